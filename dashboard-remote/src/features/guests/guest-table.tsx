import type { ColumnDefinition } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { CopyButton } from '../../parts/copy-button.tsx';
import { TickIcon } from '../../parts/icons.tsx';
import { oneLine, spoken, table } from '../../parts/styles.ts';
import { ariaSort, SortLink } from '../../parts/sort-link.tsx';
import { StatusChip } from '../../parts/status-chip.tsx';
import { shortDay } from '../../parts/times.ts';
import type { HostEvent } from '../../parts/use-host.ts';
import type { GuestSort } from './guest-search.ts';
import { shownAnswer, statusOf } from './shown-answer.ts';
import { TableCell } from './table-cell.tsx';
import type { Guest } from './use-guest-list.ts';

interface GuestTableProps {
  guests: readonly Guest[];
  columns: readonly ColumnDefinition[];
  eventId: number | undefined;
  events: readonly HostEvent[];
  sort: GuestSort;
  hrefOf: (sort: GuestSort) => string;
  onOpen: (guest: Guest) => void;
}

/** The list where there is room for columns; with more of them than fit it scrolls sideways below its names. */
export function GuestTable({ guests, columns, eventId, sort, hrefOf, onOpen }: GuestTableProps) {
  const { t, i18n } = useTranslation();
  return (
    <table css={[table, names]}>
      <caption css={spoken}>{t('guests.title')}</caption>
      <thead>
        <tr>
          <th scope="col" aria-sort={ariaSort('name', sort)}>
            <SortLink column="name" sort={sort} hrefOf={hrefOf} text={t('guests.column.name')} />
          </th>
          <th scope="col">{t('guests.column.phone')}</th>
          <th scope="col" aria-sort={ariaSort('total_guests', sort)} data-number>
            <SortLink column="total_guests" sort={sort} hrefOf={hrefOf} text={t('guests.column.invited')} />
          </th>
          <th scope="col">{t('guests.column.answer')}</th>
          <th scope="col" data-number>
            {t('guests.column.coming')}
          </th>
          {columns.map(({ id, header }) => (
            <th key={id} scope="col" title={header}>
              <span css={[oneLine, { maxWidth: 160 }]}>{header}</span>
            </th>
          ))}
          <th scope="col">{t('guests.column.table')}</th>
          <th scope="col" data-column="sent">
            {t('guests.column.sent')}
          </th>
          <th scope="col">
            <span css={spoken}>{t('guests.column.link')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {guests.map((guest) => (
          <tr key={guest.code}>
            <th scope="row">
              <button type="button" onClick={() => onOpen(guest)} css={nameButton}>
                {guest.name}
              </button>
              <span css={[oneLine, groupLine]}>{guest.guest_group ?? guest.code}</span>
            </th>
            <td css={{ whiteSpace: 'nowrap' }}>
              {guest.phone_number ?? <span css={missing}>{t('guests.no_phone')}</span>}
            </td>
            <td data-number>{guest.total_guests}</td>
            <td>
              <StatusChip status={statusOf(guest, eventId)} />
            </td>
            <td data-number>{comingOf(guest, eventId)}</td>
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
            <td>
              <CopyButton text={guest.invitation_link} label={t('guests.copy_link_of', { name: guest.name })} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many come: to the event, or as told with the answer. */
function comingOf(guest: Guest, eventId: number | undefined): number | string {
  if (statusOf(guest, eventId) !== 'CONFIRMED') return '';
  const place = guest.event_details.find(({ event_id }) => event_id === eventId);
  return place?.total_guest ?? guest.guest_total ?? '';
}

const names = {
  minWidth: 860,
  // on a tablet: whether it was sent is said on its own screen too
  '@container (max-width: 859px)': {
    minWidth: 740,
    '& [data-column=sent]': { display: 'none' },
    '& :is(th, td), & [data-number]': { paddingInlineEnd: 8 },
  },
  '& tbody th': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    height: 52,
    padding: '4px 12px 4px 8px',
    border: 0,
    borderTop: `1px solid ${ledger.line}`,
    background: ledger.card,
    color: ledger.ink,
    whiteSpace: 'normal',
  },
  '& thead th:first-of-type': { paddingInlineStart: 24 },
  '& tbody th:first-of-type': { paddingInlineStart: 16 },
  '& td:first-of-type': { paddingInlineStart: 0 },
  '& tbody tr:first-of-type th': { borderTop: 0 },
  '& tbody tr:hover th': { background: ledger.row },
  '& [data-number]': { paddingInlineEnd: 20, textAlign: 'end' },
} as const;

const nameButton = {
  ...oneLine,
  width: 'clamp(150px, 18vw, 300px)',
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

const groupLine = { paddingInline: 8, color: ledger.muted, fontWeight: 500 } as const;

const missing = { color: ledger.muted } as const;
