import type { Translate } from '@janur/i18n';
import { hasSigns } from './signs.ts';

/** Spanish says 'y', and 'e' before the sound of an i: 'Juan e Inés', but 'Juan y Hierro'. */
const SOUNDS_AS_I = /^(?:h?[ií](?![aeou])|y(?![aeiouáéíóú]))/iu;

/** Which 'and' stands before the name; a language that has one alone says it in any case. */
const before = (name: string) => ({ context: SOUNDS_AS_I.test(name) ? 'before_i' : undefined });

/** 'dan': the word between the names, in the page's language. */
export const joinerOf = (names: readonly string[], t: Translate): string => t('and', before(names[1] ?? ''));

/** Family and given name of signs stay together among other words: '桜井 美咲' stands whole on a line. */
export const unbroken = (name: string): string => (hasSigns(name) ? name.replaceAll(' ', '\u00A0') : name);

/** 'Sinta and Rama', for a sentence; the sign between them is for titles alone. */
export function namesInWords(names: readonly string[], t: Translate): string {
  const [first = '', second] = names.map(unbroken);
  return second === undefined ? first : t('couple.names', { first, second, ...before(second) });
}

/** 'Bapak Wirya & Ibu Sari': both parents of a host, or the one who is named. */
export function parentsInWords(parents: readonly string[], t: Translate): string | null {
  const [father, mother] = parents;
  if (father === undefined) return null;
  return mother === undefined ? father : t('couple.parents', { father, mother, ...before(mother) });
}
