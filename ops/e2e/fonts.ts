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

/** The page's visible texts of ASCII: what a Latin face holds whatever its cut. */
async function drawnBy(session: CDPSession): Promise<Drawn[]> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { result } = await session.send('Runtime.evaluate', {
    expression: `(${markTexts.toString()})()`,
    returnByValue: true,
  });
  const texts: { text: string; asked: string }[] = result.value;
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-font-of]' });
  expect(nodeIds).toHaveLength(texts.length);
  const drawn = texts.map(async ({ text, asked }, index) => {
    const nodeId = nodeIds[index] ?? 0;
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    return { text, asked, fonts: fonts.map(({ familyName, isCustomFont }) => ({ familyName, isCustomFont })) };
  });
  return (await Promise.all(drawn)).filter(({ asked }) => !GENERIC.test(asked));
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
