import { Language, TEMPLATE_IDS } from '@janur/contracts';
import type { DemoClient, DemoEvent } from '../demo-client.ts';
import { at } from '../random.ts';

export interface OldRecord {
  readonly kind: string;
  [field: string]: unknown;
}

export interface OldInvitation extends OldRecord {
  readonly kind: 'client';
  readonly id: number;
  readonly version: string | null;
  readonly content: Record<string, unknown>;
  readonly option: Record<string, unknown> & { readonly slug: string };
}

interface Making {
  readonly index: number;
  readonly media: string;
  readonly random: () => number;
}

/** Every id in the spellings that older data has. */
const SPELLINGS: readonly ((id: string) => string)[] = [
  (id) => id,
  (id) => id.toLowerCase(),
  (id) => id.replaceAll('_', '-').toLowerCase(),
  // TemplateShort1
  (id) =>
    id
      .split('_')
      .map((word) => `${word.charAt(0)}${word.slice(1).toLowerCase()}`)
      .join(''),
  (id) => ` ${id} `,
];

/** Two parts of a number must not run into one. */
const spelt = (id: string, index: number): string => (SPELLINGS[index % (/_\d+_\d+$/.test(id) ? 3 : 5)] ?? String)(id);

const FIRST_ID = 4100;
/** The demo's drawings are of this house; cameras took what the other system had. */
const PHOTOS = [
  'misty-jetty-portrait.webp',
  'lilac-lake-dusk-portrait.webp',
  'forest-path-portrait.webp',
  'rowboats-sunset-landscape.webp',
];

