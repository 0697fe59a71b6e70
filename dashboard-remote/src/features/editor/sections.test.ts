import { draftOf } from './editor-store.ts';
import { patched } from './draft/draft.ts';
import { publicClient } from './scene.ts';
import { isEmpty, isHidden, movedTo, orderOf, styleOf, toggled } from './sections.ts';
import { stored } from './testing/stored.ts';

const base = draftOf(stored());

test('hiding and showing again brings back the look that was saved', () => {
  const looked = patched(base, { option: { gallery_style: 'NO_DOWNLOAD' } });
  const hidden = patched(looked, toggled('gallery', { base: looked, draft: looked }));
  expect(isHidden('gallery', hidden.option)).toBe(true);
  expect(toggled('gallery', { base: looked, draft: hidden })).toEqual({ option: { gallery_style: 'NO_DOWNLOAD' } });
  expect(toggled('gallery', { base: hidden, draft: hidden })).toEqual({ option: { gallery_style: null } });
});

test('the health protocol is off until it is asked for', () => {
  const unsaid = patched(base, { option: { health_protocol_style: null } });
  expect(isHidden('health_protocol', unsaid.option)).toBe(true);
  expect(toggled('health_protocol', { base: unsaid, draft: unsaid })).toEqual({
    option: { health_protocol_style: 'SHOW' },
  });
});

test('a section that cannot be hidden has no style for it', () => {
  expect([styleOf('video'), styleOf('countdown'), styleOf('hero')]).toEqual([
    undefined,
    'countdown_style',
    'hero_style',
  ]);
});

test('moving writes the whole order', () => {
  const order = orderOf({ orders: ['rsvp'] });
  expect(order[0]).toBe('rsvp');
  const { option } = movedTo({ ...base.option, orders: ['rsvp'] }, 0, 2);
  expect(option?.orders).toEqual([order[1], order[2], 'rsvp', ...order.slice(3)]);
});

test('a shown section with nothing to say is called empty', () => {
  const silent = patched(base, { content: { quote: null } });
  expect(isEmpty('quote', publicClient(silent))).toBe(true);
  expect(isEmpty('quote', publicClient(base))).toBe(false);
});
