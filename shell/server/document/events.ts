import type { InvitationEvent } from '@janur/contracts';
import { formatDate } from '@janur/contracts/dates';
import { tagOf } from '@janur/contracts/languages';
import {
  dotted,
  calendarEvent,
  clockText,
  colourName,
  dressCodeOf,
  eventAnchor,
  eventTitle,
  googleCalendarUrl,
  icsFile,
  visibleEvents,
} from '@janur/kit/document';
import { escapeHtml } from '../pages/escape.ts';
import { link, namesOf, own, ownParagraph, picture, type Reading } from './reading.ts';
import { goTo } from './ways.ts';

/** Every event with its day, its time and zone, its place and what leads there. */
export function eventsHtml(reading: Reading, page: { address: string }): string {
  const { client, t } = reading;
  const title = t(client.option.web_type === 'BIRTHDAY' ? 'nav.party_alone' : 'nav.wedding');
  const events = visibleEvents(client).map((event) => eventHtml(reading, event, page));
  return `<h2>${escapeHtml(title)}</h2>${events.join('')}`;
}

function eventHtml(reading: Reading, event: InvitationEvent, { address }: { address: string }): string {
  const { client, language, t } = reading;
  const title = eventTitle(event, t);
  const locale = tagOf(language);
  const { start_datetime: instant, timezone: timeZone, custom_time_text: words, location, street } = event;
  const day = instant && formatDate('full', { instant, timeZone, locale });
  // where the reader is nobody knows, so the zone is named
  const time = clockText(event, { locale, untilEnd: t('events.until_end'), viewerZone: null });
  const place = [location, street].filter(Boolean).join(', ');
  const calendar = calendarOf(reading, event, address);
  const ways = [
    link(
      event.maps_url,
      escapeHtml(t('events.map')),
      ` aria-label="${escapeHtml(`${t('events.map')}: ${location ?? place}`)}"`,
    ),
    link(event.watch_url, escapeHtml(t('events.watch'))),
    link(client.content.reminder_url, escapeHtml(t('events.reminder'))),
    calendar && link(googleCalendarUrl(calendar), escapeHtml(t('events.google'))),
    calendar && goTo({ calendar: String(event.id) }, t('events.file')),
  ].filter(Boolean);
  return [
    `<article id="d-${eventAnchor(event)}">`,
    picture(reading, event.icon_url, { alt: '', name: 'icon' }),
    ownParagraph(reading, event.session_type, 'small'),
    `<h3>${event.title ? own(reading, title) : escapeHtml(title)}</h3>`,
    day && instant ? `<p class="day"><time datetime="${escapeHtml(instant)}">${escapeHtml(day)}</time></p>` : '',
    words ? ownParagraph(reading, words) : time ? `<p>${escapeHtml(time)}</p>` : '',
    location ? `<p><strong>${own(reading, location)}</strong></p>` : '',
    ownParagraph(reading, street),
    dressHtml(reading, event.id),
    ways.length > 0 ? `<p class="ways">${ways.join(' ')}</p>` : '',
    '</article>',
  ].join('');
}

function dressHtml(reading: Reading, eventId: number): string {
  const code = dressCodeOf(reading.client.option.custom_config, eventId);
  if (!code) return '';
  const swatches = code.colors.map((colour) => {
    const name = colourName(colour, reading.language) ?? '';
    return `<i class="swatch" style="background:${escapeHtml(colour)}"></i> ${escapeHtml(name)}`;
  });
  return `<p>${escapeHtml(reading.t('events.dress_code'))}: ${code.text ? own(reading, code.text) : ''} ${swatches.join(' ')}</p>`;
}

function calendarOf({ client, t }: Reading, event: InvitationEvent, url: string) {
  const title = dotted([eventTitle(event, t), namesOf(client).join(' & ')]);
  return calendarEvent(event, { title, slug: client.option.slug, url });
}

/** The calendar file of an event that this guest sees; undefined for any other, and without a start. */
export function calendarFile(
  reading: Reading,
  { id, address, now }: { id: string; address: string; now: Date },
): string | undefined {
  const event = visibleEvents(reading.client).find((each) => String(each.id) === id);
  const calendar = event && calendarOf(reading, event, address);
  return calendar ? icsFile(calendar, now) : undefined;
}
