import { client, event } from '../testing/fixture.ts';
import { full } from '../testing/fixtures.ts';
import { navEntries } from './nav.ts';

const ALL = 7;
const keys = (invited: ReturnType<typeof client>, max = ALL) => navEntries(invited, max).map(({ key }) => key);

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

test('where there is room for five, the least important go', () => {
  expect(keys(full(), 5)).toEqual(['home', 'story', 'wedding', 'gallery', 'rsvp']);
  expect(keys(full(), 3)).toEqual(['home', 'wedding', 'rsvp']);
});

test('a birthday keeps the way to its party where there is room for few', () => {
  expect(keys(full({ option: { web_type: 'BIRTHDAY' } }), 5)).toEqual(['home', 'story', 'party', 'gallery', 'rsvp']);
});

test('the party’s entry leads to the first party after a ceremony', () => {
  expect(navEntries(client(), ALL).find(({ key }) => key === 'party')?.id).toBe('event-12');
});

test('without a ceremony, or without a party, one entry is enough', () => {
  const party = event({ type: 'WEDDING_RECEPTION' });
  expect(keys(client({ content: { new_events: [party] } }))).toEqual(['home', 'wedding', 'rsvp', 'wishes']);
  expect(keys(client({ content: { new_events: [event()] } }))).toEqual(['home', 'wedding', 'rsvp', 'wishes']);
});

test('the events of a birthday are its party', () => {
  const birthday = event({ type: 'BIRTHDAY' });
  const invited = client({ content: { new_events: [birthday] }, option: { web_type: 'BIRTHDAY' } });
  expect(navEntries(invited, ALL)).toContainEqual({ id: 'wedding_event', key: 'party' });
});

test('with WISH_ONLY the form’s entry is the wishes’, once', () => {
  expect(
    navEntries(client({ option: { rsvp_style: 'WISH_ONLY' } }), ALL).filter(({ key }) => key === 'wishes'),
  ).toEqual([{ id: 'rsvp', key: 'wishes' }]);
});

test('a hidden section has no entry', () => {
  expect(keys(full({ option: { gallery_style: 'HIDDEN' } }))).not.toContain('gallery');
});
