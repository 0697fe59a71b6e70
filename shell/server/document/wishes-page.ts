import { listWishes, type Wish } from '@janur/contracts';
import { formatDate } from '@janur/contracts/dates';
import { tagOf } from '@janur/contracts/languages';
import { spokenIn, zoneOf } from '@janur/kit/document';
import type { FastifyRequest } from 'fastify';
import { escapeHtml } from '../pages/escape.ts';
import type { Page } from '../pages/page.ts';
import { callOf } from './call.ts';
import { DOCUMENT_END, documentStart } from './document.ts';
import { alone, contextOf, lookOf, readingOf, type Visit } from './plain-page.ts';
import { namesInSentence, type Reading } from './reading.ts';
import { queryOf } from './ways-back.ts';

const MOST = 50;

/** The wishes, newest first, in pages. */
export async function wishesPage(visit: Visit, request: FastifyRequest): Promise<Page> {
  const { sources, found, query } = visit;
  const reading = readingOf(visit);
  const page = Math.max(1, Math.trunc(Number(new URLSearchParams(query).get('page'))) || 1);
  const path = `${listWishes.path.replace(':clientId', String(found.client.id))}?page=${page}&limit=${MOST}`;
  const answer = await sources.callApi(request, callOf(contextOf(visit), { method: 'GET', path }));
  const wishes = answer.status === 200 ? (answer.body as { data: Wish[] }).data : null; // of our own API
  const { t } = reading;
  const list = wishes?.map((wish) => wishHtml(reading, wish)).join('') ?? '';
  const word = wishes === null ? t('wishes.failed') : wishes.length === 0 ? t('wishes.empty') : '';
  const more =
    wishes?.length === MOST ? wayTo(query, { plain: 'wishes', page: String(page + 1) }, t('wishes.more')) : '';
  const html = [
    documentStart(lookOf(visit)),
    `<h1 class="title">${escapeHtml(t('wishes.title'))}</h1>`,
    word && `<p>${escapeHtml(word)}</p>`,
    list && `<ul class="gifts">${list}</ul>`,
    `<p class="ways">${more}${wayTo(query, { plain: '1' }, t('document.back'))}</p>`,
    DOCUMENT_END,
  ].join('');
  return alone(visit, reading, { html, title: t('wishes.title'), status: 200 });
}

const wayTo = (query: string, way: Readonly<Record<string, string>>, words: string): string =>
  `<a href="?${escapeHtml(queryOf(query, way))}">${escapeHtml(words)}</a> `;

function wishHtml(reading: Reading, { name, message, answer, created_at: instant }: Wish): string {
  const { client, language, t } = reading;
  const day = formatDate('default', { instant, timeZone: zoneOf(client), locale: tagOf(language) });
  const said = (element: string, text: string) =>
    `<${element} lang="${spokenIn(text, client.option.language)}">${escapeHtml(text)}</${element}>`;
  const reply = answer
    ? `<p class="small">${escapeHtml(t('wishes.answer_of', { names: namesInSentence(reading) }))}</p>${said('p', answer)}`
    : '';
  return `<li>${said('strong', name)}<p class="small"><time datetime="${escapeHtml(instant)}">${escapeHtml(day)}</time></p>${said('p', message)}${reply}</li>`;
}
