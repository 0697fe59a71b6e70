import type { Session } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, Skeleton } from '@mantine/core';
import { Problem, useReason } from '../../parts/problem.tsx';
import { ago } from '../../parts/times.ts';
import { Section, sectionList } from './section.tsx';
import { useEndSession, useSessions } from './use-sessions.ts';

/** Where the account is logged in, and the way out of each. */
export function OwnSessions() {
  const { t } = useTranslation();
  const reason = useReason();
  const { data, isPending, isError } = useSessions();
  const end = useEndSession();
  const sessions = data?.data ?? [];
  return (
    <Section title={t('account.sessions.title')} advice={t('account.sessions.advice')}>
      {isPending && <Skeleton h={64} />}
      {isError && <Problem>{t('account.sessions.failed')}</Problem>}
      <ul css={sectionList}>
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} onEnd={() => end.mutate(session.id)} isBusy={end.isPending} />
        ))}
      </ul>
      <p
        role="status"
        css={{ margin: '12px 0 0', color: ledger.success, fontWeight: 600, '&:empty': { display: 'none' } }}
      >
        {end.isSuccess && t('account.sessions.ended')}
      </p>
      {end.isError && <Problem>{reason(end.error)}</Problem>}
      {sessions.length > 1 && (
        <Button variant="default" h={44} mt={16} disabled={end.isPending} onClick={() => end.mutate('others')}>
          {t('account.sessions.end_others')}
        </Button>
      )}
    </Section>
  );
}

interface SessionItemProps {
  session: Session;
  onEnd: () => void;
  isBusy: boolean;
}

function SessionItem({ session, onEnd, isBusy }: SessionItemProps) {
  const { t, i18n } = useTranslation();
  const device = session.device ?? t('account.sessions.unknown');
  const facts = [
    t('account.sessions.last_seen', { ago: ago(session.last_seen_at, i18n.language) }),
    t('account.sessions.network', { network: session.network }),
    session.stays_signed_in && t('account.sessions.stays'),
  ];
  return (
    <li>
      <span css={{ flex: '1 1 200px', minWidth: 0 }}>
        <b css={{ display: 'block', fontWeight: 600 }}>{device}</b>
        <span css={{ color: ledger.muted, fontSize: 14, overflowWrap: 'anywhere' }}>
          {facts.filter(Boolean).join(' · ')}
        </span>
      </span>
      {session.is_current ? (
        <span css={{ color: ledger.success, fontWeight: 600 }}>{t('account.sessions.this')}</span>
      ) : (
        <Button
          variant="default"
          h={44}
          disabled={isBusy}
          aria-label={t('account.sessions.log_out_of', { device })}
          onClick={onEnd}
        >
          {t('account.sessions.log_out')}
        </Button>
      )}
    </li>
  );
}
