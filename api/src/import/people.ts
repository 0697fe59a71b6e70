import type { Actor } from '../access/actor.ts';
import type { ClientScope } from '../access/access.ts';
import type { Database } from '../db/connection.ts';
import { newGuestCode } from '../guests/code.ts';
import { hostedGuests, insertGuest, type HostedGuest } from '../guests/guest-queries.ts';
import { addPlaces, type NewPlace } from '../guests/place-queries.ts';
import { toE164 } from '@janur/contracts/phone';
import { HttpError } from '../lib/errors.ts';
import { writeChanges } from '../resources/guest-list/editing/service.ts';
import { type Former, formerKey, KEPT, recordOf } from './client-plan.ts';
import type { Finding } from './findings.ts';
import { merged, type Values } from './marks.ts';
import { personLines, type PersonFields, type PersonKind, type PersonLine } from './people-lines.ts';
import { type ImportedRecord, listPlaces, listTakenCodes } from './queries.ts';
import type { OldClient } from './stock.ts';

/** The client here whom lines of people are of. */
export interface Host {
  readonly trx: Database;
  readonly scope: ClientScope;
  readonly actor: Actor;
  readonly clientId: number;
  readonly former: Former;
  /** Of a slug; without one, of the client's first invitation. */
  readonly optionOf: (slug: string | undefined) => number | undefined;
  readonly events: readonly HostEvent[];
}

export interface HostEvent {
  readonly id: number;
  readonly key: string;
  readonly title: string | null;
  /** Its title in the other system, by which lines of the file name it. */
  readonly said: string | undefined;
  readonly list: 'events' | 'new_events';
  readonly start: string | null;
}

export interface Person {
  readonly id: number;
  readonly optionId: number;
  readonly code: string;
}

/** What became of the lines of people. */
export interface PeopleOutcome {
  readonly records: ImportedRecord[];
  readonly findings: Finding[];
}

export type People = Awaited<ReturnType<typeof writeGuests>>;

/** Those to whom everybody is invited of whom nothing else is said. */
export function mainEvents(events: readonly HostEvent[], version: 'V1' | 'V2'): HostEvent[] {
  const of = (list: HostEvent['list']) => events.filter((event) => event.list === list);
  const [first, second] = version === 'V2' ? [of('new_events'), of('events')] : [of('events'), of('new_events')];
  return first.length > 0 ? first : second;
}

const word = (text: string | null | undefined): string => (text ?? '').trim().toLowerCase();

/** The event that a line names, by its id in the other system or by its title. */
export function eventNamed(
  host: Host,
  { id, title }: { id?: string | undefined; title?: string | null | undefined },
): HostEvent | undefined {
  return (
    host.events.find((event) => id !== undefined && event.key === id) ??
    host.events.find((event) => word(title) !== '' && word(event.said) === word(title)) ??
    host.events.find((event) => word(title) !== '' && word(event.title) === word(title))
  );
}

interface Newcomer {
  readonly line: number;
  readonly kind: PersonKind;
  readonly key: string;
  readonly slug: string | undefined;
  readonly values: Values;
  readonly code: string | undefined;
  readonly source: 'INVITED' | 'RSVP' | 'ADHOC';
  readonly created_at?: Date | undefined;
}

