import { changesOf, draftOf, newGuestOf, problemsOf } from './guest-form.ts';
import { hostOf, recordOf } from '../../testing/couple.ts';

const host = hostOf();

test('a new guest is invited to every event of the first slug unless told', () => {
  const draft = { ...draftOf(undefined, host), name: ' Budi ', phone: ' ', note: 'Vegetarian' };
  expect(newGuestOf(draft)).toEqual({
    slug: 'sinta-rama',
    name: 'Budi',
    phone_number: null,
    email: null,
    total_guests: 2,
    guest_group: null,
    details: { note: 'Vegetarian' },
    tags: [],
    table_number: null,
    event_ids: [1, 2],
  });
});

test('of a guest only what was changed travels', () => {
  const guest = recordOf({ details: { note: 'Halal', from: 'Solo' }, guest_group: 'Kantor' });
  const draft = draftOf(guest, host);
  expect(changesOf(draft, guest)).toEqual({});
  expect(changesOf({ ...draft, total: '5', group: '', note: '' }, guest)).toEqual({
    total_guests: 5,
    guest_group: null,
    details: { from: 'Solo' },
  });
});

test('tags travel when they were changed, in whichever order they were pressed', () => {
  const guest = recordOf({ tags: ['BRIDE', 'VIP'] });
  const draft = draftOf(guest, host);
  expect(changesOf({ ...draft, tags: ['VIP', 'BRIDE'] }, guest)).toEqual({});
  expect(changesOf({ ...draft, tags: ['GROOM'] }, guest)).toEqual({ tags: ['GROOM'] });
});

test.each([
  [{ name: ' ' }, { name: 'required' }],
  [{ total: '0' }, { total: 'whole' }],
  [{ total: '1.5' }, { total: 'whole' }],
  [{ total: '' }, { total: 'whole' }],
  [{ events: [] }, { events: 'one_event' }],
  [{}, {}],
])('with %j wrong is %j', (change, problems) => {
  expect(problemsOf({ ...draftOf(undefined, host), name: 'Budi', ...change }, true, true)).toEqual(problems);
});
