import type { ClientContent, ClientOption, ImageSet, PublicClient } from '@janur/contracts';
import type { Translate } from '@janur/i18n';
import { dateNumerals, dateParts, formatDate } from '@janur/contracts/dates';
import { addressed } from '@janur/contracts/honorific';
import { ageText, eyebrowText, yearsOf, yearsWord } from '../model/eyebrow-text.ts';
import { hanName } from '../model/han-name.ts';
import { hostProfiles, shortName } from '../model/hosts.ts';
import { hasSigns } from '../model/signs.ts';
import { stackNames } from '../model/stacked-names.ts';
import { joinerOf, namesInWords } from '../model/joined-names.ts';
import { visibleEvents, zoneOf } from '../model/visible-events.ts';
import { declarations } from '../parts/declarations.ts';

/**
 * All that an opening shows, ready to be printed. A template may place these texts and ask whether one is there, and
 * nothing else: its opening is made at build time with marks in their places. What depends on how long a text is
 * stands on the dialog (`OpeningMeasures`).
 */
export interface OpeningView {
  /** One for a birthday, else two: `['Sinta', 'Rama']`. */
  names: string[];
  /** The names in lines of a syllable each, apart by '\n' (`white-space: pre`); how many and how broad: `--stack-…`. */
  stackedNames: string[];
  /** What each host is called in Han signs, where the full name says it beside another script ('陈美琳'); else empty. */
  hanNames: string[];
  initials: string[];
  /** 'Sinta & Rama' */
  joinedNames: string;
  /** 'dan': the word between two names. */
  joiner: string;
  /** 'The wedding of', or what it is. */
  eyebrow: string;
  /** 'is blowing out 5 candles!': a birthday's line under the name, where its age is known; else empty. */
  age: string;
  /** The couple's quote, where it is as short as a line of a cover; else empty. */
  quote: string;
  /** '50': the host's age, or a couple's years together, and the word for it ('tahun'); both empty where it is not known. */
  years: string;
  yearsWord: string;
  /** Whom the cover greets, or nobody. Stands alone in an element with `data-part="guest"`. */
  guest: string | null;
  day: OpeningDay | null;
  /** The couple's picture; none with STYLE2. Shown by `<Cover>`. */
  cover: OpeningCover | null;
  style: ClientOption['opening_modal_style'];
  /** `toGuest` is how a guest is addressed, '{{name}} 様': the dialog has it for the script that puts in the name. */
  texts: { to: string; toGuest: string; open: string };
}

export interface OpeningDay {
  /** 'Sabtu, 8 Mei 2027' */
  full: string;
  weekday: string;
  /** '08' */
  day: string;
  /** 'Mei 2027' */
  month: string;
  /** '08 · 05 · 2027' */
  numerals: string;
  /** '08 Mei 2027' */
  short: string;
  /** 'May 8th 2027', '8 Mei 2027': in full, with an ordinal where the language has one. */
  ordinal: string;
  dateTime: string;
}

export interface OpeningCover {
  type: NonNullable<ClientContent['opening_modal_image_type']>;
  src: string;
  alt: string;
  /** Variants as in HTML's `srcset`; empty when there are none. */
  avif: string;
  webp: string;
  /** CSS values: the couple's own placement, and the tiny blurred picture that stands in until the file is there. */
  fit: string;
  position: string;
  placeholder: string;
}

interface Words {
  t: Translate;
  /** BCP 47. */
  locale: string;
}

export function openingView(client: PublicClient, guest: string | null, { t, locale }: Words): OpeningView {
  const hosts = hostProfiles(client).map(({ profile }) => profile);
  const names = hosts.length > 0 ? hosts.map(shortName) : [client.name];
  const joinedNames = names.join(' & ');
  const years = yearsOf(client);
  return {
    names,
    stackedNames: stackNames(names),
    hanNames: names.map((name, index) => (hasSigns(name) ? '' : hanName(hosts[index]?.full_name ?? ''))),
    initials: names.map((name) => [...name][0]?.toUpperCase() ?? ''),
    joinedNames,
    joiner: joinerOf(names, t),
    eyebrow: eyebrowText(client, t),
    age: ageText(client, t),
    quote: coverLine(client),
    years: years ?? '',
    yearsWord: yearsWord(client, t),
    guest: guest && addressed(t('opening.to_guest'), guest),
    day: dayView(client, locale),
    cover: coverView(client, t('opening.cover', { names: namesInWords(names, t) })),
    style: client.option.opening_modal_style,
    texts: { to: t('opening.to'), toGuest: t('opening.to_guest'), open: t('opening.open') },
  };
}

const COVER_LINE = 64; // characters

function coverLine({ content, option }: PublicClient): string {
  const quote = option.quote_style === 'HIDDEN' ? '' : (content.quote?.trim() ?? '');
  return [...quote].length > COVER_LINE || quote.includes('\n') ? '' : quote;
}

function dayView(client: PublicClient, locale: string): OpeningDay | null {
  const first = visibleEvents(client)[0];
  const instant = client.content.wedding_date ?? first?.start_datetime;
  if (!instant) return null;
  const moment = { instant, timeZone: zoneOf(client), locale };
  return {
    ...dateParts(moment),
    numerals: dateNumerals(moment),
    short: formatDate('default', moment),
    ordinal: formatDate('ordinal', moment),
    dateTime: instant,
  };
}

/** A custom property that is `initial` counts as not set, so that a template's own fallback holds. */
const NOT_SET = 'initial';

function coverView({ content, option, images }: PublicClient, alt: string): OpeningCover | null {
  const { opening_modal_image: src, opening_modal_image_css, opening_modal_image_type } = content;
  if (!src || option.opening_modal_style === 'STYLE2') return null;
  const type = opening_modal_image_type ?? 'PHOTO';
  const image = images[src];
  const placed = declarations(opening_modal_image_css, ['object-position', 'object-fit']);
  return {
    type,
    src,
    alt,
    avif: sourceSet(image, 'image/avif'),
    webp: sourceSet(image, 'image/webp'),
    fit: placed.objectFit ?? NOT_SET,
    position: String(placed.objectPosition ?? NOT_SET),
    // a logo may be see-through
    placeholder: type === 'LOGO' ? NOT_SET : placeholderOf(image),
  };
}

function sourceSet(image: ImageSet | undefined, type: ImageSet['variants'][number]['type']): string {
  const variants = image?.variants.filter((variant) => variant.type === type) ?? [];
  return variants.map(({ url, width }) => `${url} ${width}w`).join(', ');
}

/** Only what is plainly an inlined picture may stand in a style. */
function placeholderOf(image: ImageSet | undefined): string {
  const data = image?.placeholder ?? '';
  return /^data:image\/[a-z+]+;base64,[\w+/=]+$/.test(data) ? `url("${data}")` : NOT_SET;
}