/** Everybody whom the lines name: the guests, and of answers and the guest-book who is no guest yet. */
export async function writeGuests(host: Host, old: OldClient, version: 'V1' | 'V2') {
  const findings: Finding[] = [];
  const guests = personLines('guest', old.lines, findings);
  const answers = personLines('rsvp', old.lines, findings);
  const books = personLines('guest_book', old.lines, findings);
  const known = new Set(guests.flatMap(({ fields, ref }) => [fields.code ?? [], ref.id ? `id ${ref.id}` : []].flat()));
  /** Whether it is the first line of somebody whom no line before it names. */
  const isNew = (...names: readonly (string | null | undefined)[]): boolean => {
    const said = names.filter((name) => name != null);
    if (said.some((name) => known.has(name))) return false;
    for (const name of said) known.add(name);
    return true;
  };
  const newcomers: Newcomer[] = [
    ...guests.map((one) => ({
      ...one,
      kind: 'guest' as const,
      source: 'INVITED' as const,
      values: guestValues(one.fields, one, findings),
      code: one.fields.code ?? undefined,
      created_at: toDate(one.fields.created_at),
    })),
    ...answers
      .filter(({ fields }) => isNew(fields.code))
      .map((one) => ({
        ...one,
        kind: 'rsvp' as const,
        source: guests.length > 0 ? ('RSVP' as const) : ('INVITED' as const),
        values: answerValues(one, findings),
        code: one.fields.code ?? undefined,
      })),
  ];
  newcomers.push(
    ...books
      .filter(({ fields, ref }) => isNew(fields.code, ref.id === undefined ? undefined : `id ${ref.id}`))
      .map((one) => ({
        ...one,
        kind: 'guest_book' as const,
        source: /invited/i.test(one.fields.source ?? '') ? ('INVITED' as const) : ('ADHOC' as const),
        values: bookValues(one, findings),
        code: one.fields.code ?? undefined,
      })),
  );
  const invitedTo = invitations(host, answers, books);
  const stored = new Map(
    (await hostedGuests(host.trx, host.scope).where('guests.client_id', host.clientId)).map((guest) => [
      guest.id,
      guest,
    ]),
  );
  const taken = new Set(
    await listTakenCodes(
      host.trx,
      host.scope,
      newcomers.flatMap(({ code }) => code ?? []),
    ),
  );
  const people = new Map<string, Person>();
  const records: ImportedRecord[] = [];
  const places: NewPlace[] = [];
  const jobs: { newcomer: Newcomer; id: number; said: Values }[] = [];
  for (const newcomer of newcomers) {
    const { kind, key, line, code } = newcomer;
    const former = host.former.get(formerKey(kind === 'guest' ? 'guest' : `${kind}:guest`, key));
    const now = former && stored.get(former.row_id);
    // removed here
    if (former && !now) continue;
    const person = now ? { id: now.id, optionId: now.option_id, code: now.code } : undefined;
    const merge = merged(newcomer.values, former?.fields, now && shownValues(now));
    for (const field of merge.left) findings.push({ line, what: 'KEPT', path: `${kind} ${field}`, why: KEPT });
    let made = person;
    let said: Values = { ...merge.write, ...merge.agreed };
    if (now && Object.keys(merge.write).length > 0) {
      const problem = await changed(host, now, merge.write);
      if (problem) {
        findings.push({ line, what: 'REFUSED', path: kind, why: problem });
        said = merge.agreed;
      }
    } else if (!now) {
      const optionId = host.optionOf(newcomer.slug);
      if (optionId === undefined) {
        findings.push({ line, what: 'REFUSED', path: kind, why: 'its invitation did not come' });
        continue;
      }
      if (code !== undefined && taken.has(code))
        findings.push({
          line,
          what: 'REFUSED',
          path: `${kind} code`,
          why: 'another guest has this code: a new one was made',
        });
      const given = code === undefined || taken.has(code) ? newGuestCode() : code;
      taken.add(given);
      const guest = await insertGuest(
        host.trx,
        rowOf(newcomer, { client_id: host.clientId, option_id: optionId, code: given }),
      );
      made = { id: guest.id, optionId, code: given };
      const { client_id, option_id, id: guest_id, name: guest_name, search_text, total_guests } = guest;
      const events = invitedTo.get(code ?? `id ${key}`) ?? mainEvents(host.events, version).map((event) => event.id);
      places.push(
        ...events.map((event_id) => ({
          client_id,
          option_id,
          event_id,
          guest_id,
          guest_name,
          search_text,
          total_guests,
        })),
      );
    }
    if (!made) continue;
    jobs.push({ newcomer, id: made.id, said });
    people.set(kind === 'rsvp' ? `rsvp ${key}` : `id ${key}`, made);
    if (code !== undefined && !people.has(code)) people.set(code, made);
  }
  await addPlaces(host.trx, places);
  const after = new Map(
    (await hostedGuests(host.trx, host.scope).where('guests.client_id', host.clientId)).map((guest) => [
      guest.id,
      guest,
    ]),
  );
  for (const {
    newcomer: { kind: of, key },
    id,
    said,
  } of jobs) {
    const guest = after.get(id);
    if (!guest) continue;
    const kind = of === 'guest' ? 'guest' : `${of}:guest`;
    const former = host.former.get(formerKey(kind, key));
    if (former && Object.keys(said).length === 0) continue;
    records.push(recordOf({ kind, key, former }, { row_id: id, said, after: shownValues(guest) }));
  }
  const placeOf = new Map(
    (await listPlaces(host.trx, host.scope, host.clientId)).map((place) => [
      `${place.guest_id} ${place.event_id}`,
      place.id,
    ]),
  );
  return { people, placeOf, answers, books, guests, records, findings };
}

