import { formatDate, timeRange } from '@janur/contracts/dates';
import { tagOf } from '@janur/contracts/languages';
import type { InvitationEvent, PublicClient } from '@janur/contracts';
import { hostProfiles, shortName } from '@janur/kit/first-screen';
import { escapeHtml } from './escape.ts';

/** The invitation for browsers without script: names, dates, places and maps. */
export function plainHtml(client: PublicClient): string {
  const { events, new_events } = client.content;
  const names = hostProfiles(client).map(({ profile }) => shortName(profile));
  const list = new_events.length > 0 ? new_events : events;
  return [
    `<h1>${escapeHtml(names.join(' & ') || client.name)}</h1>`,
    ...list.map((event) => {
      const map = event.maps_url && /^https?:\/\//i.test(event.maps_url) ? event.maps_url : null;
      const place = [event.location, event.street].filter(Boolean).join(', ');
      return [
        `<h2>${escapeHtml(event.title ?? '')}</h2>`,
        ...linesOf(event, tagOf(client.option.language)).map((line) => `<p>${escapeHtml(line)}</p>`),
        map
          ? `<p><a href="${escapeHtml(map)}" rel="noopener noreferrer">${escapeHtml(place)}</a></p>`
          : `<p>${escapeHtml(place)}</p>`,
      ].join('');
    }),
  ].join('');
}

/** The day, and the time or the couple's own words for it; where the reader is nobody knows, so the zone is named. */
function linesOf(event: InvitationEvent, locale: string): string[] {
  const { start_datetime: instant, timezone: timeZone, custom_time_text: words } = event;
  const day = instant && formatDate('full', { instant, timeZone, locale });
  const time = words || timeRange(event, { locale, untilEnd: null, viewerZone: null });
  return [day, time].filter((line): line is string => Boolean(line));
}
