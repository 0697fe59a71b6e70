const COVER = '[data-part=opening]';
/** While the cover is there: later they scroll away with the page. */
const CONTROLS = '[data-part=language-place]:has([data-part=quiet])';

/** Nothing of how a look sets it, but the text itself. */
const PLAIN = [
  'display:block',
  'position:static',
  'float:none',
  'width:auto',
  'min-width:0',
  'max-width:none',
  'height:auto',
  'min-height:0',
  'max-height:none',
  'aspect-ratio:auto',
  'margin:0',
  'padding:0',
  'border:0',
  'overflow:visible',
  'transform:none',
  'translate:none',
  'rotate:none',
  'scale:none',
  'zoom:1',
  'clip-path:none',
  'mask:none',
  'filter:none',
  'opacity:1',
  'writing-mode:horizontal-tb',
  'white-space:normal',
  'background:none',
  'box-shadow:none',
  'text-shadow:none',
  '-webkit-text-fill-color:currentColor',
  'color:var(--ink)',
  'font-family:var(--font-body)',
  'font-size:1.125rem',
  'font-stretch:100%',
  'line-height:1.4',
  'letter-spacing:normal',
  'text-align:start',
]
  .map((rule) => `${rule}!important`)
  .join(';');

/**
 * A page at 400 % has a window of 320 × 256 px (WCAG 1.4.10), a laptop's of 360 × 225, in which no look has room for its drawing:
 * there the cover is what it says, one line below the other in the look's colours, and scrolls below its controls. No phone is as small.
 */
export const SMALL_WINDOW_CSS = [
  '@media (max-width:519px) and (max-height:299px),(max-width:359px) and (max-height:359px){',
  `${COVER}{inset:56px 0 0!important;height:auto!important;overflow:auto!important;box-sizing:border-box;padding:4px 16px 16px;background:var(--base)}`,
  `${COVER} *{${PLAIN}}`,
  `${COVER} :is(svg,img,picture,video,canvas,i,div:empty,[aria-hidden=true]),${COVER} ::before,${COVER} ::after{display:none!important}`,
  `${COVER} span span,${COVER} [data-joiner],${COVER} button *{display:inline!important;color:inherit!important}`,
  `${COVER} button{margin-top:12px!important;padding:12px 16px!important;min-height:48px!important;color:var(--on-primary)!important;background:var(--primary)!important}`,
  `${CONTROLS}{position:fixed!important;inset:4px 8px auto auto!important;display:grid!important;grid-auto-flow:column!important}`,
  `${CONTROLS} [data-part=quiet]{position:static!important}`,
  `${CONTROLS} svg{color:var(--boot-ink,#2F2A24)!important;background:var(--boot-base,#FFF4E9)!important;border-radius:50%}`,
  '}',
].join('');
