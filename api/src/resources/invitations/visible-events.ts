import { RsvpConfig, type RsvpField } from '@janur/contracts';
import { eventOfField } from '@janur/contracts/rsvp';
import { type ContentRows, type InvitationRows, picturesOf } from './queries.ts';

type EventRows = ContentRows['events'];

/** The events that only those invited to them may know of. */
export const privateIds = ({ events }: Pick<ContentRows, 'events'>): number[] =>
  events.filter((event) => Boolean(event.only_invited)).map(({ id }) => id);

/**
 * The rows without what hidden events say: the events themselves, the questions about them, and the lists that guests do not
 * see. Whoever sees none of the newer events must not be shown the older ones in their place.
 */
export function withoutEvents(rows: InvitationRows, hidden: ReadonlySet<number>): InvitationRows {
  if (hidden.size === 0) return rows;
  const hasNew = rows.events.some(({ collection }) => collection === 'new_events');
  const isShown = ({ id, collection }: EventRows[number]) =>
    !hidden.has(id) && (!hasNew || collection === 'new_events');
  const events = rows.events.filter(isShown);
  const option = { ...rows.option, rsvp_config: withoutQuestions(rows.option.rsvp_config, hidden) };
  const shown = { ...rows, events, option };
  const pictures = new Set(picturesOf(shown));
  const images = Object.fromEntries(Object.entries(rows.images).filter(([url]) => pictures.has(url)));
  return { ...shown, images };
}

/** A configuration that cannot be read is left as it is: the contract drops it. */
function withoutQuestions(stored: unknown, hidden: ReadonlySet<number>): unknown {
  const config = RsvpConfig.safeParse(stored).data;
  return config ? { ...config, fields: asked(config.fields, hidden) } : stored;
}

function asked(fields: readonly RsvpField[], hidden: ReadonlySet<number>): RsvpField[] {
  const isAsked = ({ name }: RsvpField) => {
    const eventId = eventOfField(name);
    return eventId === null || !hidden.has(eventId);
  };
  return fields.filter(isAsked).map((field) => ({
    ...field,
    options: field.options?.map((option) => ({
      ...option,
      ...(option.children && { children: asked(option.children, hidden) }),
    })),
  }));
}
