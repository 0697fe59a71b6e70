import type { CoHost, CoHostWithLink } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { FONT_TITLE, ledger } from '@janur/ui';
import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { ProblemPage } from '../../layout/problem-pages.tsx';
import { Empty } from '../../parts/empty.tsx';
import { PlusIcon } from '../../parts/icons.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Problem, useReason } from '../../parts/problem.tsx';
import { card } from '../../parts/styles.ts';
import { useHost } from '../../parts/use-host.ts';
import { OwnUshers } from '../../parts/own-ushers.tsx';
import { ChangeSheet } from './change-sheet.tsx';
import { Changes } from './changes.tsx';
import { CoHostRow } from './co-host-row.tsx';
import { EndCoHost } from './end-co-host.tsx';
import { InviteSheet } from './invite-sheet.tsx';
import { LinkSheet } from './link-sheet.tsx';
import { useCoHosts, useRenewLink } from './use-co-hosts.ts';

type Open = { kind: 'invite' } | { kind: 'link'; made: CoHostWithLink } | { kind: 'change' | 'end'; coHost: CoHost };

/** Who keeps the invitation together with the couple, who is at the door, and who of all did what. */
export function CoHostsPage() {
  const { t } = useTranslation();
  const reason = useReason();
  const host = useHost().data;
  const coHosts = useCoHosts();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const showLink = (made: CoHostWithLink) => setOpen({ kind: 'link', made });
  const renew = useRenewLink(showLink);
  const invite = (
    <Button onClick={() => setOpen({ kind: 'invite' })}>
      <PlusIcon /> {t('co_hosts.invite')}
    </Button>
  );
  const events = host?.events.filter(({ is_guest_book }) => is_guest_book) ?? [];
  return (
    <>
      <PageHead title={t('co_hosts.title')} note={t('co_hosts.note')} actions={coHosts.data?.length ? invite : null} />
      {renew.isError && <Problem>{reason(renew.error)}</Problem>}
      <div css={columns}>
        <div css={{ display: 'grid', gap: 16, minWidth: 0 }}>
          <section aria-label={t('co_hosts.title')} css={card}>
            {coHosts.isError && !coHosts.data ? (
              <ProblemPage
                title={t('co_hosts.failed')}
                advice={t('problem.check_connection')}
                onRetry={() => void coHosts.refetch()}
              />
            ) : !coHosts.data ? (
              <Skeleton h={150} m={18} w="auto" radius={12} />
            ) : coHosts.data.length === 0 ? (
              <Empty title={t('co_hosts.none')} advice={t('co_hosts.none_advice')} action={invite} />
            ) : (
              <ul css={{ margin: 0, padding: 0, listStyle: 'none' }}>
                {coHosts.data.map((coHost) => (
                  <CoHostRow
                    key={coHost.id}
                    coHost={coHost}
                    onChange={() => setOpen({ kind: 'change', coHost })}
                    onLink={() => renew.mutate(coHost.id)}
                    onEnd={() => setOpen({ kind: 'end', coHost })}
                  />
                ))}
              </ul>
            )}
          </section>
          {events.length > 0 && (
            <section aria-labelledby="door-title" css={[card, { padding: '16px 18px 18px' }]}>
              <h2 id="door-title" css={title}>
                {t('co_hosts.door')}
              </h2>
              <p css={{ margin: '4px 0 14px', color: ledger.muted, lineHeight: 1.5 }}>{t('co_hosts.door_advice')}</p>
              <div css={{ display: 'flex', flexWrap: 'wrap', gap: 10 }}>
                {events.map((event) => (
                  <OwnUshers
                    key={event.id}
                    event={event}
                    text={events.length > 1 ? t('co_hosts.door_of', { event: event.title }) : undefined}
                  />
                ))}
              </div>
            </section>
          )}
        </div>
        <section aria-labelledby="changes-title" css={card}>
          <h2 id="changes-title" css={[title, { padding: '16px 18px 6px' }]}>
            {t('co_hosts.changes')}
          </h2>
          <Changes />
        </section>
      </div>
      {open?.kind === 'invite' && <InviteSheet onMade={showLink} onClose={close} />}
      {open?.kind === 'link' && (
        <LinkSheet key={open.made.link_token} coHost={open.made} couple={host?.client_name ?? ''} onClose={close} />
      )}
      {open?.kind === 'change' && <ChangeSheet coHost={open.coHost} onClose={close} />}
      {open?.kind === 'end' && <EndCoHost coHost={open.coHost} onClose={close} />}
    </>
  );
}

const columns = {
  display: 'grid',
  alignItems: 'start',
  gap: 16,
  maxWidth: 1180,
  '@media (min-width: 75em)': { gridTemplateColumns: 'minmax(0, 1fr) 380px' },
} as const;

const title = { margin: 0, font: `400 22px/1.2 ${FONT_TITLE}` } as const;
