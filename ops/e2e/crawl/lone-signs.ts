import type { Seen } from '../eyes/slip.ts';

/** Runs in the page after `openEyes`: Chinese and Japanese texts of more lines than one, the last of which is one sign. */
export function loneSigns(rootSelector: string): Seen[] {
  const { eyes } = window;
  const found: Seen[] = [];
  for (const { node, parent } of eyes.textsIn(eyes.root(rootSelector))) {
    const { writingMode, fontSize } = getComputedStyle(parent);
    // a picture stands for it
    if (fontSize === '0px') continue;
    if (!parent.matches(':is(:lang(zh), :lang(ja))') || writingMode !== 'horizontal-tb') continue;
    // what follows may stand on the same line
    if (parent.lastChild !== node || parent.closest('svg')) continue;
    const signs = [...node.data.matchAll(/\p{L}|\p{N}/gu)].map(({ 0: sign, index }) => ({
      sign,
      box: boxOf(node, index),
    }));
    const last = signs.at(-1);
    const before = signs.at(-2);
    if (!last || !before || !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(last.sign)) continue;
    if (last.box.top - before.box.top < last.box.height / 2) continue;
    found.push({
      rule: 'lone sign',
      text: node.data.trim().slice(-24),
      ...eyes.place(parent),
      what: `“${last.sign}” stands alone on the last line`,
    });
  }
  return found;

  function boxOf(text: Text, index: number): DOMRect {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return range.getBoundingClientRect();
  }
}
