import type { ColumnDefinition } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Checkbox } from '@mantine/core';
import { CopyButton } from '../../parts/copy-button.tsx';
import { StatusChip } from '../../parts/status-chip.tsx';
import { useMay } from '../../session/may.tsx';
import { AnswerMark } from './answer-mark.tsx';
import { shownAnswer, statusOf } from './shown-answer.ts';
import { useTagWords, VipStar } from './tag-words.tsx';
import { TableCell } from './table-cell.tsx';
import type { Guest } from './use-guest-list.ts';
import type { Picker } from './use-selection.ts';

interface GuestCardsProps {
  guests: readonly Guest[];
  columns: readonly ColumnDefinition[];
  eventId: number | undefined;
  onOpen: (guest: Guest) => void;
  picker: Picker;
}

/** The list on a phone: what a row says, one card a guest. */
export function GuestCards({ guests, columns, eventId, onOpen, picker }: GuestCardsProps) {
  const { t } = useTranslation();
  const tagWords = useTagWords();
  // who only looks neither picks guests nor gets their links
  const isKept = useMay()('changeGuests');
  return (
    <ul aria-label={t('guests.title')} css={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {guests.map((guest) => {
        const answers = columns.map((column) => shownAnswer(guest, column)).filter(Boolean);
        return (
          <li key={guest.code} data-ticked={picker.has(guest) || undefined} data-kept={isKept || undefined} css={item}>
            <span css={tick}>
              {isKept && (
                <Checkbox
                  size="md"
                  aria-label={t('guests.bulk.tick', { name: guest.name })}
                  checked={picker.has(guest)}
                  onChange={() => picker.toggle(guest)}
                />
              )}
            </span>
            <button type="button" onClick={() => onOpen(guest)} css={name}>
              {guest.name}
              <VipStar tags={guest.tags} />
            </button>
            {isKept && (
              <CopyButton text={guest.invitation_link} label={t('guests.copy_link_of', { name: guest.name })} />
            )}
            <div css={facts}>
              <span>
                {[guest.guest_group, ...tagWords(guest.tags), t('guests.people', { count: guest.total_guests })]
                  .filter(Boolean)
                  .join(', ')}
              </span>
              {!guest.invitation_sent_at && <span>{t('guests.not_sent')}</span>}
              {answers.map((answer) => (
                <span key={answer}>{answer}</span>
              ))}
            </div>
            <div css={[facts, { color: ledger.ink }]}>
              {guest.event_details
                .filter(({ event_id }) => eventId === undefined || event_id === eventId)
                .map((place) => (
                  <span key={place.event_id} css={{ display: 'inline-flex', gap: 7 }}>
                    {place.event_title} <AnswerMark place={place} />
                  </span>
                ))}
              {guest.event_details.length === 0 && <StatusChip status={statusOf(guest, eventId)} />}
            </div>
            {eventId !== undefined && (
              <label
                css={{ display: 'flex', alignItems: 'center', gap: 10, gridColumn: '2 / -1', color: ledger.muted }}
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
  gridTemplateColumns: '34px minmax(0, 1fr) auto',
  '&:not([data-kept])': { gridTemplateColumns: '0 minmax(0, 1fr) auto' },
  alignItems: 'center',
  gap: '2px 8px',
  padding: '6px 8px 14px 14px',
  borderTop: `1px solid ${ledger.border}`,
  '&[data-ticked]': { background: ledger.row },
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
  gridColumn: '2 / -1',
  // the button above ends with room of its own
  paddingInlineEnd: 8,
  color: ledger.muted,
} as const;

/** A thumb's width, whatever is drawn. */
const tick = { display: 'grid', alignItems: 'center', minHeight: 44 } as const;
