import type { Draft } from '../panel.ts';

type Events = Pick<Draft, 'content'>;

const idsOf = ({ content }: Events): number[] => [...content.events, ...content.new_events].map(({ id }) => id);

/** The events that were saved and are gone from the draft. */
export function removedEvents(base: Events, draft: Events): number[] {
  const kept = new Set(idsOf(draft));
  return idsOf(base).filter((id) => !kept.has(id));
}
