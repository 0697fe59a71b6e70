import type { ColumnDefinition } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Checkbox } from '@mantine/core';
import { CopyButton } from '../../parts/copy-button.tsx';
import { StatusChip } from '../../parts/status-chip.tsx';
import { oneLine } from '../../parts/styles.ts';
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
  /** There are more events than have room with words. */
  isShort: boolean;
  onOpen: (guest: Guest) => void;
  picker: Picker;
}

/** The list on a phone: what a row says, one card a guest. */
export function GuestCards({ guests, columns, eventId, isShort, onOpen, picker }: GuestCardsProps) {
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
            <div css={words}>
              <button type="button" onClick={() => onOpen(guest)} css={name}>
                {guest.name}
                <VipStar tags={guest.tags} />
              </button>
              <p css={facts}>
                <span css={oneLine}>{[guest.guest_group, ...tagWords(guest.tags)].filter(Boolean).join(', ')}</span>
                <span>{t('guests.people', { count: guest.total_guests })}</span>
                {!guest.invitation_sent_at && <span>{t('guests.not_sent')}</span>}
              </p>
              {answers.length > 0 && <p css={[oneLine, { color: ledger.muted }]}>{answers.join(', ')}</p>}
              <p css={[facts, { columnGap: 12, color: ledger.ink }]}>
                {guest.event_details
                  .filter(({ event_id }) => eventId === undefined || event_id === eventId)
                  .map((place) => (
                    <span key={place.event_id} css={event}>
                      <span css={oneLine}>{place.event_title}</span> <AnswerMark place={place} isShort={isShort} />
                    </span>
                  ))}
                {guest.event_details.length === 0 && <StatusChip status={statusOf(guest, eventId)} />}
              </p>
            </div>
            {isKept && (
              <span css={copy}>
                <CopyButton text={guest.invitation_link} label={t('guests.copy_link_of', { name: guest.name })} />
              </span>
            )}
            {eventId !== undefined && (
              <label css={[onTop, seat]}>
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
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '34px minmax(0, 1fr) auto',
  '&:not([data-kept])': { gridTemplateColumns: '0 minmax(0, 1fr) auto' },
  alignItems: 'start',
  columnGap: 8,
  padding: '8px 8px 10px 14px',
  borderTop: `1px solid ${ledger.border}`,
  '&[data-ticked]': { background: ledger.row },
  '& p': { margin: 0 },
} as const;

/** Above the name's button, which is as large as the card. */
const onTop = { position: 'relative', zIndex: 1 } as const;

/** At the name's height; the lines below have the whole width. */
const copy = { ...onTop, gridArea: '1 / 3', marginTop: -6 } as const;

const words = {
  display: 'grid',
  gridArea: '1 / 2 / 2 / -1',
  gap: 2,
  minWidth: 0,
  padding: '3px 8px 3px 0',
} as const;

const name = {
  minHeight: 24,
  padding: '0 40px 0 0',
  border: 0,
  background: 'none',
  color: ledger.ink,
  font: 'inherit',
  fontSize: 16,
  fontWeight: 700,
  lineHeight: 1.3,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

/** One line, however long a group's name is: the rest keeps its room. */
const facts = {
  display: 'flex',
  gap: 10,
  minWidth: 0,
  color: ledger.muted,
  '& > span': { flex: 'none' },
  '& > span:first-of-type': { flex: '0 1 auto', minWidth: 0 },
  '& > span:empty': { display: 'none' },
} as const;

const event = {
  '&&': { display: 'inline-flex', flex: '0 1 auto', gap: 6, minWidth: 0 },
  '& > span:last-of-type': { flex: 'none' },
} as const;

const seat = {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  gridColumn: '2 / -1',
  color: ledger.muted,
} as const;

/** A thumb's width, whatever is drawn. */
const tick = {
  ...onTop,
  display: 'grid',
  gridArea: '1 / 1',
  alignItems: 'center',
  minHeight: 44,
  marginTop: -6,
} as const;
