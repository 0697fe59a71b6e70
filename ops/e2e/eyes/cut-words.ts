import type { Seen } from './slip.ts';

/** Runs in the page after `openEyes`: words that leave the window, or the box that hides what does not fit, and that nobody can scroll to. */
export function cutWords(rootSelector: string): Seen[] {
  const { eyes } = window;
  const found: Seen[] = [];
  for (const text of eyes.textsIn(eyes.root(rootSelector))) {
    // a beginning that leads to the whole
    if (text.parent.closest('[aria-hidden="true"], svg') || isBeginning(text.parent)) continue;
    for (const { word, pieces } of eyes.wordsOf(text)) {
      const cut = pieces.find((piece) => shareSeen(piece, text.parent) < 0.9);
      if (!cut) continue;
      const what = `of “${word}” ${Math.round(100 * shareSeen(cut, text.parent))} % can be seen`;
      found.push({ rule: 'cut word', text: word, ...eyes.place(text.parent), what });
    }
  }
  return found;

  function isBeginning(parent: Element): boolean {
    for (let one: Element | null = parent; one; one = one.parentElement)
      if (getComputedStyle(one).webkitLineClamp !== 'none') return true;
    return false;
  }

  function shareSeen({ left, right, top, bottom }: DOMRect, parent: Element): number {
    const seen = { left, right, top, bottom };
    for (let one: Element | null = parent; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY, position, display } = getComputedStyle(one);
      if (display === 'inline' || display === 'contents') continue;
      if ([overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll')) return 1;
      const box = one.getBoundingClientRect();
      if (overflowX !== 'visible')
        Object.assign(seen, { left: Math.max(seen.left, box.left), right: Math.min(seen.right, box.right) });
      if (overflowY !== 'visible')
        Object.assign(seen, { top: Math.max(seen.top, box.top), bottom: Math.min(seen.bottom, box.bottom) });
      if (position === 'fixed') break;
    }
    const width = Math.min(seen.right, innerWidth) - Math.max(seen.left, 0);
    // letters are lower than their line
    const height = Math.min(1, Math.max(0, seen.bottom - seen.top) / (0.7 * (bottom - top)));
    return (Math.max(0, width) / (right - left)) * height;
  }
}
