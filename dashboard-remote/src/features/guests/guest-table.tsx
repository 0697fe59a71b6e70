import type { ColumnDefinition } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Checkbox } from '@mantine/core';
import { CopyButton } from '../../parts/copy-button.tsx';
import { TickIcon } from '../../parts/icons.tsx';
import { oneLine, spoken, table } from '../../parts/styles.ts';
import { ariaSort, SortLink } from '../../parts/sort-link.tsx';
import { StatusChip } from '../../parts/status-chip.tsx';
import { shortDay } from '../../parts/times.ts';
import type { HostEvent } from '../../parts/use-host.ts';
import { useMay } from '../../session/may.tsx';
import type { GuestSort } from './guest-search.ts';
import { AnswerMark } from './answer-mark.tsx';
import { shownAnswer, statusOf } from './shown-answer.ts';
import { useTagWords, VipStar } from './tag-words.tsx';
import { TableCell } from './table-cell.tsx';
import type { Guest } from './use-guest-list.ts';
import type { Picker } from './use-selection.ts';

interface GuestTableProps {
  guests: readonly Guest[];
  columns: readonly ColumnDefinition[];
  eventId: number | undefined;
  events: readonly HostEvent[];
  sort: GuestSort;
  hrefOf: (sort: GuestSort) => string;
  onOpen: (guest: Guest) => void;
  picker: Picker;
}

/** The list where there is room for columns; with more of them than fit it scrolls sideways below its names. */
export function GuestTable({ guests, columns, eventId, events, sort, hrefOf, onOpen, picker }: GuestTableProps) {
  const { t, i18n } = useTranslation();
  const tagWords = useTagWords();
  // one event, or each of them while there is room
  const shown = eventId === undefined ? events.slice(0, MOST_EVENTS) : events.filter(({ id }) => id === eventId);
  const ticked = guests.filter(picker.has).length;
  // who only looks neither picks guests nor gets their links
  const isKept = useMay()('changeGuests');
  return (
    <table css={[table, names]}>
      <caption css={spoken}>{t('guests.title')}</caption>
      <thead>
        <tr>
          {isKept && (
            <th scope="col" data-tick>
              <Checkbox
                aria-label={t('guests.bulk.tick_page')}
                checked={ticked === guests.length}
                indeterminate={ticked > 0 && ticked < guests.length}
                onChange={() => picker.togglePage(guests)}
              />
            </th>
          )}
          <th scope="col" aria-sort={ariaSort('name', sort)}>
            <SortLink column="name" sort={sort} hrefOf={hrefOf} text={t('guests.column.name')} />
          </th>
          <th scope="col" aria-sort={ariaSort('total_guests', sort)} data-number>
            <SortLink column="total_guests" sort={sort} hrefOf={hrefOf} text={t('guests.column.people')} />
          </th>
          {shown.map(({ id, title }) => (
            <th key={id} scope="col" title={title}>
              <span css={[oneLine, { maxWidth: 120 }]}>{title}</span>
            </th>
          ))}
          {shown.length === 0 && <th scope="col">{t('guests.column.answer')}</th>}
          {columns.map(({ id, header }) => (
            <th key={id} scope="col" title={header}>
              <span css={[oneLine, { maxWidth: 160 }]}>{header}</span>
            </th>
          ))}
          <th scope="col">{t('guests.column.table')}</th>
          <th scope="col" data-column="sent">
            {t('guests.column.sent')}
          </th>
          {isKept && (
            <th scope="col">
              <span css={spoken}>{t('guests.column.link')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {guests.map((guest) => (
          <tr key={guest.code} data-ticked={picker.has(guest) || undefined}>
            {isKept && (
              <td data-tick>
                <Checkbox
                  aria-label={t('guests.bulk.tick', { name: guest.name })}
                  checked={picker.has(guest)}
                  onChange={() => picker.toggle(guest)}
                />
              </td>
            )}
            <th scope="row">
              <button type="button" onClick={() => onOpen(guest)} css={nameButton}>
                {guest.name}
                <VipStar tags={guest.tags} />
              </button>
              <span css={groupLine}>
                <span css={oneLine}>{[guest.guest_group, ...tagWords(guest.tags)].filter(Boolean).join(', ')}</span>
                <span>{guest.phone_number ?? t('guests.no_phone')}</span>
              </span>
            </th>
            <td data-number>{guest.total_guests}</td>
            {shown.map(({ id }) => (
              <td key={id}>
                <AnswerMark place={guest.event_details.find(({ event_id }) => event_id === id)} />
              </td>
            ))}
            {shown.length === 0 && (
              <td>
                <StatusChip status={statusOf(guest, eventId)} />
              </td>
            )}
            {columns.map((column) => (
              <td key={column.id} title={shownAnswer(guest, column)}>
                <span css={[oneLine, { maxWidth: 180 }]}>{shownAnswer(guest, column)}</span>
              </td>
            ))}
            <td>
              <TableCell guest={guest} eventId={eventId} />
            </td>
            <td data-column="sent" css={{ whiteSpace: 'nowrap' }}>
              {guest.invitation_sent_at ? (
                <span css={{ display: 'inline-flex', alignItems: 'center', gap: 6, color: ledger.success }}>
                  <TickIcon size={16} /> {shortDay(guest.invitation_sent_at, i18n.language)}
                </span>
              ) : (
                <span css={missing}>{t('guests.not_sent')}</span>
              )}
            </td>
            {isKept && (
              <td>
                <CopyButton text={guest.invitation_link} label={t('guests.copy_link_of', { name: guest.name })} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** More would leave no room for the names. */
const MOST_EVENTS = 4;

const names = {
  minWidth: 860,
  '& :is(th, td)': { paddingInlineEnd: 22 },
  '& tbody th': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    width: '30%',
    // as wide as its part of the table, not as its longest line
    minWidth: 200,
    maxWidth: 0,
    height: 52,
    padding: '4px 12px 4px 8px',
    border: 0,
    borderTop: `1px solid ${ledger.line}`,
    background: ledger.card,
    color: ledger.ink,
    whiteSpace: 'normal',
  },
  '& [data-tick]': { width: 44, paddingInline: '16px 0' },
  '& thead [data-tick] + th': { paddingInlineStart: 16 },
  '& [data-ticked] :is(th, td)': { background: ledger.row },
  '& tbody tr:first-of-type th': { borderTop: 0 },
  '& tbody tr:hover th': { background: ledger.row },
  '& [data-number]': { textAlign: 'end' },
  // the arrow before the word, which ends where the numbers end
  '& [data-number] a': { flexDirection: 'row-reverse' },
  // on a tablet: whether it was sent is said on its own screen too
  '@container (max-width: 959px)': {
    minWidth: 700,
    '& [data-column=sent]': { display: 'none' },
    '& :is(th, td)': { paddingInlineEnd: 10 },
    '& tbody th': { width: '40%' },
  },
} as const;

const nameButton = {
  display: 'block',
  width: '100%',
  overflowWrap: 'anywhere',
  padding: '2px 8px',
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 700,
  lineHeight: 1.35,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
} as const;

/** The number stays whole, however long a group's name is. */
const groupLine = {
  display: 'flex',
  gap: 8,
  paddingInline: 8,
  color: ledger.muted,
  fontWeight: 500,
  '& > span:first-of-type': { minWidth: 0 },
  '& > span:last-of-type': { flex: 'none' },
  '& > span:empty': { display: 'none' },
} as const;

const missing = { color: ledger.muted } as const;
