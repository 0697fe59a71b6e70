import { GuestCode, type InvitationVersion } from '@janur/contracts';
import type { Database } from '../db/connection.ts';
import { isSlug } from '@janur/contracts/rules';

/** What access to an invitation hangs on (decisions §4). */
export interface InvitationGate {
  client_id: number;
  option_id: number;
  slug: string;
  country: string;
  version: InvitationVersion;
  rsvp_style: string | null;
  is_hidden: boolean;
  is_private: boolean;
  is_locked: boolean;
  access_code: string | null;
  /** Changes with whatever the invitation shows. */
  revision: string;
}

type GateRow = Pick<InvitationGate, 'client_id' | 'option_id' | 'slug' | 'country' | 'version' | 'rsvp_style'> & {
  is_hidden: number;
  is_private: number;
  lock_code: string | null;
  option_revision: number;
  client_revision: number;
  media_revision: number;
};

/* Before anybody is let in there is no scope: these queries find the invitation and who calls. */

export async function findGate(db: Database, slug: string): Promise<InvitationGate | undefined> {
  // the column is ASCII: a word of another alphabet cannot even be compared with it
  if (!isSlug(slug)) return undefined;
  const row = await gates(db).where('options.slug', slug).first();
  return row && toGate(row);
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
    version: 'clients.version',
    rsvp_style: 'options.rsvp_style',
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

export interface GuestAtGate {
  id: number;
  code: string;
  name: string;
  total_guests: number;
  source: string;
}

const GUEST_COLUMNS = ['id', 'code', 'name', 'total_guests', 'source'] as const;

/** The guest of this very invitation with that code, or the one who is logged in. A code goes before a log-in. */
export async function findGuestAtGate(
  db: Database,
  gate: InvitationGate,
  { code, guestId }: { code: string | undefined; guestId: number | undefined },
): Promise<GuestAtGate | undefined> {
  // what no code looks like is nobody's, and MySQL refuses to compare it with ASCII
  const guestCode = GuestCode.safeParse(code).data;
  if (guestCode === undefined && guestId === undefined) return undefined;
  const guests = await db('guests')
    .select<GuestAtGate[]>(GUEST_COLUMNS)
    .where({ option_id: gate.option_id })
    .where((which) => {
      if (guestCode !== undefined) void which.orWhere({ code: guestCode });
      if (guestId !== undefined) void which.orWhere({ id: guestId });
    })
    .limit(2);
  return guests.find((guest) => guest.code === guestCode) ?? guests[0];
}

/** The guest of this very invitation with that number, in E.164. */
export async function findGuestByPhone(
  db: Database,
  gate: InvitationGate,
  phoneNumber: string,
): Promise<GuestAtGate | undefined> {
  return db('guests')
    .select<GuestAtGate[]>(GUEST_COLUMNS)
    .where({ client_id: gate.client_id, option_id: gate.option_id, phone_number: phoneNumber })
    .orderBy('id')
    .first();
}
