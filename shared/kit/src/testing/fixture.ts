import {
  STYLE_FIELDS,
  type StyleField,
  type ClientContent,
  type ClientOption,
  type InvitationEvent,
  type Profile,
  type PublicClient,
} from '@janur/contracts';
import type { TemplateSkin } from '../template.ts';

/** The colours of TEMPLATE_1, and fonts that every machine has. */
export const skin: TemplateSkin = {
  colors: {
    base: '#FBF3EA',
    primary: '#9C4A2F',
    secondary: '#D98E5F',
    third: '#F1DCC8',
    title: '#7A341E',
    ink: '#4A2C20',
    onPrimary: '#FFF8F1',
  },
  fonts: { heading: 'serif', body: 'serif', script: 'serif' },
};

// what `fromEntries` makes of all the fields
const NO_STYLES = Object.fromEntries(STYLE_FIELDS.map((field) => [field, null])) as Record<StyleField, null>;

export function profile(change: Partial<Profile> = {}): Profile {
  return {
    id: 1,
    name: 'Sinta',
    full_name: 'Sinta Maharani',
    prefix_name: null,
    suffix_name: null,
    child_order: null,
    father_name: 'Bapak Surya',
    mother_name: 'Ibu Ratna',
    photo_url: null,
    image_css: null,
    instagram: null,
    facebook: null,
    tiktok: null,
    twitter: null,
    ...change,
  };
}

export function event(change: Partial<InvitationEvent> = {}): InvitationEvent {
  return {
    id: 11,
    type: 'HOLY_MATRIMONY',
    title: 'Akad Nikah',
    session_type: null,
    start_datetime: '2027-05-08T01:00:00.000Z',
    end_datetime: '2027-05-08T02:30:00.000Z',
    timezone: 'Asia/Jakarta',
    custom_time_text: null,
    location: 'Masjid Al-Irsyad',
    street: 'Kota Baru Parahyangan',
    maps_url: 'https://maps.example/al-irsyad',
    watch_url: null,
    icon_url: null,
    is_guest_book: true,
    ...change,
  };
}

/** An invitation to test with: two hosts, two events, nothing else. */
export function client({
  content = {},
  option = {},
  ...change
}: Partial<Omit<PublicClient, 'content' | 'option'>> & {
  content?: Partial<ClientContent>;
  option?: Partial<ClientOption>;
} = {}): PublicClient {
  return {
    id: 1,
    name: 'Sinta & Rama',
    version: 'V2',
    guest: null,
    images: {},
    ...change,
    content: {
      id: 1,
      bride: profile(),
      groom: profile({ id: 2, name: 'Rama', full_name: 'Rama Pradipta' }),
      events: [],
      new_events: [event(), event({ id: 12, type: 'WEDDING_RECEPTION', title: 'Resepsi' })],
      galleries: [],
      galleries_css: null,
      galleries_mobile_css: null,
      greeting: null,
      hashtag_word: null,
      lines: null,
      quote: null,
      quote_source: null,
      reminder_url: null,
      video_prewed_url: null,
      wedding_date: '2027-05-08T01:00:00.000Z',
      hero_backgrounds: [],
      stories: [],
      payments: [],
      opening_modal_image: null,
      opening_modal_image_css: null,
      opening_modal_image_type: null,
      ...content,
    },
    option: {
      id: 1,
      client_id: 1,
      slug: 'sinta-rama',
      slug_domain: null,
      template: 'TEMPLATE_1',
      web_type: 'PRIMARY',
      language: 'id',
      animation: true,
      announcement: null,
      base_color: null,
      primary_color: null,
      secondary_color: null,
      third_color: null,
      title_color: null,
      count_down_date: null,
      custom_css: null,
      custom_image_url: null,
      custom_text: null,
      custom_config: null,
      custom_domain: null,
      default_guest_total: null,
      font_url: null,
      song_url: null,
      orders: null,
      slider: null,
      is_custom_domain: false,
      is_custom_template: false,
      is_hidden: false,
      meta_title: null,
      meta_description: null,
      meta_image: null,
      rsvp_config: null,
      ...NO_STYLES,
      ...option,
    },
  };
}
