import { client, event } from '../testing/fixture.ts';
import { full } from '../testing/fixtures.ts';
import { navEntries } from './nav.ts';

const keys = (invited: ReturnType<typeof client>) => navEntries(invited).map(({ key }) => key);

test('a full wedding has all entries of the specification', () => {
  expect(keys(full())).toEqual(['home', 'story', 'wedding', 'party', 'gallery', 'rsvp', 'wishes']);
});

test('the entries follow the order of the page', () => {
  expect(keys(full({ option: { orders: ['wishes', 'gallery'] } }))).toEqual([
    'wishes',
    'gallery',
    'home',
    'story',
    'wedding',
    'party',
    'rsvp',
  ]);
});

test('the party’s entry leads to the first party after a ceremony', () => {
  expect(navEntries(client()).find(({ key }) => key === 'party')?.id).toBe('event-12');
});

test('without a ceremony, or without a party, one entry is enough', () => {
  const party = event({ type: 'WEDDING_RECEPTION' });
  expect(keys(client({ content: { new_events: [party] } }))).toEqual(['home', 'wedding', 'rsvp', 'wishes']);
  expect(keys(client({ content: { new_events: [event()] } }))).toEqual(['home', 'wedding', 'rsvp', 'wishes']);
});

test('the events of a birthday are its party', () => {
  const birthday = event({ type: 'BIRTHDAY' });
  const invited = client({ content: { new_events: [birthday] }, option: { web_type: 'BIRTHDAY' } });
  expect(navEntries(invited)).toContainEqual({ id: 'wedding_event', key: 'party', section: 'wedding_event' });
});

test('with WISH_ONLY the form’s entry is the wishes’, once', () => {
  expect(navEntries(client({ option: { rsvp_style: 'WISH_ONLY' } })).filter(({ key }) => key === 'wishes')).toEqual([
    { id: 'rsvp', key: 'wishes', section: 'rsvp' },
  ]);
});

test('a hidden section has no entry', () => {
  expect(keys(full({ option: { gallery_style: 'HIDDEN' } }))).not.toContain('gallery');
});
