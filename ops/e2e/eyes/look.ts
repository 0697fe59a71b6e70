import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';
import { type ContrastLevel, faintLines, type Pixels } from './contrast.ts';
import { coveredHere } from './covered.ts';
import { openEyes } from './ground.ts';
import { hideLetters, inTheMiddle, newLines } from './lines.ts';
import { cutPeople } from './people.ts';
import { ringsThroughWords } from './rings.ts';
import type { Seen } from './slip.ts';
import { deadTargets, smallTargets } from './targets.ts';
import { brokenWords } from './words.ts';

export interface Wanted {
  /** What is looked at: the page, its opening, or what lies open over it. */
  readonly root: string;
  /** Words of names of people. */
  readonly people: readonly string[];
  /** Pictures are taken and compared, which takes longer than all else together. */
  readonly hasContrast: boolean;
  /** Which contrast is asked for; AA where nothing is said. */
  readonly level?: ContrastLevel;
}

/** Every rule over what stands in the window, which is scrolled through from top to foot. */
export async function lookOver(page: Page, { root, people, hasContrast, level }: Wanted): Promise<Seen[]> {
  await page.evaluate(openEyes);
  const found: Seen[] = [];
  found.push(...(await page.evaluate(brokenWords, root)));
  found.push(...(await page.evaluate(cutPeople, [root, people] as const)));
  found.push(...(await page.evaluate(smallTargets, root)));
  const camera = hasContrast ? await page.context().newCDPSession(page) : null;
  let isMore = true;
  for (let screen = 0; isMore; screen += 1) {
    const at = await page.evaluate(scrollToScreen, [root, screen] as const);
    isMore = !at.isFoot;
    const rest = at.isFoot && screen > 0 ? 'foot' : screen === 0 ? 'top' : null;
    found.push(...(await page.evaluate(coveredHere, [root, rest] as const)));
    if (camera) found.push(...(await faintHere(page, camera, { root, level })));
  }
  await camera?.detach();
  await page.evaluate(() => {
    delete window.eyesSeen;
    delete window.eyesTold;
  });
  found.push(...(await page.evaluate(deadTargets, root)));
  // rings of buttons are for who goes by keys
  await page.keyboard.press('Shift+Tab');
  found.push(...(await page.evaluate(ringsThroughWords, root)));
  return found;
}

async function faintHere(
  page: Page,
  camera: CDPSession,
  { root, level }: Pick<Wanted, 'root' | 'level'>,
): Promise<Seen[]> {
  const lines = await page.evaluate(newLines, root);
  if (lines.length === 0) return [];
  const first = await twoPictures(page, camera);
  const found: Seen[] = [];
  for (const [at, line] of lines.entries()) {
    if (faintLines([line], { ...first, level }).length === 0) continue;
    // it may have passed under a shadow, or have been on its way
    const now = await page.evaluate(inTheMiddle, at);
    if (!now) continue;
    const again = [{ ...line, ...now }];
    const faint = faintLines(again, { ...(await twoPictures(page, camera)), level });
    // a relief of the letters' own colour is not what they stand on
    const isRelief = async () =>
      faintLines(again, { ...(await twoPictures(page, camera, 'and shadows')), level }).length === 0;
    if (faint.length > 0 && !(await isRelief())) found.push(...faint);
  }
  return found;
}

/** The window with its letters, and without; their shadows are what they stand on, or go with them. */
async function twoPictures(
  page: Page,
  camera: CDPSession,
  hidden: 'letters' | 'and shadows' = 'letters',
): Promise<{ shown: Pixels; bare: Pixels }> {
  const shown = await photograph(camera);
  await page.evaluate(hideLetters, hidden);
  const bare = await photograph(camera);
  await page.evaluate(hideLetters, 'none' as const);
  return { shown, bare };
}

/** Faster than the browser's tests take theirs, which wait for fonts and make small files. */
async function photograph(camera: CDPSession): Promise<Pixels> {
  const { data } = await camera.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  const picture = sharp(Buffer.from(data, 'base64')).removeAlpha();
  const { data: pixels, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data: pixels, width: info.width, height: info.height };
}

/** Runs in the page: scrolls what scrolls in `root`, else the page, to its n-th screen, each of which begins within the one before. */
async function scrollToScreen([root, screen]: readonly [string, number]): Promise<{ isFoot: boolean }> {
  const scrolls = (element: Element) =>
    element.scrollHeight > element.clientHeight + 4 && /auto|scroll/.test(getComputedStyle(element).overflowY);
  const holder = window.eyes.root(root);
  const isLayer = holder.matches('dialog, [data-part="opening"]');
  const scroller = isLayer
    ? ([holder, ...holder.querySelectorAll('*')].find(scrolls) ?? null)
    : (document.scrollingElement ?? document.documentElement);
  if (!scroller) return { isFoot: true };
  const height = isLayer ? scroller.clientHeight : innerHeight;
  scroller.scrollTo({ top: screen * height * 0.72, behavior: 'instant' });
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 30)));
  return { isFoot: scroller.scrollTop + height >= scroller.scrollHeight - 2 };
}
