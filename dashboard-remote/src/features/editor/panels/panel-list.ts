import type { SectionId } from '../sections.ts';
import type { Path } from '../draft/values.ts';

export const TABS = ['content', 'look', 'settings'] as const;
export type Tab = (typeof TABS)[number];

/** What each panel edits, by path. The first part of `content` and `option` says it all but for what two panels share. */
const CONTENT_PANELS = {
  opening: ['content.opening_modal_', 'option.opening_modal_style'],
  hero: [
    'content.hero_backgrounds',
    'content.wedding_date',
    'option.hero_style',
    'option.custom_config.hero_film',
    'option.custom_text',
    'option.slider',
  ],
  countdown: ['option.count_down_date', 'option.countdown_style', 'content.reminder_url'],
  quote: ['content.quote', 'option.quote_style'],
  bride_groom: ['content.bride', 'content.groom', 'content.greeting', 'option.bride_groom_style'],
  our_story: ['content.stories', 'option.our_story_style'],
  wedding_event: [
    'content.events',
    'content.new_events',
    'option.wedding_event_style',
    'option.custom_config.dress_code',
  ],
  gallery: ['content.galleries', 'option.gallery_style'],
  video: ['content.video_prewed_url'],
  rsvp: ['option.rsvp_', 'option.default_guest_total'],
  wishes: ['option.wishes_style'],
  gift: ['content.payments', 'option.gift_style'],
  health_protocol: ['option.health_protocol_style'],
  share_banner: ['content.hashtag_word', 'option.share_banner_style'],
  footer: ['option.footer_style', 'option.custom_image_url'],
} satisfies Record<SectionId | 'opening', string[]>;

const LOOK_PANELS = {
  colours: [
    'option.base_color',
    'option.primary_color',
    'option.secondary_color',
    'option.third_color',
    'option.title_color',
  ],
  fonts: ['option.font_url', 'option.custom_config.font_version', 'option.animation'],
  words: ['content.lines'],
  css: ['option.custom_css'],
};

const SETTINGS_PANELS = {
  general: [
    'name',
    'version',
    'option.slug',
    'option.template',
    'option.is_custom_template',
    'option.language',
    'option.web_type',
    'option.is_hidden',
    'option.announcement',
    'option.orders',
  ],
  access: ['option.is_private', 'option.lock'],
  domain: ['option.slug_domain', 'option.custom_domain', 'option.is_custom_domain'],
  meta: ['option.meta_'],
  music: ['option.song_url'],
  guest_book: ['.is_guest_book', '.check_in_config', '.guest_book_image_url', '.guest_book_logo_url'],
  styles: [],
  custom: ['option.custom_config'],
  new_slug: [],
  history: [],
};

const PANELS = { content: CONTENT_PANELS, look: LOOK_PANELS, settings: SETTINGS_PANELS } satisfies Record<
  Tab,
  Record<string, string[]>
>;

export type PanelId = keyof typeof CONTENT_PANELS | keyof typeof LOOK_PANELS | keyof typeof SETTINGS_PANELS;

const TAB_OF = new Map(TABS.flatMap((tab) => Object.keys(PANELS[tab]).map((id) => [id, tab] as const)));

// the keys of objects that are written out
export const panelsOf = (tab: Tab) => Object.keys(PANELS[tab]) as PanelId[];
export const tabOf = (id: PanelId): Tab => TAB_OF.get(id) ?? 'content';
export const isPanelId = (text: string | null): text is PanelId => text !== null && TAB_OF.has(text);

const PREFIXES = TABS.flatMap((tab) =>
  Object.entries(PANELS[tab]).flatMap(([id, prefixes]) => prefixes.map((prefix) => ({ id: id as PanelId, prefix }))),
).toSorted((first, second) => second.prefix.length - first.prefix.length); // the nearest says it

/** Where a value is edited. A prefix that begins with a point is a field of any row. */
export function panelOf(path: Path | string): PanelId | undefined {
  const text = typeof path === 'string' ? path : path.join('.');
  return (
    PREFIXES.find(({ prefix }) => prefix.startsWith('.') && `${text}.`.includes(`${prefix}.`))?.id ??
    PREFIXES.find(({ prefix }) => text.startsWith(prefix))?.id
  );
}
