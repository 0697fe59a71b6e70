import { endsBefore, isOver, strayMaps } from '../couple/checks.ts';
import type { Draft } from '../panel.ts';
import { isSame } from '../draft/values.ts';

type Event = Draft['content']['events'][number];

/** What can be saved and is hardly meant: it is asked about once, where it was just written. */
export interface Doubt {
  readonly kind: 'ends_before' | 'past' | 'old_map' | 'stray_map' | 'no_events' | 'wedding_day';
  /** The event that it is about. */
  readonly event?: Event;
}

/** The doubts of what is to be saved; what stood like this before is not asked about again. */
export function doubtsOf(base: Draft, draft: Draft, now: Date): Doubt[] {
  const [before, events] = [shown(base), shown(draft)];
  const formerOf = (event: Event) => before.find(({ id }) => id === event.id);
  const written = (event: Event, fields: readonly (keyof Event)[]) => {
    const former = formerOf(event);
    return !former || fields.some((field) => !isSame(former[field], event[field]));
  };
  const stray = strayMaps(events);
  const ofEvents = events.flatMap((event): Doubt[] => {
    const former = formerOf(event);
    const hasMoved = former && former.location !== event.location && Boolean(former.location);
    const keptMap = hasMoved && event.maps_url && event.maps_url === former.maps_url;
    const isTimed = written(event, ['start_datetime', 'end_datetime']);
    return [
      ...(isTimed && endsBefore(event) ? [{ kind: 'ends_before', event } as const] : []),
      ...(isTimed && isOver(event, now) ? [{ kind: 'past', event } as const] : []),
      ...(keptMap ? [{ kind: 'old_map', event } as const] : []),
      ...(!keptMap && stray.includes(event) && written(event, ['location', 'maps_url'])
        ? [{ kind: 'stray_map', event } as const]
        : []),
    ];
  });
  const isEmptied = events.length === 0 && before.length > 0;
  return [...ofEvents, ...(isEmptied ? [{ kind: 'no_events' } as const] : []), ...dayDoubt(base, draft, events)];
}

const DAY_MS = 86_400_000;

/** The day that the page counts down to is none of the events'. */
function dayDoubt(base: Draft, draft: Draft, events: readonly Event[]): Doubt[] {
  const day = draft.content.wedding_date;
  const isWritten = day !== base.content.wedding_date || !isSame(startsOf(shown(base)), startsOf(events));
  const starts = startsOf(events);
  if (!day || !isWritten || starts.length === 0) return [];
  const isNear = starts.some((start) => Math.abs(Date.parse(start) - Date.parse(day)) <= DAY_MS);
  return isNear ? [] : [{ kind: 'wedding_day' }];
}

const startsOf = (events: readonly Event[]): string[] => events.flatMap(({ start_datetime }) => start_datetime ?? []);

const shown = ({ content: { events, new_events } }: Draft): readonly Event[] =>
  new_events.length > 0 ? new_events : events;
