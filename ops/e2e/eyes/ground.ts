/** Where letters really are, in px of the window. */
export interface Ink {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Word {
  readonly word: string;
  /** One a line that it stands on. */
  readonly pieces: readonly DOMRect[];
  readonly ink: Ink;
  readonly parent: Element;
}

/** What all rules ask of the page. */
export interface Eyes {
  isShown: (element: Element) => boolean;
  textsIn: (root: Element) => { node: Text; parent: Element }[];
  linesOf: (node: Text) => DOMRect[];
  wordsOf: (text: { node: Text; parent: Element }) => Word[];
  targetsIn: (root: Element) => HTMLElement[];
  boxOf: (target: HTMLElement) => DOMRect;
  /** What is fixed or sticky, holds `hit` and not `own`. */
  pinnedOver: (hit: Element | null, own: Element) => Element | null;
  isFixed: (element: Element) => boolean;
  /** The outermost that is fixed or sticky, of it and what it stands in. */
  pinOf: (element: Element) => Element | null;
  /** What of a box is not cut away by what its element stands in: null where nothing is. */
  uncut: (own: Node, box: Ink) => Ink | null;
  paint: (css: string) => [number, number, number, number];
  place: (element: Element) => { section: string; selector: string };
  nameOf: (element: Element) => string;
  root: (selector: string) => Element;
}

declare global {
  interface Window {
    eyes: Eyes;
  }
}

/** Runs in the page before each look: puts there what the rules share. */
export function openEyes(): void {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('a browser has a canvas');
  const short = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 48);

