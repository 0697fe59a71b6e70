import { requestHash } from '../lib/request-hash.ts';
import { changePlace, lockPlacesOf, type Place } from '../guests/place-queries.ts';
import { insertGifts, insertOperations } from '../resources/guest-book/operations/queries.ts';
import { attendanceIn } from './answers.ts';
import { formerKey, KEPT, recordOf } from './client-plan.ts';
import { markOf, merged, type Values } from './marks.ts';
import { eventNamed, type Host, type HostEvent, type People, type PeopleOutcome, type Person } from './people.ts';
import { type PersonKind, personLines, type PersonLine } from './people-lines.ts';
import { keyOf, keyWithin, type OldClient } from './stock.ts';

interface OldGift {
  readonly key: string;
  readonly line: number;
  readonly place: Found;
  readonly giver_name: string;
  readonly amount: number | null;
}

interface Found {
  readonly person: Person;
  readonly event: HostEvent;
}

/** Who came, with which gifts: each an operation of the guest-book's log, so that everything can be derived from it as ever. */
export async function writeAttendance(
  host: Host,
  { books, people }: People,
  old: OldClient,
): Promise<PeopleOutcome & { readonly gifts: number }> {
  const outcome: PeopleOutcome = { records: [], findings: [] };
  const refuse = (line: number, path: string, why: string) =>
    void outcome.findings.push({ line, what: 'REFUSED', path, why });
  const placeOf = (
    { line, fields, ref }: PersonLine<'guest_book'> | PersonLine<'gift'>,
    { kind, id }: { kind: PersonKind; id: string | undefined },
  ): Found | undefined => {
    const person = (fields.code && people.get(fields.code)) || (id !== undefined && people.get(`id ${id}`));
    const event = eventNamed(host, { id: ref.event_id, title: fields.event_title });
    if (!event)
      refuse(line, `${kind} ${'event_title' in fields ? 'event_title' : 'event'}`, 'no event of the client is named');
    return person && event ? { person, event } : undefined;
  };
  const gifts: OldGift[] = [];
  const bookOf = new Map<string, Found>();
  for (const book of books) {
    const place = placeOf(book, { kind: 'guest_book', id: book.ref.id });
    if (!place) continue;
    if (book.ref.guest_event_id !== undefined) bookOf.set(book.ref.guest_event_id, place);
    await writePlace(host, book, { place, outcome });
    for (const [index, gift] of (book.fields.entrusted_gifts ?? []).entries()) {
      const key = keyOf(gift.id) ?? keyWithin(book.key, index);
      gifts.push({ key, line: book.line, place, giver_name: gift.giver_name, amount: gift.amount ?? null });
    }
  }
  for (const gift of personLines('gift', old.lines, outcome.findings)) {
    const { line, key, fields, ref } = gift;
    const known = ref.guest_event_id === undefined ? undefined : bookOf.get(ref.guest_event_id);
    // its id is its own
    const place = known ?? placeOf(gift, { kind: 'gift', id: ref.guest_id });
    if (place) gifts.push({ key, line, place, giver_name: fields.giver_name, amount: fields.amount ?? null });
    else refuse(line, 'gift', 'it is not said who brought it to which event');
  }
  const once = new Map(gifts.map((gift) => [gift.key, gift]));
  for (const gift of once.values()) await writeGift(host, gift, outcome);
  return { ...outcome, gifts: once.size };
}

const WRITTEN = [
  'is_checked_in',
  'total_guests_attended',
  'is_received_gift',
  'is_received_souvenir',
  'table_number',
] as const;
const standing = (place: Place): Values => ({
  attendance: WRITTEN.map((column) => (typeof place[column] === 'boolean' ? Number(place[column]) : place[column])),
});

async function heldPlace({ trx, scope }: Host, { person, event }: Found): Promise<Place | undefined> {
  return (await lockPlacesOf(trx, scope, person.id)).find((place) => place.event_id === event.id);
}

interface At {
  readonly place: Found;
  readonly outcome: PeopleOutcome;
}

