import { QUIET_CSS } from '@janur/kit/first-screen';
import { SMALL_WINDOW_CSS } from './small-window-css.ts';
import { DOCUMENT_ID } from '../document/document-id.ts';

/** Where a guest's system has its own colours, a ground no longer tells what can be pressed, what is chosen and what lies above. */
const FORCED_COLOURS_CSS = [
  '@media (forced-colors:active){',
  '[data-invitation] :is(button,summary,[data-part=choice]){border:1px solid!important}',
  '[data-invitation] [data-selected]{outline:4px solid Highlight!important;outline-offset:-6px!important}',
  '[data-invitation] a{text-decoration:underline!important}',
  '[data-invitation] nav,[data-part=language-place] svg{background:Canvas!important}',
  '}',
].join('');

/** The few rules that the page needs before any script: its ground, and the three lines being written (brief §1). */
export const FIRST_PAINT_CSS = [
  'html{-webkit-text-size-adjust:100%;scroll-behavior:smooth}',
  '@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}',
  'body{margin:0;background:var(--boot-base,#FFF4E9)}',
  '.boot{min-height:100vh;min-height:100dvh;display:grid;place-content:center}',
  // drawn as a picture, so that the browser counts it as the page's first paint
  '.boot path{stroke:var(--boot-primary,#435B5B);stroke-width:3;stroke-linecap:round;transform-origin:50%;animation:w .9s ease-in-out infinite alternate}',
  '.boot path:nth-child(2){animation-delay:.15s}.boot path:nth-child(3){animation-delay:.3s}',
  '@keyframes w{from{transform:scaleX(.25)}}',
  '@media (prefers-reduced-motion:reduce){.boot path{animation:none}.boot path:nth-child(2){opacity:.6}.boot path:nth-child(3){opacity:.3}}',
  '.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}',
  QUIET_CSS,
  FORCED_COLOURS_CSS,
  SMALL_WINDOW_CSS,
].join('');

/** Without script nothing could take the printed opening away: what lies under it is shown alone. */
export const NO_SCRIPT_CSS = `#root{display:none}#${DOCUMENT_ID}{display:flex}`;
