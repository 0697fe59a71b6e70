import { tagOf } from '@janur/contracts/languages';
import type { PublicClient } from '@janur/contracts';
import { escapeHtml } from './escape.ts';

/** The invitation for browsers without script: names, dates, places and maps. */
export function plainHtml(client: PublicClient): string {
  const { bride, groom, events, new_events } = client.content;
  const names = [bride?.name, groom?.name].filter((name): name is string => Boolean(name));
  const list = new_events.length > 0 ? new_events : events;
  return [
    `<h1>${escapeHtml(names.join(' & ') || client.name)}</h1>`,
    ...list.map((event) => {
      const start = event.start_datetime
        ? when(event.start_datetime, event.timezone, tagOf(client.option.language))
        : '';
      const map = event.maps_url && /^https?:\/\//i.test(event.maps_url) ? event.maps_url : null;
      const place = [event.location, event.street].filter(Boolean).join(', ');
      return [
        `<h2>${escapeHtml(event.title ?? '')}</h2><p>${escapeHtml(event.custom_time_text ?? start)}</p>`,
        map
          ? `<p><a href="${escapeHtml(map)}" rel="noopener noreferrer">${escapeHtml(place)}</a></p>`
          : `<p>${escapeHtml(place)}</p>`,
      ].join('');
    }),
  ].join('');
}

function when(instant: string, timeZone: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    dateStyle: 'full',
    timeStyle: 'short',
    calendar: 'gregory',
  }).format(new Date(instant));
}
