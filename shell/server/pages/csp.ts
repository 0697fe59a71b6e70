import { createHash } from 'node:crypto';
import { GREET_SCRIPT } from '../first-screen/greet-script.ts';
import { QUIET_SCRIPT } from '@janur/kit/first-screen';
import { INLINE_SCRIPT } from '../first-screen/inline-script.ts';
import { DOCUMENT_CSS } from '../document/document-css.ts';
import { READING_SCRIPT } from '../document/reading-script.ts';
import { LOCK_SCRIPT } from '../sealed/remember-lock-script.ts';
import { FIRST_PAINT_CSS, NO_SCRIPT_CSS } from './first-paint-css.ts';
import { PLAIN_CSS } from './plain-words.ts';

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
];

/**
 * Guest pages: our own scripts only. Styles go in through the CSSOM into an empty element (its hash is allowed);
 * style attributes carry the couple's colours. What a first screen brings is allowed by its hash.
 */
export const guestCsp = (printedCss: readonly string[] = [], framedBy = "'none'"): string =>
  [
    ...COMMON,
    `frame-ancestors ${framedBy}`,
    `script-src 'self' ${hash(INLINE_SCRIPT)} ${hash(GREET_SCRIPT)} ${hash(LOCK_SCRIPT)} ${hash(READING_SCRIPT)} ${hash(QUIET_SCRIPT)}`,
    `style-src 'self' ${[FIRST_PAINT_CSS, NO_SCRIPT_CSS, DOCUMENT_CSS, PLAIN_CSS, '', ...printedCss].map(hash).join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    // what a guest has just chosen for the album is shown before it is sent
    "img-src 'self' data: blob:",
    "worker-src 'none'",
    // films, in their hosts' players without cookies, after a tap
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    // a text becomes a script's address or markup only through the shell's one policy (`shell/src/trusted-types.ts`)
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `report-uri ${REPORTS}`,
  ].join('; ');

export const GUEST_CSP = guestCsp();

/** The page that the dashboard of that origin frames. */
export const previewCsp = (staffOrigin: string): string => guestCsp([], staffOrigin);

/**
 * Staff pages: Mantine writes style elements; the scanner's decoder is WebAssembly. `frames` is the origin of previews of
 * invitations; no code of a template is at the staff's own, so that 'self' lets none in.
 */
export const staffCsp = (frames = "'none'"): string =>
  [
    ...COMMON,
    "frame-ancestors 'none'",
    `script-src 'self' 'wasm-unsafe-eval' ${hash(READING_SCRIPT)}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "worker-src 'self'",
    `frame-src ${frames}`,
    `report-uri ${REPORTS}`,
  ].join('; ');
