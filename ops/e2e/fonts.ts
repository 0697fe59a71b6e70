import { type CDPSession, expect, type Page } from '@playwright/test';

const GENERIC = /^(ui-monospace|monospace|serif|sans-serif|system-ui|inherit)$/;

/** Text of a screen, by the family that its style asks for first: who drew it? */
interface Drawn {
  text: string;
  asked: string;
  fonts: { familyName: string; isCustomFont: boolean }[];
}

/**
 * Every family that a visible text of the page asks for is a face of ours which has loaded, and it drew the text: a face
 * that is missing falls back to the system's without an error. Gives the families, or throws.
 */
export async function ownFonts(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  try {
    const drawn = await drawnBy(session);
    const families = [...new Set(drawn.map(({ asked }) => asked))];
    expect(await notLoaded(page, families)).toEqual([]);
    const strange = drawn.filter(({ fonts }) => fonts.some(({ isCustomFont }) => !isCustomFont));
    expect(strange).toEqual([]);
    return families;
  } finally {
    await session.detach();
  }
}

const notLoaded = (page: Page, families: string[]) =>
  page.evaluate((names) => {
    const unquoted = (family: string) => family.replaceAll('"', '');
    const loaded = new Set(
      [...document.fonts].filter((face) => face.status === 'loaded').map((face) => unquoted(face.family)),
    );
    return names.filter((name) => !loaded.has(name));
  }, families);

/** A font that the browser drew letters of a text by. */
export interface DrawnBy {
  readonly familyName: string;
  readonly isCustomFont: boolean;
  readonly glyphCount: number;
}

/** Which fonts drew the text of each element that `selector` finds, in the order of the document. */
export async function fontsOf(session: CDPSession, selector: string): Promise<DrawnBy[][]> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const drawn = nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId }));
  return (await Promise.all(drawn)).map(({ fonts }) => fonts);
}

/** The page's visible texts of ASCII: what a Latin face holds whatever its cut. */
async function drawnBy(session: CDPSession): Promise<Drawn[]> {
  const { result } = await session.send('Runtime.evaluate', {
    expression: `(${markTexts.toString()})()`,
    returnByValue: true,
  });
  const texts: { text: string; asked: string }[] = result.value;
  const fonts = await fontsOf(session, '[data-font-of]');
  expect(fonts).toHaveLength(texts.length);
  return texts
    .map(({ text, asked }, index) => ({
      text,
      asked,
      fonts: (fonts[index] ?? []).map(({ familyName, isCustomFont }) => ({ familyName, isCustomFont })),
    }))
    .filter(({ asked }) => !GENERIC.test(asked));
}

/**
 * Runs in the page: marks what is one line of text of its own, in the order of the document, and a hundred of each face: a
 * screen of 800 cards says the same eight hundred times.
 */
function markTexts() {
  const marked: { text: string; asked: string }[] = [];
  const counts = new Map<string, number>();
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    delete element.dataset['fontOf'];
    const isText =
      element.childElementCount === 0 && /^[\x20-\x7E\s]*[A-Za-z][\x20-\x7E\s]*$/.test(element.textContent);
    if (!isText || /^(SCRIPT|STYLE|OPTION|NOSCRIPT)$/.test(element.tagName)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { font, fontFamily } = getComputedStyle(element);
    const count = counts.get(font) ?? 0;
    counts.set(font, count + 1);
    if (count >= 100) continue;
    const asked = fontFamily.split(',')[0]?.trim().replaceAll('"', '') ?? '';
    element.dataset['fontOf'] = '';
    marked.push({ text: element.textContent.slice(0, 40), asked });
  }
  return marked;
}
