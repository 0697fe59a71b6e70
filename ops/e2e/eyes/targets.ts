import type { Seen } from './slip.ts';

/** Runs in the page: controls whose middle belongs to something else, wherever they are scrolled to. */
export async function deadTargets(rootSelector: string): Promise<Seen[]> {
  const { eyes } = window;
  const found: Seen[] = [];
  const hitOf = (target: HTMLElement) => {
    const { left, top, width, height } = eyes.boxOf(target);
    return document.elementFromPoint(left + width / 2, top + height / 2);
  };
  const isAlive = (target: HTMLElement, hit: Element | null) =>
    hit !== null &&
    (target.contains(hit) ||
      (target instanceof HTMLInputElement && [...(target.labels ?? [])].some((label) => label.contains(hit))) ||
      (target.closest('label')?.contains(hit) ?? false));

  for (const target of eyes.targetsIn(eyes.root(rootSelector))) {
    const { width, height } = eyes.boxOf(target);
    if (width < 2 || height < 2 || getComputedStyle(target).pointerEvents === 'none') continue;
    if (isAlive(target, hitOf(target))) continue;
    let hit: Element | null = null;
    // under a bar at one end, or in a strip that halts at its pictures' beginnings, it may be free at another
    for (const at of ['center', 'start', 'end', 'nearest'] as const) {
      target.scrollIntoView({ block: at, inline: at, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 40)));
      hit = hitOf(target);
      if (isAlive(target, hit)) break;
    }
    if (isAlive(target, hit)) continue;
    const by = hit
      ? `a tap in its middle goes to ${eyes.place(hit).selector || hit.tagName.toLowerCase()}`
      : 'it cannot be scrolled to';
    found.push({ rule: 'dead target', text: eyes.nameOf(target), ...eyes.place(target), what: by });
  }
  return found;
}

/** Runs in the page: controls of less than 44 px to the finger (accessibility.md), in-text links aside. */
export function smallTargets(rootSelector: string): Seen[] {
  const { eyes } = window;
  return [
    ...eyes.root(rootSelector).querySelectorAll<HTMLElement>(':is(button, a[href], input:not([type=hidden]), select)'),
  ]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest('p, [data-part="error-summary"]') || element.matches('button'))
    .flatMap((element) => {
      // a radio that is drawn by its label is tapped on the label
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      if (width === 0 || (width >= 44 && height >= 44)) return [];
      const what = `it is ${Math.round(width)} × ${Math.round(height)} px`;
      return [{ rule: 'small target' as const, text: eyes.nameOf(element), ...eyes.place(element), what }];
    });
}
