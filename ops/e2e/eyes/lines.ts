/** A line of text as it stands in the window, and the colour that its letters are said to have. */
export interface Line {
  readonly text: string;
  readonly section: string;
  readonly selector: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Null where only the pixels tell: foil, hollow letters, blends. */
  readonly colour: readonly [red: number, green: number, blue: number, alpha: number] | null;
  readonly isLarge: boolean;
}

declare global {
  interface Window {
    /** Lines that were looked at already. */
    eyesSeen?: WeakMap<Text, Set<number>>;
    /** Where the lines stand that were told last, in their order. */
    eyesTold?: { node: Text; index: number }[];
  }
}

/** Runs in the page: the lines that are whole in the window, under nothing, and were not told before. */
export function newLines(rootSelector: string): Line[] {
  const { eyes } = window;
  const seen = (window.eyesSeen ??= new WeakMap());
  const told: NonNullable<Window['eyesTold']> = [];
  const found: Line[] = [];
  window.eyesTold = told;
  for (const { node, parent } of eyes.textsIn(eyes.root(rootSelector))) {
    if (parent.closest('[aria-hidden="true"], :disabled, [aria-disabled="true"]')) continue;
    const done = seen.get(node) ?? new Set<number>();
    seen.set(node, done);
    const lines = eyes.linesOf(node);
    let look: ReturnType<typeof lookOf> | undefined;
    for (const [index, { left, top, width, height }] of lines.entries()) {
      if (done.has(index) || top < 0 || top + height > innerHeight || left < 0 || left + width > innerWidth + 1)
        continue;
      if (isUnderPinned(parent, { left, top, width, height })) continue;
      look ??= lookOf(parent);
      done.add(index);
      told.push({ node, index });
      found.push({ text: eyes.nameOf(parent), ...eyes.place(parent), x: left, y: top, width, height, ...look });
    }
  }
  return found;

  function isUnderPinned(parent: Element, box: { left: number; top: number; width: number; height: number }) {
    const y = box.top + box.height / 2;
    return [0.03, 0.5, 0.97].some((share) => {
      const hit = document.elementFromPoint(box.left + box.width * share, y);
      return hit !== null && !parent.contains(hit) && eyes.pinnedOver(hit, parent) !== null;
    });
  }

  function lookOf(parent: Element): Pick<Line, 'colour' | 'isLarge'> {
    const style = getComputedStyle(parent);
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const isDrawn = parent instanceof SVGElement;
    const fill = isDrawn ? style.fill : style.webkitTextFillColor;
    let alpha = isDrawn ? Number(style.fillOpacity) : 1;
    let isBlended = Number.parseFloat(style.webkitTextStrokeWidth) > 0 || (isDrawn && fill.includes('url('));
    for (let one: Element | null = parent; one; one = one.parentElement) {
      const { opacity, mixBlendMode, filter, backgroundClip } = getComputedStyle(one);
      alpha *= Number(opacity);
      if (mixBlendMode !== 'normal' || filter !== 'none') isBlended = true;
      if (backgroundClip !== 'text') continue;
      isBlended = true;
      one.setAttribute('data-eyes-foil', '');
    }
    if (isBlended) return { colour: null, isLarge };
    const [red, green, blue, own] = eyes.paint(fill);
    return { colour: own * alpha < 0.02 ? null : [red, green, blue, own * alpha], isLarge };
  }
}

/** Runs in the page: brings a line that was told to the window's middle, where nothing passes over it, and says where it stands now. */
export async function inTheMiddle(at: number): Promise<Pick<Line, 'x' | 'y' | 'width' | 'height'> | null> {
  const { node, index } = window.eyesTold?.[at] ?? {};
  if (!node || index === undefined) return null;
  node.parentElement?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 200)));
  const box = window.eyes.linesOf(node)[index];
  return box ? { x: box.left, y: box.top, width: box.width, height: box.height } : null;
}

/** Runs in the page: takes all letters away, and nothing else, or gives them back. */
export function hideLetters(hidden: 'none' | 'letters' | 'and shadows'): Promise<void> {
  const sheets = [...document.adoptedStyleSheets].filter((sheet) => !('isOfEyes' in sheet));
  if (hidden !== 'none') {
    const sheet = Object.assign(new CSSStyleSheet(), { isOfEyes: true });
    sheet.replaceSync(`
      *, ::before, ::after, ::placeholder { -webkit-text-fill-color: transparent !important; -webkit-text-stroke-color: transparent !important;
        transition: none !important; caret-color: transparent !important; }
      svg text, svg text * { fill: transparent !important; stroke: transparent !important; }
      [data-eyes-foil] { background: none !important; }
      ${hidden === 'and shadows' ? '* { text-shadow: none !important; }' : ''}`);
    sheets.push(sheet);
  }
  document.adoptedStyleSheets = sheets;
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));
}
