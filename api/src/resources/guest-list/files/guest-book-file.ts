import type { FileLanguage } from '@janur/contracts';
import { titleOf } from '../../../lib/title-of.ts';
import type { Database } from '../../../db/connection.ts';
import type { ClientScope } from '../../../access/access.ts';
import { localTime } from '../../../lib/spreadsheets/local-time.ts';
import type { Cell } from '../../../lib/spreadsheets/protocol.ts';
import { presentGuest } from '../../guest-book/present.ts';
import { type GiftRow, type GuestAtEvent, listGifts } from '../../guest-book/queries.ts';
import { listGuestBookRowsAfter } from '../../guest-book/list/queries.ts';
import type { OwnedEvent } from '../../../access/owned-queries.ts';
import type { FileOf } from './guest-list-file.ts';
import { BOOK_HEADERS, STATUS, TABLE_HEADERS, yesNo } from './words.ts';

const BATCH = 250;
/** Guests of events and how they came: a row a guest and event. */
export function guestBookFile(
  db: Database,
  scope: ClientScope,
  events: readonly OwnedEvent[],
  { withSums, language }: { withSums: boolean; language: FileLanguage },
): FileOf {
  const columns = BOOK_HEADERS[language].map((header) => ({ header, width: 16 }));
  return { columns, batches: rowsOf(db, scope, events, (row) => guestBookCells(row, { withSums, language })) };
}

/** What a host fills in and sends back: the code says who, the table is what changes. */
export function tableFile(db: Database, scope: ClientScope, event: OwnedEvent, language: FileLanguage): FileOf {
  const columns = TABLE_HEADERS[language].map((header) => ({ header, width: 20 }));
  const cells = ({ guest }: Row): Cell[] => [guest.code, guest.name, guest.table_number];
  return { columns, batches: rowsOf(db, scope, [event], cells) };
}

interface Row {
  readonly event: OwnedEvent;
  readonly guest: GuestAtEvent;
  readonly gifts: readonly GiftRow[];
}

async function* rowsOf(
  db: Database,
  scope: ClientScope,
  events: readonly OwnedEvent[],
  cells: (row: Row) => Cell[],
): AsyncGenerator<Cell[][], void> {
  for (const event of events) {
    let after: GuestAtEvent | undefined;
    do {
      // batch after batch, as fast as the file is read
      const guests = await listGuestBookRowsAfter(db, scope, { eventId: event.id, after, limit: BATCH });
      const ids = guests.map(({ id }) => id);
      const gifts = Map.groupBy(await listGifts(db, scope, ids), ({ guest_event_id }) => guest_event_id);
      yield guests.map((guest) => cells({ event, guest, gifts: gifts.get(guest.id) ?? [] }));
      after = guests.length === BATCH ? guests.at(-1) : undefined;
    } while (after);
  }
}

function guestBookCells(
  { event, guest: row, gifts }: Row,
  { withSums, language }: { withSums: boolean; language: FileLanguage },
): Cell[] {
  const said = (word: string) => STATUS[language][word] ?? word;
  const guest = presentGuest(row, gifts);
  return [
    titleOf(event, language),
    guest.name,
    guest.guest_code,
    guest.phone_number,
    guest.table_number,
    guest.total_guests,
    said(guest.confirmation_status),
    guest.total_guests_confirmed,
    localTime(guest.checked_in_at, event.timezone),
    guest.checked_in_by,
    guest.checked_in_gate,
    guest.total_guests_attended,
    yesNo(guest.is_received_gift, language),
    yesNo(guest.is_received_souvenir, language),
    gifts
      .map(({ giver_name, amount }) => (amount === null || !withSums ? giver_name : `${giver_name}: ${amount}`))
      .join('; '),
    said(guest.source),
    guest.detail,
  ];
}
