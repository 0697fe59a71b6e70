import type { DataOf, listOutbox } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { oneLine } from '../../parts/styles.ts';
import { paramsFromQueue, queueFromParams } from './kinds.ts';

type Message = DataOf<typeof listOutbox>[number];

interface RetryListProps {
  messages: readonly Message[];
  isBusy: boolean;
  /** Without ids all that surely did not go. */
  onRetry: (ids: readonly number[] | undefined) => void;
}

/** What did not arrive, why, and the way on: again, or from one's own phone. */
export function RetryList({ messages, isBusy, onRetry }: RetryListProps) {
  const { t } = useTranslation();
  const hrefOf = ({ guest_code: guest, kind }: Message) =>
    `?${paramsFromQueue({ ...queueFromParams(new URLSearchParams()), kind, guest }).toString()}`;
  return (
    <div css={{ marginTop: 14, borderTop: `1px solid ${ledger.line}` }}>
      <div css={{ display: 'flex', alignItems: 'center', gap: 10, minHeight: 56 }}>
        <h3 css={{ flex: 1, margin: 0, fontSize: 15, fontWeight: 700 }}>{t('automatic.try_again')}</h3>
        <Button variant="default" disabled={isBusy} onClick={() => onRetry(undefined)}>
          {t('automatic.retry_all')}
        </Button>
      </div>
      <ul css={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {messages.map((message) => (
          <li key={message.id} css={row}>
            <span css={{ flex: '1 1 180px', minWidth: 0 }}>
              <b css={[oneLine, { fontWeight: 600 }]}>{message.guest_name}</b>
              <span css={{ color: ledger.danger }}>{t(`automatic.why.${reasonOf(message)}`)}</span>
            </span>
            {message.error === 'STOPPED' ? (
              <Button component={Link} variant="default" to={hrefOf(message)}>
                {t('automatic.by_hand')}
              </Button>
            ) : (
              <Button variant="default" disabled={isBusy} onClick={() => onRetry([message.id])}>
                {t('automatic.retry')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const NOT_A_NUMBER = new Set(['WA_131026', 'WA_131030', 'WA_100', 'SMTP_550', 'SMTP_553', 'NO_ADDRESS']);

function reasonOf({ state, error }: Message): 'unsure' | 'stopped' | 'address' | 'busy' {
  if (state === 'UNSURE') return 'unsure';
  if (error === 'STOPPED') return 'stopped';
  return error !== null && NOT_A_NUMBER.has(error) ? 'address' : 'busy';
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  padding: '10px 0',
  borderTop: `1px solid ${ledger.line}`,
} as const;
