/* What a couple's own CSS may be made of. Whatever is not named here is refused. */

export const AT_RULES = new Set(['media', 'supports', 'keyframes']);

/** One place where an element stands; `fixed` would lie over what is not the invitation's. */
export const POSITIONS = new Set(['static', 'relative', 'absolute', 'sticky']);

const words = (text: string): string[] => text.trim().split(/\s+/);
const sides = (name: string, rest = ''): string[] =>
  words('top right bottom left block block-start block-end inline inline-start inline-end').map(
    (side) => `${name}-${side}${rest}`,
  );

/** How a picture, or a list of pictures, looks in the place that the template gives it. */
const PICTURE = [
  ...words(`
    object-fit object-position opacity filter aspect-ratio mix-blend-mode isolation clip-path
    transform transform-origin translate rotate scale
    background background-color background-image background-position background-position-x background-position-y
    background-size background-repeat background-blend-mode background-clip background-origin
    border border-color border-style border-width border-radius box-shadow outline outline-color outline-offset outline-style
    outline-width border-top-left-radius border-top-right-radius border-bottom-left-radius border-bottom-right-radius
    width min-width max-width height min-height max-height block-size inline-size
    mask mask-image mask-position mask-repeat mask-size
    padding margin gap row-gap column-gap columns column-count column-width
    grid-template grid-template-areas grid-template-columns grid-template-rows grid-auto-columns grid-auto-flow grid-auto-rows
    grid-area grid-column grid-column-start grid-column-end grid-row grid-row-start grid-row-end
    align-content align-items align-self justify-content justify-items justify-self place-content place-items place-self`),
  ...sides('padding'),
  ...sides('margin'),
];

const SHEET = words(`
  accent-color animation animation-delay animation-direction animation-duration animation-fill-mode
  animation-iteration-count animation-name animation-play-state animation-timing-function appearance
  backdrop-filter backface-visibility background-attachment border-collapse border-image border-image-repeat
  border-image-slice border-image-source border-image-width border-spacing bottom box-decoration-break box-orient box-sizing
  break-after break-before break-inside caret-color clear color color-scheme column-fill column-rule column-rule-color
  column-rule-style column-rule-width column-span content counter-increment counter-reset cursor direction display
  empty-cells flex flex-basis flex-direction flex-flow flex-grow flex-shrink flex-wrap float font font-family
  font-feature-settings font-kerning font-optical-sizing font-size font-size-adjust font-stretch font-style
  font-synthesis font-variant font-variant-caps font-variant-east-asian font-variant-ligatures font-variant-numeric
  font-variation-settings font-weight grid hyphens inset left letter-spacing line-break line-clamp line-height list-style
  list-style-image list-style-position list-style-type max-block-size max-inline-size min-block-size min-inline-size
  order overflow overflow-wrap overflow-x overflow-y perspective perspective-origin position quotes right scroll-margin
  scroll-padding scroll-snap-align scroll-snap-type tab-size table-layout text-align text-align-last text-decoration
  text-decoration-color text-decoration-line text-decoration-style text-decoration-thickness text-emphasis
  text-fill-color text-indent text-justify text-orientation text-overflow text-rendering text-shadow text-stroke
  text-stroke-color text-stroke-width text-transform text-underline-offset text-underline-position text-wrap top
  transform-box transform-style transition transition-delay transition-duration transition-property
  transition-timing-function unicode-bidi vertical-align visibility white-space widows word-break word-spacing
  writing-mode z-index fill stroke stroke-width stroke-dasharray stroke-linecap stroke-linejoin`);

const BORDERS = [...sides('border'), ...['-color', '-style', '-width'].flatMap((part) => sides('border', part))];

export const PICTURE_PROPERTIES: ReadonlySet<string> = new Set(PICTURE);
export const SHEET_PROPERTIES: ReadonlySet<string> = new Set([...PICTURE, ...SHEET, ...BORDERS, ...sides('inset')]);

export const FUNCTIONS: ReadonlySet<string> = new Set(
  words(`
    calc min max clamp round mod rem abs sign sin cos tan asin acos atan atan2 pow sqrt hypot log exp
    var rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark
    linear-gradient radial-gradient conic-gradient
    repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient
    translate translatex translatey translatez translate3d rotate rotatex rotatey rotatez rotate3d
    scale scalex scaley scalez scale3d skew skewx skewy matrix matrix3d perspective
    blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
    cubic-bezier steps linear minmax repeat fit-content counter counters
    inset circle ellipse polygon rect xywh`),
);

export const PSEUDO_CLASSES: ReadonlySet<string> = new Set(
  words(`
    hover focus focus-visible focus-within active visited link target checked disabled enabled required optional valid
    invalid user-valid user-invalid placeholder-shown empty open first-child last-child only-child nth-child
    nth-last-child first-of-type last-of-type only-of-type nth-of-type nth-last-of-type not is where has lang dir
    before after first-letter first-line`),
);
export const PSEUDO_ELEMENTS: ReadonlySet<string> = new Set(
  words('before after first-letter first-line marker placeholder selection'),
);

/** The kinds of things that a value may hold. */
export const VALUE_NODES: ReadonlySet<string> = new Set(
  words('Value Identifier Number Percentage Dimension Hash String Operator Function Parentheses Brackets Url'),
);
/** The kinds of things that the condition of a `@media` or `@supports` may hold. */
export const CONDITION_NODES: ReadonlySet<string> = new Set(
  words(`
    AtrulePrelude MediaQueryList MediaQuery Condition Feature FeatureRange SupportsDeclaration Declaration
    Value Identifier Number Percentage Dimension Ratio Function Operator Hash Parentheses`),
);
/** The kinds of things that a selector may hold. */
export const SELECTOR_NODES: ReadonlySet<string> = new Set(
  words(`
    SelectorList Selector TypeSelector ClassSelector IdSelector AttributeSelector PseudoClassSelector
    PseudoElementSelector Combinator Identifier String Nth AnPlusB Raw`),
);
