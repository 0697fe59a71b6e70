import type { Database } from '@janur/api/database';

/** One request: its path behind `/api`, and a body when it is a POST. */
export interface Ask {
  readonly list: 'usher search' | 'guest-book' | 'guest list';
  readonly kind: string;
  readonly path: string;
  readonly body?: object;
}

export interface LargeEvent {
  readonly eventId: number;
  readonly slug: string;
  readonly guests: readonly { readonly code: string; readonly phone: string }[];
}

const LIMIT = 25;
const ORDERS = ['name', 'table_number', 'checked_in_at', 'created_at'] as const;
const NAMES = ['san', 'Wijaya', 'MULLER', 'ndez', 'a', 'dang', 'sore', 'jaya 12', 'nobody', "d'or"];
const LETTERS = ['zz', 'QX', 'zq', 'kvz'];
const OTHER_SCRIPTS = ['美', '远', '美咲', '서', '연', '준', 'くら', 'たか', 'シ', '咲 S'];

export async function largeEvent(db: Database, slug: string): Promise<LargeEvent> {
  const option = await db('options').where({ slug }).first();
  const event = await db('events').where({ client_id: option?.client_id }).first();
  const guests = await db('guests').where({ client_id: option?.client_id }).select('code', 'phone_number');
  if (!event) throw new Error(`${slug} has no event`);
  // half of them have arrived, so that the order of check-ins is one
  await db.raw(
    `UPDATE guest_events SET is_checked_in = 1, checked_in_at = NOW(3) - INTERVAL id % 7919 SECOND
     WHERE event_id = ? AND id % 2 = 0`,
    [event.id],
  );
  return {
    eventId: event.id,
    slug,
    guests: guests.map(({ code, phone_number }) => ({ code, phone: phone_number ?? '' })),
  };
}

/** Every list by every kind of search and at any page of every order, `times` times. */
export function* asks(event: LargeEvent, times: number): Generator<Ask, void> {
  for (let time = 0; time < times; time += 1) {
    for (const [kind, text] of Object.entries(searches(event, time))) {
      yield* everyList(event, { kind, text, page: kind === 'name' ? 1 + (time % 3) : 1 });
    }
    yield* everyList(event, { kind: 'any page', text: '', page: anyPage(event) });
    // everybody has an a, and nobody leafs that far: the dearest request there is
    yield* everyList(event, { kind: 'any page of a search', text: 'a', page: 1 + Math.floor(Math.random() * 1000) });
    const order = { order_by: ORDERS[time % ORDERS.length], order_type: time % 8 < ORDERS.length ? 'ASC' : 'DESC' };
    yield guestBook(event, { kind: `by ${order.order_by}`, text: '', page: anyPage(event), order });
    yield guestBook(event, { kind: `name by ${order.order_by}`, text: 'san', page: 1 + (time % 50), order });
  }
}

const anyPage = ({ guests }: LargeEvent): number => 1 + Math.floor(Math.random() * Math.ceil(guests.length / LIMIT));

function searches({ guests }: LargeEvent, time: number): Record<string, string> {
  const { code, phone } = guests[Math.floor(Math.random() * guests.length)] ?? { code: '', phone: '' };
  const national = `0${phone.slice(3)}`;
  const spellings = [phone, national, `${national.slice(0, 4)}-${national.slice(4, 8)}-${national.slice(8)}`];
  return {
    name: NAMES[time % NAMES.length] ?? '',
    'Han, Hangul, kana': OTHER_SCRIPTS[time % OTHER_SCRIPTS.length] ?? '',
    phone: spellings[time % spellings.length] ?? '',
    'last digits': phone.slice(time % 2 ? -4 : -6),
    code: time % 2 ? code.toLowerCase() : code.slice(-6),
    // no name has them
    'letters of a code': LETTERS[time % LETTERS.length] ?? '',
  };
}

interface Asked {
  readonly kind: string;
  readonly text: string;
  readonly page: number;
}

function* everyList(event: LargeEvent, asked: Asked): Generator<Ask, void> {
  const { kind, text, page } = asked;
  const query = new URLSearchParams({
    eventId: String(event.eventId),
    search: text,
    page: String(page),
    limit: String(LIMIT),
  });
  yield { list: 'usher search', kind, path: `/public/guests/rsvp/events/guest-book/search/guests?${query}` };
  yield guestBook(event, asked);
  const body = { search_query: text, page, limit: LIMIT };
  const path = '/dashboard/clients/rsvp/guest-list';
  yield { list: 'guest list', kind, path, body: { ...body, slugs: [event.slug] } };
  yield { list: 'guest list', kind, path, body: { ...body, event_id: event.eventId } };
}

function guestBook({ eventId }: LargeEvent, { kind, text, page, order }: Asked & { order?: object }): Ask {
  const body = { event_ids: [eventId], search_query: text, page, limit: LIMIT, ...order };
  return { list: 'guest-book', kind, path: '/dashboard/clients/rsvp/guest-book', body };
}
