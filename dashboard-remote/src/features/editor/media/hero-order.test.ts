import { backgroundsInOrder, type HeroBackground, movedBackground } from './hero-order.ts';

const background = (id: number, order: number): HeroBackground => ({
  id,
  order,
  picture_url: `/files/${id}.webp`,
  css: null,
  overlay_opacity: null,
});

test('the pictures take turns by their order, whatever the gaps in it', () => {
  const inOrder = backgroundsInOrder([background(1, 9), background(2, 3), background(3, 3)]);
  expect(inOrder.map(({ id }) => id)).toEqual([2, 3, 1]);
});

test.each([
  [1, 2, [2, 3, 1]],
  [3, 0, [3, 1, 2]],
  [1, 9, [1, 2, 3]],
])('picture %i moved to place %i gives %j, numbered anew', (id, to, expected) => {
  const list = movedBackground([background(1, 1), background(2, 5), background(3, 8)], id, to);
  expect(list.map((one) => one.id)).toEqual(expected);
  expect(list.map(({ order }) => order)).toEqual([1, 2, 3]);
});
