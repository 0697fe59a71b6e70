import { type Boot, BOOT_ELEMENT_ID } from '@janur/contracts/boot';
import type { RemoteEntry } from '@janur/contracts';
import { escapeHtml, escapeJson } from './escape.ts';
import { PRINTED_STYLES_ATTRIBUTE, QUIET_ATTRIBUTE, QUIET_SCRIPT } from '@janur/kit/first-screen';
import { FIRST_PAINT_CSS, NO_SCRIPT_CSS } from './first-paint-css.ts';
import type { PrintedScreen } from '../first-screen/print.ts';
import { INLINE_SCRIPT } from '../first-screen/inline-script.ts';
import { WAITING } from '../first-screen/start-script.ts';
import { AGAIN, READING_SCRIPT } from '../document/reading-script.ts';
import type { ShellAssets } from '../sources.ts';

/** A `<head>`'s words. Absolute addresses only. */
export interface Head {
  title: string;
  description?: string | null;
  image?: string | null;
  url?: string | null;
  themeColor?: string | null;
  /** Not for search engines: personal, locked and staff pages. */
  isHidden?: boolean;
  /** Where a device finds what it needs to put the page on its home screen. */
  installable?: { manifest: string; icon: string };
}

export interface Document {
  /** BCP 47. */
  lang: string;
  /** Whether the link asks for a quiet invitation; what this device remembers of it the page looks up. Undefined on pages that are none. */
  isQuiet?: boolean;
  head: Head;
  /** None where no script is needed. */
  shell?: ShellAssets | undefined;
  /** What the page will load for certain, most needed first. */
  preloads: Preload[];
  /** Custom properties of the body: `--boot-base` and its like, already checked to be colours. */
  colors?: Readonly<Record<string, string>>;
  /** The boot data, already JSON. */
  boot?: string | undefined;
  /** What is read where no script runs, or none yet. */
  reading?: Reading;
  /** What stands there until the page's script has come; without it the loading lines do. */
  firstScreen?: Pick<PrintedScreen, 'html' | 'css' | 'laterCss' | 'look' | 'song'> | null;
  loadingText?: string;
  /** The couple's own picture in place of the loading lines. */
  loadingIcon?: string | null;
  /** Fonts for signs that no look's own have. */
  letters?: string;
  /** The whole of a page before an invitation, escaped. */
  sealed?: { css: string; html: string };
}

interface Reading {
  readonly css: string;
  /** Escaped; it ends the page. */
  readonly html: string;
  /** Fonts that else come with the scripts. */
  readonly fonts?: string;
  /** Nothing else is on the page. */
  readonly isAlone?: boolean;
}

export type Preload = RemoteEntry['preload'][number] & {
  priority?: 'high';
  /** A chunk: it only lays its modules ready, so it runs when it comes, while the line is still busy with the shell. */
  isChunk?: boolean;
};

const isFont = ({ as }: Preload) => as === 'font';

/** The leaf of `public/icon.svg`, in the page itself: it would cost each guest a request. */
const ICON =
  '<link rel="icon" type="image/svg+xml" href="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 32 32%22%3E%3Crect width=%2232%22 height=%2232%22 rx=%227%22 fill=%22%23435b5b%22/%3E%3Cpath d=%22M7 25C7 14 13.5 7.500 25 7c0 11.500-6.500 18-18 18Zm0 0c4.500-6 8.500-9.700 13-13%22 fill=%22%23ffcea3%22 stroke=%22%23435b5b%22 stroke-width=%221.400%22 stroke-linecap=%22round%22/%3E%3C/svg%3E">';

/** Three lines, 56, 36 and 56 px wide, being written (brief §1). */
const LINES =
  '<svg width="56" height="29" viewBox="0 0 56 29" aria-hidden="true"><path d="M2 2h52"/><path d="M12 14.5h32"/><path d="M2 27h52"/></svg>';

/** What stands behind an opening: the first of its scripts. */
const OPENING_END = 'janur-opening-end';

/**
 * An opening is painted when all of it is there: on a slow line its art came first, and moved when its words and its button
 * came. Chromium (since 124) waits until the element has begun, so it is the one behind; where it is not known nothing changes.
 */
const WHOLE_FIRST = `<link rel="expect" href="#${OPENING_END}" blocking="render">`;

/** How every page ends. */
export const PAGE_END = '</body></html>';

