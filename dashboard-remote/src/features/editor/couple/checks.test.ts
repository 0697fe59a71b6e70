import { type Checked, checksOf } from './checks.ts';

const NOW = new Date('2027-01-10T00:00:00Z');
const host = { name: 'Sinta', full_name: 'Sinta Dewi', father_name: 'Bpk. Hadi', mother_name: 'Ibu Rina' };
const event = {
  start_datetime: '2027-06-12T02:00:00.000Z',
  end_datetime: '2027-06-12T04:00:00.000Z',
  location: 'Masjid Agung',
  maps_url: 'https://maps.app.goo.gl/a',
};

function checked(content: object = {}, option: object = {}, guests?: number, known: object = {}): Checked {
  const all = {
    content: {
      bride: host,
      groom: host,
      events: [],
      new_events: [event],
      galleries: [{ picture_url: '/files/a.webp' }],
      hero_backgrounds: [],
      ...content,
    },
    option: {
      web_type: 'PRIMARY',
      song_url: '/files/a.mp3',
      meta_title: 'S & R',
      meta_image: '/files/m.jpg',
      ...option,
    },
    guests,
    ...known,
  };
  return all as unknown as Checked; // only the fields that are looked at
}

const states = (...of: Parameters<typeof checked>) =>
  Object.fromEntries(checksOf(checked(...of), NOW).map(({ id, state, why }) => [id, why ?? state]));

test('an invitation with everything is ready', () => {
  expect(new Set(Object.values(states({}, {}, 12)))).toEqual(new Set(['done']));
});

test.each([
  ['no event', { new_events: [] }, 'dates', 'no_event'],
  ['an event without a date', { new_events: [{ ...event, start_datetime: null }] }, 'dates', 'no_date'],
  [
    'an end before its start',
    { new_events: [{ ...event, end_datetime: event.start_datetime }] },
    'dates',
    'ends_before',
  ],
  [
    'a day that is over',
    { new_events: [{ ...event, start_datetime: '1999-06-12T02:00:00.000Z', end_datetime: null }] },
    'dates',
    'past',
  ],
  ['no place', { new_events: [{ ...event, location: null }] }, 'places', 'no_place'],
  ['another venue with the same map', { new_events: [event, { ...event, location: 'Bali' }] }, 'places', 'stray_map'],
  ['no map', { new_events: [{ ...event, maps_url: null }] }, 'places', 'missing'],
  ['one host without a full name', { groom: { ...host, full_name: null } }, 'names', 'names'],
  ['one host alone', { groom: null }, 'names', 'names'],
  ['no parents', { bride: { ...host, mother_name: null } }, 'parents', 'missing'],
  ['no photo', { galleries: [{ picture_url: null }] }, 'photos', 'missing'],
])('%s is said', (_, content, id, said) => {
  expect(states(content)[id]).toBe(said);
});

test.each([
  [null, 'no_deadline'],
  ['2027-01-09T16:59:00.000Z', 'deadline_over'],
  ['2027-06-12T16:59:00.000Z', 'deadline_late'],
  ['2027-06-05T16:59:00.000Z', 'done'],
])('of answers until %s is said: %s', (answersUntil, said) => {
  expect(states({}, {}, undefined, { answersUntil })['deadline']).toBe(said);
});

test('what is not known is not asked, and a sample is asked for until it was sent', () => {
  expect(states()['deadline']).toBeUndefined();
  expect(states()['sample']).toBeUndefined();
  expect(states({}, {}, undefined, { isSampleSent: false })['sample']).toBe('sample');
  expect(states({}, {}, undefined, { isSampleSent: true })['sample']).toBe('done');
});

test('two events at one place may share its map, however it is written', () => {
  expect(states({ new_events: [event, { ...event, location: 'masjid  agung' }] })['places']).toBe('done');
});

test('who is born is one host', () => {
  expect(states({ groom: null }, { web_type: 'BIRTHDAY' })['names']).toBe('done');
});

test('guests are asked for where they are known', () => {
  expect(states()['guests']).toBeUndefined();
  expect(states({}, {}, 0)['guests']).toBe('missing');
});
