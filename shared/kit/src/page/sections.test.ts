import { client } from '../testing/fixture.ts';
import { pageSections, visibleSections } from './sections.ts';

test('sections without content are not shown', () => {
  expect(visibleSections(client())).toEqual(['hero', 'bride_groom', 'wedding_event', 'rsvp', 'wishes', 'footer']);
});

test('a HIDDEN section disappears', () => {
  const hidden = client({ option: { wishes_style: 'HIDDEN', hero_style: 'HIDDEN' } });
  expect(visibleSections(hidden)).toEqual(['bride_groom', 'wedding_event', 'rsvp', 'footer']);
});

test('orders come first, the others follow in the default order, unknown names are left out', () => {
  const ordered = client({ option: { orders: ['wishes', 'RSVP', 'no-such-thing', 'wishes'] } });
  expect(visibleSections(ordered)).toEqual(['wishes', 'rsvp', 'hero', 'bride_groom', 'wedding_event', 'footer']);
});

test('a birthday with a matrimony only has no events', () => {
  const birthday = client({ option: { web_type: 'BIRTHDAY' } });
  birthday.content.new_events = birthday.content.new_events.slice(0, 1);
  expect(visibleSections(birthday)).not.toContain('wedding_event');
});

describe('the photos of the guests', () => {
  const guest = { code: 'BUDI0001', name: 'Budi', total_guests: 2, is_attending: null, events: [] };
  const album = (has_photos: boolean, takes_photos = true) => ({ has_photos, takes_photos });
  const over = (change = {}) => {
    const made = client({ album: album(false), ...change });
    for (const event of made.content.new_events) event.start_datetime = '2020-05-08T01:00:00.000Z';
    return made;
  };
  const has = (made: ReturnType<typeof client>, who: typeof guest | null = null) =>
    pageSections(made, who).includes('album');

  test.each([
    ['shown to everybody once there are some', over({ album: album(true) }), null, true],
    ['shown also where no more are taken', over({ album: album(true, false) }), null, true],
    ['not there for who has no own link and nothing to see', over(), null, false],
    ['there for a guest who may bring the first one', over(), guest, true],
    ['not there before the day', client({ album: album(false) }), guest, false],
    ['not there where none are taken', over({ album: album(false, false) }), guest, false],
    ['not there in what was kept before there were albums', over({ album: undefined }), guest, false],
  ])('are %s', (_, made, who, isThere) => expect(has(made, who)).toBe(isThere));

  test('stand where the gallery ends, also when the couple ordered the sections', () => {
    expect(pageSections(over({ album: album(true) }), null)).toEqual([
      'hero',
      'bride_groom',
      'wedding_event',
      'album',
      'rsvp',
      'wishes',
      'footer',
    ]);
    const orders = ['wishes', 'gallery', 'rsvp'];
    expect(pageSections(over({ album: album(true), option: { orders } }), null).slice(0, 3)).toEqual([
      'wishes',
      'album',
      'rsvp',
    ]);
  });
});
