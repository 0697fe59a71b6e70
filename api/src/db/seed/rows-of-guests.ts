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
  const wishes: WishOf[] = (client.wishes ?? []).map((wish) => ({ ...wish }));
  (client.guests ?? []).forEach((guest, index) => {
    const guest_id = addGuest({ guest, given });
    const answeredAt = new Date(now.getTime() - HOUR * (2 + ((index * 7) % 600)));
    const rsvp_id = addAnswer({ guest, guest_id, answeredAt, given });
    if (guest.wish) wishes.push({ name: guest.name, message: guest.wish, guest_id, rsvp_id, created_at: answeredAt });
  });
  wishes
    .map((wish, index) => ({ created_at: new Date(now.getTime() - HOUR * (5 + 9 * index)), ...wish }))
    .toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime()) // a newer wish has a greater id
    .forEach((wish) => sink.add('wishes', { client_id, option_id, ...wish }));
}

interface WishOf {
  name: string;
  message: string;
  guest_id?: number;
  rsvp_id?: number | undefined;
  created_at?: Date;
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
