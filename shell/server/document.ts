import { type Boot, BOOT_ELEMENT_ID } from '@janur/contracts/boot';
import type { RemoteEntry } from '@janur/contracts';
import { escapeHtml, escapeJson } from './escape.ts';
import { FIRST_PAINT_CSS } from './first-paint.ts';
import type { ShellAssets } from './sources.ts';

/** A `<head>`'s words. Absolute addresses only. */
export interface Head {
  title: string;
  description?: string | null;
  image?: string | null;
  url?: string | null;
  themeColor?: string | null;
  /** Not for search engines: personal, locked and staff pages. */
  isHidden?: boolean;
}

export interface Document {
  /** BCP 47. */
  lang: string;
  head: Head;
  shell: ShellAssets;
  /** What the page will load for certain, most needed first. */
  preloads: Preload[];
  /** Custom properties of the body: `--boot-base` and its like, already checked to be colours. */
  colors?: Readonly<Record<string, string>>;
  /** The boot data, already JSON. */
  boot: string;
  /** For browsers without script: escaped HTML. */
  plainHtml?: string;
  loadingText?: string;
}

export type Preload = RemoteEntry['preload'][number] & { priority?: 'high' };

/** Three lines, 56, 36 and 56 px wide, being written (brief §1). */
const LINES =
  '<svg width="56" height="29" viewBox="0 0 56 29" aria-hidden="true"><path d="M2 2h52"/><path d="M12 14.5h32"/><path d="M2 27h52"/></svg>';

/** The whole HTML of a page. Everything in it is escaped here. */
export function renderDocument({
  lang,
  head,
  shell,
  preloads,
  colors = {},
  boot,
  plainHtml,
  loadingText,
}: Document): string {
  const style = Object.entries(colors)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  return [
    `<!doctype html><html lang="${escapeHtml(lang)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    headHtml(head),
    ...preloads.map(preloadHtml),
    `<script src="${escapeHtml(shell.script)}" integrity="${shell.integrity}" crossorigin="anonymous" defer></script>`,
    `<style>${FIRST_PAINT_CSS}</style></head>`,
    `<body style="${escapeHtml(style)}"><div id="root"><div class="boot" role="status">${LINES}`,
    `<span class="sr">${escapeHtml(loadingText ?? '')}</span></div></div>`,
    plainHtml ? `<noscript><div class="plain">${plainHtml}</div></noscript>` : '',
    `<script type="application/json" id="${BOOT_ELEMENT_ID}">${escapeJson(boot)}</script>`,
    '</body></html>',
  ].join('');
}

function headHtml({ title, description, image, url, themeColor, isHidden }: Head): string {
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
    '<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">',
  ].join('');
}

function preloadHtml({ href, as, integrity, priority }: Preload): string {
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
  const { language, remotes } = boot;
  return `{"language":${JSON.stringify(language)},"remotes":${JSON.stringify(remotes)},"texts":${parts.textsJson},"invitation":${parts.invitationJson}}`;
}
