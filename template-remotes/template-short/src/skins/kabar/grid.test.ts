import type { SectionName } from '@janur/kit';
import { broadsheetGrid, type Page, phoneGrid } from './grid.ts';

const ALL: readonly SectionName[] = ['hero', 'quote', 'bride_groom', 'our_story', 'wedding_event', 'share_banner'];
const full: Page = { there: ALL, hasPicture: true, hasForecast: true, hasAds: true };

const pages: Page[] = [true, false].flatMap((hasPicture) =>
  [true, false].flatMap((hasForecast) =>
    [true, false].flatMap((hasAds) =>
      [
        ALL,
        ALL.filter((name) => name !== 'our_story'),
        ALL.filter((name) => name !== 'wedding_event'),
        ['hero'] as const,
      ].map((there) => ({ there, hasPicture, hasForecast, hasAds })),
    ),
  ),
);

/** What the page renders, by the names of its places. */
const placed = ({ there, hasPicture, hasForecast, hasAds }: Page) => [
  'head',
  'cross',
  ...(hasPicture ? ['photo'] : []),
  ...(hasForecast ? ['forecast'] : []),
  ...(hasAds ? ['ads'] : []),
  ...(there.includes('bride_groom') ? ['names'] : []),
  ...(there.includes('our_story') ? ['story'] : []),
  ...(there.includes('wedding_event') ? ['agenda'] : []),
  ...(there.includes('quote') ? ['ear'] : []),
];

const rowsOf = (grid: string) => [...grid.matchAll(/"([^"]+)"/g)].map(([, row = '']) => row.split(' '));

describe.each([
  ['phone', phoneGrid],
  ['broadsheet', broadsheetGrid],
])('the grid of a %s', (_, gridOf) => {
  test.each(pages)('has a place for each article: %j', (page) => {
    const names = new Set(rowsOf(gridOf(page)).flat());
    for (const name of placed(page)) expect(names).toContain(name);
  });

  // the browser drops a grid whose areas are no rectangles
  test.each(pages)('has rectangles only: %j', (page) => {
    const rows = rowsOf(gridOf(page));
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
    for (const name of new Set(rows.flat().filter((area) => area !== '.'))) {
      const found = rows.flatMap((row, y) => row.flatMap((area, x) => (area === name ? [{ x, y }] : [])));
      const [xs, ys] = [found.map(({ x }) => x), found.map(({ y }) => y)];
      const size = (Math.max(...xs) - Math.min(...xs) + 1) * (Math.max(...ys) - Math.min(...ys) + 1);
      expect([name, found.length]).toEqual([name, size]);
    }
  });
});

test('without a story the agenda takes its column', () => {
  const there = ALL.filter((name) => name !== 'our_story');
  expect(phoneGrid({ ...full, there })).toContain('"agenda agenda agenda"');
});
