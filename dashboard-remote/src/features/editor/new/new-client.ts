import { type BodyOf, type createClientWithOption, LIMITS } from '@janur/contracts';
import type { NewSlug } from './slug-form.tsx';

/** What is asked of a new client: a couple, how long it is married on its anniversary, or the one whose birthday it is. */
export interface NewClient extends NewSlug {
  occasion: 'COUPLE' | 'ANNIVERSARY' | 'BIRTHDAY';
  years: string;
  first: string;
  second: string;
}

const AND = ' & ';
/** Both names fit into the client's. */
export const MAX_OF_EACH = Math.floor((LIMITS.person_name - AND.length) / 2);

export function nameOf({ occasion, first, second }: Pick<NewClient, 'occasion' | 'first' | 'second'>): string {
  const names = occasion === 'BIRTHDAY' ? [first] : [first, second];
  return names
    .map((name) => name.trim())
    .filter(Boolean)
    .join(AND);
}

/** `Ayu & Made` is at `ayu-made`; letters with marks lose them, what is no letter or digit parts words. */
export function slugFrom(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return words.filter(Boolean).join('-').slice(0, LIMITS.slug).replace(/-$/, '');
}

/** Of the years of a marriage. */
export const MOST_DIGITS = 3;
/** Years of a marriage, as `custom_text` has them. */
export const isYears = (years: string): boolean => /^[1-9]\d{0,2}$/.test(years.trim());

/** Hidden until somebody shows it: a new invitation is a draft. */
export function bodyOf({
  occasion,
  first,
  second,
  years,
  ...option
}: NewClient): BodyOf<typeof createClientWithOption> {
  const isBirthday = occasion === 'BIRTHDAY';
  return {
    name: nameOf({ occasion, first, second }),
    content: {
      bride: { name: first.trim() },
      ...(!isBirthday && { groom: { name: second.trim() } }),
    },
    option: {
      ...option,
      web_type: isBirthday ? 'BIRTHDAY' : 'PRIMARY',
      // a number is what makes it an anniversary
      ...(occasion === 'ANNIVERSARY' && { custom_text: years.trim() }),
      is_hidden: true,
    },
  };
}
