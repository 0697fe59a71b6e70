import { hash } from '@node-rs/argon2';
import type { CoHostRole } from '@janur/contracts/co-hosts';
import { type GuestBookRole, guestLogin, login, type Role, type RsvpSubmission } from '@janur/contracts';
import type { Database } from '../db/connection.ts';
import type { GuestEventRow, GuestRow, RsvpRow, WaitingAnswerRow, WishRow } from '../db/rows/guests.ts';
import type { AlbumPhotoRow } from '../db/rows/album.ts';
import type { GiftRow } from '../db/rows/gifts.ts';
import type { SeatingRuleRow, SeatingTableRow } from '../db/rows/seating.ts';
import type { ClientRow, ContentRow, EventRow, OptionRow } from '../db/rows/invitation.ts';
import { unique } from './unique.ts';
import { type GivenFamily, givenFamily } from './builds.ts';
import { fileName, newFileId, urlOfFile } from '../files/names.ts';
import { newGuestCode } from '../guests/code.ts';
import { HOUSEKEEPING } from '../access/access.ts';
import { keepDeleted } from '../guests/deleted-queries.ts';
import { searchTextOf } from '../guests/search-text.ts';
import { putCoHostLink } from '../resources/accounts/co-hosts/queries.ts';
import { presentDraft, revisionOf } from '../resources/drafts/present.ts';
import { findInvitationRows } from '../resources/invitations/queries.ts';
import type { caller } from './call.ts';

export const PASSWORD = 'correct horse battery';
/** Cheap, because a test logs in often; the cost stands in the hash. */
const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 };
let passwordHash: Promise<string> | undefined;

export interface GivenClient {
  readonly id: number;
  readonly name: string;
  readonly optionId: number;
  readonly slug: string;
  readonly contentId: number;
}
export interface GivenEvent {
  readonly id: number;
  readonly client: GivenClient;
}
export interface GivenGuest {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly phone: string;
}
export interface GivenAccount {
  readonly id: number;
  readonly name: string;
  readonly username: string;
  readonly token: string;
}

export type Given = ReturnType<typeof createGiven>;

