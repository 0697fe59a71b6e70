import type { GallerySection } from '@janur/contracts';
import { BANNERS, type GalleryItem, groupOf, itemsOf, moved, movedTo, newItem, withArrived } from './gallery.ts';

const item = (id: number, section: GallerySection): GalleryItem => ({ ...newItem(section, `/files/${id}.webp`), id });
const LIST = [item(1, 'SECTION_1'), item(2, 'SECTION_2'), item(3, 'SECTION_1'), item(4, 'SECTION_1')];
const ids = (list: readonly GalleryItem[]) => list.map(({ id }) => id);

test.each([
  [4, 0, [4, 2, 1, 3]],
  [1, 1, [3, 2, 1, 4]],
  [1, 99, [3, 2, 4, 1]],
  [3, -1, [3, 2, 1, 4]],
  [2, 0, [1, 2, 3, 4]],
  [77, 0, [1, 2, 3, 4]],
])('picture %i at place %i of its section gives %j', (id, to, expected) => {
  expect(ids(moved(LIST, id, to))).toEqual(expected);
});

test('every section is in one of the three groups', () => {
  expect(BANNERS.map(groupOf)).toEqual(BANNERS.map(() => 'BANNERS'));
  expect(ids(itemsOf(LIST, 'SECTION_1'))).toEqual([1, 3, 4]);
});

test('a banner that takes another’s place swaps with it; a gallery picture does not', () => {
  const banners = [item(1, 'SECTION_GIFT_BANNER'), item(2, 'SECTION_RSVP_BANNER'), item(3, 'SECTION_1')];
  expect(movedTo(banners, 1, 'SECTION_RSVP_BANNER').map(({ section }) => section)).toEqual([
    'SECTION_RSVP_BANNER',
    'SECTION_GIFT_BANNER',
    'SECTION_1',
  ]);
  expect(movedTo(banners, 3, 'SECTION_2')[2]?.section).toBe('SECTION_2');
});

test('what arrives is added at the end, or takes a picture’s place, which loses its focal point', () => {
  const first = { ...item(1, 'SECTION_1'), css: 'object-position: 1% 2%', title: 'Senja' };
  const list = withArrived(
    [first],
    [
      { url: '/files/a.webp', section: 'SECTION_2' },
      { url: '/files/b.webp', section: 'SECTION_1', replaces: 1 },
      { url: '/files/c.webp', section: 'SECTION_1', replaces: 99 },
    ],
  );
  expect(list.map(({ section, picture_url, css, title }) => [section, picture_url, css, title])).toEqual([
    ['SECTION_1', '/files/b.webp', null, 'Senja'],
    ['SECTION_2', '/files/a.webp', null, null],
    ['SECTION_1', '/files/c.webp', null, null],
  ]);
  expect(new Set(list.map(({ id }) => id)).size).toBe(3);
});