async function writePlace(
  host: Host,
  { key: id, line, fields, ref }: PersonLine<'guest_book'>,
  { place: found, outcome }: At,
): Promise<void> {
  const key = ref.guest_event_id ?? keyWithin(id, found.event.key);
  const before = await heldPlace(host, found);
  const former = host.former.get(formerKey('guest_book', key));
  // removed here
  if (!before) return;
  const status = statusChange(before, fields);
  if (status === 'contradiction')
    outcome.findings.push({ line, what: 'REFUSED', path: 'guest_book confirmation_status', why: CONTRADICTION });
  const { is_checked_in: isIn, total_guests_attended: total } = fields;
  const attended = isIn === false ? 0 : (total ?? (isIn ? 1 : 0));
  const said = {
    total_attended: attended,
    gift: fields.is_received_gift ?? false,
    souvenir: fields.is_received_souvenir ?? false,
    table: fields.table_number ?? null,
  };
  const { write, agreed, left } = merged({ attendance: said }, former?.fields, former && standing(before));
  if (left.length > 0) outcome.findings.push({ line, what: 'KEPT', path: 'guest_book', why: KEPT });
  if (Object.keys(write).length === 0) return;
  const op_id = `import-${host.clientId}-${key}-${markOf(said)}`;
  const at = timeOf(found.event);
  const isNew = attended > 0 && !before.is_checked_in;
  const arrival = { is_checked_in: true, check_in_op_id: op_id, checked_in_at: at };
  const noArrival = { is_checked_in: false, check_in_op_id: null, checked_in_at: null, checked_in_by: null };
  const changes = {
    ...(typeof status === 'object' && status),
    total_guests_attended: attended,
    is_received_gift: said.gift,
    is_received_souvenir: said.souvenir,
    extra_souvenirs: said.souvenir ? before.extra_souvenirs : 0,
    ...(said.table !== null && { table_number: said.table }),
    ...(isNew && arrival),
    ...(attended === 0 && noArrival),
  };
  const after = { ...before, ...changes };
  await changePlace(host.trx, host.scope, before, changes);
  if (markOf(standing(after)) !== markOf(standing(before)))
    await logged(host, {
      op_id,
      type: 'RECONCILIATION',
      place: before,
      code: found.person.code,
      at,
      payload: said,
      people: attended,
    });
  outcome.records.push(
    recordOf(
      { kind: 'guest_book', key, former },
      { row_id: before.id, said: { ...write, ...agreed }, after: standing(after) },
    ),
  );
}

const CONTRADICTION = 'contradicts the answer, which counts';

/** An answer counts more than what the guest-book repeats of it; without one the guest-book is believed. */
function statusChange(
  { confirmation_status, total_guests, total_guests_confirmed }: Place,
  fields: PersonLine<'guest_book'>['fields'],
): Partial<Place> | 'contradiction' | undefined {
  const isComing = attendanceIn(fields.confirmation_status);
  if (isComing == null) return undefined;
  const status = isComing ? 'CONFIRMED' : 'DECLINED';
  const total = isComing ? Math.min(fields.total_guests_confirmed ?? total_guests, total_guests) : 0;
  if (confirmation_status === 'PENDING') return { confirmation_status: status, total_guests_confirmed: total };
  return confirmation_status === status && total_guests_confirmed === total ? undefined : 'contradiction';
}

/** A gift is brought once; one that was undone here does not come back. */
async function writeGift(
  host: Host,
  { key, place: found, giver_name, amount }: OldGift,
  outcome: PeopleOutcome,
): Promise<void> {
  if (host.former.has(formerKey('gift', key))) return;
  const place = await heldPlace(host, found);
  if (!place) return;
  const op_id = `import-${host.clientId}-gift-${key}`;
  const { client_id, event_id, id: guest_event_id } = place;
  const payload = { entrustedGifts: [{ giver_name, amount }] };
  await logged(host, {
    op_id,
    type: 'GIFT',
    place,
    code: found.person.code,
    at: timeOf(found.event),
    payload,
    people: null,
  });
  await insertGifts(host.trx, [{ client_id, event_id, guest_event_id, op_id, ordinal: 0, giver_name, amount }]);
  outcome.records.push({ kind: 'gift', source_key: key, row_id: guest_event_id, fields: {} });
}

interface LogLine {
  readonly op_id: string;
  readonly type: 'RECONCILIATION' | 'GIFT';
  readonly place: Place;
  readonly code: string;
  readonly at: Date;
  readonly payload: object;
  readonly people: number | null;
}

async function logged({ trx }: Host, { op_id, type, place, code, at, payload, people }: LogLine): Promise<void> {
  await insertOperations(trx, [
    {
      op_id,
      type,
      client_id: place.client_id,
      event_id: place.event_id,
      guest_event_id: place.id,
      guest_code: code,
      payload: JSON.stringify(payload),
      request_hash: requestHash(type, payload),
      total_guests: people,
      occurred_at: at,
      corrected_at: at,
      verdict: 'APPLIED',
    },
  ]);
}

/** The other system does not say when somebody came: by the event's beginning, where that is over. */
function timeOf({ start }: HostEvent): Date {
  const now = Date.now();
  return new Date(Math.min(now, start === null ? now : Date.parse(start)));
}
