import type { RsvpRecord } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { TickIcon } from '../../parts/icons.tsx';
import { card, oneLine } from '../../parts/styles.ts';
import { timeOf } from '../../parts/times.ts';
import type { QueueView } from './use-queue.ts';

interface QueueListProps {
  queue: QueueView;
  hrefOf: (guest: RsvpRecord) => string;
}

/** Who was just written to, with the way back, and who comes next: a tap takes that one first. */
export function QueueList({ queue, hrefOf }: QueueListProps) {
  const { t, i18n } = useTranslation();
  if (queue.sent.length + queue.after.length === 0) return null;
  return (
    <section css={card}>
      <div role="status">
        {queue.sent.map((sent) => (
          <div key={sent.guest.code} css={row}>
            <TickIcon css={{ flex: 'none', color: ledger.success }} />
            <span css={{ flex: 1, minWidth: 0 }}>
              <b css={[oneLine, { fontWeight: 600 }]}>{sent.guest.name}</b>
              <span css={{ color: ledger.muted }}>
                {t('sending.sent_at', { time: timeOf(sent.at, i18n.language) })}
              </span>
            </span>
            <Button
              variant="subtle"
              disabled={queue.isMarking}
              aria-label={t('sending.take_back_of', { name: sent.guest.name })}
              onClick={() => queue.takeBack(sent)}
            >
              {t('sending.take_back')}
            </Button>
          </div>
        ))}
      </div>
      {queue.after.length > 0 && (
        <>
          <h2 css={title}>{t('sending.after')}</h2>
          <ol css={{ margin: 0, padding: '0 0 6px', listStyle: 'none' }}>
            {queue.after.map((guest) => (
              <li key={guest.code}>
                <Link to={hrefOf(guest)} css={[row, { color: 'inherit', textDecoration: 'none' }]}>
                  <span css={{ flex: 1, minWidth: 0 }}>
                    <b css={[oneLine, { fontWeight: 600 }]}>{guest.name}</b>
                    <span css={[oneLine, { color: ledger.muted }]}>
                      {[guest.guest_group, guest.phone_number ?? t('sending.no_number')].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                  <span aria-hidden="true" css={{ color: ledger.faint, fontSize: 20 }}>
                    ›
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  padding: '8px 16px',
  '& + &, li + li > &': { borderTop: `1px solid ${ledger.line}` },
  'a&:hover': { background: ledger.row },
} as const;

const title = {
  margin: 0,
  padding: '14px 16px 6px',
  color: ledger.muted,
  fontSize: 14,
  fontWeight: 600,
} as const;
