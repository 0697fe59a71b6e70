import type { InvitationVersion, Meal, Member, MemberAnswer, PublicGuest } from '@janur/contracts';
import type { DoorCodes } from '@janur/contracts/door';
import type { Database } from '../db/connection.ts';
import { isSlug } from '@janur/contracts/rules';

/** What access to an invitation hangs on (decisions §4). */
export interface InvitationGate {
  client_id: number;
  option_id: number;
  slug: string;
  country: string;
  door_codes: DoorCodes;
  version: InvitationVersion;
  rsvp_style: string | null;
  /** Until when guests may answer. */
  answers_until: Date | null;
  is_hidden: boolean;
  is_private: boolean;
  is_locked: boolean;
  access_code: string | null;
  /** Changes with whatever the invitation shows. */
  revision: string;
}

type GateRow = Pick<
  InvitationGate,
  'client_id' | 'option_id' | 'slug' | 'country' | 'door_codes' | 'version' | 'rsvp_style' | 'answers_until'
> & {
  is_hidden: number;
  is_private: number;
  lock_code: string | null;
  option_revision: number;
  client_revision: number;
  media_revision: number;
};

/* Before anybody is let in there is no scope: these queries find the invitation and who calls. */

/** A former slug finds the invitation, too: the gate's `slug` is the one of now. */
export async function findGate(db: Database, slug: string): Promise<InvitationGate | undefined> {
  // the column is ASCII: a word of another alphabet cannot even be compared with it
  if (!isSlug(slug)) return undefined;
  const row = (await gates(db).where('options.slug', slug).first()) ?? (await gateOfFormerSlug(db, slug));
  return row && toGate(row);
}

const gateOfFormerSlug = (db: Database, slug: string): Promise<GateRow | undefined> =>
  gates(db).join('slug_aliases', 'slug_aliases.option_id', 'options.id').where('slug_aliases.slug', slug).first();

/** The invitation whose draft this secret opens now. */
export async function findGateOfDraft(
  db: Database,
  token: string,
  now: Date,
): Promise<(InvitationGate & { expires_at: Date }) | undefined> {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const link = await db('draft_links')
    .select('option_id', 'expires_at')
    .where({ token })
    .where('expires_at', '>', now)
    .first();
  if (!link?.expires_at) return undefined;
  const row = await gates(db).where('options.id', link.option_id).first();
  return row && { ...toGate(row), expires_at: link.expires_at };
}

export async function findGatesOfClient(db: Database, clientId: number): Promise<InvitationGate[]> {
  const rows = await gates(db).where('options.client_id', clientId).orderBy('options.id').limit(50);
  return rows.map(toGate);
}

function gates(db: Database) {
  return db('options').join('clients', 'clients.id', 'options.client_id').select<GateRow[]>({
    client_id: 'options.client_id',
    option_id: 'options.id',
    slug: 'options.slug',
    country: 'clients.country',
    door_codes: 'clients.door_codes',
    version: 'clients.version',
    rsvp_style: 'options.rsvp_style',
    answers_until: 'clients.answers_until',
    is_hidden: 'options.is_hidden',
    is_private: 'options.is_private',
    lock_code: 'options.lock_code',
    option_revision: 'options.revision',
    client_revision: 'clients.revision',
    media_revision: 'clients.media_revision',
  });
}

function toGate({ lock_code, option_revision, client_revision, media_revision, ...row }: GateRow): InvitationGate {
  return {
    ...row,
    is_hidden: row.is_hidden === 1,
    is_private: row.is_private === 1,
    is_locked: lock_code !== null,
    access_code: lock_code,
    revision: `${row.option_id}-${client_revision}-${option_revision}-${media_revision}`,
  };
}

/** A guest with what the guest has answered. */
export interface GuestAtGate extends Omit<PublicGuest, 'may_answer_late'> {
  id: number;
  source: string;
  may_answer_late: boolean;
}

interface GuestEventRow extends Omit<GuestAtGate, 'is_attending' | 'events' | 'may_answer_late' | 'members'> {
  may_answer_late: number;
  has_members: number;
  option_id: number;
  is_attending: number | null;
  /** Null for a guest of no event. */
  event_id: number | null;
  event_guests: number;
  confirmation_status: PublicGuest['events'][number]['confirmation_status'];
  total_guests_confirmed: number;
  table_number: string | null;
}

/** Who a guest is said to be: by the code of a link, or by the id of a log-in. */
export type GuestKey = { code: string } | { id: number };

