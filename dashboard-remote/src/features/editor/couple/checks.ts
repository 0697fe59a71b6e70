import type { ClientContent, ClientOption } from '@janur/contracts';

/** What is looked at before an invitation goes to its guests. */
export const CHECKS = [
  'names',
  'parents',
  'dates',
  'places',
  'photos',
  'song',
  'preview',
  'deadline',
  'guests',
  'sample',
] as const;
export type CheckId = (typeof CHECKS)[number];

/** `wrong` would mislead guests, `missing` is a choice: not every couple wants a song. */
export type CheckState = 'done' | 'missing' | 'wrong';

export interface Check {
  readonly id: CheckId;
  readonly state: CheckState;
  /** What is the matter, by its text under `drafts.check_why`. */
  readonly why?: string;
  /** The panel of the editor that mends it. */
  readonly panel: 'bride_groom' | 'wedding_event' | 'gallery' | 'music' | 'meta' | 'rsvp';
}

type Event = Pick<ClientContent['events'][number], 'start_datetime' | 'end_datetime' | 'location' | 'maps_url'>;

export interface Checked {
  readonly content: Pick<ClientContent, 'bride' | 'groom' | 'galleries' | 'hero_backgrounds'> & {
    readonly events: readonly Event[];
    readonly new_events: readonly Event[];
  };
  readonly option: Pick<ClientOption, 'web_type' | 'song_url' | 'meta_title' | 'meta_image'>;
  /** How many guests are on the list, where that is known. */
  readonly guests?: number | undefined;
  /** Until when guests may answer, where that is known; null for as long as they like. */
  readonly answersUntil?: string | null | undefined;
  /** Whether somebody has sent it to their own phone to look at it there. */
  readonly isSampleSent?: boolean;
}

/** The checklist of an invitation, in the order in which it is read. */
export function checksOf({ content, option, guests, answersUntil, isSampleSent }: Checked, now: Date): Check[] {
  const hosts = (option.web_type === 'BIRTHDAY' ? [content.bride] : [content.bride, content.groom]).filter(Boolean);
  const wanted = option.web_type === 'BIRTHDAY' ? 1 : 2;
  const events = content.new_events.length > 0 ? content.new_events : content.events;
  const isNamed = hosts.length >= wanted && hosts.every((host) => Boolean(host?.name && host.full_name));
  const haveParents = hosts.length >= wanted && hosts.every((host) => Boolean(host?.father_name && host.mother_name));
  const photos = [...content.galleries, ...content.hero_backgrounds].filter(({ picture_url }) => picture_url);
  return [
    { id: 'names', state: isNamed ? 'done' : 'wrong', panel: 'bride_groom', ...(!isNamed && { why: 'names' }) },
    { id: 'parents', state: haveParents ? 'done' : 'missing', panel: 'bride_groom' },
    { id: 'dates', panel: 'wedding_event', ...datesOf(events, now) },
    { id: 'places', panel: 'wedding_event', ...placesOf(events) },
    { id: 'photos', state: photos.length > 0 ? 'done' : 'missing', panel: 'gallery' },
    { id: 'song', state: option.song_url ? 'done' : 'missing', panel: 'music' },
    { id: 'preview', state: option.meta_title && option.meta_image ? 'done' : 'missing', panel: 'meta' },
    ...(answersUntil === undefined
      ? []
      : [{ id: 'deadline', panel: 'rsvp', ...deadlineOf(answersUntil, events, now) } as const]),
    ...(guests === undefined ? [] : [{ id: 'guests', state: guests > 0 ? 'done' : 'missing', panel: 'rsvp' } as const]),
    ...(isSampleSent === undefined
      ? []
      : [
          isSampleSent
            ? ({ id: 'sample', state: 'done', panel: 'meta' } as const)
            : ({ id: 'sample', state: 'missing', why: 'sample', panel: 'meta' } as const),
        ]),
  ];
}

/** A deadline that is over closes the form at once; one after the first event has begun comes too late for the kitchen. */
function deadlineOf(until: string | null, events: readonly Event[], now: Date): Pick<Check, 'state' | 'why'> {
  if (until === null) return { state: 'missing', why: 'no_deadline' };
  if (Date.parse(until) <= now.getTime()) return { state: 'wrong', why: 'deadline_over' };
  const starts = events.flatMap(({ start_datetime: start }) => (start ? [Date.parse(start)] : []));
  return starts.some((start) => start < Date.parse(until))
    ? { state: 'wrong', why: 'deadline_late' }
    : { state: 'done' };
}

function datesOf(events: readonly Event[], now: Date): Pick<Check, 'state' | 'why'> {
  if (events.length === 0) return { state: 'wrong', why: 'no_event' };
  if (events.some(({ start_datetime }) => !start_datetime)) return { state: 'wrong', why: 'no_date' };
  if (events.some(endsBefore)) return { state: 'wrong', why: 'ends_before' };
  if (events.some((event) => isOver(event, now))) return { state: 'wrong', why: 'past' };
  return { state: 'done' };
}

function placesOf(events: readonly Event[]): Pick<Check, 'state' | 'why'> {
  if (events.some(({ location }) => !location)) return { state: 'wrong', why: 'no_place' };
  if (strayMaps(events).length > 0) return { state: 'wrong', why: 'stray_map' };
  return events.length > 0 && events.every(({ maps_url }) => maps_url) ? { state: 'done' } : { state: 'missing' };
}

export const endsBefore = ({ start_datetime, end_datetime }: Event): boolean =>
  Boolean(start_datetime && end_datetime && Date.parse(end_datetime) <= Date.parse(start_datetime));

/** No celebration goes on for longer: with a later end, one of the two is a slip. */
const LONGEST_MS = 3 * 86_400_000;

export const isOver = ({ start_datetime, end_datetime }: Event, now: Date): boolean => {
  const before = (instant: string | null, by: number) => instant !== null && Date.parse(instant) < now.getTime() - by;
  return before(end_datetime ?? start_datetime, 0) || before(start_datetime, LONGEST_MS);
};

/** Events at different places whose maps lead to the same one: one of them is the map of the other venue. */
export function strayMaps<E extends Pick<Event, 'location' | 'maps_url'>>(events: readonly E[]): E[] {
  return events.filter((event, index) =>
    events
      .slice(0, index)
      .some(
        (other) =>
          event.maps_url &&
          event.maps_url === other.maps_url &&
          event.location &&
          other.location &&
          plain(event.location) !== plain(other.location),
      ),
  );
}

const plain = (place: string): string =>
  place
    .toLowerCase()
    .replaceAll(/[\s,.]+/g, ' ')
    .trim();
