import { type CDPSession, expect, type Page } from '@playwright/test';
import type { Seen } from '../eyes/slip.ts';
import { fontsOf } from '../fonts.ts';

/**
 * Texts that ask for a face of ours and of which the system's drew letters: a letter that the face does not have, or a face that
 * never came. On an invitation signs of East Asia are ours as well (`docs/decisions/078`); on the staff's pages they are the system's, as
 * are pictures such as ♪ everywhere.
 */
export async function strangeFonts(page: Page, root: string, { hasSigns = false } = {}): Promise<Seen[]> {
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  try {
    return await foundBy(session, page, { root, hasSigns });
  } finally {
    await session.detach();
  }
}

async function foundBy(session: CDPSession, page: Page, what: Parameters<typeof markLetters>[0]): Promise<Seen[]> {
  const texts = await page.evaluate(markLetters, what);
  const drawn = await fontsOf(session, '[data-letters-of]');
  expect(drawn).toHaveLength(texts.length);
  const found: Seen[] = [];
  for (const [index, text] of texts.entries()) {
    // blanks of other widths have no ink
    const { asked, blanks, ...seen } = text;
    const strange = drawn[index]?.find(({ isCustomFont, glyphCount }) => !isCustomFont && glyphCount > blanks);
    if (!strange) continue;
    const slip = `${strange.glyphCount} letters are drawn by ${strange.familyName} and not by ${asked}`;
    found.push({ rule: 'strange font', ...seen, what: slip });
  }
  return found;
}

/** Runs in the page after `openEyes`: marks each text of letters alone, once for each face that it asks for. */
function markLetters({ root: rootSelector, hasSigns }: { root: string; hasSigns: boolean }) {
  const { eyes } = window;
  const signs =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3001-\u303F\u30FB\u30FC\uFF01-\uFF5E]/gu;
  const generic = /^(?:ui-monospace|monospace|serif|sans-serif|system-ui|inherit)$/;
  for (const old of document.querySelectorAll<HTMLElement>('[data-letters-of]')) delete old.dataset['lettersOf'];
  const marked: (Omit<Seen, 'rule' | 'what'> & { asked: string; blanks: number })[] = [];
  for (const { parent } of eyes.textsIn(eyes.root(rootSelector))) {
    if (!(parent instanceof HTMLElement) || parent.dataset['lettersOf'] !== undefined) continue;
    const text = parent.textContent.trim();
    const letters = (hasSigns ? text.replaceAll(signs, 'a') : text).replaceAll(/[·…―～]/g, '');
    const isOfLetters =
      parent.childElementCount === 0 &&
      /^[\p{Script=Latin}\p{M}\d\s\u00AD\u200B\u2060.,:;!?'’“”"&()/–-]+$/u.test(letters);
    const asked = getComputedStyle(parent).fontFamily.split(',')[0]?.trim().replaceAll('"', '') ?? '';
    if (getComputedStyle(parent).fontSize === '0px') continue;
    if (!isOfLetters || !/\p{L}/u.test(text) || generic.test(asked)) continue;
    parent.dataset['lettersOf'] = '';
    // what stands for a picture, before or behind, is none of the text's letters
    const drawn = ['::before', '::after'].map((pseudo) => getComputedStyle(parent, pseudo).content);
    const blanks =
      `${text}${drawn.join('').replaceAll(/\p{L}/gu, '')}`.match(/[^\S ]|[\u00AD\u200B\u2060]|[^\p{L}\p{N}\p{P}\s]/gu)
        ?.length ?? 0;
    // a face of signs alone leaves the blanks and marks between them to another
    const between = hasSigns && letters !== text ? (text.match(/[^\p{L}\p{M}\p{N}]/gu)?.length ?? 0) : 0;
    marked.push({ blanks: Math.max(blanks, between), text: text.slice(0, 48), ...eyes.place(parent), asked });
  }
  return marked;
}
