import { stored } from '../testing/stored.ts';
import { removedEvents } from './removed-events.ts';

test('the events that were saved and are gone, whichever list they stood in', () => {
  const { content } = stored();
  const [event] = [...content.events, ...content.new_events];
  expect(removedEvents({ content }, { content })).toEqual([]);
  expect(removedEvents({ content }, { content: { ...content, events: [], new_events: [] } })).toContain(event?.id);
  // one that was never saved is nobody's loss
  const added = { ...content, new_events: event ? [...content.new_events, { ...event, id: -1 }] : [] };
  expect(removedEvents({ content: added }, { content: added })).toEqual([]);
});
