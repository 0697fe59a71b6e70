import type { SectionName } from '@janur/kit';

/** What the front page has to place. */
export interface Page {
  there: readonly SectionName[];
  hasPicture: boolean;
  hasForecast: boolean;
  hasAds: boolean;
  /** STYLE_TEMPLATE6: the picture over the whole width, below it the names under their crest. */
  isCrested: boolean;
  /** What the second page of a broadsheet has room for, below what is to be read there. */
  hasStrip?: boolean;
  hasLetters?: boolean;
  /** What the couple wants on the page itself. */
  printed: readonly SectionName[];
}

/** Where it stands. */
const PRINTED: Readonly<Partial<Record<SectionName, string>>> = { gift: 'gift', health_protocol: 'health' };

const line = (...areas: string[]) => `"${areas.join(' ')}"`;

/** Which article stands where; what the invitation has not leaves its place to its neighbour. */
export function phoneGrid({ there, hasPicture, hasForecast, hasAds, isCrested, printed }: Page): string {
  const has = (name: SectionName) => there.includes(name);
  const forecast = hasForecast ? 'forecast' : 'photo';
  const isBeside = hasPicture && !isCrested;
  return [
    (has('quote') || has('share_banner')) && line('ear', 'share', 'share'),
    line('head', 'head', 'head'),
    isCrested && hasPicture && line('photo', 'photo', 'photo'),
    isCrested && line('title', 'title', 'title'),
    isBeside && line('photo', 'photo', forecast),
    isBeside && has('bride_groom') && line('names', 'names', hasForecast ? 'forecast' : 'names'),
    !isBeside && hasForecast && line('forecast', 'forecast', 'forecast'),
    !isBeside && has('bride_groom') && line('names', 'names', 'names'),
    (has('our_story') || has('wedding_event')) &&
      line(
        has('our_story') ? 'story' : 'agenda',
        has('wedding_event') ? 'agenda' : 'story',
        has('wedding_event') ? 'agenda' : 'story',
      ),
    ...printed.map((name) => line(PRINTED[name] ?? '.', PRINTED[name] ?? '.', PRINTED[name] ?? '.')),
    line(hasAds ? 'ads' : 'cross', hasAds ? 'ads' : 'cross', 'cross'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Two pages with a gutter: the picture on the left one, what is to be read on the right one. */
export function broadsheetGrid({
  there,
  hasPicture,
  hasForecast,
  hasAds,
  isCrested,
  printed,
  hasStrip = false,
  hasLetters = false,
}: Page): string {
  const has = (name: SectionName) => there.includes(name);
  const isRead = has('our_story') || has('wedding_event');
  const instead = hasAds ? 'ads' : 'cross';
  const story = has('our_story') ? 'story' : has('wedding_event') ? 'agenda' : instead;
  const agenda = has('wedding_event') ? 'agenda' : story;
  const beside = hasLetters && has('wedding_event') && story !== 'agenda' ? 'letters' : agenda;
  const [photo, forecast] = hasPicture
    ? ['photo', hasForecast ? 'forecast' : 'photo']
    : [hasForecast ? 'forecast' : 'head', hasForecast ? 'forecast' : 'head'];
  const names = has('bride_groom') ? 'names' : photo;
  const right = hasAds && isRead ? ['ads', 'cross'] : ['cross', 'cross'];
  const [one = '.', other = '.'] = printed.map((name) => PRINTED[name]);
  const last = printed.length > 0 && line(one, one, '.', other, other);
  if (isCrested) {
    const below = has('bride_groom') ? 'names' : hasForecast ? 'forecast' : 'title';
    return [
      line('ear', 'share', '.', story, story),
      line('head', 'head', '.', story, story),
      line(...(hasPicture ? ['photo', 'photo'] : ['title', 'title']), '.', agenda, beside),
      line('title', 'title', '.', agenda, beside),
      hasStrip && line(below, hasForecast ? 'forecast' : below, '.', 'strip', 'strip'),
      line(below, hasForecast ? 'forecast' : below, '.', ...right),
      last,
    ]
      .filter(Boolean)
      .join(' ');
  }
  return [
    line('ear', 'share', '.', story, story),
    line('head', 'head', '.', story, story),
    line(photo, forecast, '.', agenda, beside),
    hasStrip && line(...(hasPicture ? [photo, forecast] : [names, names]), '.', 'strip', 'strip'),
    line(names, hasPicture && hasForecast ? forecast : names, '.', ...right),
    last,
  ]
    .filter(Boolean)
    .join(' ');
}
