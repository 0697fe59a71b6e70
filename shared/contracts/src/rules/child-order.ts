import type { Profile } from '../entities/content.ts';

/** spec §9: every order that has words of its own; each is a key of the guest texts' `order`. */
export const ORDINALS = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  'only',
  'eldest',
  'youngest',
  'single',
  'sulung',
  'bungsu',
] as const;

/**
 * spec §5: which label a profile's child order gets; `order` is the ordinal's key in the texts, or the couple's own
 * words where it is none.
 */
export type ChildOrderLabel = { kind: 'none' } | { kind: 'son' | 'daughter' | 'child'; order: string };

export function childOrderLabel(
  profile: Pick<Profile, 'child_order' | 'son_order' | 'daughter_order'>,
): ChildOrderLabel {
  const son = ordinal(profile.son_order);
  if (son) return { kind: 'son', order: son };
  const daughter = ordinal(profile.daughter_order);
  if (daughter) return { kind: 'daughter', order: daughter };
  const child = ordinal(profile.child_order);
  if (child) return { kind: 'child', order: child };
  return { kind: 'none' };
}

/** Editors write 'Sulung' and ' 1' too; what is no ordinal stays as it was written. */
function ordinal(written: string | null | undefined): string {
  const words = written?.trim() ?? '';
  return ORDINALS.find((known) => known === words.toLowerCase()) ?? words;
}
