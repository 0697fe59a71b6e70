import type { Profile } from '@janur/contracts';
import { childOrderLabel } from '@janur/contracts/rules';
import type { Translate } from '@janur/i18n';
import { parentsInWords } from './joined-names.ts';
import { gluedTitle } from './line-breaks.ts';

export type Parentage = { line: 'child' | 'parents'; text: string }[];

type Family = Pick<Profile, 'father_name' | 'mother_name' | 'child_order' | 'son_order' | 'daughter_order'>;

/** Stands for the parents until it is known which line of the phrase names them. */
const PARENTS = '\uE000';

/**
 * Whose child a host is. A language says it in one text with both in it, and a line break where a look may begin a new line: English
 * 'First daughter of' ⏎ the parents, Korean the parents and '의' ⏎ '장녀'.
 */
export function parentageOf(profile: Family, t: Translate): Parentage {
  const named = [profile.father_name, profile.mother_name].flatMap((parent) => (parent ? gluedTitle(parent) : []));
  const parents = parentsInWords(named, t);
  const label = childOrderLabel(profile);
  if (label.kind === 'none') return parents === null ? [] : [{ line: 'parents', text: parents }];
  const order = t(`order.${label.order}`, { context: label.kind, defaultValue: label.order });
  const phrase = t(`couple.${label.kind}`, {
    ...(parents === null && { context: 'alone' }),
    order,
    parents: PARENTS,
  });
  return phrase.split('\n').map((text) => ({
    line: text.includes(PARENTS) ? 'parents' : 'child',
    text: text.replace(PARENTS, () => parents ?? ''),
  }));
}

/** In one line: signs follow each other without a space where the first part ends in one that joins. */
export function parentageInWords(parentage: Parentage): string | null {
  if (parentage.length === 0) return null;
  return parentage.map(({ text }) => text).reduce((said, text) => said + (/[之的]$/.test(said) ? '' : ' ') + text);
}

/** For a look that says the label first whatever the language: where the parents go before it, the label is the whole phrase. */
export function labelAndParents(parentage: Parentage): { childLabel: string | null; parents: string | null } {
  const [first, second] = parentage;
  if (first?.line === 'parents' && second) return { childLabel: parentageInWords(parentage), parents: null };
  const textOf = (wanted: 'child' | 'parents') => parentage.find(({ line }) => line === wanted)?.text ?? null;
  return { childLabel: textOf('child'), parents: textOf('parents') };
}
