import { createHash } from 'node:crypto';
import { INLINE_SCRIPT } from './first-screen/inline-script.ts';

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
  '.plain{max-width:560px;margin:0 auto;padding:24px;font:400 17px/1.5 Georgia,serif;color:#2f3a34}',
].join('');

/** Without script nothing could take the printed opening away: what lies under it is shown alone. */
export const NO_SCRIPT_CSS = '#root{display:none}';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Where browsers tell what a page's policy blocked (`reportBlocked` of the contracts). */
const REPORTS = '/api/public/reports/blocked';

const COMMON = [
  "default-src 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  // the dashboard shows invitations in a frame of its own origin
  "frame-ancestors 'self'",
];

/**
 * Guest pages: our own scripts only. Styles go in through the CSSOM into an empty element (its hash is allowed);
 * style attributes carry the couple's colours. What a first screen brings is allowed by its hash.
 */
export const guestCsp = (printedCss: readonly string[] = []): string =>
  [
    ...COMMON,
    `script-src 'self' ${hash(INLINE_SCRIPT)}`,
    `style-src 'self' ${[FIRST_PAINT_CSS, NO_SCRIPT_CSS, '', ...printedCss].map(hash).join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "worker-src 'none'",
    // films, in their hosts' players without cookies, after a tap
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    // a text becomes a script's address or markup only through the shell's one policy (`shell/src/trusted-types.ts`)
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `report-uri ${REPORTS}`,
  ].join('; ');

export const GUEST_CSP = guestCsp();

/** Staff pages: Mantine writes style elements; the scanner's decoder is WebAssembly. */
export const STAFF_CSP = [
  ...COMMON,
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self'",
  // previews of invitations
  "frame-src 'self'",
].join('; ');
