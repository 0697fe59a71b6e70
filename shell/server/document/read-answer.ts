import { invitationAddress } from '@janur/contracts/rules';
import { isLanguage } from '@janur/contracts/languages';
import { firstValues } from '@janur/kit/document';
import type { FastifyRequest } from 'fastify';
import type { Page } from '../pages/page.ts';
import { fieldsOf } from './answer-form.ts';
import { calendarFile } from './events.ts';
import { contextOf, documentPage, readingOf, type Visit } from './plain-page.ts';
import { kindOf, readForm } from './read-form.ts';
import { type Received, receiveAnswer } from './receive-answer.ts';
import { queryOf, quietQueryOf } from './ways-back.ts';
import { wishesPage } from './wishes-page.ts';

/**
 * What a visitor without script gets beside the page itself: an answer that was taken, a way that a button led, the document alone,
 * its wishes, or a calendar's file. Undefined where the page itself is asked for.
 */
export async function readAnswer(
  visit: Visit,
  request: FastifyRequest,
  sent: URLSearchParams | undefined,
): Promise<Page | Received | { readonly file: string } | undefined> {
  if (sent?.has('send')) return receiveAnswer(visit, request, sent);
  if (sent) return keptForm(visit, sent) ?? { query: wayOf(visit, sent) };
  const asked = new URLSearchParams(visit.query);
  const id = asked.get('calendar');
  const plain = asked.get('plain');
  const isRead = plain !== null || id !== null || request.method === 'POST';
  if (!isRead) return undefined;
  if (plain === 'wishes') return wishesPage(visit, request);
  const file = id === null ? undefined : calendarOf(visit, id);
  return file === undefined ? documentPage(visit) : { file };
}

function calendarOf(visit: Visit, id: string): string | undefined {
  const address = invitationAddress(visit.sources.origin, visit.found.client.option);
  return calendarFile(readingOf(visit), { id, address, now: new Date() });
}

/** The document in another language, or quiet, with what was filled in so far; undefined where nothing was, or the way leads elsewhere. */
function keptForm(visit: Visit, sent: URLSearchParams): Page | undefined {
  const isAnother = isLanguage(sent.get('lang') ?? '') || sent.has('quiet');
  const kind = kindOf(sent);
  if (!isAnother || !kind) return undefined;
  const context = contextOf(visit);
  const fields = fieldsOf(context, kind);
  const first = kind === 'wish' ? {} : firstValues(context, fields);
  const written = readForm(context, kind, sent);
  const isFilled = Object.entries(written).some(([name, value]) => !isSame(value, first[name]));
  if (!isFilled) return undefined;
  const query = `?${wayOf(visit, sent)}`;
  return documentPage(
    { ...visit, query },
    { refused: { kind, values: { ...first, ...written }, problems: [], action: query } },
  );
}

/** Nothing, an empty text and an empty list are the same to who has not written anything. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(filled(one)) === JSON.stringify(filled(other));
const filled = (value: unknown) => (value === undefined || value === null || [value].flat().length === 0 ? '' : value);

/** Where a button of the document leads: its own pages are the same link with a word more. */
function wayOf({ query }: Visit, sent: URLSearchParams): string {
  const [calendar, lang, plain, quiet] = ['calendar', 'lang', 'plain', 'quiet'].map((name) => sent.get(name) ?? '');
  if (calendar) return queryOf(query, { calendar });
  if (lang && isLanguage(lang)) return queryOf(query, { plain: '1', lang });
  if (quiet) return quietQueryOf(query, quiet === 'on');
  return queryOf(query, { plain: plain || '1' });
}
