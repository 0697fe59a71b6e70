import type { Passkey } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { Confirm } from '../../../parts/confirm.tsx';
import { Problem, useReason } from '../../../parts/problem.tsx';
import { ago, shortDay } from '../../../parts/times.ts';
import { hasPasskeys, wasLetBe } from '../../../session/passkey.ts';
import { Section, sectionList } from '../section.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useAddPasskey, usePasskeys, useRemovePasskey, useRenewCodes } from './use-passkeys.ts';

/** The passkeys of the account, one more, and the codes for the day when they are lost. */
export function OwnPasskeys() {
  const { t } = useTranslation();
  const reason = useReason();
  const [codes, setCodes] = useState<readonly string[]>();
  const { data, isPending, isError } = usePasskeys();
  const add = useAddPasskey(setCodes);
  const remove = useRemovePasskey();
  const renew = useRenewCodes(setCodes);
  const { passkeys = [], recovery_codes_left: left = 0 } = data?.data ?? {};
  const failed = [add, remove, renew].find(({ error }) => error && !wasLetBe(error))?.error;
  return (
    <Section title={t('account.passkeys.title')} advice={t('account.passkeys.advice')}>
      {isPending && <Skeleton h={64} />}
      {isError && <Problem>{t('account.passkeys.failed')}</Problem>}
      <ul css={sectionList}>
        {passkeys.map((passkey) => (
          <PasskeyItem
            key={passkey.id}
            passkey={passkey}
            isLast={passkeys.length === 1}
            onRemove={() => remove.mutate(passkey.id)}
            isBusy={remove.isPending}
          />
        ))}
      </ul>
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />}
      {passkeys.length > 0 && !codes && (
        <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', marginTop: 12 }}>
          <p css={{ flex: '1 1 200px', margin: 0, color: left < 3 ? ledger.danger : ledger.muted }}>
            {t('account.passkeys.codes_left', { count: left })}
          </p>
          <Button variant="default" h={44} loading={renew.isPending} onClick={() => renew.mutate()}>
            {t('account.passkeys.renew_codes')}
          </Button>
        </div>
      )}
      {failed && <Problem>{reason(failed)}</Problem>}
      {hasPasskeys() ? (
        <Button variant="default" h={44} mt={16} loading={add.isPending} onClick={() => add.mutate()}>
          {t('account.passkeys.add')}
        </Button>
      ) : (
        <p css={{ margin: '12px 0 0', color: ledger.muted }}>{t('account.passkeys.none_here')}</p>
      )}
    </Section>
  );
}

interface PasskeyItemProps {
  passkey: Passkey;
  isLast: boolean;
  onRemove: () => void;
  isBusy: boolean;
}

function PasskeyItem({ passkey: { name, created_at, last_used_at }, isLast, onRemove, isBusy }: PasskeyItemProps) {
  const { t, i18n } = useTranslation();
  const [isAsked, setIsAsked] = useState(false);
  const facts = [
    t('account.passkeys.made', { day: shortDay(created_at, i18n.language) }),
    last_used_at && t('account.sessions.last_seen', { ago: ago(last_used_at, i18n.language) }),
  ];
  return (
    <li>
      <span css={{ flex: '1 1 200px', minWidth: 0 }}>
        <b css={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</b>
        <span css={{ color: ledger.muted, fontSize: 14 }}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <Button
        variant="default"
        h={44}
        disabled={isBusy}
        aria-label={t('account.passkeys.remove_of', { name })}
        onClick={() => setIsAsked(true)}
      >
        {t('account.passkeys.remove')}
      </Button>
      {isAsked && (
        <Confirm
          title={t('account.passkeys.remove_title', { name })}
          verb={t('account.passkeys.remove')}
          isBusy={isBusy}
          problem={undefined}
          onConfirm={() => {
            setIsAsked(false);
            onRemove();
          }}
          onClose={() => setIsAsked(false)}
        >
          <p css={{ margin: '0 0 16px', lineHeight: 1.5 }}>
            {t(isLast ? 'account.passkeys.remove_last' : 'account.passkeys.remove_text')}
          </p>
        </Confirm>
      )}
    </li>
  );
}
