import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../db/connection.ts';

export type Line = { readonly kind: string } & Record<string, unknown>;

/** The lines of these slugs. */
export function linesOf(slugs: readonly string[], records: readonly Line[]): Line[] {
  const slugIn = (line: Line | undefined): unknown =>
    line && (line['slug'] ?? Reflect.get(Object(line['option']), 'slug'));
  const clientOf = (line: Line) => records.find(({ kind, id }) => kind === 'client' && id === line['client_id']);
  const isOf = (slug: unknown) => typeof slug === 'string' && slugs.includes(slug.toLowerCase());
  return records.filter((line) => isOf(slugIn(line) ?? slugIn(clientOf(line))));
}

interface Reader {
  readonly db: Database;
  readonly dataDir: string;
  /** What an editor shows of a slug. */
  readonly edited: (slug: string) => Promise<object>;
}

interface Differences {
  /** What is different and stands in no finding. */
  readonly unsaid: string[];
  /** Findings of values that came all the same. */
  readonly untrue: string[];
}

/**
 * Holds a stock against what an installation shows and a report says of it, as somebody would who knows neither's rules: each
 * value of the file is found again in the same place, or the report names it.
 */
export async function differencesOf(
  records: readonly Line[],
  findings: readonly Line[],
  reader: Reader,
  asked: readonly Line[] = records,
): Promise<Differences> {
  const lineOf = new Map(records.map((record, index) => [record, index + 1]));
  const unsaid: string[] = [];
  const untrue: string[] = [];
  for (const record of asked) {
    const line = lineOf.get(record);
    const said = findings.filter((finding) => finding['line'] === line);
    const isSaid = (path: string) => said.some((finding) => `${path}.`.startsWith(`${String(finding['path'])}.`));
    const now = await whatIsThere(record, reader);
    if (!now) {
      if (!isSaid(record.kind)) unsaid.push(`${line} ${record.kind} is not there`);
      continue;
    }
    for (const [path, value] of leavesOf(record, '')) {
      if (
        SAYS_NOTHING.test(String(value).trim()) ||
        NOT_A_VALUE.test(path) ||
        IN_ANOTHER_LINE.test(`${record.kind} ${path}`)
      )
        continue;
      const found = valueAt(now, path);
      const came = isSame(path, value, found) || isFile(found, reader);
      const at = `${record.kind} ${path}`;
      if (!came && !isSaid(at)) unsaid.push(`${line} ${at}: ${JSON.stringify(value)} is ${JSON.stringify(found)}`);
      const bad = said.filter((finding) => finding['path'] === at && finding['what'] !== 'READ_AS');
      if (came && bad.length > 0) untrue.push(`${line} ${at}: ${JSON.stringify(value)}`);
    }
  }
  return { unsaid, untrue };
}

const SAYS_NOTHING = /^(?:|-|null|undefined)$/;
/** Ids of the other system, who a line is about, and what is made anew here: docs/import.md. */
const NOT_A_VALUE =
  /(?:^|\.)(?:id|kind|slug|client_id|option_id|content_id|bank_id|event_id|guest_event_id|invitation_link|qr_code|bank_logo_url|client_name|template_name|bride_name|status|source)$/;

/** A guest's own line says these, and a default of nobody is none. */
const IN_ANOTHER_LINE = /^(?:rsvp|guest_book) (?:phone_number|email)$|^lock template$/;

function* leavesOf(value: unknown, path: string): Generator<[string, unknown]> {
  if (typeof value !== 'object' || value === null) return void (yield [path, value]);
  for (const [key, inner] of Object.entries(value)) yield* leavesOf(inner, path ? `${path}.${key}` : key);
  return undefined;
}

/** With the two spellings that the specification knows for the settings. */
function valueAt(now: object, path: string): unknown {
  const steps = path.split('.');
  const last = steps.at(-1) ?? '';
  const names = steps[0] === 'option' ? [last, `${last}_style`, last.replace('countdown', 'count_down')] : [last];
  const owner = steps.slice(0, -1).reduce<unknown>((at, step) => Reflect.get(Object(at), step), now);
  return names
    .map((name): unknown => Reflect.get(Object(owner), name))
    .find((value) => value !== undefined && value !== null);
}