/** Factories: each makes rows of its own, so that no test leans on another's. */
export function createGiven(db: Database, anonymous: ReturnType<typeof caller>) {
  async function client({
    option: settings = {},
    content = {},
    ...columns
  }: Partial<ClientRow> & { option?: Partial<OptionRow>; content?: Partial<ContentRow> } = {}): Promise<GivenClient> {
    const name = columns.name ?? `Sinta & Rama ${unique()}`;
    const [id] = await db('clients').insert({ ...columns, name });
    const [contentId] = await db('contents').insert({
      wedding_date: new Date('2027-06-12T02:00:00Z'),
      ...content,
      client_id: id,
    });
    const slug = settings.slug ?? `sinta-rama-${unique()}`;
    const [optionId] = await db('options').insert({ template: 'TEMPLATE_1', ...settings, slug, client_id: id });
    return { id: made(id), name, optionId: made(optionId), slug, contentId: made(contentId) };
  }

  /** Another slug of a client. */
  async function option(of: GivenClient, columns: Partial<OptionRow> = {}): Promise<GivenClient> {
    const slug = columns.slug ?? `other-${unique()}`;
    const [optionId] = await db('options').insert({ template: 'TEMPLATE_1', ...columns, slug, client_id: of.id });
    return { ...of, slug, optionId: made(optionId) };
  }

  /** An event with a guest-book, of a client of its own unless told. */
  async function event({ of, ...columns }: Partial<EventRow> & { of?: GivenClient } = {}): Promise<GivenEvent> {
    const owner = of ?? (await client());
    const [id] = await db('events').insert({
      title: 'Resepsi',
      type: 'WEDDING_RECEPTION',
      start_datetime: new Date('2027-06-12T04:00:00Z'),
      is_guest_book: true,
      ...columns,
      client_id: owner.id,
      content_id: owner.contentId,
    });
    return { id: made(id), client: owner };
  }

  /** A guest of a client, invited to events; counted as the dashboard would count it. */
  async function guest({
    of,
    to = [],
    at = {},
    ...columns
  }: Partial<GuestRow> & {
    of: GivenClient;
    to?: readonly GivenEvent[];
    at?: Partial<GuestEventRow>;
  }): Promise<GivenGuest> {
    const row = {
      code: newGuestCode(),
      name: `Budi ${unique()}`,
      phone_number: newPhone(),
      total_guests: 2,
      ...columns,
    };
    const ids = { client_id: of.id, option_id: of.optionId };
    const search_text = searchTextOf(row);
    const [id] = await db('guests').insert({ ...row, ...ids, search_text });
    for (const { id: event_id } of to) {
      await db('guest_events').insert({
        ...ids,
        event_id,
        guest_id: id,
        guest_name: row.name,
        search_text,
        total_guests: row.total_guests,
        ...at,
      });
    }
    return { id: made(id), code: row.code, name: row.name, phone: row.phone_number ?? '' };
  }

  /** What a guest answered, as one booking. */
  async function booking({
    of,
    guest: { id: guest_id, name },
    ...columns
  }: Partial<RsvpRow> & { of: GivenClient; guest: GivenGuest }): Promise<number> {
    const ids = { client_id: of.id, option_id: of.optionId, guest_id };
    const [id] = await db('rsvps').insert({ name, is_attending: true, guest_total: 1, ...columns, ...ids });
    await db('rsvp_history').insert({
      client_id: of.id,
      rsvp_id: id,
      guest_id,
      is_attending: true,
      guest_total: 1,
      submission: JSON.stringify({ name }),
    });
    return made(id);
  }

  /** The id of a guest's place at an event. */
  async function place(guest_id: number, event_id: number): Promise<number> {
    return made((await db('guest_events').select('id').where({ guest_id, event_id }).first())?.id);
  }

  /** A table in the hall of an event. */
  async function table(
    { id: event_id, client: of }: GivenEvent,
    columns: Partial<SeatingTableRow> = {},
  ): Promise<number> {
    const [id] = await db('seating_tables').insert({
      name: `Meja ${unique()}`.slice(0, 20),
      seats: 10,
      shape: 'ROUND',
      x: 30,
      y: 30,
      ...columns,
      event_id,
      client_id: of.id,
    });
    return made(id);
  }

  /** An envelope that the couple wrote down. */
  async function gift({ id: client_id }: GivenClient, columns: Partial<GiftRow> = {}): Promise<number> {
    const [id] = await db('gifts').insert({
      kind: 'ENVELOPE',
      giver_name: 'Pakde Joko',
      amount: 500_000,
      received_at: new Date(),
      ...columns,
      client_id,
    });
    return made(id);
  }

  /** Two guests who never share a table, unless told. */
  async function seatingRule(
    one: GivenGuest,
    other: GivenGuest,
    kind: SeatingRuleRow['kind'] = 'APART',
  ): Promise<number> {
    const row = await db('guests').where({ id: one.id }).select('client_id').first();
    const [guest_id, other_guest_id] = [Math.min(one.id, other.id), Math.max(one.id, other.id)];
    const [id] = await db('seating_rules').insert({ client_id: made(row?.client_id), kind, guest_id, other_guest_id });
    return made(id);
  }

  async function wish({ of, ...columns }: Partial<WishRow> & { of: GivenClient }): Promise<number> {
    const [id] = await db('wishes').insert({
      name: 'Ayu',
      message: 'Selamat!',
      ...columns,
      client_id: of.id,
      option_id: of.optionId,
    });
    return made(id);
  }

  /** A guest's photo, without its files. */
  async function photo({
    of,
    guest: { id: guest_id, name },
    ...columns
  }: Partial<AlbumPhotoRow> & { of: GivenClient; guest: GivenGuest }): Promise<number> {
    const file = newFileId();
    const [uploadId] = await db('uploads').insert({
      client_id: of.id,
      kind: 'ALBUM',
      url: urlOfFile(fileName(file, 'jpg')),
      mime: 'image/jpeg',
      bytes: 1000,
      width: 640,
      height: 480,
      sha256: '',
      variants: JSON.stringify([
        { url: urlOfFile(fileName(file, 'webp', 640)), width: 640, height: 480, type: 'image/webp' },
      ]),
    });
    const [id] = await db('album_photos').insert({
      guest_name: name,
      photo_key: `key-${unique()}`,
      state: 'WAITING',
      ...columns,
      guest_id,
      client_id: of.id,
      upload_id: made(uploadId),
    });
    return made(id);
  }

  /** An answer of somebody unknown that waits for the hosts. */
  async function waiting(
    of: GivenClient,
    { said = {}, ...columns }: Partial<WaitingAnswerRow> & { said?: Partial<RsvpSubmission> } = {},
  ): Promise<number> {
    const submission = JSON.stringify({ name: `Budi ${unique()}`, is_attending: true, guest_total: 1, ...said });
    const ids = { client_id: of.id, option_id: of.optionId };
    const guest_code = newGuestCode();
    const [id] = await db('waiting_answers').insert({ source: 'ABCD0123', guest_code, submission, ...columns, ...ids });
    return made(id);
  }

  async function account(role: Role, of?: GivenClient, guest_book_role?: GuestBookRole): Promise<GivenAccount> {
    const username = `${role.toLowerCase()}-${unique()}`;
    const name = `${role} ${username}`;
    passwordHash ??= hash(PASSWORD, CHEAP);
    const [id] = await db('accounts').insert({
      username,
      name,
      role,
      password_hash: await passwordHash,
      client_id: of?.id ?? null,
      ...(guest_book_role && { guest_book_role }),
    });
    const { token } = (await anonymous.call(login, { body: { username, password: PASSWORD } })).data;
    return { id: made(id), username, name, token };
  }

  /** What a kitchen was given: of nobody yet. */
  async function sheet({ id: event_id, client: of }: GivenEvent): Promise<number> {
    const content = JSON.stringify(emptySheet(event_id));
    const row = { client_id: of.id, event_id, people: 0, content, account_id: 0, made_by: of.name };
    const [id] = await db('caterer_sheets').insert(row);
    return made(id);
  }

  /** How an event stood when it was closed: with nobody. */
  async function closing({ id: event_id, client: of }: GivenEvent): Promise<number> {
    const content = JSON.stringify(emptyEvening({ event_id, hosts: of.name }));
    const seal = { key_id: 'none', seal: '0000-0000-0000-0000-0000' };
    const row = { client_id: of.id, event_id, people: 0, content, account_id: 0, closed_by: of.name, ...seal };
    const [id] = await db('event_closings').insert(row);
    return made(id);
  }

  /** A rehearsal whose program fell silent: it holds up no other. */
  async function rehearsal({ id: event_id, client: of }: GivenEvent): Promise<number> {
    const plan = { gates: 2, hours: 3, speed: 30, trouble: 'usual', people_practise: false };
    const heard_at = new Date(Date.now() - 60_000);
    const row = { client_id: of.id, event_id, plan: JSON.stringify(plan), started_at: heard_at, heard_at };
    const [id] = await db('rehearsals').insert({ ...row, state: 'RUNNING' });
    return made(id);
  }

  /** The code of a guest who was deleted and can be taken back. */
  async function deleted(of: GivenClient): Promise<string> {
    const { id, code } = await guest({ of });
    await keepDeleted(db, HOUSEKEEPING, { id, code, client_id: of.id });
    await db('guests').where({ id }).delete();
    return code;
  }

  /** An usher whom a couple appointed for a day, and who has not come yet. */
  async function ownUsher({ id: client_id }: GivenClient): Promise<number> {
    const [id] = await db('accounts').insert({
      username: `usher-${unique()}`,
      name: 'Dimas Aditya',
      role: 'USHER',
      password_hash: 'nobody knows it',
      client_id,
      valid_until: new Date(Date.now() + 86_400_000),
    });
    return made(id);
  }

  /** Somebody of a couple's family who has joined. */
  async function coHost(of?: GivenClient, co_host_role: CoHostRole = 'JOINT'): Promise<GivenAccount> {
    const joined = await account('CLIENT', of ?? (await client()));
    await db('accounts').where({ id: joined.id }).update({ co_host_role });
    return joined;
  }

  /** The secret by which somebody who has not joined yet sets a password. */
  async function coHostLink(of: GivenClient, expires_at = new Date(Date.now() + 86_400_000)): Promise<string> {
    const token = unique().padStart(43, 't').slice(-43);
    const [account_id] = await db('accounts').insert({
      username: `mother-${unique()}`,
      name: 'Ibu Ratna',
      role: 'CLIENT',
      co_host_role: 'GUESTS',
      password_hash: 'nobody knows it',
      password_state: 'TEMPORARY',
      client_id: of.id,
    });
    await putCoHostLink(db, { account_id: made(account_id), client_id: of.id, token, expires_at });
    return token;
  }

  async function bank(): Promise<number> {
    const [id] = await db('banks').insert({ bank_name: `Bank ${unique()}`, bank_logo_url: null });
    return made(id);
  }

  /** The secret that opens an invitation's draft. */
  async function draftLink(of: GivenClient, expires_at = new Date(Date.now() + 86_400_000)): Promise<string> {
    const token = unique().padStart(43, 't').slice(-43);
    await db('draft_links').insert({ option_id: of.optionId, client_id: of.id, token, expires_at });
    return token;
  }

  /** What who looks at a draft has seen of it. */
  async function draftRevision(of: GivenClient): Promise<string> {
    const rows = await findInvitationRows(db, HOUSEKEEPING, of.optionId);
    return rows ? revisionOf(presentDraft(rows)) : '';
  }

  /** Other words for the quote, not decided yet. */
  async function suggestion(of: GivenClient): Promise<number> {
    const [id] = await db('draft_suggestions').insert({
      client_id: of.id,
      option_id: of.optionId,
      section: 'quote',
      path: 'content.quote',
      suggested_text: 'Bhinneka',
      author: 'Bima',
    });
    return made(id);
  }

  /** The id of an account's latest session. */
  async function session(account_id: number): Promise<number> {
    return made((await db('sessions').select('id').where({ account_id }).orderBy('id', 'desc').first())?.id);
  }

  return {
    client,
    option,
    event,
    guest,
    booking,
    place,
    gift,
    ownUsher,
    coHost,
    coHostLink,
    table,
    seatingRule,
    wish,
    photo,
    waiting,
    sheet,
    closing,
    rehearsal,
    deleted,
    session,
    draftLink,
    draftRevision,
    suggestion,
    bank,
    /** A template family of the house with three versions, the second of them promoted. */
    family: (): Promise<GivenFamily> => givenFamily(db),
    admin: () => account('ADMIN'),
    designer: () => account('DESIGNER'),
    clientAccount: async (of?: GivenClient) => account('CLIENT', of ?? (await client())),
    usher: async (of?: GivenClient, role?: GuestBookRole) => account('USHER', of ?? (await client()), role),
    /** A guest's own log-in at a private invitation. */
    async guestToken(of: GivenClient, { phone }: GivenGuest): Promise<{ token: string }> {
      return (await anonymous.call(guestLogin, { body: { slug: of.slug, phoneNumber: phone } })).data;
    },
    /** The log-in of a guest of a private invitation that the client has as well. */
    async privateGuest(of: GivenClient): Promise<{ token: string }> {
      const page = await option(of, { is_private: true });
      return this.guestToken(page, await guest({ of: page }));
    },
  };
}

let phones = 0;
const newPhone = (): string => `+62812${String((phones += 1)).padStart(8, '0')}`;

function made(id: number | undefined): number {
  if (id === undefined) throw new Error('the database gave no id');
  return id;
}

const emptySheet = (event_id: number) => ({
  event_id,
  event_title: 'Resepsi',
  start_datetime: null,
  timezone: 'Asia/Jakarta',
  location: null,
  households: 0,
  people: 0,
  children: 0,
  meals: [],
  diets: [],
  list: [],
  since: null,
  changes: [],
});

const NONE = { households: 0, people: 0 };

const emptyEvening = ({ event_id, hosts }: { event_id: number; hosts: string }) => ({
  event_id,
  event_title: 'Resepsi',
  hosts,
  start_datetime: null,
  timezone: 'Asia/Jakarta',
  location: null,
  counted_at: new Date().toISOString(),
  invited: NONE,
  coming: NONE,
  arrived: NONE,
  absent: NONE,
  walk_ins: NONE,
  all: { parties: 0, people: 0, gifts: 0, envelopes: 0, souvenirs: 0 },
  gates: [],
  hours: [],
  attention: 0,
  open_devices: [],
});
