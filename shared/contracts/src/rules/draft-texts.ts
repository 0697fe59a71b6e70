import type { ClientContent } from '../entities/content.ts';
import type { ClientOption } from '../entities/option.ts';
import { VOICE_KEYS } from './voice.ts';

/** A text of an invitation that may be said in other words. Its path is its editors', rows by their id. */
export interface DraftText {
  readonly path: string;
  /** The section that shows it, by its id on the page. */
  readonly section: string;
  readonly value: string | null;
}

interface Draft {
  readonly content: Pick<
    ClientContent,
    | 'bride'
    | 'groom'
    | 'events'
    | 'new_events'
    | 'stories'
    | 'galleries'
    | 'payments'
    | 'greeting'
    | 'quote'
    | 'quote_source'
    | 'hashtag_word'
    | 'lines'
  >;
  readonly option: Pick<ClientOption, 'announcement' | 'meta_title' | 'meta_description'>;
}

const HOST = ['name', 'full_name', 'prefix_name', 'suffix_name', 'father_name', 'mother_name'] as const;
const EVENT = ['title', 'session_type', 'custom_time_text', 'location', 'street'] as const;
const STORY = ['title', 'subtitle', 'date_time', 'location', 'description'] as const;
const PAYMENT = ['bank', 'account_number', 'account_owner', 'custom_button_text'] as const;

/** The section in whose head or foot a look says a line of its own. */
const SECTION_OF_LINE: Readonly<Record<string, string>> = {
  opening: 'opening',
  nav: 'hero',
  couple: 'bride_groom',
  story: 'our_story',
  events: 'wedding_event',
  gallery: 'gallery',
  rsvp: 'rsvp',
  wishes: 'wishes',
  gift: 'gift',
  health: 'health_protocol',
  share: 'share_banner',
  footer: 'footer',
  keepsake: 'footer',
};

/** Every text of a draft that those whose invitation it is may want to say otherwise, as guests meet it. */
export function draftTexts({ content, option }: Draft): DraftText[] {
  const own = (section: string, path: string, value: string | null): DraftText => ({ section, path, value });
  const rowsOf = <Row extends { id: number }>(
    section: string,
    list: string,
    rows: readonly Row[],
    fields: readonly (keyof Row & string)[],
  ) =>
    rows.flatMap((row) =>
      fields.map((field) => own(section, `content.${list}.${row.id}.${field}`, textOf(row[field]))),
    );
  const shown = content.new_events.length > 0 ? 'new_events' : 'events';
  return [
    ...(['bride', 'groom'] as const).flatMap((side) => {
      const host = content[side];
      return host ? HOST.map((field) => own('bride_groom', `content.${side}.${field}`, host[field])) : [];
    }),
    own('bride_groom', 'content.greeting', content.greeting),
    own('quote', 'content.quote', content.quote),
    own('quote', 'content.quote_source', content.quote_source),
    ...rowsOf('our_story', 'stories', content.stories, STORY),
    ...rowsOf('wedding_event', shown, content[shown], EVENT),
    ...rowsOf('gallery', 'galleries', content.galleries, ['title']),
    ...rowsOf('gift', 'payments', content.payments, PAYMENT),
    own('share_banner', 'content.hashtag_word', content.hashtag_word),
    ...VOICE_KEYS.map((key) =>
      own(
        SECTION_OF_LINE[key.slice(0, key.indexOf('.'))] ?? 'hero',
        `content.lines.${key}`,
        content.lines?.[key] ?? null,
      ),
    ),
    own('hero', 'option.announcement', option.announcement),
    own('meta', 'option.meta_title', option.meta_title),
    own('meta', 'option.meta_description', option.meta_description),
  ];
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
