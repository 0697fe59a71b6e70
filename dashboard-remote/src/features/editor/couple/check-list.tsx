import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import type { ReactNode } from 'react';
import { TickIcon, WarningIcon } from '../../../parts/icons.tsx';
import type { Check } from './checks.ts';

/** What is ready, what is left out, and what would mislead guests; `actionOf` leads to what mends it. */
export function CheckList({ checks, actionOf }: { checks: readonly Check[]; actionOf?: (check: Check) => ReactNode }) {
  const { t } = useTranslation();
  return (
    <ul css={list}>
      {checks.map((check) => (
        <li key={check.id} css={line} data-state={check.state}>
          <span aria-hidden="true" css={mark}>
            {check.state === 'done' ? (
              <TickIcon size={16} />
            ) : check.state === 'wrong' ? (
              <WarningIcon size={16} />
            ) : null}
          </span>
          <span css={{ minWidth: 0, flex: 1 }}>
            <b css={{ display: 'block', fontWeight: 600 }}>{t(`drafts.check.${check.id}`)}</b>
            <span css={why}>{t(check.why ? `drafts.check_why.${check.why}` : `drafts.check_is.${check.state}`)}</span>
          </span>
          {(check.state !== 'done' || check.id === 'deadline') && actionOf?.(check)}
        </li>
      ))}
    </ul>
  );
}

const list = { display: 'grid', margin: 0, padding: 0, listStyle: 'none' } as const;

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  padding: '8px 0',
  borderBottom: `1px solid ${ledger.border}`,
  fontSize: 15,
  '&[data-state="done"] > span:first-of-type': {
    background: ledger.success,
    borderColor: ledger.success,
    color: '#fff',
  },
  '&[data-state="wrong"] > span:first-of-type': { borderColor: 'transparent', color: ledger.danger },
  '&[data-state="wrong"] b + span': { color: ledger.danger },
} as const;

const mark = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 26,
  height: 26,
  border: `1.5px solid ${ledger.control}`,
  borderRadius: '50%',
} as const;

const why = { color: ledger.muted, fontSize: 14 } as const;
