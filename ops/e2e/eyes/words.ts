import type { Seen } from './slip.ts';

/** Runs in the page: words that go on in the next line without a hyphen. */
export function brokenWords(rootSelector: string): Seen[] {
  const { eyes } = window;
  const found: Seen[] = [];
  for (const text of eyes.textsIn(eyes.root(rootSelector))) {
    // what goes around a postmark has as many lines as letters
    if (text.parent.closest('svg')) continue;
    for (const { word, pieces } of eyes.wordsOf(text)) {
      const at = pieces.findIndex((piece, index) => {
        const before = pieces[index - 1];
        // a first letter of its own stands on the line of the others
        if (!before || piece.left >= before.right - 4) return false;
        return Math.abs(piece.bottom - before.bottom) > Math.min(piece.height, before.height) / 2;
      });
      if (at < 1 || isBrokenWell(text, word)) continue;
      const what = `“${word}” stands on ${pieces.length} lines without a hyphen`;
      found.push({ rule: 'broken word', text: word, ...eyes.place(text.parent), what });
    }
  }
  return found;

  /**
   * A hyphen, a sign between two words, or Han signs let a word go on in the next line. What breaks only because it must is broken
   * badly: it would stand whole if nothing but its box forced it.
   */
  function isBrokenWell({ node, parent }: { node: Text; parent: Element }, word: string): boolean {
    // the browser itself keeps Japanese phrases whole, and has them stand side by side in a line or below each other
    const isPhrases = getComputedStyle(parent).wordBreak === 'auto-phrase';
    if (isPhrases && /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。！？・]+$/u.test(word)) return true;
    const changed: [HTMLElement, string][] = [];
    for (
      let one: Element | null = parent;
      one instanceof HTMLElement && one !== document.body;
      one = one.parentElement
    ) {
      const { overflowWrap, wordBreak, lineBreak } = getComputedStyle(one);
      if (
        overflowWrap === 'normal' &&
        wordBreak !== 'break-all' &&
        wordBreak !== 'break-word' &&
        lineBreak !== 'anywhere'
      )
        continue;
      changed.push([one, one.style.cssText]);
      one.style.setProperty('overflow-wrap', 'normal', 'important');
      one.style.setProperty('word-break', 'normal', 'important');
      one.style.setProperty('line-break', 'auto', 'important');
    }
    const now = eyes.wordsOf({ node, parent }).filter((one) => one.word === word);
    const isStillBroken = now.every(({ pieces: [first, ...more] }) =>
      more.some(
        ({ bottom, left }) => first && left < first.right && Math.abs(bottom - first.bottom) > first.height / 2,
      ),
    );
    for (const [element, css] of changed) element.style.cssText = css;
    return isStillBroken;
  }
}