function isSame(path: string, said: unknown, found: unknown): boolean {
  const word = String(said).trim().normalize('NFC');
  if (String(found) === word) return true;
  if (/(?:template|_type)$/.test(path)) return lettersOf(word) === lettersOf(String(found));
  if (path.endsWith('phone_number')) return word.replaceAll(/\D/g, '').slice(-8) === String(found).slice(-8);
  // a time without a zone is one of Jakarta
  if (/(?:date|datetime|_at)$/.test(path))
    return [word, `${word.replace(' ', 'T')}+07:00`].some((text) => Date.parse(text) === timeOf(found));
  if (path.endsWith('default_guest_total') && word === '0') return found === undefined;
  if (typeof said === 'boolean' && typeof found === 'number') return found === Number(said);
  if (typeof found === 'boolean')
    return ['0', 'no', 'false'].includes(word) === !found && ['0', 'no', 'false', '1', 'yes', 'true'].includes(word);
  if (typeof found === 'number') return word !== '' && Number(word) === found;
  if (typeof found === 'object' && found !== null) return word === JSON.stringify(found);
  return false;
}

const timeOf = (found: unknown): number => (found instanceof Date ? found.getTime() : Date.parse(String(found)));

const lettersOf = (word: string): string => word.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** A file of ours that lies where its address says. */
const isFile = (found: unknown, { dataDir }: Reader): boolean =>
  typeof found === 'string' && found.startsWith('/files/') && existsSync(join(dataDir, found));

/** The record in the words of the file, by nothing but what is stored. */
async function whatIsThere(record: Line, { db, edited }: Reader): Promise<object | undefined> {
  const { kind } = record;
  if (kind === 'slug') return {};
  const code = String(record['code'] ?? record['qr_code']);
  const guest = await db('guests').where({ code }).first();
  switch (kind) {
    case 'client':
      return edited(String(Reflect.get(Object(record['option']), 'slug')));
    case 'lock': {
      const option = await db('options')
        .where({ slug: String(record['slug']).toLowerCase() })
        .first();
      return option?.lock_code ? { title: option.lock_title, description: option.lock_description } : undefined;
    }
    case 'guest':
      return guest && { ...guest, created_at: guest.created_at };
    case 'rsvp': {
      if (!guest) return undefined;
      const answer = await db('rsvps').where({ guest_id: guest.id }).first();
      const places = await db('guest_events')
        .join('events', 'events.id', 'guest_events.event_id')
        .where({ guest_id: guest.id })
        .select('events.title', 'confirmation_status', 'total_guests_confirmed');
      const titles = (Array.isArray(record['event_details']) ? record['event_details'] : []).map((one) =>
        String(Reflect.get(Object(one), 'event_title')),
      );
      const event_details = titles.map((title) => {
        const place = places.find((one) => one.title === title);
        return {
          event_title: place?.title,
          confirmation_status: place?.confirmation_status,
          total_guest: place?.total_guests_confirmed,
        };
      });
      return {
        ...guest,
        details: answer?.details,
        is_attending: answer && Boolean(answer.is_attending),
        guest_total: answer?.guest_total,
        event_details: spelt(event_details, record),
      };
    }
    case 'wish':
      return db('wishes')
        .where({
          message: String(record['message']),
          name: String(record['name']),
          created_at: new Date(String(record['created_at'])),
        })
        .first();
    case 'guest_book': {
      if (!guest) return undefined;
      const place = await db('guest_events').where({ guest_id: guest.id }).whereNotNull('checked_in_at').first();
      const entrusted_gifts = await db('entrusted_gifts')
        .where({ guest_event_id: place?.id ?? 0 })
        .orderBy('id');
      return { ...guest, ...place, name: guest.name, entrusted_gifts };
    }
    default:
      return undefined;
  }
}

/** A status in the letters of the file. */
const spelt = (details: { confirmation_status: string | undefined }[], record: Line) =>
  details.map((one, index) => {
    const said = String(
      Reflect.get(Object(Reflect.get(Object(record['event_details']), index)), 'confirmation_status'),
    );
    return said.toUpperCase() === one.confirmation_status ? { ...one, confirmation_status: said } : one;
  });
