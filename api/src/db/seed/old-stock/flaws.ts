import type { OldInvitation } from './clients.ts';

/** Something that was made wrong on purpose, where it stands, and what a report must call it. */
export interface Planted {
  readonly slug: string;
  readonly path: string;
  readonly what: 'REFUSED' | 'UNKNOWN' | 'MEDIA';
}

interface Flaw {
  readonly path: string;
  readonly what: Planted['what'];
  readonly plant: (record: OldInvitation, media: string) => void;
}

const set = (owner: object, field: string, value: unknown): void => void Reflect.set(owner, field, value);
const row = (record: OldInvitation, list: string): object => Reflect.get(Object(record.content[list]), '0') ?? {};

/** What a stock of some years holds. A client in two has one of them, in turn. */
const FLAWS: readonly Flaw[] = [
  { path: 'option.primary_color', what: 'REFUSED', plant: ({ option }) => set(option, 'primary_color', '#12345G') },
  { path: 'option.third_color', what: 'REFUSED', plant: ({ option }) => set(option, 'third_color', 'rgb(1,2,3)') },
  { path: 'option.default_guest_total', what: 'REFUSED', plant: ({ option }) => set(option, 'default_guest_total', 5) },
  { path: 'option.quote_style', what: 'REFUSED', plant: ({ option }) => set(option, 'quote_style', 'STYLE9') },
  { path: 'option.theme', what: 'UNKNOWN', plant: ({ option }) => set(option, 'theme', 'dark') },
  { path: 'option.template', what: 'REFUSED', plant: ({ option }) => set(option, 'template', 'TEMPLATE_99') },
  {
    path: 'option.custom_css',
    what: 'REFUSED',
    plant: ({ option }) => set(option, 'custom_css', 'body { background: url(https://cdn.example/x.png) }'),
  },
  {
    path: 'option.font_url',
    what: 'MEDIA',
    plant: ({ option }, media) => set(option, 'font_url', `${media}/dead/font.woff2`),
  },
  {
    path: 'option.song_url',
    what: 'MEDIA',
    plant: ({ option }) => set(option, 'song_url', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'),
  },
  {
    path: 'content.bride.photo_url',
    what: 'MEDIA',
    plant: ({ content }, media) => set(Object(content['bride']), 'photo_url', `${media}/dead/bride.jpg`),
  },
  {
    path: 'content.galleries.0.picture_url',
    what: 'MEDIA',
    plant: (record, media) => set(row(record, 'galleries'), 'picture_url', `${media}/page/picture.jpg`),
  },
  {
    path: 'content.hero_backgrounds.0.picture_url',
    what: 'MEDIA',
    plant: (record, media) => set(row(record, 'hero_backgrounds'), 'picture_url', `${media}/large/hero.jpg`),
  },
  {
    path: 'content.stories.0.image_url',
    what: 'MEDIA',
    plant: (record, media) => set(row(record, 'stories'), 'image_url', `${media}/broken/story.png`),
  },
  { path: 'content.wedding_date', what: 'REFUSED', plant: ({ content }) => set(content, 'wedding_date', '0000-00-00') },
  {
    path: 'content.galleries.0.section',
    what: 'REFUSED',
    plant: (record) => set(row(record, 'galleries'), 'section', 'SECTION_9'),
  },
  {
    path: 'content.payments.0.payment_url',
    what: 'REFUSED',
    plant: (record) => set(row(record, 'payments'), 'payment_url', 'transfer saja ya'),
  },
  { path: 'content.music', what: 'UNKNOWN', plant: ({ content }) => set(content, 'music', 'canon.mp3') },
  {
    path: 'content.hashtag_word',
    what: 'REFUSED',
    plant: ({ content }) => set(content, 'hashtag_word', '#'.repeat(140)),
  },
];

export function plantFlaws(record: OldInvitation, { index, media }: { index: number; media: string }): Planted[] {
  if (index % 2 === 1) return [];
  const flaw = FLAWS[(index / 2) % FLAWS.length];
  if (!flaw) return [];
  const { path, what, plant } = flaw;
  plant(record, media);
  return [{ slug: record.option.slug.toLowerCase(), path: `client ${path}`, what }];
}
