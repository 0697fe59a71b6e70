import type { SectionName } from '@janur/kit';

/** What the front page has to place. */
export interface Page {
  there: readonly SectionName[];
  hasPicture: boolean;
  hasForecast: boolean;
  hasAds: boolean;
}

const line = (...areas: string[]) => `"${areas.join(' ')}"`;

/** Which article stands where; what the invitation has not leaves its place to its neighbour. */
export function phoneGrid({ there, hasPicture, hasForecast, hasAds }: Page): string {
  const has = (name: SectionName) => there.includes(name);
  const forecast = hasForecast ? 'forecast' : 'photo';
  return [
    (has('quote') || has('share_banner')) && line('ear', 'share', 'share'),
    line('head', 'head', 'head'),
    hasPicture && line('photo', 'photo', forecast),
    hasPicture && has('bride_groom') && line('names', 'names', hasForecast ? 'forecast' : 'names'),
    !hasPicture && hasForecast && line('forecast', 'forecast', 'forecast'),
    !hasPicture && has('bride_groom') && line('names', 'names', 'names'),
    (has('our_story') || has('wedding_event')) &&
      line(
        has('our_story') ? 'story' : 'agenda',
        has('wedding_event') ? 'agenda' : 'story',
        has('wedding_event') ? 'agenda' : 'story',
      ),
    line(hasAds ? 'ads' : 'cross', hasAds ? 'ads' : 'cross', 'cross'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Two pages with a gutter: the picture on the left one, what is to be read on the right one. */
export function broadsheetGrid({ there, hasPicture, hasForecast, hasAds }: Page): string {
  const has = (name: SectionName) => there.includes(name);
  const isRead = has('our_story') || has('wedding_event');
  const instead = hasAds ? 'ads' : 'cross';
  const story = has('our_story') ? 'story' : has('wedding_event') ? 'agenda' : instead;
  const agenda = has('wedding_event') ? 'agenda' : story;
  const [photo, forecast] = hasPicture
    ? ['photo', hasForecast ? 'forecast' : 'photo']
    : [hasForecast ? 'forecast' : 'head', hasForecast ? 'forecast' : 'head'];
  const names = has('bride_groom') ? 'names' : photo;
  const right = hasAds && isRead ? ['ads', 'cross'] : ['cross', 'cross'];
  return [
    line('ear', 'share', '.', story, story),
    line('head', 'head', '.', story, story),
    line(photo, forecast, '.', agenda, agenda),
    line(names, hasPicture && hasForecast ? forecast : names, '.', ...right),
  ].join(' ');
}
