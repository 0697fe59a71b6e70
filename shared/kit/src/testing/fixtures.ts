import type { ClientContent, ClientOption, GallerySection, PublicClient, PublicGuest } from '@janur/contracts';
import { client, event, profile } from './fixture.ts';

/** One situation that every template must stand. `query` is the link's, as a guest opens it. */
export interface Fixture {
  readonly client: PublicClient;
  readonly guest?: PublicGuest;
  readonly query?: string;
}

type Change = Parameters<typeof client>[0];

const HOUR = 3_600_000;
const START = Date.parse('2027-05-08T01:00:00.000Z');

const pictureOf = (id: number, section: GallerySection) => ({
  id,
  section,
  title: `Picture ${id}`,
  picture_url: `/files/fixture/${id}.webp`,
  css: null,
  overlay_opacity: null,
});

const GALLERIES = [
  ...[1, 2, 3, 4].map((id) => pictureOf(id, 'SECTION_1')),
  ...[5, 6].map((id) => pictureOf(id, 'SECTION_2')),
  pictureOf(7, 'SECTION_SHARE_BANNER'),
  pictureOf(8, 'SECTION_RSVP_BANNER'),
  pictureOf(9, 'SECTION_BRIDEGROOM_BANNER'),
  pictureOf(10, 'SECTION_FOOTER_BANNER'),
  pictureOf(11, 'SECTION_GIFT_BANNER'),
];

const STORIES = [
  ['March 2021', 'One studio, two desks'],
  ['August 2023', 'A first house'],
  ['14 February 2026', 'The question'],
].map(([date_time = null, title = null], index) => ({
  id: index + 1,
  content_id: 1,
  date_time,
  title,
  subtitle: index === 0 ? 'Two strangers, one lamp' : null,
  description: 'We drew a house for somebody else, and saw that it was the house we wanted.',
  location: 'Bandung',
  image_url: `/files/fixture/${index + 1}.webp`,
  order: index + 1,
}));

const PAYMENTS = [
  {
    id: 1,
    account_number: '8830112233',
    account_owner: 'Sinta Maharani',
    bank: null,
    bank_id: 1,
    custom_button_text: null,
    payment_url: null,
    qr_code_image_url: '/files/fixture/qr.webp',
    default_bank: { id: 1, bank_name: 'BCA', bank_logo_url: null },
  },
  {
    id: 2,
    account_number: '081200000000',
    account_owner: 'Rama Pradipta',
    bank: 'GoPay',
    bank_id: null,
    custom_button_text: null,
    payment_url: 'https://gopay.example/rama',
    qr_code_image_url: null,
    default_bank: null,
  },
];

const PHOTOS = {
  bride: profile({ photo_url: '/files/fixture/bride.webp', daughter_order: '1', instagram: 'https://instagram.com/s' }),
  groom: profile({
    id: 2,
    name: 'Rama',
    full_name: 'Rama Pradipta',
    photo_url: '/files/fixture/groom.webp',
    son_order: '2',
  }),
};

/** Every section has something to say. */
const FULL_CONTENT: Partial<ClientContent> = {
  ...PHOTOS,
  galleries: GALLERIES,
  stories: STORIES,
  payments: PAYMENTS,
  greeting: 'With joy we invite you.',
  hashtag_word: 'SintaRamaBerjanur',
  quote: 'Love is patient.',
  quote_source: '1 Corinthians 13',
  video_prewed_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  opening_modal_image: '/files/fixture/cover.webp',
  hero_backgrounds: [1, 2].map((id) => ({
    id,
    picture_url: `/files/fixture/hero-${id}.webp`,
    css: null,
    order: id,
    overlay_opacity: 0.2,
  })),
};
const FULL_OPTION: Partial<ClientOption> = {
  song_url: '/files/fixture/song.mp3',
  health_protocol_style: 'SHOW',
  language: 'en',
};

/** A full invitation with something changed. */
export const full = ({ content, option, ...change }: NonNullable<Change> = {}): PublicClient =>
  client({ ...change, content: { ...FULL_CONTENT, ...content }, option: { ...FULL_OPTION, ...option } });

/** A guest who was invited by name to both events, and has not answered. */
export const invitedGuest: PublicGuest = {
  name: 'Budi Santoso',
  code: 'BUDI000001',
  total_guests: 3,
  is_attending: null,
  events: [11, 12].map((event_id) => ({
    event_id,
    total_guests: 3,
    confirmation_status: 'PENDING',
    total_guests_confirmed: 0,
  })),
};

const LONG = {
  bride: { name: 'Maharani Kusumaningrum', full_name: 'Raden Ajeng Maharani Kusumaningrum Widyastuti Hadiwinata' },
  groom: { name: 'Christopher-Alexander', full_name: 'Christopher-Alexander Hadiwinata-Schwarzenberg, S.T., M.Eng.' },
};
const HAN = { bride: { name: '李静雅', full_name: '李静雅' }, groom: { name: '陈伟明', full_name: '陈伟明' } };

const named = ({ bride, groom }: typeof LONG) => ({
  bride: { ...PHOTOS.bride, ...bride },
  groom: { ...PHOTOS.groom, ...groom },
});

const eventsOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    event({
      id: 20 + index,
      type: index === 0 ? 'HOLY_MATRIMONY' : 'WEDDING_RECEPTION',
      title: `Celebration ${index + 1}`,
      start_datetime: new Date(START + index * 3 * HOUR).toISOString(),
      end_datetime: new Date(START + (index * 3 + 2) * HOUR).toISOString(),
      watch_url: 'https://live.example/hall',
    }),
  );

const birthdayEvent = event({ id: 31, type: 'BIRTHDAY', title: 'Sinta turns 7' });

/** The situations, by name. Each is rendered with every skin of a family. */
export const FIXTURES = {
  full: { client: full(), query: 'to=Budi+Santoso' },
  bare: { client: client({ option: { language: 'en' } }) },
  'known guest': { client: full(), guest: invitedGuest, query: 'code=BUDI000001' },
  'no photos': {
    client: full({
      content: {
        bride: { ...PHOTOS.bride, photo_url: null },
        groom: { ...PHOTOS.groom, photo_url: null },
        galleries: [],
        hero_backgrounds: [],
        opening_modal_image: null,
        stories: STORIES.map((story) => ({ ...story, image_url: null })),
      },
    }),
  },
  'long names': {
    client: full({ content: named(LONG) }),
    query: 'to=Keluarga+besar+Hadiwinata-Schwarzenberg+dan+kerabat',
  },
  'Han names': { client: full({ content: named(HAN), option: { language: 'cn' } }), query: 'to=王小明' },
  'one event': { client: full({ content: { new_events: eventsOf(1) } }) },
  'six events': { client: full({ content: { new_events: eventsOf(6) } }) },
  'no date': {
    client: full({
      content: { wedding_date: null, new_events: [event({ start_datetime: null, end_datetime: null })] },
    }),
  },
  'one attendance': { client: full({ version: 'V1' }) },
  'wishes only': { client: full({ option: { rsvp_style: 'WISH_ONLY' } }) },
  birthday: {
    client: full({ content: { groom: null, new_events: [birthdayEvent] }, option: { web_type: 'BIRTHDAY' } }),
  },
  anniversary: { client: full({ option: { custom_text: '25' } }) },
} as const satisfies Record<string, Fixture>;
export type FixtureName = keyof typeof FIXTURES;
