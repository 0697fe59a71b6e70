import type { SectionName } from '@janur/kit';
import { broadsheetGrid, type Page, phoneGrid } from './grid.ts';

const ALL: readonly SectionName[] = ['hero', 'quote', 'bride_groom', 'our_story', 'wedding_event', 'share_banner'];
const full: Page = {
  there: ALL,
  hasPicture: true,
  hasForecast: true,
  hasAds: true,
  isCrested: false,
  printed: [],
};
const PRINTED = [[], ['gift'], ['health_protocol'], ['gift', 'health_protocol']] as const;

const pages: Page[] = [true, false].flatMap((hasPicture) =>
  [true, false].flatMap((hasForecast) =>
    [true, false].flatMap((hasAds) =>
      [
        ALL,
        ALL.filter((name) => name !== 'our_story'),
        ALL.filter((name) => name !== 'wedding_event'),
        ['hero'] as const,
      ].flatMap((there) =>
        [true, false].flatMap((isCrested) =>
          PRINTED.flatMap((printed) =>
            [true, false].flatMap((hasStrip) =>
              [true, false].map((hasLetters) => ({
                there,
                hasPicture,
                hasForecast,
                hasAds,
                isCrested,
                printed,
                hasStrip: hasStrip && there.some((name) => name === 'our_story' || name === 'wedding_event'),
                hasLetters: hasLetters && there.includes('wedding_event'),
              })),
            ),
          ),
        ),
      ),
    ),
  ),
);

/** What the page renders, by the names of its places. */
const placed = ({ there, hasPicture, hasForecast, hasAds, isCrested, printed }: Page) => [
  'head',
  'cross',
  ...(hasPicture ? ['photo'] : []),
  ...(hasForecast ? ['forecast'] : []),
  ...(hasAds ? ['ads'] : []),
  ...(there.includes('bride_groom') ? ['names'] : []),
  ...(there.includes('our_story') ? ['story'] : []),
  ...(there.includes('wedding_event') ? ['agenda'] : []),
  ...(there.includes('quote') ? ['ear'] : []),
  ...(isCrested ? ['title'] : []),
  ...(printed.includes('gift') ? ['gift'] : []),
  ...(printed.includes('health_protocol') ? ['health'] : []),
];

const rowsOf = (grid: string) => [...grid.matchAll(/"([^"]+)"/g)].map(([, row = '']) => row.split(' '));

function isOfRectangles(rows: string[][]): boolean {
  if (new Set(rows.map((row) => row.length)).size !== 1) return false;
  return [...new Set(rows.flat().filter((area) => area !== '.'))].every((name) => {
    const found = rows.flatMap((row, y) => row.flatMap((area, x) => (area === name ? [{ x, y }] : [])));
    const [xs, ys] = [found.map(({ x }) => x), found.map(({ y }) => y)];
    return found.length === (Math.max(...xs) - Math.min(...xs) + 1) * (Math.max(...ys) - Math.min(...ys) + 1);
  });
}

describe.each([
  ['phone', phoneGrid],
  ['broadsheet', broadsheetGrid],
])('the grid of a %s', (_, gridOf) => {
  test('has a place for each article', () => {
    const lost = pages.flatMap((page) => {
      const names = new Set(rowsOf(gridOf(page)).flat());
      return placed(page).flatMap((name) => (names.has(name) ? [] : [{ name, page }]));
    });
    expect(lost).toEqual([]);
  });

  // the browser drops a grid whose areas are no rectangles
  test('has rectangles only', () => expect(pages.filter((page) => !isOfRectangles(rowsOf(gridOf(page))))).toEqual([]));
});

test('a broadsheet has letters beside its agenda, and photos in a strip', () => {
  const grid = broadsheetGrid({ ...full, hasStrip: true, hasLetters: true });
  expect(grid).toContain('agenda letters"');
  expect(grid).toContain('strip strip"');
});

test('without a story the agenda takes its column', () => {
  const there = ALL.filter((name) => name !== 'our_story');
  expect(phoneGrid({ ...full, there })).toContain('"agenda agenda agenda"');
});
