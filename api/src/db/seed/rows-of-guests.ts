import { searchTextOf } from '../../guests/search-text.ts';
import type { DemoClient, DemoGuest } from './demo-client.ts';
import type { RowSink } from './row-sink.ts';

interface GuestsOf {
  client: DemoClient;
  client_id: number;
  option_id: number;
  slug: string;
  eventIds: readonly number[];
  sink: RowSink;
  now: Date;
}

const HOUR = 3_600_000;

/** The guests of a client with what they answered, and the wishes: those of guests and those of strangers. */
export function rowsOfGuests(given: GuestsOf): void {
  const { client, client_id, option_id, sink, now } = given;
  const meals = addMenu(given);
  const wishes: WishOf[] = (client.wishes ?? []).map((wish) => ({ ...wish }));
  (client.guests ?? []).forEach((guest, index) => {
    const guest_id = addGuest({ guest, given });
    addHousehold({ guest, guest_id, meals, given });
    const answeredAt = new Date(now.getTime() - HOUR * (2 + ((index * 7) % 600)));
    const rsvp_id = addAnswer({ guest, guest_id, answeredAt, given });
    if (guest.wish) wishes.push({ name: guest.name, message: guest.wish, guest_id, rsvp_id, created_at: answeredAt });
  });
  wishes
    .map((wish, index) => ({ created_at: new Date(now.getTime() - HOUR * (5 + 9 * index)), ...wish }))
    .toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime()) // a newer wish has a greater id
    .forEach((wish) =>
      sink.add('wishes', { client_id, option_id, ...wish, ...(wish.answer !== undefined && { answered_at: now }) }),
    );
}

interface WishOf {
  name: string;
  message: string;
  answer?: string;
  guest_id?: number;
  rsvp_id?: number | undefined;
  created_at?: Date;
}

interface DemoMeal {
  readonly id: number;
  readonly event_id: number;
  readonly is_for_children: boolean;
}

/** What is served, as rows. */
function addMenu({ client: { menu }, client_id, eventIds, sink }: GuestsOf): DemoMeal[] {
  const event_id = eventIds[menu?.event ?? 0] ?? 0;
  return (menu?.meals ?? []).map(({ name, is_for_children = false }, position) => {
    const id = sink.add('event_meals', { client_id, event_id, position, name, is_for_children });
    return { id, event_id, is_for_children };
  });
}

interface HouseholdOf {
  guest: DemoGuest;
  guest_id: number;
  meals: readonly DemoMeal[];
  given: GuestsOf;
}

/** Who is in a household, and of those who answered who comes and eats what: as many as the answer says. */
function addHousehold({ guest, guest_id, meals, given: { client_id, eventIds, sink } }: HouseholdOf): void {
  const members = (guest.members ?? []).map(({ name, is_child = false, diet = null }, position) => {
    const id = sink.add('guest_members', { client_id, guest_id, position, name, is_child, diet });
    return { id, is_child };
  });
  for (const { event, answer } of guest.invitedTo) {
    if (!answer) continue;
    const event_id = eventIds[event] ?? 0;
    members.forEach(({ id: member_id, is_child }, at) => {
      const comes = answer.attending && at < answer.guests;
      const served = meals.filter((meal) => meal.event_id === event_id && meal.is_for_children === is_child);
      const meal_id = comes ? (served[(guest_id + at) % Math.max(1, served.length)]?.id ?? null) : null;
      sink.add('member_answers', { client_id, member_id, event_id, comes, meal_id });
    });
  }
}

function addGuest({ guest, given }: { guest: DemoGuest; given: GuestsOf }): number {
  const { client_id, option_id, eventIds, sink, now } = given;
  const { code, name, phone: phone_number = null } = guest;
  const search_text = searchTextOf({ code, name, phone_number });
  const guest_id = sink.add('guests', {
    client_id,
    option_id,
    code,
    name,
    phone_number,
    search_text,
    details: guest.note ? JSON.stringify({ note: guest.note }) : null,
    total_guests: guest.total,
    source: guest.source ?? 'INVITED',
    guest_group: guest.group ?? null,
    created_at: new Date(now.getTime() - 40 * 24 * HOUR),
  });
  for (const { event, table, answer } of guest.invitedTo) {
    sink.add('guest_events', {
      client_id,
      option_id,
      event_id: eventIds[event] ?? 0,
      guest_id,
      guest_name: name,
      search_text,
      total_guests: guest.total,
      confirmation_status: answer ? (answer.attending ? 'CONFIRMED' : 'DECLINED') : 'PENDING',
      total_guests_confirmed: answer?.guests ?? 0,
      table_number: table ?? null,
    });
  }
  return guest_id;
}

interface AnswerOf {
  guest: DemoGuest;
  guest_id: number;
  answeredAt: Date;
  given: GuestsOf;
}

/** The answer as the invitation would have sent it; its id, or undefined for who has not answered. */
function addAnswer({ guest, guest_id, answeredAt, given }: AnswerOf): number | undefined {
  const { client, client_id, option_id, eventIds, slug, sink } = given;
  const answers = guest.invitedTo.flatMap(({ event, answer }) =>
    answer ? [{ event_id: eventIds[event] ?? 0, ...answer }] : [],
  );
  if (answers.length === 0) return undefined;
  const is_attending = answers.some(({ attending }) => attending);
  const guest_total = Math.max(...answers.map(({ guests }) => guests));
  const additional_fields = JSON.stringify({ slug, url: `/${slug}?code=${guest.code}`, is_attending, guest_total });
  const submission =
    client.version === 'V1'
      ? { name: guest.name, is_attending, guest_total, message: guest.wish ?? null, additional_fields }
      : {
          name: guest.name,
          events: answers.map(({ event_id, attending, guests }) => ({
            id: event_id,
            is_attending: attending,
            guest_total: guests,
          })),
          message: guest.wish ?? null,
          additional_fields,
        };
  const rsvp_id = sink.add('rsvps', {
    client_id,
    option_id,
    guest_id,
    name: guest.name,
    phone_number: guest.phone ?? null,
    is_attending,
    guest_total,
    message: guest.wish ?? null,
    details: additional_fields,
    created_at: answeredAt,
    updated_at: answeredAt,
  });
  for (const { event_id, attending, guests } of answers) {
    sink.add('rsvp_events', { client_id, rsvp_id, event_id, is_attending: attending, guest_total: guests });
  }
  sink.add('rsvp_history', {
    client_id,
    rsvp_id,
    guest_id,
    is_attending,
    guest_total,
    submission: JSON.stringify(submission),
    submitted_at: answeredAt,
  });
  return rsvp_id;
}
