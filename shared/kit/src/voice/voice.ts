import type { Language, PublicClient } from '@janur/contracts';
import { isVoiceKey, toneOf, VOICE_KEYS } from '@janur/contracts/rules';
import { LANGUAGES } from '@janur/contracts/languages';
import { flatten, lineIn, spokenTexts, type Texts } from '@janur/i18n';
import type { Template } from '../template.ts';

type Voiced = Pick<Template, 'voice'>;

/** The family's words in the language; undefined where it has none. */
export async function voiceOf({ voice }: Voiced, language: Language): Promise<Texts | undefined> {
  const file = await voice?.(language);
  return file && 'default' in file && typeof file.default === 'object' ? (file.default as Texts) : (file as Texts); // of JSON
}

/** What a page in `language` says: `general` in the family's voice and the couple's own lines. */
export const textsOf = (
  general: Texts,
  {
    client,
    language,
    voice,
  }: { client: Pick<PublicClient, 'option' | 'content'>; language: Language; voice: Texts | undefined },
): Texts => spokenTexts(general, { voice, tone: toneOf(client.option), lines: linesIn(client, language) });

/** The lines that a couple may say in their own words, as a page with these texts says them. */
export const wordsOf = (texts: Texts): Readonly<Record<string, string>> =>
  Object.fromEntries(VOICE_KEYS.flatMap((key) => (lineIn(texts, key) ? [[key, lineIn(texts, key) ?? '']] : [])));

/** The couple wrote them in their own language: who reads another one reads the family's. */
const linesIn = ({ option, content }: Pick<PublicClient, 'option' | 'content'>, language: Language) =>
  option.language === language ? content.lines : null;

/** The family's words in all languages, as its build prints them. Throws what is wrong with them, in a sentence. */
export async function allVoices(template: Voiced): Promise<Readonly<Record<string, Texts>> | null> {
  if (!template.voice) return null;
  const voices = await Promise.all(
    LANGUAGES.map(async (language) => [language, (await voiceOf(template, language)) ?? {}] as const),
  );
  const [first] = voices;
  const wanted = keysOf(first?.[1] ?? {});
  for (const [language, texts] of voices) {
    const keys = keysOf(texts);
    const unknown = keys.find((key) => !isVoiceKey(key));
    if (unknown) throw new Error(`voice/${language}.json: no look has a word of its own for ${unknown}.`);
    const uneven = [...keys.filter((key) => !wanted.includes(key)), ...wanted.filter((key) => !keys.includes(key))][0];
    if (uneven)
      throw new Error(`voice/${language}.json and voice/${first?.[0]}.json differ: ${uneven} is in one of them.`);
    for (const [key, text] of flatten(texts))
      if (!text.trim() || text.length > LONGEST)
        throw new Error(`voice/${language}.json: ${key} has 1 to ${LONGEST} letters.`);
  }
  return Object.fromEntries(voices);
}

const LONGEST = 300;

const keysOf = (texts: Texts): string[] => [...flatten(texts).keys()];
