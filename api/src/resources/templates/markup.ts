import { FIRST_SCREEN_FILE, type Problem, problem } from '@janur/contracts';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import * as z from 'zod';
import { styleFindings } from './suspicious.ts';

/* Markup is read by a parser, as a browser reads it: a pattern is fooled by an escape, and slow where it has to go back. */

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.DocumentFragment;

/**
 * What may stand in a printed opening, which goes into our own pages: text, pictures and drawings. In small letters: a part of an
 * opening may be read where the parser knows no drawing.
 */
const PRINTED_TAGS = new Set(
  (
    'div p span b i em strong small u s sub sup br wbr hr h1 h2 h3 h4 h5 h6 time q cite blockquote abbr bdi ruby rt rp ' +
    'ul ol li figure figcaption section header footer article button picture source img ' +
    'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc image ' +
    'linearGradient radialGradient stop clipPath mask pattern marker'
  )
    .toLowerCase()
    .split(' '),
);
const PRINTED_ATTRIBUTES = new Set(
  (
    'class id style role tabindex lang dir hidden title alt type datetime width height draggable decoding loading fetchpriority ' +
    'sizes media focusable viewBox preserveAspectRatio xmlns x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy d points transform offset ' +
    'pathLength fill fill-opacity fill-rule clip-path clip-rule mask opacity overflow display visibility stroke stroke-width ' +
    'stroke-opacity stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stop-color stop-opacity ' +
    'vector-effect gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits patternUnits ' +
    'patternContentUnits patternTransform markerWidth markerHeight refX refY orient color font-size font-family font-weight ' +
    'font-style letter-spacing text-anchor dominant-baseline textLength lengthAdjust startOffset paint-order'
  )
    .toLowerCase()
    .split(' '),
);
const ADDRESSES = new Set(['href', 'xlink:href', 'src', 'srcset']);

/** In a drawing, which is a file of its own and shown as a picture. */
const NEVER_DRAWN = new Set(
  'script foreignobject iframe object embed base meta link handler listener audio video'.split(' '),
);

const SLOT = /\uE000[^\uE001]*\uE001/g;
/** Stands for whatever an invitation puts into a slot; as an address it begins none of another host. */
const FILLED = 'x';

const FirstScreens = z.array(
  z.object({
    parts: z.array(z.string()).default([]),
    shapes: z.record(z.string(), z.array(z.int().min(0))).default({}),
    css: z.string().default(''),
    laterCss: z.string().default(''),
  }),
);

/** What is wrong with a drawing, or with the printed opening. */
export const markupFindings = (path: string, text: string): Problem[] =>
  path === FIRST_SCREEN_FILE ? openingFindings(text) : drawingFindings(text);

function openingFindings(text: string): Problem[] {
  const screens = FirstScreens.safeParse(asJson(text)).data;
  if (!screens) return [problem('build_ending', { ending: 'json' })];
  return screens.flatMap(({ parts, shapes, css, laterCss }) => {
    // a tag may begin in one part and end in the next: what is looked at is what is printed
    const printed = [parts, ...Object.values(shapes).map((shape) => shape.map((index) => parts[index] ?? ''))];
    return first([
      ...printed.flatMap((pieces) => printedFindings(pieces.join('').replaceAll(SLOT, FILLED))),
      ...[css, laterCss].flatMap(sheetFindings),
    ]);
  });
}

function printedFindings(html: string): Problem[] {
  return elementsOf(html).flatMap(({ tagName, attrs }) => {
    if (!PRINTED_TAGS.has(tagName.toLowerCase())) return problem('build_tag', { found: `<${tagName}>` });
    return attrs.flatMap(({ name, prefix, value }) => {
      const attribute = (prefix ? `${prefix}:${name}` : name).toLowerCase();
      if (ADDRESSES.has(attribute)) return addressFindings(attribute, value);
      if (!PRINTED_ATTRIBUTES.has(attribute) && !/^(?:data|aria)-[\w-]+$/.test(attribute))
        return problem('build_carries', { found: `${attribute}=` });
      return attribute === 'style' ? styleFindings(value) : [];
    });
  });
}

/** A file of the family, a part of the same drawing, or a picture that is spelled out. */
const addressFindings = (attribute: string, value: string): Problem[] =>
  /^(?:x|#|data:image\/)/.test(value) || value === ''
    ? []
    : [problem('build_carries', { found: `${attribute}=${value}`.slice(0, 80) })];

/** It stands in a `style` element of the page, which `</` would end. */
const sheetFindings = (css: string): Problem[] => [
  ...styleFindings(css.replaceAll(SLOT, FILLED)),
  ...(css.includes('</') ? [problem('build_carries', { found: '</' })] : []),
];

function drawingFindings(svg: string): Problem[] {
  if (/<!ENTITY|<\?xml-stylesheet/i.test(svg)) return [problem('build_carries', { found: '<!ENTITY' })];
  return first(
    elementsOf(svg).flatMap(({ tagName, attrs, childNodes }) => {
      const [local = ''] = tagName.toLowerCase().split(':').slice(-1);
      if (NEVER_DRAWN.has(local)) return problem('build_tag', { found: `<${tagName}>` });
      const css = local === 'style' ? childNodes.map((node) => ('value' in node ? node.value : '')).join('') : '';
      return [...styleFindings(css), ...attrs.flatMap(drawnAttributeFindings)];
    }),
  );
}

function drawnAttributeFindings({ name, value }: Element['attrs'][number]): Problem[] {
  if (/^on[a-z]/i.test(name)) return [problem('build_carries', { found: `${name}=` })];
  if (name.startsWith('xmlns') || name.includes(':')) return hasScript(value) ? [carried(value)] : [];
  return hasScript(value) ? [carried(value)] : styleFindings(value);
}

const hasScript = (value: string): boolean => /^[\s\0]*(?:java|vb)script:|^[\s\0]*data:text\/html/i.test(value);
const carried = (value: string): Problem => problem('build_carries', { found: value.trim().slice(0, 80) });

/** Every element of a text, without recursion: nothing says how deep it goes. */
function elementsOf(text: string): Element[] {
  const found: Element[] = [];
  const waiting: Node[] = [parseFragment(text)];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('attrs' in node) found.push(node);
    if ('childNodes' in node) waiting.push(...node.childNodes.toReversed());
  }
  return found;
}

/** Each once, in the order in which they stand. */
const first = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((one) => [JSON.stringify(one), one])).values(),
];

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
