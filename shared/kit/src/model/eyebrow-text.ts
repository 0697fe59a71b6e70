import type { PublicClient } from '@janur/contracts';
import type { Translate } from '@janur/i18n';
import { hostProfiles } from './hosts.ts';

/** Spanish shortens 'primero' and 'tercero' before a noun: '3.er aniversario', but '11.º'. */
const IS_SHORTENED = /(?:^|[^1])1$|3$/;

/**
 * The line above the names. `custom_text` decides first: a number is the years of an anniversary ('25 years of'), other
 * words are the line itself. Without it: 'The wedding of', or what a birthday or a second day's party is called.
 */
export function eyebrowText(client: PublicClient, t: Translate): string {
  const { web_type, custom_text } = client.option;
  const years = yearsOf(client);
  if (years && web_type !== 'BIRTHDAY') {
    const context = IS_SHORTENED.test(years) ? 'shortened' : undefined;
    return t('opening.anniversary', { years, context, count: Number(years) });
  }
  if (custom_text?.trim() && !years) return custom_text.trim();
  if (web_type === 'BIRTHDAY') return t('opening.birthday');
  const isSingleHost = hostProfiles(client).length === 1;
  return isSingleHost || web_type === 'SECONDARY' ? t('opening.celebration') : t('opening.wedding');
}

/** The line under a birthday's name: 'is blowing out 5 candles!'; empty where the age is not known. */
export function ageText(client: PublicClient, t: Translate): string {
  const years = yearsOf(client);
  return years && client.option.web_type === 'BIRTHDAY' ? t('opening.age', { count: Number(years) }) : '';
}

/** 'years' that a couple is together, or the word for the host's age; empty where neither is known. */
export function yearsWord(client: PublicClient, t: Translate): string {
  const years = yearsOf(client);
  if (!years) return '';
  return t(client.option.web_type === 'BIRTHDAY' ? 'hero.age' : 'hero.years', { count: Number(years) });
}

/** The couple's years together, or on a birthday the host's age ('7'): the number in `custom_text`; else null. */
export function yearsOf({ option }: PublicClient): string | null {
  const text = option.custom_text?.trim() ?? '';
  return /^\d{1,3}$/.test(text) ? text : null;
}
