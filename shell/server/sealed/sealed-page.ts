import type { Language, LockInfo, RemoteEntry } from '@janur/contracts';
import { LANGUAGE_TABLE, LANGUAGES, tagOf } from '@janur/contracts/languages';
import { type Translate, translator } from '@janur/i18n';
import { firstScreenFor } from '@janur/kit/first-screen';
import { guestCsp } from '../pages/csp.ts';
import { type Document, type Head, renderDocument } from '../pages/document.ts';
import { escapeHtml, escapeJson } from '../pages/escape.ts';
import type { RefusedLogin } from '../document/log-in.ts';
import type { Rendered } from '../pages/page.ts';
import type { PageSources } from '../sources.ts';
import { LOCK_ELEMENT_ID, LOCK_SCRIPT } from './remember-lock-script.ts';
import { SEAL_CSS } from './seal-css.ts';
import { hostNames, sealedScreen, type SealedScreen } from './sealed-view.ts';

interface Sealed {
  readonly sources: Pick<PageSources, 'firstScreens' | 'letters' | 'texts'>;
  readonly slug: string;
  /** Of the page: the hosts', until the visitor has chosen another. */
  readonly language: Language;
  /** Of what the hosts wrote. */
  readonly spoken: Language;
  readonly lock: LockInfo;
  /** The tiny blurred copy of the lock's picture. */
  readonly veil: string | null;
  /** The remote whose opening stands behind the card. */
  readonly drawn: RemoteEntry | undefined;
  readonly head: Head;
  /** What the page keeps of this visitor's link (`keptQuery`); none where all get the same. */
  readonly kept?: string;
}

/** What was said of the code before, if one was tried. */
export interface Tried {
  /** The code that opened nothing, or that was not sent yet; its field keeps it. */
  readonly code: string | null;
  readonly isWrong: boolean;
  /** Seconds until the next code is looked at. */
  readonly wait?: number | undefined;
}

/** The form of the code or of the number, whose other buttons are the languages: what is typed in it goes along with them. */
const SEAL_FORM_ID = 'janur-seal';
/** What of a link names the language of the page before an invitation. */
export const LANGUAGE_PARAMETER = 'lang';
/** The same, chosen while something was typed, which is kept and not tried. */
export const SPEAK_PARAMETER = 'speak';

/**
 * The lock screen (spec §4): the client's own template, sealed. The form is a plain GET of the page with the code, and no script is
 * needed; `files` are fetched meanwhile for the page behind it.
 */
export function lockPage(sealed: Sealed & { files: readonly string[] }, tried: Tried): Rendered {
  const { sources, slug, language, lock, files } = sealed;
  const t = translator(JSON.parse(sources.texts(language)), language);
  const config = escapeJson(JSON.stringify({ slug, ...lock }));
  return render(sealed, t, {
    body: [words(sealed, t), description(sealed, t), codeForm(sealed, t, tried)],
    behind: `<script type="application/json" id="${LOCK_ELEMENT_ID}"${language === sealed.spoken ? '' : ` data-language="${language}"`}>${config}</script><script>${LOCK_SCRIPT}</script>`,
    more: files.map((href) => `<link rel="prefetch" as="script" href="${escapeHtml(href)}" crossorigin="anonymous">`),
  });
}

/** The log-in of a private invitation, on the same card; the remote puts its own form in the place of this one. */
export function loginPage(
  sealed: Sealed,
  page: Pick<Document, 'shell' | 'preloads' | 'boot'>,
  { query, refused, typed }: { query: string; refused?: RefusedLogin | undefined; typed?: string | undefined },
): Rendered {
  const t = translator(JSON.parse(sealed.sources.texts(sealed.language)), sealed.language);
  const form = phoneForm(t, { refused, phone: refused?.phone ?? typed ?? '' });
  return render(sealed, t, { body: [words(sealed, t), `<div id="root">${form}</div>`], query, ...page });
}