/** The guests with these codes or ids, each undefined unless it is a guest of that very invitation. */
export async function findGuestsAtGates(
  db: Database,
  keys: readonly { optionId: number; key: GuestKey }[],
): Promise<(GuestAtGate | undefined)[]> {
  const rows = await db('guests')
    .leftJoin('rsvps', 'rsvps.guest_id', 'guests.id')
    .leftJoin({ invited: 'guest_events' }, 'invited.guest_id', 'guests.id')
    .select<GuestEventRow[]>(
      ...(['id', 'option_id', 'code', 'name', 'total_guests', 'source', 'may_answer_late'] as const).map(
        (column) => `guests.${column}`,
      ),
      'rsvps.is_attending',
      'invited.event_id',
      'invited.total_guests as event_guests',
      'invited.confirmation_status',
      'invited.total_guests_confirmed',
      db.raw('EXISTS (SELECT 1 FROM guest_members WHERE guest_members.guest_id = guests.id) AS has_members'),
      'invited.table_number',
    )
    .whereIn(
      'guests.code',
      keys.flatMap(({ key }) => ('code' in key ? key.code : [])),
    )
    .orWhereIn(
      'guests.id',
      keys.flatMap(({ key }) => ('id' in key ? key.id : [])),
    )
    .orderBy('invited.event_id');
  const households = await findHouseholds(
    db,
    rows.filter(({ has_members }) => has_members),
  );
  return keys.map(({ optionId, key }) => {
    const guest = toGuest(
      rows.filter((row) => row.option_id === optionId && ('code' in key ? row.code === key.code : row.id === key.id)),
    );
    return guest && withHousehold(guest, households);
  });
}

interface Households {
  readonly members: readonly (Member & { guest_id: number })[];
  readonly said: readonly (MemberAnswer & { event_id: number })[];
  readonly meals: readonly (Meal & { event_id: number })[];
}

/** The members of guests who have any, with what was answered for them and what they may choose from. */
async function findHouseholds(
  db: Database,
  rows: readonly Pick<GuestEventRow, 'id' | 'event_id'>[],
): Promise<Households> {
  if (rows.length === 0) return { members: [], said: [], meals: [] };
  const eventIds = rows.flatMap(({ event_id }) => event_id ?? []);
  const members = await db('guest_members')
    .whereIn(
      'guest_id',
      rows.map(({ id }) => id),
    )
    .orderBy(['guest_id', 'position', 'id'])
    .select('id', 'guest_id', 'name', 'is_child', 'diet');
  const [said, meals] = await Promise.all([
    db('member_answers')
      .whereIn(
        'member_id',
        members.map(({ id }) => id),
      )
      .select('member_id', 'event_id', 'comes', 'meal_id'),
    db('event_meals')
      .whereIn('event_id', eventIds)
      .orderBy(['event_id', 'position', 'id'])
      .select('id', 'event_id', 'name', 'is_for_children'),
  ]);
  return {
    members: members.map((member) => ({ ...member, is_child: Boolean(member.is_child) })),
    said: said.map((answer) => ({ ...answer, comes: answer.comes === null ? null : Boolean(answer.comes) })),
    meals: meals.map((meal) => ({ ...meal, is_for_children: Boolean(meal.is_for_children) })),
  };
}

function withHousehold(guest: GuestAtGate, { members, said, meals }: Households): GuestAtGate {
  const own = members.filter(({ guest_id }) => guest_id === guest.id);
  if (own.length === 0) return guest;
  const events = guest.events.map((event) => {
    const here = said.filter(({ event_id }) => event_id === event.event_id);
    return {
      ...event,
      members: own.map(({ id: member_id }): MemberAnswer => {
        const { comes = null, meal_id = null } = here.find((answer) => answer.member_id === member_id) ?? {};
        return { member_id, comes, meal_id };
      }),
      meals: meals
        .filter(({ event_id }) => event_id === event.event_id)
        .map(({ id, name, is_for_children }) => ({ id, name, is_for_children })),
    };
  });
  return { ...guest, events, members: own.map(({ id, name, is_child, diet }) => ({ id, name, is_child, diet })) };
}

function toGuest(rows: readonly GuestEventRow[]): GuestAtGate | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const { id, code, name, total_guests, source, is_attending, may_answer_late } = first;
  const events = rows.flatMap(
    ({ event_id, event_guests, confirmation_status, total_guests_confirmed, table_number }) => {
      if (event_id === null) return [];
      const seat = table_number ? { table_number } : {};
      return { event_id, total_guests: event_guests, confirmation_status, total_guests_confirmed, ...seat };
    },
  );
  return {
    id,
    code,
    name,
    total_guests,
    source,
    may_answer_late: may_answer_late === 1,
    is_attending: is_attending === null ? null : is_attending === 1,
    events,
  };
}

/** The guest of this very invitation with that number, in E.164. */
export async function findGuestByPhone(
  db: Database,
  gate: InvitationGate,
  phoneNumber: string,
): Promise<{ id: number } | undefined> {
  return db('guests')
    .select('id')
    .where({ client_id: gate.client_id, option_id: gate.option_id, phone_number: phoneNumber })
    .orderBy('id')
    .first();
}
