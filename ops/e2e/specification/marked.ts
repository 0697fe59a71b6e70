import { ClientContent, ClientOption, type PublicClient } from '@janur/contracts';
import { client } from '@janur/kit/testing';
import * as z from 'zod';

/** How a field's value is met again on the page. */
type Kind = 'words' | 'address' | 'position' | 'veil';

/** One field of the marked invitation: `content.stories.0.title`, and the value that only this field has. */
export interface Mark {
  readonly path: string;
  readonly kind: Kind;
  readonly value: string;
}

/** What no mark can be: fields whose values mean something. By path, or by path without the entry's number. */
const GIVEN: Readonly<Record<string, unknown>> = {
  'content.wedding_date': '2027-06-12T02:00:00.000Z',
  // words of the couple's in place of the look's: ops/e2e/fields
  'content.lines': null,
  'content.events': [],
  'content.video_prewed_url': '/files/mark/film.mp4',
  'content.galleries_css': 'column-gap: 33px',
  'content.galleries_mobile_css': 'column-gap: 7px',
  'content.opening_modal_image_type': 'PHOTO',
  'content.bride.child_order': null,
  'content.bride.son_order': undefined,
  'content.bride.daughter_order': '1',
  'content.groom.child_order': null,
  'content.groom.son_order': '2',
  'content.groom.daughter_order': undefined,
  'content.new_events.0.type': 'HOLY_MATRIMONY',
  'content.new_events.1.type': 'WEDDING_RECEPTION',
  'content.new_events.start_datetime': '2027-06-12T02:00:00.000Z',
  'content.new_events.end_datetime': '2027-06-12T04:30:00.000Z',
  'content.new_events.timezone': 'Asia/Makassar',
  'content.new_events.is_guest_book': true,
  // the lowest comes first, and is the only one that is sure to be seen
  'content.hero_backgrounds.0.order': 9,
  'content.hero_backgrounds.1.order': 1,
  // of the list of banks, and in the couple's own words
  'content.payments.0.bank': null,
  'content.payments.0.bank_id': 1,
  'content.payments.1.bank_id': null,
  'content.payments.1.default_bank': null,
  'content.stories.0.order': 1,
  'content.stories.1.order': 2,
  'option.template': 'TEMPLATE_1',
  'option.web_type': 'PRIMARY',
  'option.language': 'en',
  'option.animation': true,
  'option.announcement': null,
  'option.base_color': '#F4F1E8',
  'option.primary_color': '#1F4D63',
  'option.secondary_color': '#7A4B1E',
  'option.third_color': '#D9E4DC',
  'option.title_color': '#5A1F3D',
  'option.count_down_date': '2027-06-12T02:00:00.000Z',
  'option.custom_css': null,
  'option.custom_config': { dress_code: { text: 'MkOptionDressCode', colors: ['#204060'] } },
  'option.default_guest_total': 2,
  'option.font_url': null,
  'option.song_url': null,
  'option.orders': null,
  'option.slider': null,
  'option.is_custom_domain': false,
  'option.is_custom_template': false,
  'option.is_hidden': false,
  'option.rsvp_config': { fields: [{ name: 'menu', type: 'text', label: 'MkOptionRsvpConfigLabel' }] },
  // what shows most at once
  'option.gift_style': 'NO_MODAL',
  'option.footer_style': 'STYLE1',
  'option.health_protocol_style': 'SHOW',
};

/** Of these sections one picture each; two where there may be many. */
const PLACES = [
  'SECTION_1',
  'SECTION_1',
  'SECTION_2',
  'SECTION_SHARE_BANNER',
  'SECTION_RSVP_BANNER',
  'SECTION_BRIDEGROOM_BANNER',
  'SECTION_FOOTER_BANNER',
  'SECTION_GIFT_BANNER',
] as const;
const ENTRIES: Readonly<Record<string, number>> = { 'content.galleries': PLACES.length };

const PICTURE = /(?:picture_url|photo_url|image_url|_image|logo_url|icon_url)$/;
const SOCIAL = /(?:instagram|facebook|tiktok|twitter)$/;

const marks: Mark[] = [];
let ids = 0;

/** A whole invitation by the contract: a field that is new in it has a mark at once, or this throws and says its name. */
export const MARKED: PublicClient = {
  ...client(),
  content: ClientContent.parse(valueOf(ClientContent, 'content')),
  option: ClientOption.parse(valueOf(ClientOption, 'option')),
};
export const MARKS: readonly Mark[] = marks;

export const markOf = (path: string): string => {
  const found = marks.find((mark) => mark.path === path);
  if (!found) throw new Error(`${path} has no mark`);
  return found.value;
};

// zod's own lists and objects hold the core type of what the classic one made
function inside(schema: unknown): z.ZodType {
  return schema as z.ZodType;
}

function valueOf(schema: z.ZodType, path: string): unknown {
  const place = path.replaceAll(/\.\d+/g, '');
  for (const known of [path, place]) if (known in GIVEN) return GIVEN[known];
  const last = path.slice(path.lastIndexOf('.') + 1);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return valueOf(inside(schema.unwrap()), path);
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape).map(([key, of]) => [key, valueOf(inside(of), `${path}.${key}`)]),
    );
  if (schema instanceof z.ZodArray)
    return Array.from({ length: ENTRIES[path] ?? 2 }, (_, index) =>
      valueOf(inside(schema.element), `${path}.${index}`),
    );
  if (last === 'id' || last.endsWith('_id')) return (ids += 1);
  if (place === 'content.galleries.section') return PLACES[Number(path.split('.')[2])];
  if (last === 'overlay_opacity') return Number(marked(path, 'veil', `0.${21 + marks.length}`));
  if (last.endsWith('css')) return `object-position: ${marked(path, 'position', `${10 + marks.length}% 34%`)}`;
  // a style that is not asked for
  if (schema instanceof z.ZodEnum && last.endsWith('_style')) return null;
  if (!(schema instanceof z.ZodString)) throw new Error(`${path}: say in GIVEN what it is`);
  if (last === 'slug') return 'spec-check';
  const word = `Mk${path
    .split('.')
    .slice(1)
    .map((part) => part.split('_').map(capital).join(''))
    .join('')}`;
  if (PICTURE.test(last)) return marked(path, 'address', `/files/mark/${word}.webp`);
  if (SOCIAL.test(last)) return marked(path, 'address', `https://${last}.com/${word}`);
  if (last.endsWith('_url')) return marked(path, 'address', `https://mark.example/${word}`);
  return marked(path, 'words', word);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function marked(path: string, kind: Kind, value: string): string {
  marks.push({ path, kind, value });
  return value;
}