  const forReaders = new WeakMap<Element, boolean>();
  const isForReaders = (element: Element): boolean => {
    const known = forReaders.get(element) ?? isClippedAway(element);
    forReaders.set(element, known);
    return known;
  };
  const isClippedAway = (element: Element): boolean => {
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const { clipPath, clip, overflow, position } = getComputedStyle(one);
      if (clipPath === 'inset(50%)' || (position === 'absolute' && /^rect\((?:0|1)px/.test(clip))) return true;
      if (overflow === 'hidden' && one instanceof HTMLElement && one.offsetWidth <= 1 && one.offsetHeight <= 1)
        return true;
    }
    return false;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isForReaders(element);

  const colours = new Map<string, [number, number, number, number]>();
  const cased = (text: string, { textTransform, fontVariantCaps }: CSSStyleDeclaration) =>
    textTransform === 'uppercase' || fontVariantCaps !== 'normal'
      ? text.toUpperCase()
      : textTransform === 'lowercase'
        ? text.toLowerCase()
        : textTransform === 'capitalize'
          ? text.charAt(0).toUpperCase() + text.slice(1)
          : text;

  const inkOf = (word: string, rect: DOMRect, style: CSSStyleDeclaration): Ink => {
    pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const measured = pen.measureText(cased(word, style));
    const height = measured.fontBoundingBoxAscent + measured.fontBoundingBoxDescent;
    // turned, scaled, stretched or vertical: the letters are somewhere in the middle
    const isUsual = style.writingMode === 'horizontal-tb' && style.fontStretch === '100%';
    if (Math.abs(height - rect.height) > Math.max(2, height * 0.12) || !isUsual) {
      const air = rect.height * 0.22;
      return { left: rect.left + 1, top: rect.top + air, right: rect.right - 1, bottom: rect.bottom - air };
    }
    const baseline = rect.top + measured.fontBoundingBoxAscent;
    return {
      left: rect.left - measured.actualBoundingBoxLeft,
      top: baseline - measured.actualBoundingBoxAscent,
      right: Math.max(
        rect.right - (Number.parseFloat(style.letterSpacing) || 0),
        rect.left + measured.actualBoundingBoxRight,
      ),
      bottom: baseline + measured.actualBoundingBoxDescent,
    };
  };

  const step = (element: Element): string => {
    const part = element.getAttribute('data-part') ?? element.getAttribute('data-line');
    const tag = element.tagName.toLowerCase();
    if (part) return `${tag}[data-${element.hasAttribute('data-part') ? 'part' : 'line'}="${part}"]`;
    if (element instanceof HTMLInputElement && element.name) return `input[name="${element.name}"]`;
    const alike = [...(element.parentElement?.children ?? [])].filter(({ tagName }) => tagName === element.tagName);
    return alike.length > 1 ? `${tag}:nth-of-type(${alike.indexOf(element) + 1})` : tag;
  };

  window.eyes = {
    isShown,
    root: (selector) => {
      const found = document.querySelector(selector);
      if (!found) throw new Error(`There is no ${selector}`);
      return found;
    },
    textsIn: (root) => {
      const found: { node: Text; parent: Element }[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode: node } = walker;
        const { parentElement: parent } = node;
        if (!(node instanceof Text) || !parent || !node.data.trim()) continue;
        if (parent.closest('script, style, noscript, option, textarea, title, desc, textPath')) continue;
        if (isShown(parent)) found.push({ node, parent });
      }
      return found;
    },
    linesOf: (node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 4);
    },
    wordsOf: ({ node, parent }) => {
      const style = getComputedStyle(parent);
      // behind a comma of East Asia a line may end
      return [...node.data.matchAll(/[^\s\u200B、，。～]+[、，。～]*|[、，。～]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const pieces = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
        const [first] = pieces;
        if (!first) return [];
        const ink = pieces.length === 1 ? inkOf(word, first, style) : range.getBoundingClientRect();
        return [{ word, pieces, ink, parent }];
      });
    },
    targetsIn: (root) =>
      [
        ...root.querySelectorAll<HTMLElement>(
          'button:not(:disabled), a[href], input:not([type="hidden"]):not(:disabled), select, textarea, summary',
        ),
      ].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) && (isShown(element) || element.matches('input')),
      ),
    // a radio that is drawn by its label is tapped on the label
    boxOf: (target) => {
      const box = (target.matches('input') && target.closest('label')) || target;
      const rects = [...box.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      // a link of several lines has no middle of its own
      return box.matches('a') && getComputedStyle(box).display === 'inline' && rects[0]
        ? rects[0]
        : box.getBoundingClientRect();
    },
    pinnedOver: (hit, own) => {
      let pinned: Element | null = null;
      for (let one = hit; one && !one.contains(own); one = one.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) pinned = one;
      // what lies in the text's own element, or in its section's art, is no control over it
      return pinned && own.contains(pinned) ? null : pinned;
    },
    isFixed: (element) => {
      for (let one: Element | null = element; one; one = one.parentElement)
        if (getComputedStyle(one).position === 'fixed') return true;
      return false;
    },
    pinOf: (element) => {
      let pin: Element | null = null;
      for (let one: Element | null = element; one; one = one.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) pin = one;
      return pin;
    },
    uncut: (own, { left, top, right, bottom }) => {
      let seen = { left, top, right, bottom };
      for (let one = own.parentElement; one && one !== document.body; one = one.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(one);
        const box = one.getBoundingClientRect();
        if (overflowX !== 'visible')
          seen = { ...seen, left: Math.max(seen.left, box.left), right: Math.min(seen.right, box.right) };
        if (overflowY !== 'visible')
          seen = { ...seen, top: Math.max(seen.top, box.top), bottom: Math.min(seen.bottom, box.bottom) };
        if (position === 'fixed') break;
      }
      return seen.right - seen.left > 2 && seen.bottom - seen.top > 2 ? seen : null;
    },
    paint: (css) => {
      const known = colours.get(css);
      if (known) return known;
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = css;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
      const colour: [number, number, number, number] = [red, green, blue, alpha / 255];
      colours.set(css, colour);
      return colour;
    },
    place: (element) => {
      const holder = element.closest('section[data-section], [data-part="opening"], dialog, nav, header');
      const section =
        element.closest('section[data-section]')?.getAttribute('data-section') ??
        (element.closest('[data-part="opening"]') ? 'opening' : (holder?.tagName.toLowerCase() ?? 'the page'));
      const steps: string[] = [];
      for (let one: Element | null = element; one && one !== holder && steps.length < 5; one = one.parentElement)
        steps.unshift(step(one));
      return { section, selector: steps.join(' > ') };
    },
    nameOf: (element) =>
      short(
        element.getAttribute('aria-label') ??
          (element.textContent ||
            element.closest('label')?.textContent ||
            element.getAttribute('name') ||
            element.getAttribute('data-part') ||
            ''),
      ),
  };
}
