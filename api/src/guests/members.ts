import type { ComingMembers, ConfirmationStatus, MemberAnswer, MemberInput } from '@janur/contracts';
import { afterCount, answersFrom, comingAfter } from '@janur/contracts/rsvp';
import type { ClientScope } from '../access/access.ts';
import type { Database } from '../db/connection.ts';
import { type HeldGuest, updateGuest } from './guest-queries.ts';
import {
  deleteMembers,
  forgetWhoComes,
  insertMembers,
  listMembers,
  listSaidOfMembers,
  type MemberRow,
  type SaidRow,
  updateMember,
  writeSaid,
} from './member-queries.ts';
import { changePlace, lockPlacesOf, type Place } from './place-queries.ts';

/*
 * A household whose members are named is as many as they are, at every event. Of those who come at least the members are
 * known who were said to, and at most those besides of whom nobody has said anything:
 * known to come <= total_guests_confirmed <= known to come + unknown.
 */

/** A household with all that was said of its members. */
export interface Household {
  readonly members: readonly MemberRow[];
  readonly said: readonly SaidRow[];
}

/** The household of a guest whom the caller holds. */
export async function householdOf(db: Database, scope: ClientScope, guestId: number): Promise<Household> {
  const members = await listMembers(db, scope, [guestId]);
  return { members, said: members.length === 0 ? [] : await listSaidOfMembers(db, scope, [guestId]) };
}

/** What is known of each member at one event. */
export function saidAt({ members, said }: Household, eventId: number): MemberAnswer[] {
  const saidOf = new Map(said.filter(({ event_id }) => event_id === eventId).map((row) => [row.member_id, row]));
  return members.map(({ id: member_id }) => {
    const known = saidOf.get(member_id);
    return { member_id, comes: known?.comes == null ? null : Boolean(known.comes), meal_id: known?.meal_id ?? null };
  });
}

/** Keeps who of a household comes to an event, as the answer says it by name or by number; the place has been written. */
export async function writeComing(
  trx: Database,
  household: Household,
  { clientId, eventId, status, coming, named }: Coming,
): Promise<void> {
  if (household.members.length === 0) return;
  const ids = household.members.map(({ id }) => id);
  const former = saidAt(household, eventId);
  const byName = named && answersFrom(ids, named);
  // a member may have gone since the names were judged
  const isWhole = byName?.filter(({ comes }) => comes).length === coming;
  const answers =
    status === 'PENDING'
      ? former.map((answer) => ({ ...answer, comes: null }))
      : byName && isWhole
        ? byName
        : afterCount(former, coming);
  await writeSaid(trx, { clientId, eventId, answers });
}

interface Coming {
  readonly clientId: number;
  readonly eventId: number;
  readonly status: ConfirmationStatus;
  readonly coming: number;
  readonly named: ComingMembers | undefined;
}

/** The guest is asked again at every event. */
export async function forgetComing(trx: Database, scope: ClientScope, guestId: number): Promise<void> {
  const members = await listMembers(trx, scope, [guestId]);
  await forgetWhoComes(
    trx,
    scope,
    members.map(({ id }) => id),
  );
}

/** The households of guests, by guest. */
export async function householdsOf(
  db: Database,
  scope: ClientScope,
  guestIds: readonly number[],
): Promise<(guestId: number) => Household> {
  const members = await listMembers(db, scope, guestIds);
  const named = [...new Set(members.map(({ guest_id }) => guest_id))];
  const membersOf = Map.groupBy(members, ({ guest_id }) => guest_id);
  const saidOf = Map.groupBy(await listSaidOfMembers(db, scope, named), ({ guest_id }) => guest_id);
  return (guestId) => ({ members: membersOf.get(guestId) ?? [], said: saidOf.get(guestId) ?? [] });
}

/**
 * Names the members of a household that the caller holds, in their order; who keeps the id keeps the answers. The places
 * follow: they are as many as the members, and as many come as still can.
 */
export async function writeMembers(
  trx: Database,
  scope: ClientScope,
  guest: HeldGuest,
  wanted: readonly MemberInput[],
): Promise<void> {
  const before = await householdOf(trx, scope, guest.id);
  const places = await lockPlacesOf(trx, scope, guest.id);
  const kept = new Set(wanted.flatMap(({ id }) => id ?? []));
  const gone = before.members.filter(({ id }) => !kept.has(id));
  await deleteMembers(
    trx,
    scope,
    gone.map(({ id }) => id),
  );
  await writeWords(trx, scope, guest, { wanted, before });
  if (wanted.length === 0) return;
  const after = await householdOf(trx, scope, guest.id);
  await updateGuest(trx, scope, guest, { total_guests: wanted.length });
  const goneIds = new Set(gone.map((member) => member.id));
  for (const place of places) await settle(trx, scope, { place, before, after, goneIds });
}

async function writeWords(
  trx: Database,
  scope: ClientScope,
  { id: guest_id, client_id }: HeldGuest,
  { wanted, before }: { wanted: readonly MemberInput[]; before: Household },
): Promise<void> {
  const former = new Map(before.members.map((member, position) => [member.id, { ...member, position }]));
  const added = [];
  for (const [position, { id, name, is_child, diet }] of wanted.entries()) {
    const words = { name, is_child, diet: diet?.trim() || null, position };
    const known = id === undefined ? undefined : former.get(id);
    if (id === undefined) added.push({ ...words, client_id, guest_id });
    else if (!known || !isSame(known, words)) await updateMember(trx, scope, id, words);
  }
  await insertMembers(trx, added);
}

const isSame = (
  one: MemberRow & { position: number },
  other: Pick<MemberRow, 'name' | 'is_child' | 'diet'> & { position: number },
) =>
  one.name === other.name &&
  Boolean(one.is_child) === Boolean(other.is_child) &&
  one.diet === other.diet &&
  one.position === other.position;

interface Change {
  readonly place: Place;
  readonly before: Household;
  readonly after: Household;
  readonly goneIds: ReadonlySet<number>;
}

/** Brings one place in line with a household that has changed. */
async function settle(trx: Database, scope: ClientScope, { place, before, after, goneIds }: Change): Promise<void> {
  const { event_id: eventId, client_id: clientId } = place;
  const total_guests = after.members.length;
  if (place.confirmation_status !== 'CONFIRMED') {
    await changePlace(trx, scope, place, { total_guests });
    // of somebody new in a household that stays away nobody needs to ask
    if (place.confirmation_status === 'DECLINED')
      await writeSaid(trx, { clientId, eventId, answers: afterCount(saidAt(after, eventId), 0) });
    return;
  }
  const left = saidAt(before, eventId).filter(({ member_id, comes }) => goneIds.has(member_id) && comes === true);
  const said = saidAt(after, eventId);
  const coming = comingAfter(said, place.total_guests_confirmed - left.length);
  const state =
    coming > 0
      ? { total_guests, total_guests_confirmed: coming }
      : { total_guests, total_guests_confirmed: 0, confirmation_status: 'DECLINED' as const };
  await changePlace(trx, scope, place, state);
  const isOpen = said.some(({ comes }) => comes === null);
  const answers = isOpen && coming > 0 && coming < total_guests ? said : afterCount(said, coming);
  await writeSaid(trx, { clientId, eventId, answers });
}

/** What members may not eat, as the guest says it; what is empty takes the note away. */
export async function writeDiets(
  trx: Database,
  scope: ClientScope,
  said: readonly { id: number; diet: string }[],
): Promise<void> {
  for (const { id, diet } of said) await updateMember(trx, scope, id, { diet: diet.trim() || null });
}
