import { titleOf } from '../../../lib/title-of.ts';
import type { FileLanguage, Meal, RsvpField, RsvpRecord } from '@janur/contracts';
import type { OwnMessage } from '@janur/contracts/messages';
import type { Database } from '../../../db/connection.ts';
import type { ClientScope } from '../../../access/access.ts';
import type { Tickets } from '../../../guests/tickets.ts';
import { FILE_TIMEZONE } from '../../../lib/spreadsheets/file-names.ts';
import { localTime } from '../../../lib/spreadsheets/local-time.ts';
import type { Cell, Column } from '../../../lib/spreadsheets/protocol.ts';
import { askedFields } from '../../rsvp/columns.ts';
import type { HostedGuest } from '../../../guests/guest-queries.ts';
import { listGuestsAfter } from '../list/queries.ts';
import { recordsOf } from '../list/service.ts';
import type { OwnedEvent, OwnedOption } from '../../../access/owned-queries.ts';
import type { HostedEvent } from '../../rsvp/overview/present.ts';
import { membersText } from '../import/member-names.ts';
import { whatsappMessage } from './whatsapp-message.ts';
import { ANSWERED, CHILD, EVENT_PARTS, GUEST_HEADERS, INVITATION_HEADERS, STATUS, TAGS, yesNo } from './words.ts';

/** Small enough that no request waits long behind one. */
const BATCH = 250;

export interface FileOf {
  readonly columns: readonly Column[];
  readonly batches: AsyncIterable<Cell[][]>;
}

interface Source {
  readonly options: readonly OwnedOption[];
  readonly origin: string;
  readonly tickets: Tickets;
}

/** Guests with all that they answered: a row a guest, four columns an event. */
export function guestListFile(
  db: Database,
  scope: ClientScope,
  {
    options,
    events,
    meals,
    language,
    ...shown
  }: Source & { events: readonly OwnedEvent[]; meals: readonly Meal[]; language: FileLanguage },
): FileOf {
  const nameOf = new Map(meals.map(({ id, name }) => [id, name]));
  const mealOf = (id: number | null) => (id === null ? undefined : nameOf.get(id));
  const fields = askedFields(options);
  const timezone = events[0]?.timezone ?? FILE_TIMEZONE;
  const said = (cell: Cell): Cell => (typeof cell === 'string' ? (STATUS[language][cell] ?? cell) : cell);
  const columns = [
    ...GUEST_HEADERS[language],
    `${ANSWERED[language]} (${zoneName(timezone)})`,
    ...fields.map(({ label, name }) => label ?? name),
    ...events.flatMap((event) => EVENT_PARTS[language].map((part) => `${titleOf(event, language)}: ${part}`)),
  ].map(columnOf);
  const row = (record: RsvpRecord): Cell[] => [
    record.slug,
    record.code,
    record.name,
    record.phone_number,
    record.email,
    record.guest_group,
    record.tags.map((tag) => TAGS[language][tag]).join(', ') || null,
    record.total_guests,
    membersText(record.members, CHILD[language]),
    said(record.source),
    localTime(record.invitation_sent_at, timezone),
    yesNo(record.is_attending, language),
    record.guest_total,
    record.message,
    localTime(record.answered_at, timezone),
    ...fields.map((field) => labelOf(field, record.answers[field.name])),
    ...events.flatMap((event) => placeCells(record, event, mealOf).map(said)),
  ];
  return { columns, batches: records(db, scope, { options, ...shown, fields }, row) };
}

/** What a host sends to each guest: the personal link, the message around it, and what a printed QR code has to say. */
export function invitationsFile(
  db: Database,
  scope: ClientScope,
  {
    options,
    own,
    events,
    language: named,
    ...shown
  }: Source & { own: readonly OwnMessage[]; events: readonly HostedEvent[]; language: FileLanguage },
): FileOf {
  const columns = INVITATION_HEADERS[named].map(columnOf);
  const optionOf = new Map(options.map((option) => [option.id, option]));
  const row = (record: RsvpRecord, link: string): Cell[] => {
    const { language = 'id', client_name: hosts = '' } = optionOf.get(record.option_id) ?? {};
    const invitedTo = new Set(record.event_details.map(({ event_id }) => event_id));
    const event = events.find(({ id }) => invitedTo.has(id));
    const to = { language, guest_group: record.guest_group, event };
    const message = whatsappMessage(own, to, { name: record.name, hosts, link });
    const qrCode = record.event_details[0]?.qr_code ?? record.code;
    return [record.name, record.phone_number, record.code, record.total_guests, link, message, qrCode];
  };
  // who came without an invitation is sent none afterwards
  return { columns, batches: records(db, scope, { options, ...shown, fields: [], isInvited: true }, row) };
}

async function* records(
  db: Database,
  scope: ClientScope,
  { options, isInvited = false, ...shown }: Source & { fields: readonly RsvpField[]; isInvited?: boolean },
  row: (record: RsvpRecord, link: string) => Cell[],
): AsyncGenerator<Cell[][], void> {
  for (const { id: optionId } of options) {
    let after: HostedGuest | undefined;
    do {
      // batch after batch, as fast as the file is read
      const guests = await listGuestsAfter(db, scope, { optionId, after, limit: BATCH, isInvited });
      const found = await recordsOf(db, scope, guests, shown);
      yield found.map((record) => row(record, record.invitation_link));
      after = guests.length === BATCH ? guests.at(-1) : undefined;
    } while (after);
  }
}

const columnOf = (header: string): Column => ({ header, width: Math.max(12, Math.min(40, header.length + 2)) });

/** Indonesia's zones by the letters that people know them by. */
const ZONES: Readonly<Record<string, string>> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Pontianak': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
};
const zoneName = (timezone: string): string => ZONES[timezone] ?? timezone;

/** What the guest chose, as the invitation called it. */
function labelOf({ options = [] }: RsvpField, answer: string | undefined): string | null {
  return options.find((option) => String(option.value) === answer)?.label ?? answer ?? null;
}

function placeCells(record: RsvpRecord, event: OwnedEvent, mealOf: (id: number | null) => string | undefined): Cell[] {
  const place = record.event_details.find(({ event_id }) => event_id === event.id);
  if (!place) return [null, null, null, null];
  const who = record.members.flatMap(({ id, name }) => {
    const said = place.members.find(({ member_id }) => member_id === id);
    if (!said?.comes) return [];
    const meal = mealOf(said.meal_id);
    return [meal ? `${name}: ${meal}` : name];
  });
  return [place.confirmation_status, place.total_guest, who.join('; ') || null, place.table_number];
}
