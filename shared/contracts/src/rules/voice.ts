import type { ClientOption } from '../entities/option.ts';

/**
 * The lines of a guest's page that belong to a look: a family says each in its own words, and the couple may say it in
 * theirs (`content.lines`). Everything else on the page is said alike by all.
 */
export const VOICE_KEYS = [
  'opening.to',
  'opening.open',
  'opening.eyebrow',
  'nav.home',
  'nav.story',
  'nav.wedding',
  'nav.party',
  'nav.gallery',
  'nav.rsvp',
  'nav.wishes',
  'couple.title',
  'story.title',
  'events.eyebrow',
  'events.title',
  'events.party',
  'gallery.title',
  'rsvp.title',
  'rsvp.lead',
  'rsvp.sent_title',
  'rsvp.sent_text',
  'rsvp.no_title',
  'rsvp.no_text',
  'rsvp.kept_title',
  'wishes.title',
  'wishes.empty',
  'gift.title',
  'gift.lead',
  'health.title',
  'share.title',
  'footer.thanks',
  'footer.closing',
  'footer.sign',
  'keepsake.title',
] as const;
export type VoiceKey = (typeof VOICE_KEYS)[number];

/** What is celebrated, where that changes how one speaks; a wedding has none. */
export const TONES = ['child', 'adult', 'anniversary'] as const;
export type Tone = (typeof TONES)[number];

/** Who is younger has a child's birthday. */
const GROWN = 13;

/** `custom_text` is the age on a birthday, the years together on an anniversary. Whose age is not known is grown. */
export function toneOf({ web_type, custom_text }: Pick<ClientOption, 'web_type' | 'custom_text'>): Tone | null {
  const years = /^\d{1,3}$/.exec(custom_text?.trim() ?? '')?.[0];
  if (web_type === 'BIRTHDAY') return years !== undefined && Number(years) < GROWN ? 'child' : 'adult';
  return years === undefined ? null : 'anniversary';
}

/** A line that only one look has: `own.<name>`. */
const OWN = /^own\.[a-z][a-z0-9_]*$/;

/** Whether a family's file of words may hold the key, with a tone or without. */
export function isVoiceKey(key: string): boolean {
  const plain = key.replace(TONE_OF_KEY, '');
  return OWN.test(plain) || (VOICE_KEYS as readonly string[]).includes(plain);
}

const TONE_OF_KEY = new RegExp(`_(?:${TONES.join('|')})$`);