/** The form posts to the page that it stands on. */
function phoneForm(t: Translate, { refused, phone }: { refused: RefusedLogin | undefined; phone: string }): string {
  const said = refused ? t(`login.${refused.reason}`, { count: refused.wait }) : '';
  const invalid = refused ? ' aria-invalid="true"' : '';
  return [
    `<h2>${escapeHtml(t('login.title'))}</h2><p>${escapeHtml(t('login.description'))}</p>`,
    `<form id="${SEAL_FORM_ID}" method="post"><label for="phone">${escapeHtml(t('login.phone'))}</label>`,
    `<input id="phone" name="phone" type="tel" inputmode="tel" autocomplete="tel" required value="${escapeHtml(phone)}"${invalid} aria-describedby="phone-error">`,
    `<span id="phone-error" role="alert">${escapeHtml(said)}</span><button type="submit">${escapeHtml(t('login.continue'))}</button></form>`,
  ].join('');
}

interface Content extends Partial<Pick<Document, 'shell' | 'preloads' | 'boot'>> {
  readonly body: readonly string[];
  /** The request's, where the form posts: what is typed stands in no address. */
  readonly query?: string;
  readonly behind?: string;
  readonly more?: readonly string[];
}

function render(sealed: Sealed, t: Translate, content: Content): Rendered {
  const { sources, language, lock, drawn, head, kept = '' } = sealed;
  const { body, query, behind = '', more = [], ...page } = content;
  const screens = drawn && sources.firstScreens(drawn);
  const printed = screens && firstScreenFor(screens, lock.template);
  const screen = drawn && printed ? sealedScreen(printed, drawn, lock) : null;
  const own = lock.custom_css?.includes('<') ? '' : (lock.custom_css ?? '');
  const css = (screen?.css ?? PLAIN_CSS) + SEAL_CSS + own;
  const preloads = [
    ...(screen?.fonts ?? []).map((href) => ({ href, as: 'font' as const, integrity: null })),
    ...(page.preloads ?? []),
  ];
  const card = `<div data-part="seal" role="main"><div data-part="card">${KEYHOLE}<span data-part="eyebrow">${escapeHtml(t('lock.welcome'))}</span>${body.join('')}${languageMenu(sealed, t, query)}</div></div>`;
  const letters = sources.letters({ language, parts: [card + (screen?.html ?? '')] });
  const html = renderDocument({
    lang: tagOf(language),
    head,
    ...page,
    preloads,
    letters,
    sealed: { css, html: withCard(screen, veilHtml(sealed) + card) + kept + behind + more.join('') },
  });
  return { html, csp: guestCsp([css, letters].filter(Boolean)) };
}

/** Inside of the look's root, so that the couple's own rules reach it; the opening behind it is for eyes alone. */
function withCard(screen: SealedScreen | null, card: string): string {
  if (!screen) return `<div data-invitation>${card}</div>`;
  const still = screen.html.replace('data-part="opening"', 'data-part="opening" inert aria-hidden="true"');
  const end = still.lastIndexOf('</div>');
  return still.slice(0, end) + card + still.slice(end);
}

/** Without a printed opening, in the colours of `renderDocument`'s body. */
const PLAIN_CSS =
  '[data-invitation]{--base:#FFFDF8;--ink:#2F2A24;--title:#2F2A24;--primary:#435B5B;--on-primary:#fff;--font-heading:Georgia,"Noto Serif",serif;--font-body:Georgia,"Noto Serif",serif}';

/** What the couple calls it; where that names them both, it is the heading itself. */
function words({ lock, language, spoken }: Sealed, t: Translate): string {
  const own = language === spoken ? '' : ` lang="${tagOf(spoken)}"`;
  const names = hostNames(lock);
  const title = lock.title ?? '';
  const isNaming = names.every((name) => title.includes(name));
  if (title && isNaming) return `<h1${own}>${escapeHtml(title)}</h1>`;
  const heading =
    names.length > 0 ? `<h1${own}>${escapeHtml(names.join(' & '))}</h1>` : `<h1>${escapeHtml(t('lock.welcome'))}</h1>`;
  return title ? `${heading}<h2${own}>${escapeHtml(title)}</h2>` : heading;
}

