import type { ColumnDefinition } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { CopyButton } from '../../parts/copy-button.tsx';
import { StatusChip } from '../../parts/status-chip.tsx';
import { shownAnswer, statusOf } from './shown-answer.ts';
import { TableCell } from './table-cell.tsx';
import type { Guest } from './use-guest-list.ts';

interface GuestCardsProps {
  guests: readonly Guest[];
  columns: readonly ColumnDefinition[];
  eventId: number | undefined;
  onOpen: (guest: Guest) => void;
}

/** The list on a phone: what a row says, one card a guest. */
export function GuestCards({ guests, columns, eventId, onOpen }: GuestCardsProps) {
  const { t } = useTranslation();
  return (
    <ul aria-label={t('guests.title')} css={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {guests.map((guest) => {
        const answers = columns.map((column) => shownAnswer(guest, column)).filter(Boolean);
        return (
          <li key={guest.code} css={item}>
            <button type="button" onClick={() => onOpen(guest)} css={name}>
              {guest.name}
            </button>
            <CopyButton text={guest.invitation_link} label={t('guests.copy_link_of', { name: guest.name })} />
            <div css={facts}>
              <StatusChip status={statusOf(guest, eventId)} />
              <span>{t('guests.people', { count: guest.total_guests })}</span>
              {guest.guest_group && <span>{guest.guest_group}</span>}
              {guest.phone_number && <span>{guest.phone_number}</span>}
              {!guest.invitation_sent_at && <span>{t('guests.not_sent')}</span>}
              {answers.map((answer) => (
                <span key={answer}>{answer}</span>
              ))}
            </div>
            {eventId !== undefined && (
              <label
                css={{ display: 'flex', alignItems: 'center', gap: 10, gridColumn: '1 / -1', color: ledger.muted }}
              >
                {t('guests.column.table')} <TableCell guest={guest} eventId={eventId} />
              </label>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const item = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: '2px 8px',
  padding: '10px 8px 14px 16px',
  borderTop: `1px solid ${ledger.border}`,
} as const;

const name = {
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: ledger.ink,
  font: 'inherit',
  fontSize: 16,
  fontWeight: 700,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
} as const;

const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  gridColumn: '1 / -1',
  color: ledger.muted,
} as const;
