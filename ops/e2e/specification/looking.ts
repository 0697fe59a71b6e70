import { expect, type Page } from '@playwright/test';
import { scrollThrough } from '../conformance/scene.ts';
import { lookInto } from '../conformance/sheets.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a guest can see and reach at a place of the page. */
export interface Sight {
  /** All visible words, in the page's order, with one space between two of them. */
  readonly words: string;
  /** Each piece of text, where it stands in the window. */
  readonly lines: readonly (Box & { text: string; font: string })[];
  readonly pictures: readonly (Box & { address: string; fit: string })[];
  /** Every address that an element carries, pictures of the style sheets too. */
  readonly addresses: readonly string[];
  /** What controls are called. */
  readonly controls: readonly string[];
  /** How many fields ask for something, and what they ask. */
  readonly fields: readonly string[];
  /** Drawings and pictures: `svg`, `img`, and what style sheets paint. */
  readonly drawings: number;
  /** Lines that part one thing from another. */
  readonly rules: number;
  readonly positions: readonly string[];
  readonly veils: readonly string[];
  readonly gaps: readonly string[];
  readonly colours: readonly string[];
  /** It lies in a sheet, which a tap opens. */
  readonly isSheet: boolean;
  /** The sections that are in it, first to last. */
  readonly sections: readonly string[];
}

/** What a tap opens is there. */
const LATE = 300;

/** A section by its name, or one of these; `everywhere` looks into sheets, too. */
export type Place = 'opening' | 'page' | 'everywhere' | (string & {});

/** Looks at a section, in its sheet where it has one; null where there is none. */
export async function lookAt(page: Page, place: Place, tap?: string): Promise<Sight | null> {
  if (place === 'opening') return read(page, '[data-part="opening"]');
  if (place === 'page') return read(page, 'body');
  if (place === 'everywhere') return lookAround(page);
  const section = page.locator(`section[data-section="${place}"]`);
  if ((await section.count()) === 0) return null;
  await comeNear(page, place);
  return lookInto(page, section, async () => {
    if (!tap) return read(page, `section[data-section="${place}"]`);
    const control = section.locator(tap).first();
    // what a sheet holds needs no second tap
    const isTapped = (await control.count()) > 0;
    if (isTapped) await control.click();
    await page.waitForTimeout(LATE);
    const seen = await read(page, 'body');
    if (isTapped) await page.keyboard.press('Escape');
    return seen;
  });
}

/** All of the page after the opening: what stands there, and what lies in its sheets. */
export async function lookAround(page: Page): Promise<Sight> {
  const places = await page
    .locator('section[data-section]')
    .evaluateAll((sections) => sections.map((section) => section.getAttribute('data-section') ?? ''));
  for (const place of places) await comeNear(page, place);
  await openDetails(page);
  let seen = await read(page, 'body');
  for (const section of await page.locator('[data-section]:has([data-part="sheet"])').all())
    seen = together(seen, await lookInto(page, section, () => readSheet(page)));
  return seen;
}

/** What loads when a guest comes near is there. */
async function comeNear(page: Page, place: string): Promise<void> {
  const section = page.locator(`section[data-section="${place}"]`);
  await section.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const late = section.locator('[aria-hidden="true"][style*="min-height"], :scope > [aria-hidden]:empty');
  if ((await late.count()) === 0) return;
  // a section whose words lie in a sheet has no height of its own to come near to
  await scrollThrough(page);
  // what lies in a sheet comes when the sheet is opened
  if ((await section.locator('[data-part="sheet"]').count()) > 0) return;
  await section.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await expect(late).toHaveCount(0);
}

async function readSheet(page: Page): Promise<Sight> {
  await openDetails(page);
  return read(page, '[data-part="sheet"] > dialog[open]');
}

/** What lies in them is made when they open. */
async function openDetails(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  await page.waitForTimeout(LATE);
}

