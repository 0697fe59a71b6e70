import {
  Amount,
  GuestFields,
  GuestCode,
  InstantInput,
  LIMITS,
  OptionalText,
  PersonName,
  RsvpSubmission,
} from '@janur/contracts';
import * as z from 'zod';
import { accept, type Found, found } from './accept.ts';
import type { Finding } from './findings.ts';
import { DEFAULT_ZONE } from './old-times.ts';
import { markOf } from './marks.ts';
import { keyOf, type OldLine } from './stock.ts';

const Count = z.int().min(0).max(1000).nullish();
const Flag = z.boolean().nullish();
const Ref = z.union([z.string(), z.number()]).nullish();
const Named = z.strictObject({ ...GuestFields, code: GuestCode.nullish() });

/** What is asked of a person's line; ids and slugs say whose it is and are read apart. */
const SHAPES = {
  guest: Named.extend({ total_guests: GuestFields.total_guests.nullish(), created_at: InstantInput.nullish() }),
  rsvp: Named.omit({ total_guests: true, details: true, guest_group: true }).extend({
    details: z.union([z.string(), z.record(z.string(), z.unknown())]).nullish(),
    guest_total: Count,
    is_attending: Flag,
    event_details: z
      .array(
        z.strictObject({
          event_title: z.string().nullish(),
          event_id: Ref,
          confirmation_status: z.string().nullish(),
          total_guest: Count,
          // a place at a table, a code and a link are made here
          invitation_link: z.string().nullish(),
          qr_code: z.string().nullish(),
        }),
      )
      .nullish(),
  }),
  wish: z.strictObject({
    name: PersonName,
    message: RsvpSubmission.shape.message.unwrap().unwrap().trim().min(1),
    created_at: InstantInput.nullish(),
  }),
  guest_book: z.strictObject({
    name: PersonName,
    phone_number: GuestFields.phone_number,
    code: GuestCode.nullish(),
    detail: OptionalText(500).nullish(),
    source: z.string().nullish(),
    table_number: z
      .preprocess((said) => (typeof said === 'number' ? String(said) : said), OptionalText(LIMITS.table))
      .optional(),
    confirmation_status: z.string().nullish(),
    total_guests: GuestFields.total_guests.nullish(),
    total_guests_attended: Count,
    total_guests_confirmed: Count,
    is_checked_in: Flag,
    is_received_gift: Flag,
    is_received_souvenir: Flag,
    event_title: z.string().nullish(),
    entrusted_gifts: z.array(z.strictObject({ id: Ref, giver_name: PersonName, amount: Amount.nullish() })).nullish(),
  }),
  gift: z.strictObject({
    giver_name: PersonName,
    amount: Amount.nullish(),
    code: GuestCode.nullish(),
    event_title: z.string().nullish(),
  }),
} as const;

export type PersonKind = keyof typeof SHAPES;
export type PersonFields<K extends PersonKind> = z.output<(typeof SHAPES)[K]>;

export interface PersonLine<K extends PersonKind> {
  readonly line: number;
  /** The record's id in the other system, or what stands for it. */
  readonly key: string;
  readonly slug: string | undefined;
  readonly fields: PersonFields<K>;
  /** Ids of the other system that say what the line is about. */
  readonly ref: {
    readonly id: string | undefined;
    readonly guest_id: string | undefined;
    readonly event_id: string | undefined;
    readonly guest_event_id: string | undefined;
  };
}

const WHOSE = [
  'id',
  'slug',
  'option_id',
  'client_id',
  'guest_id',
  'event_id',
  'guest_event_id',
  'qr_code',
  'guest_code',
];

/** Each record of a kind, once; what cannot be taken of them goes to `findings`, without anybody's number or words. */
export function personLines<K extends PersonKind>(
  kind: K,
  lines: readonly OldLine[],
  findings: Finding[],
): PersonLine<K>[] {
  const all = lines.flatMap((one): PersonLine<K>[] => {
    if (one.kind !== kind) return [];
    const { line, slug } = one;
    const own = Object.fromEntries(Object.entries(one.fields).filter(([field]) => !WHOSE.includes(field)));
    const code = own['code'] ?? one.fields['guest_code'] ?? one.fields['qr_code'];
    const read = accept(
      SHAPES[kind],
      { ...own, ...(code != null && kind !== 'wish' && { code }) },
      { zone: DEFAULT_ZONE },
    );
    const note = ({ what, path, why, value }: Found) =>
      findings.push({
        line,
        what,
        why,
        path: `${kind} ${path}`.trim(),
        ...(value !== undefined && isNumberOf(path) && { value }),
      });
    // how a date or a number was written is nothing to tell of people
    read.found.filter(({ what }) => what !== 'READ_AS').forEach(note);
    if (!read.value) {
      note(found('REFUSED', { path: '', why: 'what must be there is missing or refused' }));
      return [];
    }
    // the output of the kind's own schema
    const fields = read.value as PersonFields<K>;
    const id = keyOf(one.fields['id']);
    const [guest_id, event_id, guest_event_id] = (['guest_id', 'event_id', 'guest_event_id'] as const).map((name) =>
      keyOf(one.fields[name]),
    );
    const ref = { id, guest_id, event_id, guest_event_id };
    return [{ line, slug, fields, ref, key: id ?? codeIn(kind, fields) ?? `#${markOf(fields)}` }];
  });
  return eachOnce(kind, all, findings);
}

/** A guest's code names a record as an id does; a guest has many wishes and gifts. */
const codeIn = (kind: PersonKind, fields: PersonFields<PersonKind>): string | undefined =>
  kind !== 'gift' && 'code' in fields && fields.code != null ? `code:${fields.code}` : undefined;

/** A page that was fetched again brings its records again. The last line of a record counts. */
function eachOnce<K extends PersonKind>(
  kind: K,
  lines: readonly PersonLine<K>[],
  findings: Finding[],
): PersonLine<K>[] {
  const last = new Map<string, PersonLine<K>>();
  for (const one of lines) {
    const { line, key, fields, ref } = one;
    const event = 'event_title' in fields ? fields.event_title : undefined;
    // of the guest-book a guest has a line for each event
    const record =
      kind === 'guest_book' ? `${key} ${ref.guest_event_id ?? ref.event_id ?? event?.toLowerCase() ?? ''}` : key;
    const former = last.get(record);
    if (former && key.startsWith('#'))
      findings.push({
        line: former.line,
        what: 'REFUSED',
        path: kind,
        why: `line ${line} is the same and neither has an id: they come once`,
      });
    else if (former && markOf([former.fields, former.ref]) !== markOf([fields, ref]))
      findings.push({
        line: former.line,
        what: 'REFUSED',
        path: kind,
        why: `line ${line} says something else of the same record, and counts`,
      });
    last.set(record, one);
  }
  return [...last.values()];
}

/** Values that say nothing of a person. */
const isNumberOf = (path: string): boolean => /(?:total|guests?|amount|status|is_\w+|event_title)$/.test(path);
