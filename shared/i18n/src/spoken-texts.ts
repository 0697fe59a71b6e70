import { TONES, type Tone, VOICE_KEYS, type VoiceKey } from '@janur/contracts/rules';
import type { Texts } from './translator.ts';

export interface Speaking {
  /** The family's file of words in the language. */
  readonly voice?: Texts | undefined;
  readonly tone: Tone | null;
  /** The couple's own lines. */
  readonly lines?: Readonly<Partial<Record<VoiceKey, string>>> | null | undefined;
}

/** The texts that a line stands for, where they bear another name: several parts of the page may say one line. */
const TEXTS_OF: Readonly<Partial<Record<VoiceKey, readonly string[]>>> = {
  'opening.eyebrow': ['opening.wedding', 'opening.birthday', 'opening.celebration'],
  'nav.story': ['nav.story', 'nav.story_alone'],
  'nav.party': ['nav.party', 'nav.party_alone'],
  'story.title': ['story.title', 'story.title_alone'],
  'events.title': ['events.title', 'events.party'],
  'rsvp.sent_title': ['rsvp.success_title'],
  'rsvp.sent_text': ['rsvp.success'],
  'rsvp.no_title': ['rsvp.declined_title'],
  'rsvp.no_text': ['rsvp.declined'],
  'gift.lead': ['gift.text'],
  'footer.closing': ['footer.text'],
};

/** The texts that a tone may change: others that end alike bend for something else (an ordinal for a child). */
const SPOKEN: ReadonlySet<string> = new Set([
  ...VOICE_KEYS.flatMap((key) => TEXTS_OF[key] ?? [key]),
  // no look has words of its own for these, but a child is not asked as its elders are
  'rsvp.name',
  'rsvp.attending',
  'rsvp.attending_event',
  'rsvp.yes',
  'rsvp.no',
  'rsvp.message',
  'rsvp.eyebrow',
  'rsvp.guests',
  'rsvp.until',
  'rsvp.success_wish',
  'rsvp.error_guests',
  'rsvp.error_title',
  'rsvp.error_name',
  'rsvp.error_attending',
  'rsvp.error_attending_event',
  'rsvp.error_message',
  'rsvp.said_yes_lead',
  'rsvp.said_no_lead',
]);

const isTone = (key: string): boolean =>
  TONES.some((tone) => key.endsWith(`_${tone}`) && SPOKEN.has(key.slice(0, -tone.length - 1)));

/** They are spoken to otherwise than guests of a wedding; an adult's are not. */
const isPlain = (tone: Tone | null): boolean => tone === 'child' || tone === 'anniversary';

/**
 * The texts of one page: the couple's own line, else the family's in the tone of the celebration, else the family's, else
 * the general one in the tone, else the general one; to a child and of an anniversary the general one in the tone before the
 * family's that has none. What comes of it has no tones any more.
 */
export function spokenTexts(general: Texts, { voice = {}, tone, lines }: Speaking): Texts {
  const spoken = flatten(general);
  const toned = (texts: ReadonlyMap<string, string>, key: string) => (tone ? texts.get(`${key}_${tone}`) : undefined);
  const said = new Map<string, string>();
  const family = flatten(voice);
  for (const [key, text] of spoken)
    if (!isTone(key)) said.set(key, (SPOKEN.has(key) ? toned(spoken, key) : undefined) ?? text);
  for (const key of VOICE_KEYS) {
    const own = lines?.[key]?.trim() || undefined;
    const ofLook = toned(family, key);
    const names = TEXTS_OF[key] ?? [key];
    // a look that has no words for a child or for those long married speaks to a wedding's guests: what is said to all is truer
    const isOfAll =
      own === undefined && ofLook === undefined && isPlain(tone) && names.some((name) => toned(spoken, name));
    const line = isOfAll ? undefined : (own ?? ofLook ?? family.get(key));
    if (line !== undefined) for (const name of names) said.set(name, line);
    // who celebrates alone is no couple: only words for that do
    const ofHost = own ?? ofLook;
    if (key === 'couple.title' && ofHost !== undefined && (tone === 'child' || tone === 'adult'))
      said.set('couple.host', ofHost);
  }
  for (const key of family.keys())
    if (key.startsWith('own.') && !TONES.some((each) => key.endsWith(`_${each}`)))
      said.set(key, toned(family, key) ?? family.get(key) ?? '');
  return asTree(said);
}

/** What a page with these texts says in the place of the line. */
export const lineIn = (texts: Texts, key: VoiceKey): string | undefined =>
  flatten(texts).get(TEXTS_OF[key]?.[0] ?? key);

/** `{ rsvp: { title } }` as `rsvp.title`. */
export function flatten(tree: Texts, path = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, branch]) => {
      if (typeof branch === 'string') return [[path + key, branch] as const];
      return typeof branch === 'object' && branch !== null ? [...flatten(branch as Texts, `${path}${key}.`)] : [];
    }),
  );
}

function asTree(texts: ReadonlyMap<string, string>): Texts {
  const tree: Record<string, unknown> = {};
  for (const [key, text] of texts) {
    const steps = key.split('.');
    const last = steps.pop() ?? key;
    let at = tree;
    for (const step of steps) at = (at[step] ??= {}) as Record<string, unknown>; // keys and branches never share a name
    at[last] = text;
  }
  return tree;
}