function description({ lock, language, spoken }: Sealed, t: Translate): string {
  if (!lock.description) return `<p>${escapeHtml(t('lock.description'))}</p>`;
  return `<p${language === spoken ? '' : ` lang="${tagOf(spoken)}"`}>${escapeHtml(lock.description)}</p>`;
}

/** Nine languages, each in its own words; buttons of the form, so that the choice keeps what the link says and what is typed. */
function languageMenu({ language }: Sealed, t: Translate, query: string | undefined): string {
  const others = LANGUAGES.filter((other) => other !== language).map(
    (other) =>
      `<button form="${SEAL_FORM_ID}" formnovalidate name="${SPEAK_PARAMETER}" value="${other}"${query === undefined ? '' : ` formaction="${escapeHtml(inLanguage(query, other))}"`} lang="${tagOf(other)}">${escapeHtml(LANGUAGE_TABLE[other].endonym)}</button>`,
  );
  return `<details id="janur-languages"><summary>${GLOBE}${escapeHtml(t('language.label'))}</summary><div>${others.join('')}</div></details>`;
}

function inLanguage(query: string, language: Language): string {
  const asked = new URLSearchParams(query);
  asked.set(LANGUAGE_PARAMETER, language);
  return `?${asked.toString()}`;
}

function codeForm({ slug, language, spoken }: Sealed, t: Translate, { code, isWrong, wait }: Tried): string {
  const said = wait ? t('login.many', { count: Math.ceil(wait / 60) }) : isWrong ? t('lock.wrong') : '';
  const invalid = isWrong && !wait ? ' aria-invalid="true" autofocus' : '';
  // the page behind speaks by a script; the document that is read without one is asked for in words
  const unscripted = language === spoken ? '' : '<noscript><input type="hidden" name="plain" value="1"></noscript>';
  return [
    `<form id="${SEAL_FORM_ID}" method="get" action="/${escapeHtml(slug)}"><label for="code">${escapeHtml(t('lock.code'))}</label>`,
    `<input id="code" name="code" required autocomplete="one-time-code" autocapitalize="characters" spellcheck="false" value="${escapeHtml(code ?? '')}"${invalid} aria-describedby="code-error">`,
    `<span id="code-error" role="alert">${escapeHtml(said)}</span><button type="submit">${escapeHtml(t('lock.continue'))}</button>${unscripted}</form>`,
  ].join('');
}

/** What of a lock's address is its form's own. */
const OF_LOCK = ['code', 'plain', SPEAK_PARAMETER];

/** What else the link said goes along with the code and with another language: behind the page that all get. */
export function keptQuery(query: string): string {
  const asked = new URLSearchParams(query);
  const spoken = asked.get(SPEAK_PARAMETER);
  if (spoken !== null) asked.set(LANGUAGE_PARAMETER, spoken);
  for (const name of OF_LOCK) asked.delete(name);
  return [...asked]
    .map(
      ([name, value]) =>
        `<input type="hidden" form="${SEAL_FORM_ID}" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
    )
    .join('');
}

function veilHtml({ lock, veil }: Sealed): string {
  if (veil) return `<img data-part="veil" src="${escapeHtml(veil)}" alt="">`;
  const own = lock.image_url?.startsWith('/') ? lock.image_url : null;
  return own ? `<img data-part="veil" data-raw src="${escapeHtml(own)}" alt="" fetchpriority="low">` : '';
}

const KEYHOLE =
  '<svg data-part="keyhole" viewBox="0 0 72 72" width="72" height="72" aria-hidden="true"><circle class="ground" cx="36" cy="36" r="35"/><circle cx="36" cy="36" r="27" fill="currentColor"/><circle cx="36" cy="36" r="30.5" fill="none" stroke="currentColor" stroke-dasharray="1 5" stroke-linecap="round" stroke-width="2"/><path class="hole" d="M36 23a8 8 0 0 1 4.200 14.800L43 50H29l2.800-12.200A8 8 0 0 1 36 23Z"/></svg>';

const GLOBE =
  '<svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.800" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c3 3 3.500 6 3.500 9s-.5 6-3.500 9c-3-3-3.500-6-3.500-9S9 6 12 3Z"/></svg>';
