import { client } from '../testing/fixture.ts';
import { visibleSections } from './sections.ts';

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
