import { isLanguage, type Language, tagOf } from '@janur/contracts/languages';
import { type PublicClient, type RemoteEntry, TEMPLATE_IDS, type TemplateRegistration } from '@janur/contracts';
import { canonicalTemplateId, darken, invitationAddress, isHex, readable } from '@janur/contracts/rules';
import { translator } from '@janur/i18n';
import { versionFor } from './canary.ts';
import { bootJson, type Head, type Preload, renderDocument } from './document.ts';
import { guestCsp } from './csp.ts';
import { readLink } from '@janur/kit/document';
import { firstScreenFor, textsOf } from '@janur/kit/first-screen';
import { type PrintedScreen, printFirstScreen } from '../first-screen/print.ts';
import type { InvitationLink } from './link.ts';
import { absolute, openHead } from './open-head.ts';
import { ownPart } from './own-part.ts';
import type { OwnEnd, Page } from './page.ts';
import { DOCUMENT_CSS } from '../document/document-css.ts';
import { documentLook, laterFonts } from '../document/document-look.ts';
import { documentParts } from '../document/document.ts';
import type { RefusedLogin } from '../document/log-in.ts';
import { keptQuery, LANGUAGE_PARAMETER, lockPage, loginPage, SPEAK_PARAMETER } from '../sealed/sealed-page.ts';
import type { FoundInvitation, OpenInvitation, PageSources, Remotes, ShellAssets } from '../sources.ts';

const BRAND = { base: '#FFF4E9', primary: '#435B5B' };

export interface Context {
  sources: PageSources;
  remotes: Remotes;
  shell: ShellAssets;
  slug: string;
  /** The visitor's own, for pages that belong to no couple. */
  visitor: () => Language;
}

/**
 * The page of an open invitation: its data, its first screen, its template's registry entry and its preloads are all
 * in the HTML. `promoted` is the template's entry; `isGreeting` says that the link names a guest: the name itself is put in by the page, and what is one
 * guest's own stands behind it, so that all guests get the same.
 */
export function openPage(
  { sources, remotes, shell, slug }: Omit<Context, 'visitor'>,
  { client, clientJson, guest, isPersonal, etag, staleFor }: OpenInvitation,
  {
    promoted,
    isGreeting,
    isQuiet,
    guestKey,
    query,
  }: Omit<InvitationLink, 'code'> & { promoted: RemoteEntry | null; query: string },
): Page {
  const { option, content } = client;
  const { entry: template, former } = versionFor(remotes, promoted, { slug, guestKey });
  const invitationRemote = remotes.apps['invitation-remote'];
  const drawn = template ?? invitationRemote;
  const hasName = isGreeting || guest !== null;
  const render = () => {
    const screens = drawn && sources.firstScreens(drawn);
    const screen = screens ? firstScreenFor(screens, option.template) : null;
    const { language } = option;
    const said = textsOf(JSON.parse(sources.texts(language)), { client, language, voice: screen?.voice?.[language] });
    const { document: _, ...texts } = said;
    const textsJson = JSON.stringify(texts);
    const data = { client, guest: hasName ? '' : null, textsJson };
    const firstScreen = drawn && screen ? printFirstScreen(screen, drawn, data) : null;
    const reading = { client, language, t: translator(said, language) };
    const address = invitationAddress(sources.origin, option);
    const { shared, end } = documentParts(reading, { look: documentLook(screen, option, isQuiet), address, isQuiet });
    const fonts = laterFonts(firstScreen, option);
    const letters = sources.letters({ language, parts: [firstScreen?.html ?? '', textsJson + clientJson()] });
    const endOf: OwnEnd = (who) => end({ client, ...who });
    const cover: Preload[] =
      content.opening_modal_image && !firstScreen
        ? [{ href: content.opening_modal_image, as: 'image', integrity: null, priority: 'high' }]
        : [];
    const html = renderDocument({
      lang: tagOf(language),
      isQuiet,
      head: openHead(client, { origin: sources.origin, isPersonal }),
      shell,
      preloads: [
        ...fontPreloads(firstScreen),
        ...cover,
        ...remotePreloads(invitationRemote),
        ...remotePreloads(template),
        ...(firstScreen?.scripts ?? []).map(({ href, integrity }) => chunk({ href, integrity, as: 'script' })),
      ],
      colors: bootColors(option.base_color, option.primary_color),
      boot: bootJson(
        { language, remotes: guestRemotes(remotes) },
        {
          textsJson,
          invitationJson: `{"state":"ready","slug":${JSON.stringify(slug)},"client":${clientJson()},"guest":null,"template":${JSON.stringify(template && forBrowser(template))},"former":${JSON.stringify(former && forBrowser(former))},"printed":${JSON.stringify(firstScreen?.opening ?? null)}}`,
        },
      ),
      reading: {
        css: DOCUMENT_CSS,
        html: hasName ? shared : shared + endOf({ guest: null, link: readLink(slug, new URLSearchParams()) }),
        fonts,
      },
      loadingText: reading.t('loading.label'),
      loadingIcon: option.custom_image_url,
      firstScreen,
      letters,
    });
    const styles = [...(firstScreen ? [firstScreen.css, firstScreen.laterCss] : []), fonts, letters].filter(Boolean);
    return { html, csp: guestCsp(styles), end: endOf };
  };
  const parts = [slug, etag, remotes.revision, shell.script, hasName, isPersonal, isQuiet, template?.version];
  const own = hasName
    ? (end: OwnEnd | undefined) =>
        (end?.({ guest, link: readLink(slug, new URLSearchParams(query)) }) ?? '') + ownPart(guest, { isGreeting })
    : undefined;
  return { status: 200, render, cacheKey: parts.join(' '), own, isPublic: !isPersonal, staleFor };
}

