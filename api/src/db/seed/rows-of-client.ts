import type { BankRow, GalleryRow } from '../rows/invitation.ts';
import { type DemoClient, type DemoEvent, type DemoProfile, file, mapsUrl } from './demo-client.ts';
import { rowsOfGuests } from './rows-of-guests.ts';
import type { RowSink } from './row-sink.ts';

export interface Context {
  sink: RowSink;
  banks: ReadonlyMap<string, BankRow['id']>;
  passwordHash: string;
  now: Date;
}

/** All rows of one client, with its account, content, options, guests and wishes; answers its id. */
export function addClient(client: DemoClient, context: Context): number {
  const { sink, now, passwordHash } = context;
  const [main] = client.options;
  if (!main) throw new Error(`${client.name} has no option`);
  const version = client.version ?? 'V2';
  const client_id = sink.add('clients', {
    name: client.name,
    version,
    country: client.country ?? 'ID',
    created_at: now,
  });
  sink.add('accounts', {
    username: client.username ?? main.slug,
    password_hash: passwordHash,
    role: 'CLIENT',
    name: client.name,
    client_id,
  });
  const content_id = addContent({ client, client_id, sink });
  const eventIds = [
    ...client.events.map((event, position) =>
      addEvent({ event, position, collection: 'events', client_id, content_id, sink }),
    ),
    ...(client.newEvents ?? []).map((event, position) =>
      addEvent({ event, position, collection: 'new_events', client_id, content_id, sink }),
    ),
  ];
  addPayments({ client, client_id, content_id, context });
  const optionIds = client.options.map((option) =>
    sink.add('options', {
      count_down_date: startOf(client.events[client.mainEvent ?? 0]),
      meta_image: file(client.pictures[0] ?? ''),
      ...option,
      client_id,
      ...jsonColumns(option),
    }),
  );
  rowsOfGuests({ client, client_id, option_id: optionIds[0] ?? 0, slug: main.slug, eventIds, sink, now });
  return client_id;
}

type JsonColumn = 'custom_config' | 'orders' | 'rsvp_config';

function jsonColumns(option: DemoClient['options'][number]): Partial<Record<JsonColumn, string>> {
  const columns: JsonColumn[] = ['custom_config', 'orders', 'rsvp_config'];
  return Object.fromEntries(columns.flatMap((name) => (option[name] ? [[name, JSON.stringify(option[name])]] : [])));
}

interface Owner {
  client: DemoClient;
  client_id: number;
  sink: RowSink;
}

function addContent({ client, client_id, sink }: Owner): number {
  const cover = client.cover ?? client.pictures[0] ?? '';
  const hasCover = Boolean(client.cover) || (!client.couple && !client.hasDrawnOpening);
  const content_id = sink.add('contents', {
    client_id,
    greeting: client.greeting ?? null,
    hashtag_word: client.hashtag ?? null,
    quote: client.quote?.[0] ?? null,
    quote_source: client.quote?.[1] ?? null,
    video_prewed_url: client.video ?? null,
    reminder_url: client.events[0] ? calendarUrl(client.name, client.events[0]) : null,
    wedding_date: startOf(client.events[client.mainEvent ?? 0]),
    opening_modal_image: hasCover ? file(cover) : null,
    opening_modal_image_type: hasCover ? 'PHOTO' : null,
  });
  addProfile({ profile: client.bride, side: 'BRIDE', client_id, content_id, sink });
  addProfile({ profile: client.groom, side: 'GROOM', client_id, content_id, sink });
  client.pictures.forEach((picture, position) => {
    const section = GALLERY_PLACES[position] ?? 'SECTION_2';
    sink.add('galleries', {
      client_id,
      content_id,
      position,
      section,
      picture_url: file(picture),
      overlay_opacity: section.endsWith('BANNER') ? 0.35 : 0,
    });
  });
  const heroes = client.couple ? [client.couple] : client.pictures.slice(0, 2);
  heroes.forEach((picture, index) => {
    sink.add('hero_backgrounds', {
      client_id,
      content_id,
      order: index + 1,
      picture_url: file(picture),
      overlay_opacity: client.couple ? 0 : 0.25,
    });
  });
  (client.stories ?? []).forEach(({ date, title, text, place, picture }, index) => {
    sink.add('stories', {
      client_id,
      content_id,
      order: index + 1,
      date_time: date,
      title,
      description: text,
      location: place ?? null,
      image_url: picture ? file(picture) : null,
    });
  });
  return content_id;
}

/** Where an album's pictures go, one after the other: first the gallery, then one banner each. */
const GALLERY_PLACES: GalleryRow['section'][] = [
  'SECTION_1',
  'SECTION_1',
  'SECTION_1',
  'SECTION_2',
  'SECTION_2',
  'SECTION_FOOTER_BANNER',
];

interface ProfileOf {
  profile: DemoProfile | undefined;
  side: 'BRIDE' | 'GROOM';
  client_id: number;
  content_id: number;
  sink: RowSink;
}

function addProfile({ profile, side, client_id, content_id, sink }: ProfileOf): void {
  if (profile) sink.add('profiles', { ...profile, side, client_id, content_id });
}

interface EventOf {
  event: DemoEvent;
  position: number;
  collection: 'events' | 'new_events';
  client_id: number;
  content_id: number;
  sink: RowSink;
}

function addEvent({ event, position, collection, client_id, content_id, sink }: EventOf): number {
  const { start, end, ...told } = event;
  return sink.add('events', {
    timezone: 'Asia/Jakarta',
    maps_url: mapsUrl(told.location, told.street),
    ...told,
    start_datetime: new Date(start),
    end_datetime: end ? new Date(end) : null,
    position,
    collection,
    client_id,
    content_id,
  });
}

function addPayments({
  client,
  client_id,
  content_id,
  context,
}: Omit<Owner, 'sink'> & { content_id: number; context: Context }): void {
  (client.payments ?? []).forEach(({ bank, number, owner }, position) => {
    context.sink.add('payments', {
      client_id,
      content_id,
      position,
      bank,
      bank_id: context.banks.get(bank) ?? null,
      account_number: number,
      account_owner: owner,
    });
  });
}

const startOf = (event: DemoEvent | undefined): Date | null => (event ? new Date(event.start) : null);

/** A calendar link that any phone opens. */
function calendarUrl(name: string, { start, end, location, street }: DemoEvent): string {
  const stamp = (time: string): string => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: name,
    dates: `${stamp(start)}/${stamp(end ?? start)}`,
    location: [location, street].filter(Boolean).join(', '),
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}
