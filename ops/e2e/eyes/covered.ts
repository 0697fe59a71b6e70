import type { Seen } from './slip.ts';

/**
 * Runs in the page: what a fixed control lies over, here where it is scrolled to. A bar (a navigation, what goes from side
 * to side at an edge, a control in the row of either) may have words pass under it; at rest, where nobody can scroll them out, it
 * may not.
 */
export function coveredHere([rootSelector, rest]: readonly [string, 'top' | 'foot' | null]): Seen[] {
  const { eyes } = window;
  const root = eyes.root(rootSelector);
  const found: Seen[] = [];
  const bars = new Map<Element, boolean>();
  const isBar = (pinned: Element): boolean => {
    const known = bars.get(pinned);
    if (known !== undefined) return known;
    const answer = isBarItself(pinned) || standsOnBar(pinned);
    bars.set(pinned, answer);
    return answer;
  };
  const isBarItself = (pinned: Element): boolean => {
    const { top, bottom, width, height } = pinned.getBoundingClientRect();
    const atEdge = (top < 48 || bottom > innerHeight - 48) && height < innerHeight * 0.35;
    const nav = pinned.matches('nav') ? pinned : pinned.querySelector('nav');
    const links = [...(nav?.querySelectorAll('a[href]') ?? [])].filter((link) => eyes.isShown(link)).length;
    return (atEdge && width > innerWidth * 0.7) || links > 2;
  };
  const standsOnBar = (pinned: Element): boolean => {
    const own = pinned.getBoundingClientRect();
    const navs = [...document.querySelectorAll('nav')].map((nav) => eyes.pinOf(nav));
    return navs.some((bar) => {
      if (!bar || pinned.contains(bar) || !isBarItself(bar)) return false;
      const { top, bottom, width, height } = bar.getBoundingClientRect();
      const down = Math.min(own.bottom, bottom) - Math.max(own.top, top);
      return width > height && down > own.height / 2;
    });
  };
  const isPainted = (hit: Element, pinned: Element): boolean => {
    for (let one: Element | null = hit; one; one = one.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(one);
      if (one.matches('button, a, input, select, textarea, img, svg, svg *, canvas, video')) return true;
      if (backgroundImage !== 'none' || eyes.paint(backgroundColor)[3] > 0.04) return true;
      if (one === pinned) return false;
    }
    return false;
  };
  const hero = document.querySelector('section[data-section="hero"]')?.getBoundingClientRect();
  const isHeroWhole = hero !== undefined && hero.bottom <= innerHeight + 4;

  /** The control over it, and how much of it, of the points of a row through the middle. */
  const over = (own: Element, box: DOMRect) => {
    const uncut = eyes.uncut(own, box);
    if (!uncut) return null;
    const { left, right, top, bottom } = uncut;
    const y = (top + bottom) / 2;
    if (y < 0 || y >= innerHeight) return null;
    const from = Math.max(left + 2, 0);
    const to = Math.min(right - 2, innerWidth - 1);
    const gap = Math.max(6, (to - from) / 24);
    let covered = 0;
    let all = 0;
    let control: Element | null = null;
    for (let x = from; x <= to; x += gap) {
      all += 1;
      const hit = document.elementFromPoint(x, y);
      if (!hit || own.contains(hit)) continue;
      const pinned = eyes.pinnedOver(hit, own);
      if (!pinned || !isPainted(hit, pinned)) continue;
      covered += 1;
      control = isBar(pinned) ? pinned : (hit.closest('button, a') ?? pinned);
      if (isBar(pinned) && isAllowedUnder(own, pinned)) return null;
    }
    return control ? { control, share: covered / all } : null;
  };
  const isAllowedUnder = (own: Element, bar: Element) => {
    if (eyes.isFixed(own)) return false;
    const { top } = bar.getBoundingClientRect();
    const isAtFoot = top > innerHeight / 2;
    if (rest === 'foot') return !isAtFoot;
    if (rest === 'top') return isAtFoot && !(isHeroWhole && own.closest('section[data-section="hero"]'));
    return true;
  };
  const tell = (own: Element, text: string, { control, share }: { control: Element; share: number }) => {
    const { selector } = eyes.place(control);
    const where = rest === 'top' ? 'in the first view, ' : rest === 'foot' ? "at the page's end, " : '';
    const what = `${where}“${eyes.nameOf(control) || selector}” (${selector}) lies over ${Math.round(share * 100)} % of it`;
    found.push({ rule: 'covered', text, ...eyes.place(own), what });
  };

  /** The next page of what is scrolled sideways stands in the window only to say that there is one. */
  const isStillToCome = (own: Element): boolean => {
    const item = own.closest('li, article, figure');
    let strip = item?.parentElement ?? null;
    while (strip && !(strip.scrollWidth > strip.clientWidth && /auto|scroll/.test(getComputedStyle(strip).overflowX)))
      strip = strip.parentElement;
    if (!item || !strip) return false;
    return item.getBoundingClientRect().right > Math.min(strip.getBoundingClientRect().right, innerWidth) + 2;
  };

  for (const { node, parent } of eyes.textsIn(root)) {
    if (parent.closest('[aria-hidden="true"]')) continue;
    for (const line of eyes.linesOf(node)) {
      if (line.bottom < 0 || line.top > innerHeight || isStillToCome(parent)) continue;
      // the lines after a teaser's last
      if (!eyes.uncut(node, line)) continue;
      const covering = over(parent.closest('button, a, label') ?? parent, line);
      if (covering) {
        tell(parent, eyes.nameOf(parent), covering);
        break;
      }
    }
  }
  for (const target of eyes.targetsIn(root)) {
    const box = eyes.boxOf(target);
    if (box.bottom < 0 || box.top > innerHeight) continue;
    const covering = over(target.closest('label') ?? target, box);
    if (covering) tell(target, eyes.nameOf(target), covering);
  }
  return found;
}