const toDate = (instant: string | null | undefined): Date | undefined => (instant ? new Date(instant) : undefined);

function guestValues(fields: PersonFields<'guest'>, { line }: { line: number }, findings: Finding[]): Values {
  const { code: _code, created_at: _created, phone_number, ...values } = fields;
  return { ...values, ...numberOf('guest', { line, phone_number }, findings), total_guests: fields.total_guests ?? 1 };
}

function answerValues({ line, fields }: PersonLine<'rsvp'>, findings: Finding[]): Values {
  const { name, email, phone_number, guest_total } = fields;
  return {
    name,
    email,
    ...numberOf('rsvp', { line, phone_number }, findings),
    total_guests: Math.max(1, guest_total ?? 1),
  };
}

function bookValues({ line, fields }: PersonLine<'guest_book'>, findings: Finding[]): Values {
  const { name, phone_number, total_guests, detail } = fields;
  return {
    name,
    ...numberOf('guest_book', { line, phone_number }, findings),
    total_guests: total_guests ?? 1,
    details: detail ?? undefined,
  };
}

function numberOf(
  kind: PersonKind,
  { line, phone_number: said }: { line: number; phone_number: string | null | undefined },
  findings: Finding[],
): { phone_number?: string } {
  if (!said) return {};
  const phone_number = toE164(said.replace(/^00/, '+'));
  if (phone_number !== undefined) return { phone_number };
  findings.push({ line, what: 'REFUSED', path: `${kind} phone_number`, why: 'Not a phone number' });
  return {};
}

/** To which events whom is invited, by what answers and the guest-book say. */
function invitations(
  host: Host,
  answers: readonly PersonLine<'rsvp'>[],
  books: readonly PersonLine<'guest_book'>[],
): Map<string, number[]> {
  const all = new Map<string, Set<number>>();
  const lines = [
    ...answers.map(({ key, fields }) => ({ key, fields, named: detailsOf(fields) })),
    ...books.map(({ key, fields, ref }) => ({ key, fields, named: [{ title: fields.event_title, id: ref.event_id }] })),
  ];
  for (const { key, fields, named } of lines) {
    const ids = named.flatMap((one) => eventNamed(host, one)?.id ?? []);
    const who = fields.code ?? `id ${key}`;
    if (ids.length > 0) all.set(who, new Set([...(all.get(who) ?? []), ...ids]));
  }
  return new Map([...all].map(([who, ids]) => [who, [...ids]]));
}

const detailsOf = (fields: PersonFields<'rsvp'>) =>
  (fields.event_details ?? []).map((one) => ({ title: one.event_title, id: idOf(one.event_id) }));

export const idOf = (ref: string | number | null | undefined): string | undefined =>
  ref == null ? undefined : String(ref);

const SHOWN = ['name', 'phone_number', 'email', 'details', 'total_guests', 'guest_group'] as const;
const shownValues = (guest: HostedGuest): Values => Object.fromEntries(SHOWN.map((field) => [field, guest[field]]));

function rowOf(
  { values, source, created_at }: Newcomer,
  ids: { client_id: number; option_id: number; code: string },
): Parameters<typeof insertGuest>[1] {
  const { details, ...known } = values;
  const row = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
  return {
    ...ids,
    // its values were taken by the contract of a guest
    ...(row as { name: string; total_guests: number }),
    source,
    details: details == null ? null : JSON.stringify(details),
    ...(created_at && { created_at }),
  };
}

/** Changes a guest who is here; says why not when that is not possible. */
async function changed({ trx, scope }: Host, guest: HostedGuest, write: Values): Promise<string | undefined> {
  try {
    await writeChanges(trx, scope, guest, write);
    return undefined;
  } catch (error) {
    if (error instanceof HttpError) return error.message;
    throw error;
  }
}
