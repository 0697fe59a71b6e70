import { contrast, readable } from '@janur/contracts/rules';
import { LANGUAGE_TABLE, LANGUAGES, tagOf } from '@janur/contracts/languages';
import { type RsvpContext, visibleSections } from '@janur/kit/document';
import type { PageLook } from '@janur/kit/first-screen';
import { LRUCache } from 'lru-cache';
import { escapeHtml } from '../pages/escape.ts';
import { answerHtml, greetingHtml } from './answer-form.ts';
import { DOCUMENT_ID } from './document-id.ts';
import type { Reading } from './reading.ts';
import { footerHtml, SECTIONS, titleHtml } from './sections.ts';
import { ENTER, GO_FORM_ID, goTo } from './ways.ts';

/** A document in two: what all guests share, and the end that is one guest's own. */
export interface DocumentParts {
  readonly shared: string;
  readonly end: (context: RsvpContext) => string;
}

export interface DocumentOptions {
  readonly look: PageLook;
  /** The invitation's own address, for calendars and for handing on. */
  readonly address: string;
  /** What stands above it all, already escaped: what became of an answer. */
  readonly above?: string;
  /** The answer came back, and stands there. */
  readonly isAnswerAbove?: boolean;
  readonly isQuiet?: boolean;
}

/**
 * A whole invitation to be read and answered without script (docs/decisions/070). The answer and the footer stand last, whatever
 * the order of the other sections: what is one guest's own is behind all that guests share, and is put there by the page.
 */
export function documentParts(
  reading: Reading,
  { look, address, above = '', isAnswerAbove = false, isQuiet = false }: DocumentOptions,
): DocumentParts {
  const sections = visibleSections(reading.client);
  const headerHtml = (html: string) => `<header>${html}${menuHtml(reading, { sections, isQuiet })}</header>`;
  const bodies = sections.flatMap((name) => {
    if (name === 'rsvp' || name === 'footer') return [];
    const html = SECTIONS[name](reading, { address });
    return name === 'hero' ? headerHtml(html) : `<section>${html}</section>`;
  });
  // a page without a title has no way in
  if (!sections.includes('hero')) bodies.unshift(headerHtml(titleHtml(reading)));
  const [asks, ends] = [sections.includes('rsvp'), sections.includes('footer')];
  const footer = (ends ? footerHtml(reading) : '') + DOCUMENT_END;
  const answerOf = answersByState(reading);
  return {
    shared: [documentStart(look), notesHtml(reading), above, ...bodies].join(''),
    end: (context) => {
      const answer = asks && !isAnswerAbove ? answerOf(context) : '';
      // the buttons that lead on take a form that is half filled in along; else they have one of their own
      const go = `${above}${answer}`.includes(` id="${GO_FORM_ID}"`)
        ? ''
        : `<form id="${GO_FORM_ID}" method="post"></form>`;
      return greetingHtml(reading, context) + answer + go + footer;
    },
  };
}

/** Stands for the guest's name in a form that is kept. */
const NAME = '\uE000';
/** Most guests are in one of few states: invited to the same, and not yet heard of. */
const MOST_STATES = 200;

/** The answers of guests, each state of which is printed once: to print a form takes as long as all else of an own page. */
function answersByState(reading: Reading): (context: RsvpContext) => string {
  const known = new LRUCache<string, string>({ max: MOST_STATES });
  return ({ client, guest, link }) => {
    const name = guest?.name ?? link.to;
    const context = {
      client,
      guest: guest && { ...guest, name: NAME, code: '' },
      link: { ...link, to: link.to && NAME, code: null },
    };
    const isOver = Date.now() > Date.parse(client.answers_until ?? '');
    const state = JSON.stringify([context.guest, link.guestCount, isOver, name === null]);
    let html = known.get(state);
    if (html === undefined) known.set(state, (html = answerHtml(reading, context)));
    return name === null ? html : html.replaceAll(NAME, () => escapeHtml(name));
  };
}

/** The paper that all of it stands on. */
export const documentStart = (look: PageLook): string =>
  `<div class="doc" role="main" id="${DOCUMENT_ID}" style="${escapeHtml(styleOf(look))}">`;
export const DOCUMENT_END = '</div>';

/** Said where scripts run, and did not come or not in time; what did not come may be asked for anew. */
function notesHtml({ t }: Reading): string {
  const again = ` <a href="">${escapeHtml(t('trouble.again'))}</a>`;
  const note = (why: 'failed' | 'slow', more: string) =>
    `<p class="note" data-note="${why}" role="status" hidden>${escapeHtml(t(`document.${why}`))}${more}</p>`;
  return note('failed', again) + note('slow', '');
}

/** What the page's top leads to: the answer, a quiet page, and the other languages. */
function menuHtml(
  { language, t }: Reading,
  { sections, isQuiet }: { sections: readonly string[]; isQuiet: boolean },
): string {
  const answer = sections.includes('rsvp')
    ? `<p class="ways"><a href="#d-rsvp">${escapeHtml(t('rsvp.eyebrow'))}</a></p>`
    : '';
  const languages = LANGUAGES.filter((other) => other !== language).map((other) =>
    goTo({ lang: other }, LANGUAGE_TABLE[other].endonym, ` lang="${tagOf(other)}"`),
  );
  const quiet = `<p class="ways">${goTo({ quiet: isQuiet ? 'off' : 'on' }, t(isQuiet ? 'quiet.off' : 'quiet.label'))}</p>`;
  return `${ENTER}${answer}${quiet}<details class="langs"><summary>${escapeHtml(t('language.label'))}</summary>${languages.join(' ')}</details>`;
}

/** The look's own properties; headings are as readable as the text, whatever their size. */
function styleOf({ properties }: PageLook): string {
  const { '--base': base = '#ffffff', '--title': title = '#000000' } = properties;
  const isDark = contrast('#ffffff', base) > contrast('#000000', base);
  const style = { ...properties, '--heading': readable(title, base), 'color-scheme': isDark ? 'dark' : 'light' };
  return Object.entries(style)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}