/** One line an invitation, in the shapes of the public lookup (spec §3, §7). */
export function oldClient(couple: DemoClient, { index, media, random }: Making): OldInvitation[] {
  const id = FIRST_ID + index * 7;
  const isBirthday = index % 29 === 7;
  const isV2 = index % 3 !== 0;
  const events = couple.events.map((event, place) => oldEvent(event, { id: id * 10 + place, index }));
  // as old servers kept them: small
  const picture = (name: string) => `${media}/${couple.options[0]?.slug}/${name.replace('.webp', '-480.webp')}`;
  const pictures = [...couple.pictures.filter((name) => name.endsWith('.webp')), ...PHOTOS].slice(0, 4);
  const content = {
    id: id + 1,
    bride: {
      ...profile(couple.bride, id * 2),
      photo_url: picture(at(['anemone-meadow-portrait.webp', 'misty-jetty-portrait.webp'], index)),
    },
    ...(!isBirthday && {
      groom: {
        ...profile(couple.groom, id * 2 + 1),
        photo_url: picture(at(['lilac-lake-dusk-portrait.webp', 'forest-path-portrait.webp'], index)),
      },
    }),
    events: isV2 ? [] : events,
    new_events: isV2 ? events : [],
    galleries: pictures.map((name, place) => ({
      id: id * 20 + place,
      section: at(['SECTION_1', 'SECTION_1', 'SECTION_2', 'SECTION_FOOTER_BANNER'], place),
      title: '',
      picture_url: picture(name),
      css: place === 0 ? 'object-position: 50% 20%' : '',
      overlay_opacity: place === 3 ? '0.35' : 0,
    })),
    galleries_css: '',
    galleries_mobile_css: null,
    greeting: couple.greeting,
    hashtag_word: `#${couple.hashtag}`,
    quote: couple.quote?.[0],
    quote_source: couple.quote?.[1],
    reminder_url: '',
    video_prewed_url: at(
      ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', null, `${media}/films/prewedding.mp4`, null, ''],
      index,
    ),
    wedding_date: couple.events[0]?.start.slice(0, 10),
    hero_backgrounds: pictures.slice(0, 1).map((name, place) => ({
      id: id * 30 + place,
      order: place + 1,
      picture_url: picture(name),
      css: null,
      overlay_opacity: 0.25,
    })),
    stories: (couple.stories ?? []).map(({ date, title, text }, place) => ({
      id: id * 40 + place,
      content_id: id + 1,
      date_time: date,
      title,
      subtitle: '',
      description: text,
      location: '',
      image_url: picture('rowboats-sunset-landscape.webp'),
      order: place + 1,
    })),
    payments: (couple.payments ?? []).map(({ bank, number, owner }, place) => ({
      id: id * 50 + place,
      account_number: number,
      account_owner: owner,
      bank: place === 0 ? null : bank,
      bank_id: 3 + place,
      custom_button_text: '',
      payment_url: '',
      qr_code_image_url: null,
      default_bank:
        place === 0 ? { id: 3, bank_name: bank, bank_logo_url: `${media}/banks/${bank.toLowerCase()}.png` } : null,
    })),
    opening_modal_image: picture(pictures[0] ?? ''),
    opening_modal_image_css: '',
    opening_modal_image_type: at(['PHOTO', 'photo', 'PORTRAIT', 'Landscape'], index),
  };
  return couple.options.map(({ slug, song_url: _song, meta_title, meta_description }, place) => ({
    kind: 'client',
    id,
    name: isBirthday ? `Ulang tahun ${couple.bride?.name}` : couple.name,
    version: isV2 ? 'V2' : at(['V1', null, ''], index),
    content,
    option: {
      id: id * 3 + place,
      client_id: id,
      slug: index % 17 === 3 ? slug.toUpperCase() : slug,
      template: spelt(at(TEMPLATE_IDS, index + place * 5), index),
      web_type: isBirthday ? 'BIRTHDAY' : at(['PRIMARY', 'SECONDARY'], place),
      language: Language.options[(index + place) % Language.options.length],
      animation: index % 2,
      announcement: '',
      base_color: '#FBF7F0',
      primary_color: at(['#435B5B', '7a5c3e', '#8B3A3A', '#2f4858'], index),
      secondary_color: '#FFCEA3',
      third_color: null,
      title_color: '',
      countdown_date: couple.events[0]?.start,
      custom_config: index % 4 === 0 ? '{"font_version":2}' : null,
      default_guest_total: at([2, 1, 0, '2'], index),
      font_url: index % 6 === 1 ? `${media}/fonts/allura.woff2` : null,
      song_url: index % 2 === 0 ? `${media}/songs/happy-birthday-musicbox.mp3` : null,
      orders: null,
      slider: String(index % 2 === 0),
      is_custom_domain: 0,
      is_custom_template: false,
      is_hidden: index % 41 === 40,
      is_private: index % 19 === 9,
      meta_title,
      meta_description,
      meta_image: picture(pictures[1] ?? ''),
      slug_domain: '',
      custom_domain: '',
      ...(random() < 0.3 ? { hero: 'NAME_NEW_LINES', gift_style: 'no_icon' } : { hero_style: null }),
      ...(index % 13 === 5 && { rsvp_style: 'WISH_ONLY' }),
      ...(index % 11 === 4 && { health_protocol: 'SHOW' }),
    },
    guest: null,
  }));
}

function profile(said: DemoClient['bride'], id: number): Record<string, unknown> {
  const { photo_url: _photo, instagram, ...words } = said ?? { name: '' };
  return {
    id,
    facebook: '',
    tiktok: '',
    twitter: null,
    ...words,
    instagram: `@${instagram?.split('/').at(-1) ?? ''}`,
    image_css: null,
  };
}

/** The spellings of times in older data; all are the same moment. */
const TIMES: readonly ((start: string) => string)[] = [
  (start) => new Date(start).toISOString(),
  (start) => `${start.slice(0, 10)} ${start.slice(11, 16)}:00`,
  (start) => `${start.slice(8, 10)}/${start.slice(5, 7)}/${start.slice(0, 4)} ${start.slice(11, 16)}`,
  (start) => start,
];

function oldEvent(
  { start, end, ...said }: DemoEvent,
  { id, index }: { id: number; index: number },
): Record<string, unknown> {
  const spelling = TIMES[index % TIMES.length] ?? String;
  return {
    id,
    custom_time_text: '',
    icon_url: '',
    session_type: null,
    watch_url: '',
    maps_url: 'www.google.com/maps/search/?api=1&query=gedung',
    is_guest_book: index % 2,
    ...said,
    start_datetime: spelling(start),
    end_datetime: end ? spelling(end) : '',
  };
}
