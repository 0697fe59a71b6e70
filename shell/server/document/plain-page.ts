import type { RemoteEntry } from '@janur/contracts';
import { isLanguage, type Language, tagOf } from '@janur/contracts/languages';
import { invitationAddress } from '@janur/contracts/rules';
import { translator } from '@janur/i18n';
import { type InvitationLink, readLink, type RsvpContext, spokenTitle } from '@janur/kit/document';
import { firstScreenFiles, firstScreenFor, isQuietLink, textsOf } from '@janur/kit/first-screen';
import { guestCsp } from '../pages/csp.ts';
import { renderDocument } from '../pages/document.ts';
import { escapeHtml } from '../pages/escape.ts';
import { openHead } from '../pages/open-head.ts';
import type { Page } from '../pages/page.ts';
import type { OpenInvitation, PageSources } from '../sources.ts';
import { answerHtml, isWrong, type Refused } from './answer-form.ts';
import { DOCUMENT_CSS } from './document-css.ts';
import { documentFonts, documentLook } from './document-look.ts';
import { documentParts } from './document.ts';
import type { Reading } from './reading.ts';
import { queryOf, wordOf } from './ways-back.ts';

/** A guest at an open invitation, and what the address says. */
export interface Visit {
  readonly sources: PageSources;
  readonly found: OpenInvitation;
  /** The remote that draws it. */
  readonly drawn: RemoteEntry | undefined;
  readonly slug: string;
  /** The request's, with its `?`, or ''. */
  readonly query: string;
}

/** The visit as the form's rules read it. */
export const contextOf = ({ found, slug, query }: Visit): RsvpContext & { link: InvitationLink } => ({
  client: found.client,
  guest: found.guest,
  link: readLink(slug, new URLSearchParams(query)),
});

/** The language that the visitor chose, else the hosts'. */
export function languageOf({ found, query }: Pick<Visit, 'found' | 'query'>): Language {
  const chosen = new URLSearchParams(query).get('lang') ?? '';
  return isLanguage(chosen) ? chosen : found.client.option.language;
}

/** The family's printed file for this invitation, where it has any. */
const screenOf = ({ sources, drawn, found }: Visit) => {
  const screens = drawn && sources.firstScreens(drawn);
  return screens ? firstScreenFor(screens, found.client.option.template) : null;
};

export const isQuietVisit = ({ query }: Pick<Visit, 'query'>): boolean => isQuietLink(new URLSearchParams(query));

export const lookOf = (visit: Visit) => documentLook(screenOf(visit), visit.found.client.option, isQuietVisit(visit));

export function readingOf(visit: Visit): Reading {
  const { sources, found } = visit;
  const language = languageOf(visit);
  const speaking = { client: found.client, language, voice: screenOf(visit)?.voice?.[language] };
  const texts = textsOf(JSON.parse(sources.texts(language)), speaking);
  return { client: found.client, language, t: translator(texts, language) };
}

/**
 * The document alone, in the language that was chosen, with what became of an answer above it: what a guest without script goes
 * on with. `refused` is an answer that came back.
 */
export function documentPage(
  visit: Visit,
  { refused, status = 200 }: { refused?: Refused; status?: number } = {},
): Page {
  const reading = readingOf(visit);
  const context = contextOf(visit);
  const { option } = visit.found.client;
  const address = invitationAddress(visit.sources.origin, option);
  const above = refused ? answerHtml(reading, context, refused) : aboveHtml(reading, visit, context);
  const options = {
    look: lookOf(visit),
    address,
    above,
    isAnswerAbove: refused !== undefined,
    isQuiet: isQuietVisit(visit),
  };
  const { shared, end } = documentParts(reading, options);
  return alone(visit, reading, {
    html: shared + end(context),
    title: refused && isWrong(refused) ? reading.t('rsvp.error_title') : null,
    status,
  });
}

/** What became of the answer, and the way to the page with all that it has. */
function aboveHtml({ t }: Reading, { query }: Visit, context: RsvpContext): string {
  const word = wordOf(query, context);
  const said = word
    ? `<div class="note" role="status" id="d-said"><strong>${escapeHtml(t(word.title))}</strong><p>${escapeHtml(t(word.text))}</p></div>`
    : '';
  const whole = queryOf(query, {});
  return `${said}<p class="back"><a href="?${escapeHtml(whole)}">${escapeHtml(t('document.full'))}</a></p>`;
}

/** A page with nothing but a document on it, for one visitor. */
export function alone(
  visit: Visit,
  reading: Reading,
  { html, title, status }: { html: string; title: string | null; status: number },
): Page {
  const { sources, drawn, found } = visit;
  const { option } = found.client;
  const screen = screenOf(visit);
  const base = drawn ? drawn.entry.slice(0, drawn.entry.lastIndexOf('/') + 1) : '';
  const files = screen ? firstScreenFiles(screen, base) : null;
  const fonts = documentFonts(files ? [files.css, files.laterCss] : [], option);
  const letters = sources.letters({ language: reading.language, parts: [html] });
  const head = openHead(found.client, { origin: sources.origin, isPersonal: true });
  const name = reading.language === option.language ? head.title : spokenTitle(found.client, reading.t);
  const render = () => ({
    html: renderDocument({
      lang: tagOf(reading.language),
      isQuiet: isQuietVisit(visit),
      head: { ...head, title: [title, name].filter(Boolean).join(' – ') },
      preloads: [],
      colors: { '--boot-base': lookOf(visit).properties['--base'] ?? '' },
      reading: { css: DOCUMENT_CSS, html, fonts, isAlone: true },
      letters,
    }),
    csp: guestCsp([fonts, letters].filter(Boolean)),
  });
  return { status, render, cacheKey: null, isPublic: false, staleFor: found.staleFor };
}