/** The whole HTML of a page. Everything in it is escaped here. */
export function renderDocument({
  lang,
  isQuiet,
  head,
  shell,
  preloads,
  colors = {},
  boot,
  reading,
  firstScreen,
  loadingText,
  loadingIcon,
  letters,
  sealed,
}: Document): string {
  const style = Object.entries(colors)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  return [
    `<!doctype html><html lang="${escapeHtml(lang)}"${reading?.isAlone ? ' data-reading' : ''}${isQuiet ? ` ${QUIET_ATTRIBUTE}` : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    // who reads alone has no script to remember it
    isQuiet === false && !reading?.isAlone ? `<script>${QUIET_SCRIPT}</script>` : '',
    headHtml(head),
    firstScreen ? WHOLE_FIRST : '',
    ...preloads.filter((file) => !isFont(file)).map(preloadHtml),
    firstScreen && shell
      ? preloadHtml({ href: shell.script, as: 'script', integrity: shell.integrity })
      : shellHtml(shell, 'fetchpriority="high" defer'),
    `<style>${FIRST_PAINT_CSS}</style>`,
    firstScreen
      ? `<style ${PRINTED_STYLES_ATTRIBUTE}="${escapeHtml(firstScreen.look)}">${firstScreen.css}</style>` +
        // the scripts are on their way by then: fonts would share the line with them
        `<style ${PRINTED_STYLES_ATTRIBUTE}="${escapeHtml(firstScreen.look)}" type="${WAITING}">${firstScreen.laterCss}</style>`
      : '',
    styleHtml(letters),
    sealed ? `<style>${sealed.css}</style>` : '',
    reading ? (reading.isAlone ? styleHtml(reading.fonts) : noScriptHtml(reading)) : '',
    `</head><body style="${escapeHtml(style)}">`,
    // in the head it would hold the first paint back, by up to 50 ms, for a font that takes longer
    ...preloads.filter(isFont).map(preloadHtml),
    reading?.isAlone
      ? ''
      : (sealed?.html ?? (firstScreen ? firstScreenHtml(firstScreen) : loadingHtml(loadingText ?? '', loadingIcon))),
    shell ? `<script>${READING_SCRIPT}</script>` : '',
    boot === undefined ? '' : `<script type="application/json" id="${BOOT_ELEMENT_ID}">${escapeJson(boot)}</script>`,
    firstScreen ? shellHtml(shell, `type="${WAITING}"`) : '',
    shell ? scriptHtml({ ...shell, script: `${shell.script}?retry=1` }, `type="${AGAIN}" data-shell`) : '',
    // behind all that the first screen needs
    reading ? `<style>${reading.css}</style>${reading.html}` : '',
    PAGE_END,
  ].join('');
}

const loadingHtml = (text: string, icon: string | null = null) =>
  `<div id="root"><div class="boot" role="status">${icon?.startsWith('/') ? `<img src="${escapeHtml(icon)}" alt="" width="96" height="96" style="object-fit:contain">` : LINES}<span class="sr">${escapeHtml(text)}</span></div></div>`;

/** Nothing waits there for scripts. */
const noScriptHtml = ({ fonts }: Reading) => `<noscript><style>${NO_SCRIPT_CSS}</style>${styleHtml(fonts)}</noscript>`;

const styleHtml = (css = '') => (css ? `<style>${css}</style>` : '');

const shellHtml = (shell: ShellAssets | undefined, how: string) =>
  shell ? scriptHtml(shell, `${how} data-shell`) : '';

const scriptHtml = ({ script, integrity }: ShellAssets, how: string) =>
  `<script src="${escapeHtml(script)}" integrity="${integrity}" crossorigin="anonymous" ${how}></script>`;

function firstScreenHtml({ html, song }: Pick<PrintedScreen, 'html' | 'song'>): string {
  const source = song ? ` data-song="${escapeHtml(song)}"` : '';
  return `<div id="root">${html}</div><script id="${OPENING_END}"${source}>${INLINE_SCRIPT}</script>`;
}

function headHtml({ title, description, image, url, themeColor, isHidden, installable }: Head): string {
  const meta = (key: 'name' | 'property', name: string, content: string | null | undefined) =>
    content ? `<meta ${key}="${name}" content="${escapeHtml(content)}">` : '';
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'theme-color', themeColor),
    isHidden ? meta('name', 'robots', 'noindex, nofollow') : '',
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', image),
    meta('property', 'og:url', url),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    ICON,
    installable
      ? `<link rel="manifest" href="${escapeHtml(installable.manifest)}"><link rel="apple-touch-icon" href="${escapeHtml(installable.icon)}">`
      : '',
  ].join('');
}

function preloadHtml({ href, as, integrity, priority, isChunk }: Preload): string {
  if (isChunk)
    return `<script src="${escapeHtml(href)}" integrity="${integrity}" crossorigin="anonymous" fetchpriority="high" async></script>`;
  const attributes = [
    `rel="preload"`,
    `href="${escapeHtml(href)}"`,
    `as="${as}"`,
    // scripts are loaded with integrity and so in anonymous mode; fonts always are
    as === 'script' || as === 'font' ? 'crossorigin="anonymous"' : '',
    as === 'font' ? 'type="font/woff2"' : '',
    integrity ? `integrity="${integrity}"` : '',
    priority ? `fetchpriority="${priority}"` : '',
  ];
  return `<link ${attributes.filter(Boolean).join(' ')}>`;
}

/** Boot data as JSON; `clientJson` is put in as it is, so that the invitation is serialised once a revision. */
export function bootJson(
  boot: Omit<Boot, 'texts' | 'invitation'>,
  parts: { textsJson: string; invitationJson: string },
): string {
  const { language, remotes, guestOrigin } = boot;
  const more = guestOrigin === undefined ? '' : `,"guestOrigin":${JSON.stringify(guestOrigin)}`;
  return `{"language":${JSON.stringify(language)},"remotes":${JSON.stringify(remotes)},"texts":${parts.textsJson},"invitation":${parts.invitationJson}${more}}`;
}
