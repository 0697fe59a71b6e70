import type { Meal, MemberAnswer } from '@janur/contracts';
import type { ClientScope } from '../access/access.ts';
import type { Database } from '../db/connection.ts';
import type { GuestMemberRow } from '../db/rows/guests.ts';

/* Members of households, and what was answered for each, are written here and in `members.ts`, and nowhere else. */

const COLUMNS = ['id', 'client_id', 'guest_id', 'name', 'is_child', 'diet'] as const satisfies (keyof GuestMemberRow)[];
export type MemberRow = Pick<GuestMemberRow, (typeof COLUMNS)[number]>;

/** The members of households, each in its order. */
export async function listMembers(db: Database, scope: ClientScope, guestIds: readonly number[]): Promise<MemberRow[]> {
  if (guestIds.length === 0) return [];
  return db('guest_members')
    .where(scope.within('client_id'))
    .whereIn('guest_id', guestIds)
    .orderBy(['guest_id', 'position', 'id'])
    .select(...COLUMNS);
}

export interface SaidRow {
  guest_id: number;
  event_id: number;
  member_id: number;
  comes: 0 | 1 | null;
  meal_id: number | null;
}

/** What was answered for the members of households: a row a member and event of which something is known. */
export async function listSaidOfMembers(
  db: Database,
  scope: ClientScope,
  guestIds: readonly number[],
): Promise<SaidRow[]> {
  if (guestIds.length === 0) return [];
  return db('member_answers')
    .join('guest_members', 'guest_members.id', 'member_answers.member_id')
    .where(scope.within('member_answers.client_id'))
    .whereIn('guest_members.guest_id', guestIds)
    .select('guest_members.guest_id', 'event_id', 'member_id', 'comes', 'meal_id');
}

export type MemberWords = Pick<GuestMemberRow, 'name' | 'is_child' | 'diet' | 'position'>;

export async function insertMembers(
  db: Database,
  added: readonly (MemberWords & Pick<GuestMemberRow, 'client_id' | 'guest_id'>)[],
): Promise<void> {
  if (added.length > 0) await db('guest_members').insert([...added]);
}

export async function updateMember(
  db: Database,
  scope: ClientScope,
  id: number,
  words: Partial<MemberWords>,
): Promise<void> {
  await db('guest_members').where(scope.within('client_id')).where({ id }).update(words);
}

export async function deleteMembers(db: Database, scope: ClientScope, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db('guest_members').where(scope.within('client_id')).whereIn('id', ids).delete();
}

/** Writes what was answered for members at one event over what was known. */
export async function writeSaid(
  db: Database,
  { clientId, eventId, answers }: { clientId: number; eventId: number; answers: readonly MemberAnswer[] },
): Promise<void> {
  if (answers.length === 0) return;
  await db('member_answers')
    .insert(answers.map((answer) => ({ ...answer, client_id: clientId, event_id: eventId })))
    .onConflict(['member_id', 'event_id'])
    .merge(['comes', 'meal_id']);
}

/** Nobody has said for any of them whether they come; what they would eat stays. */
export async function forgetWhoComes(db: Database, scope: ClientScope, memberIds: readonly number[]): Promise<void> {
  if (memberIds.length === 0) return;
  await db('member_answers').where(scope.within('client_id')).whereIn('member_id', memberIds).update({ comes: null });
}

/** What is served at events, in the hosts' order. */
export async function listMeals(
  db: Database,
  scope: ClientScope,
  eventIds: readonly number[],
): Promise<(Meal & { event_id: number })[]> {
  if (eventIds.length === 0) return [];
  const rows = await db('event_meals')
    .where(scope.within('client_id'))
    .whereIn('event_id', eventIds)
    .orderBy(['event_id', 'position', 'id'])
    .select('id', 'event_id', 'name', 'is_for_children');
  return rows.map((row) => ({ ...row, is_for_children: Boolean(row.is_for_children) }));
}
