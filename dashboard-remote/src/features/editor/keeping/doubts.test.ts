import { draftOf } from '../editor-store.ts';
import type { Draft } from '../panel.ts';
import { stored } from '../testing/stored.ts';
import { doubtsOf } from './doubts.ts';

type Event = Draft['content']['events'][number];

const NOW = new Date('2026-11-24T00:00:00Z');
const BASE = draftOf(stored());
const at = (day: string) => `${day}T02:00:00.000Z`;
/** One event in a mosque; `content` and `event` change it. */
function withEvent(event: Partial<Event> = {}, content: Partial<Draft['content']> = {}): Draft {
  const [first] = BASE.content.new_events;
  if (!first) throw new Error('the fixture has events');
  const own = {
    ...first,
    start_datetime: at('2027-06-12'),
    end_datetime: null,
    location: 'Masjid Agung',
    maps_url: 'https://maps.example/a',
    ...event,
  };
  return { ...BASE, content: { ...BASE.content, new_events: [own], wedding_date: at('2027-06-12'), ...content } };
}
const kinds = (base: Draft, draft: Draft) => doubtsOf(base, draft, NOW).map(({ kind }) => kind);

test('what is well is not asked about', () => {
  expect(kinds(withEvent(), withEvent({ title: 'Akad' }))).toEqual([]);
});

test.each([
  ['an end before its start', withEvent({ end_datetime: at('2027-06-11') }), ['ends_before']],
  ['the day is long over', withEvent({ start_datetime: at('1999-06-12') }, { wedding_date: null }), ['past']],
  ['another venue with the old map', withEvent({ location: 'Bali' }), ['old_map']],
  ['another venue with a map of its own', withEvent({ location: 'Bali', maps_url: 'https://maps.example/b' }), []],
  ['all events gone', withEvent({}, { new_events: [], events: [] }), ['no_events']],
  ['the day of the page is none of the events’', withEvent({}, { wedding_date: at('2027-08-01') }), ['wedding_day']],
])('%s', (_, draft, expected) => {
  expect(kinds(withEvent(), draft)).toEqual(expected);
});

test('a second event that copied the map of the first is asked about when it is somewhere else', () => {
  const [first] = withEvent().content.new_events;
  if (!first) throw new Error('one event');
  const second = { ...first, id: -1, location: 'Bali' };
  expect(kinds(withEvent(), withEvent({}, { new_events: [first, second] }))).toEqual(['stray_map']);
});

test('what was so before is not asked about with another change', () => {
  const odd = withEvent({ start_datetime: at('1999-06-12'), end_datetime: at('1999-06-11') }, { wedding_date: null });
  expect(kinds(odd, { ...odd, name: 'Another' })).toEqual([]);
});
