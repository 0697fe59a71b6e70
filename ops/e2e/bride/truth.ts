import type { Database } from '@janur/api/database';
import { expect } from '@playwright/test';
import type { Party, Story } from './story.ts';

/** What the database has of the couple's guests, row by row: nothing is counted here. */
async function rowsOf(db: Database, clientId: number) {
  const guests = await db('guests')
    .where({ client_id: clientId })
    .select('id', 'code', 'name', 'phone_number', 'total_guests', 'guest_group', 'source')
    .select('invitation_sent_at', 'reminder_sent_at', 'thanks_sent_at');
  const places = await db('guest_events')
    .join('events', 'events.id', 'guest_events.event_id')
    .where('guest_events.client_id', clientId)
    .select('guest_events.guest_id', 'events.title', 'guest_events.total_guests', 'confirmation_status')
    .select('total_guests_confirmed', 'table_number', 'is_checked_in', 'total_guests_attended', 'is_received_gift');
  const members = await db('guest_members')
    .where({ client_id: clientId })
    .orderBy(['guest_id', 'position', 'id'])
    .select('guest_id', 'name', 'is_child');
  return { guests, places, members };
}

/** Each guest of the story gets the code under which the product knows it. */
export async function learnCodes(db: Database, story: Story): Promise<void> {
  const { guests } = await rowsOf(db, story.clientId);
  for (const one of story.parties.filter(({ code }) => code === '')) {
    const same = guests.filter(({ name, phone_number }) => name === one.name && phone_number === one.phone);
    expect(same, `guests called ${one.name}`).toHaveLength(1);
    one.code = same[0]?.code ?? '';
  }
}

/** Every guest stands in the database as the story has it, and nobody else does. */
export async function expectTruth(db: Database, story: Story): Promise<void> {
  const { guests, places, members } = await rowsOf(db, story.clientId);
  const placesOf = Map.groupBy(places, ({ guest_id }) => guest_id);
  const membersOf = Map.groupBy(members, ({ guest_id }) => guest_id);
  const stored = guests.map((guest) => ({
    code: guest.code,
    name: guest.name,
    phone: guest.phone_number,
    people: guest.total_guests,
    group: guest.guest_group,
    isWalkIn: guest.source === 'ADHOC',
    sent: [
      ...(guest.invitation_sent_at ? ['INVITATION'] : []),
      ...(guest.reminder_sent_at ? ['REMINDER'] : []),
      ...(guest.thanks_sent_at ? ['THANKS'] : []),
    ],
    members: (membersOf.get(guest.id) ?? []).map(({ name, is_child }) => (is_child ? `${name} (anak)` : name)),
    at: sorted(
      (placesOf.get(guest.id) ?? []).map((place) => ({
        title: place.title,
        people: place.total_guests,
        said: place.confirmation_status,
        coming: place.total_guests_confirmed,
        table: place.table_number,
        arrived: place.is_checked_in ? place.total_guests_attended : null,
        hasGift: Boolean(place.is_received_gift),
      })),
    ),
  }));
  const byCode = <Row extends { code: string }>(rows: Row[]) => Object.fromEntries(rows.map((row) => [row.code, row]));
  expect(byCode(stored)).toEqual(byCode(story.parties.map(toRow)));
}

const sorted = <Row extends { title: string | null }>(rows: Row[]) =>
  rows.toSorted((one, other) => String(one.title).localeCompare(String(other.title)));

const toRow = (one: Party) => ({
  code: one.code,
  name: one.name,
  phone: one.phone,
  people: one.people,
  group: one.group,
  isWalkIn: one.isWalkIn,
  sent: (['INVITATION', 'REMINDER', 'THANKS'] as const).filter((kind) => one.sent.has(kind)),
  members: one.members.map((name) => (one.children.includes(name) ? `${name} (anak)` : name)),
  at: sorted([...one.at].map(([title, place]) => ({ title, people: one.people, ...place }))),
});
