import type { PublicClient, PublicGuest } from '@janur/contracts';
import type { Seen } from './slip.ts';

/** Every word of the names of the people on the page, as it may be shown. */
export function wordsOfPeople(client: PublicClient, guest?: PublicGuest, query = ''): string[] {
  const { bride, groom } = client.content;
  const names = [bride, groom].flatMap((host) => [host?.name, host?.full_name, host?.father_name, host?.mother_name]);
  const all = [...names, guest?.name, new URLSearchParams(query).get('to')].flatMap((name) => name?.split(/\s+/) ?? []);
  return [...new Set(all.filter((word) => word.length > 2).map((word) => word.toLowerCase()))];
}

/** Runs in the page: names of people of which a part is clamped, ellipsised or clipped away. */
export function cutPeople([rootSelector, names]: readonly [string, readonly string[]]): Seen[] {
  const { eyes } = window;
  const wanted = new Set(names);
  const found: Seen[] = [];
  for (const text of eyes.textsIn(eyes.root(rootSelector))) {
    // a band of names that runs on is a drawing
    if (text.parent.closest('[aria-hidden="true"]')) continue;
    // a few lines of what the link leads to
    if (text.parent.closest('a[href^="#"]') && getComputedStyle(text.parent).webkitLineClamp !== 'none') continue;
    if (!text.node.data.split(/[\s,]+/).some((word) => wanted.has(word.toLowerCase()))) continue;
    for (const { word, ink } of eyes.wordsOf(text)) {
      if (!wanted.has(word.toLowerCase()) && !wanted.has(word.replace(/[,&]$/, '').toLowerCase())) continue;
      const by = cutterOf(text.parent, ink);
      if (!by) continue;
      const { selector } = eyes.place(by.element);
      const what = `${Math.round(by.px)} px of “${word}” are cut off ${by.side} by ${selector || by.element.tagName.toLowerCase()}${by.how}`;
      found.push({ rule: 'cut person', text: word, ...eyes.place(text.parent), what });
    }
  }
  return found;

  function cutterOf(parent: Element, ink: { left: number; top: number; right: number; bottom: number }) {
    let isAbsolute = false;
    for (let one: Element | null = parent; one && one !== document.documentElement; one = one.parentElement) {
      const style = getComputedStyle(one);
      const { overflowX, overflowY, position, backgroundClip } = style;
      const isHolder: boolean = !isAbsolute || position !== 'static' || style.transform !== 'none';
      if (isHolder) {
        if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return null; // can be scrolled to
        const box = one.getBoundingClientRect();
        const sides = [
          ['at the left', box.left - ink.left, overflowX],
          ['at the right', ink.right - box.right, overflowX],
          ['above', box.top - ink.top, overflowY],
          ['below', ink.bottom - box.bottom, overflowY],
        ] as const;
        const isFoil = backgroundClip === 'text';
        for (const [side, px, overflow] of sides) {
          const isClipped = overflow === 'hidden' || overflow === 'clip';
          if (px <= 2 || (!isClipped && !isFoil)) continue;
          const how =
            style.webkitLineClamp !== 'none'
              ? ' (line-clamp)'
              : style.textOverflow === 'ellipsis'
                ? ' (ellipsis)'
                : isClipped
                  ? ''
                  : ' (its letters are painted by a background that ends there)';
          return { element: one, side, px, how };
        }
      }
      isAbsolute = position === 'absolute' || (isAbsolute && !isHolder);
      if (position === 'fixed') break;
    }
    const [left, right] = [-ink.left, ink.right - innerWidth];
    const px = Math.max(left, right);
    return px > 2
      ? {
          element: document.body,
          side: left > right ? 'at the left' : 'at the right',
          px,
          how: ' (the edge of the screen)',
        }
      : null;
  }
}
