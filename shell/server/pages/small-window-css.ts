const COVER = '[data-part=opening]';
const TEXTS = `${COVER} :is(div,p,span,strong,b,em,small,time,button,h2)`;

/**
 * A page at 400 % has a window of 320 × 256 px (WCAG 1.4.10), in which no look has room for its drawing: there the cover is what it
 * says, one line below the other in the look's colours, and scrolls. No phone is as small.
 */
export const SMALL_WINDOW_CSS = [
  '@media (max-width:359px) and (max-height:359px){',
  `${COVER}{overflow:auto!important;box-sizing:border-box;padding:56px 16px 16px;background:var(--base)}`,
  `${COVER} :is(svg,img,picture,video,canvas,i,[aria-hidden=true]),${COVER} ::before,${COVER} ::after{display:none!important}`,
  `${TEXTS}{display:block!important;position:static!important;float:none!important;width:auto!important;min-width:0!important;max-width:none!important;height:auto!important;min-height:0!important;max-height:none!important;margin:0!important;padding:0!important;overflow:visible!important;transform:none!important;rotate:none!important;clip-path:none!important;mask:none!important;opacity:1!important;writing-mode:horizontal-tb!important;white-space:normal!important;zoom:1!important;background:none!important;-webkit-text-fill-color:currentColor;color:var(--ink)!important;font-size:1.125rem!important;line-height:1.4!important;letter-spacing:normal!important;text-align:start!important;text-shadow:none!important;box-shadow:none!important;border:0!important}`,
  `${COVER} span span,${COVER} [data-joiner]{display:inline!important}`,
  `${COVER} button{margin-top:12px!important;padding:12px 16px!important;min-height:48px!important;color:var(--on-primary)!important;background:var(--primary)!important}`,
  `${COVER} button *{color:inherit!important;display:inline!important}`,
  '}',
].join('');