const fontPreloads = (firstScreen: PrintedScreen | null): Preload[] =>
  (firstScreen?.fonts ?? []).map((href) => ({ href, as: 'font', integrity: null }));

/** A guest's page loads no other application. */
export function guestRemotes({ apps }: Remotes): Remotes['apps'] {
  const remote = apps['invitation-remote'];
  return remote ? { 'invitation-remote': forBrowser(remote) } : {};
}

/** The first screen is the server's. */
const forBrowser = (entry: RemoteEntry): RemoteEntry => ({ ...entry, first_screen: undefined });

/** What is known of an invitation that is not open to this visitor. */
type Closed = Exclude<FoundInvitation, OpenInvitation>;

interface Asked {
  /** The request's. */
  readonly query: string;
  /** The code that was tried, or that stands in the field when another language is chosen. */
  readonly code?: string | null;
  readonly refused?: RefusedLogin | undefined;
  /** The number that stands in its field when another language is chosen. */
  readonly typed?: string | undefined;
}

/** The page before an invitation: its lock screen or its log-in. */
export async function sealedPage(
  { sources, remotes, shell, slug }: Omit<Context, 'visitor'>,
  found: Extract<Closed, { kind: 'locked' | 'private' }>,
  { query, code = null, refused, typed }: Asked,
): Promise<Page> {
  const { lock, veil, language: spoken } = found;
  const asked = new URLSearchParams(query);
  const chosen = [SPEAK_PARAMETER, LANGUAGE_PARAMETER].map((name) => asked.get(name) ?? '').find(isLanguage);
  const language = chosen ?? spoken;
  const kept = keptQuery(query);
  const app = remotes.apps['invitation-remote'];
  const template = remotes.templates.get(canonicalTemplateId(lock.template));
  const drawn = template ? entryOf(template) : app;
  const meta = await sources.findMeta(slug);
  const head: Head = {
    title: meta?.title ?? 'Janur',
    description: meta?.description ?? null,
    image: absolute(meta?.image, sources.origin) ?? null,
    themeColor: meta?.theme_color ?? null,
    isHidden: true,
  };
  const sealed = { sources, slug, language, spoken, lock, veil, drawn, head };
  if (found.kind === 'private') {
    const boot = bootJson(
      { language, remotes: guestRemotes(remotes) },
      { textsJson: sources.texts(language), invitationJson: JSON.stringify({ state: 'login', slug }) },
    );
    const page = { shell, preloads: remotePreloads(app), boot };
    const render = () => loginPage(sealed, page, { query, refused, typed });
    return { status: refused?.status ?? 200, render, cacheKey: null, isPublic: false };
  }
  const { wait } = found;
  const isWrong = code !== null && !wait && !asked.has(SPEAK_PARAMETER);
  const files = [shell.script, ...[app, drawn].flatMap((remote) => remotePreloads(remote).map(({ href }) => href))];
  // a code that opened nothing is one visitor's, and so is the page that keeps it
  const isShared = code === null || Boolean(wait);
  const tried = { code: isShared ? null : code, isWrong, wait };
  const render = () => lockPage({ ...sealed, kept: isShared ? '' : kept, files: [...new Set(files)] }, tried);
  const said = wait ? Math.ceil(wait / 60) : 0;
  const parts = ['locked', slug, language, lock, veil, head, remotes.revision, shell.script, said];
  const cacheKey = isShared ? JSON.stringify(parts) : null;
  return { status: wait ? 429 : 200, render, cacheKey, own: () => kept, isPublic: false, retryAfter: wait };
}

/**
 * The entry that draws the client's invitation, or null: then Plain Paper does, also when the template was taken off. Undefined
 * for an id that is neither known nor any family's: it is no template, and the page is not found (spec §1, §8).
 */
export function templateOf(remotes: Remotes, client: PublicClient): RemoteEntry | null | undefined {
  const bespoke = bespokeOf(remotes, client);
  if (bespoke) return bespoke;
  const { template } = client.option;
  // most are stored as they are registered
  const registered = remotes.templates.get(template) ?? remotes.templates.get(canonicalTemplateId(template));
  if (!registered) {
    const id = canonicalTemplateId(template);
    return (TEMPLATE_IDS as readonly string[]).includes(id) || remotes.isClaimed(id) ? null : undefined;
  }
  return entryOf(registered);
}

export function entryOf(registered: TemplateRegistration): RemoteEntry {
  // what only those who choose need is no part of a guest's page
  const { family, template_id: _, look: _look, canary: _canary, is_bespoke: _bespoke, ...entry } = registered;
  return { name: family, ...entry };
}

/** spec §1: looked up by the client's name; who has none gets the generic template. */
const bespokeOf = (remotes: Remotes, { name, option }: PublicClient): RemoteEntry | undefined =>
  option.is_custom_template ? remotes.customTemplateOf(name) : undefined;

/** The entry script first, then what it will ask for. */
export function remotePreloads(remote: RemoteEntry | null | undefined): Preload[] {
  return remote
    ? [{ href: remote.entry, as: 'script', integrity: remote.integrity }, ...remote.preload.map(chunk)]
    : [];
}

const chunk = (file: RemoteEntry['preload'][number]): Preload => ({ ...file, isChunk: file.as === 'script' });

const colour = (value: string | null | undefined) => (value && isHex(value) ? value : null);

function bootColors(base: string | null, primary: string | null): Record<string, string> {
  const ground = colour(base) ?? BRAND.base;
  const accent = colour(primary) ?? BRAND.primary;
  return {
    '--boot-base': ground,
    '--boot-primary': accent,
    '--boot-ink': readable(darken(accent, 0.25), ground),
    '--boot-on-primary': readable('#ffffff', accent),
  };
}