const together = (one: Sight, other: Sight): Sight => ({
  words: `${one.words} ${other.words}`,
  lines: [...one.lines, ...other.lines],
  pictures: [...one.pictures, ...other.pictures],
  addresses: [...one.addresses, ...other.addresses],
  controls: [...one.controls, ...other.controls],
  fields: [...one.fields, ...other.fields],
  drawings: one.drawings + other.drawings,
  rules: one.rules + other.rules,
  positions: [...one.positions, ...other.positions],
  veils: [...one.veils, ...other.veils],
  gaps: [...one.gaps, ...other.gaps],
  colours: [...one.colours, ...other.colours],
  isSheet: false,
  sections: [...one.sections, ...other.sections],
});

function read(page: Page, selector: string): Promise<Sight> {
  return page.evaluate((root) => {
    const place = document.querySelector(root);
    if (!place) throw new Error(`There is no ${root}`);
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    // said to a screen reader alone
    const isClipped = (element: Element): boolean =>
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      (element.parentElement !== null && isClipped(element.parentElement));
    const boxOf = (rect: DOMRect) => ({ x: rect.x, y: rect.y, width: rect.width, height: rect.height });
    const elements = [place, ...place.querySelectorAll('*')].filter(isShown);

    const lines: Sight['lines'][number][] = [];
    const words: string[] = [];
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const { parentElement: parent } = node;
      const text = (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      if (!parent || !text || !isShown(parent) || parent.matches('script, style, noscript, option')) continue;
      if (isClipped(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      words.push(text);
      lines.push({ text, font: getComputedStyle(parent).fontFamily, ...boxOf(range.getBoundingClientRect()) });
    }

    const painted = elements.filter((element) => {
      const { backgroundImage, maskImage } = getComputedStyle(element);
      // what is told to nobody is a drawing, by gradients too
      const isPainted = element.matches('[aria-hidden="true"]') && backgroundImage !== 'none';
      return isPainted || `${backgroundImage}${maskImage}`.includes('url(');
    });
    const carried = elements.flatMap((element) => [
      ...['src', 'srcset', 'href', 'poster', 'data-src'].flatMap((name) => element.getAttribute(name) ?? []),
      getComputedStyle(element).backgroundImage,
    ]);
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.getAttribute('title') ?? element.textContent)
        .replaceAll(/\s+/g, ' ')
        .trim();
    const of = (names: string) => elements.filter((element) => element.matches(names));
    const styled = (names: string, property: string) =>
      of(names).map((element) => getComputedStyle(element).getPropertyValue(property));
    const paints = [
      'color',
      'background-color',
      'background-image',
      'border-top-color',
      'box-shadow',
      'fill',
      'stroke',
    ];
    return {
      isSheet: place.querySelector(':scope [data-part="sheet"] > dialog[open]') !== null,
      sections: of('section[data-section]').map((section) => section.getAttribute('data-section') ?? ''),
      words: [...words, ...of('[alt], [aria-label]').map((element) => element.getAttribute('alt') ?? nameOf(element))]
        .join(' ')
        .replaceAll(/\s+/g, ' '),
      lines,
      pictures: of('img, video').map((element) => ({
        address: element.getAttribute('src') ?? '',
        fit: getComputedStyle(element).objectFit,
        ...boxOf(element.getBoundingClientRect()),
      })),
      addresses: [...new Set(carried)].filter((address) => address && address !== 'none'),
      controls: of('button, a[href], summary').map(nameOf),
      fields: of('input:not([type="hidden"]), select, textarea').map(
        (element) => `${element.getAttribute('type') ?? element.tagName.toLowerCase()} ${element.getAttribute('name')}`,
      ),
      rules: of('hr').length,
      drawings: of('svg, img, canvas').length + painted.length,
      positions: [...new Set(styled('img, video', 'object-position'))],
      veils: [...new Set(styled('[data-part="veil"]', 'opacity'))],
      gaps: [...new Set(styled('ul, ol, div', 'column-gap'))],
      colours: [
        ...new Set(
          elements.flatMap((element) => paints.map((name) => getComputedStyle(element).getPropertyValue(name))),
        ),
      ],
    };
  }, selector);
}
