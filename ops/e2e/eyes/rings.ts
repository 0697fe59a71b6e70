import type { Seen } from './slip.ts';

/** Runs in the page, after a key was pressed there: rings of focus that are drawn through letters. */
export function ringsThroughWords(rootSelector: string): Seen[] {
  const { eyes } = window;
  const root = eyes.root(rootSelector);
  const before = document.activeElement;
  const found: Seen[] = [];
  const ringOf = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor, boxShadow } = getComputedStyle(element);
    const width = Number.parseFloat(outlineWidth);
    if (outlineStyle !== 'none' && width > 0 && eyes.paint(outlineColor)[3] > 0.1)
      return { width, offset: Number.parseFloat(outlineOffset) };
    const spread = /0px 0px 0px (\d+(?:\.\d+)?)px(?!.*inset)/.exec(boxShadow)?.[1];
    return spread && Number(spread) > 0 ? { width: Number(spread), offset: 0 } : null;
  };
  /** It, what holds it, and what is drawn for it. */
  const around = (target: HTMLElement) => {
    const held: Element[] = [];
    for (let one: Element | null = target; one && one !== root && held.length < 4; one = one.parentElement)
      held.push(one);
    const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
    return [...new Set([...held, ...labels, ...(target.nextElementSibling ? [target.nextElementSibling] : [])])];
  };

  for (const target of eyes.targetsIn(root)) {
    const near = around(target);
    const rings = new Map(near.map((element) => [element, JSON.stringify(ringOf(element))]));
    target.focus({ preventScroll: true });
    if (document.activeElement !== target) continue;
    for (const element of near) {
      const ring = ringOf(element);
      if (!ring || JSON.stringify(ring) === rings.get(element)) continue;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const { offset, width } = ring;
      const [x1, y1, x2, y2] = [left - offset, top - offset, right + offset, bottom + offset];
      const field = element.closest('form, li, [data-section], dialog') ?? root;
      const crossed = eyes
        .textsIn(field)
        // what scrolls under a bar is not drawn through by what stands in it
        .filter(({ parent }) => eyes.pinOf(parent) === eyes.pinOf(target))
        .flatMap((text) => eyes.wordsOf(text))
        .find(({ parent, ink: whole }) => {
          // its own element may cut it, too
          const ink = eyes.uncut(parent.firstChild ?? parent, whole);
          if (!ink) return false;
          const along = Math.min(ink.right, x2) - Math.max(ink.left, x1);
          const down = Math.min(ink.bottom, y2) - Math.max(ink.top, y1);
          const isOn = (low: number, high: number, from: number, to: number) =>
            Math.min(high, to) - Math.max(low, from) >= Math.min(1.5, width * 0.75);
          // strokes of the ring above, below and at the sides
          const isAcross = isOn(ink.top, ink.bottom, y1 - width, y1) || isOn(ink.top, ink.bottom, y2, y2 + width);
          const isBeside = isOn(ink.left, ink.right, x1 - width, x1) || isOn(ink.left, ink.right, x2, x2 + width);
          return (along > 3 && isAcross) || (down > 3 && isBeside);
        });
      if (!crossed) continue;
      const { selector, section } = eyes.place(target);
      const what = `the ring of “${eyes.nameOf(target)}” is drawn through “${crossed.word}” of ${eyes.place(crossed.parent).selector}`;
      found.push({ rule: 'ring through words', text: eyes.nameOf(target), section, selector, what });
    }
    target.blur();
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return found;
}
