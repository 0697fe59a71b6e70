import type { Profile } from '../entities/content.ts';

/** spec §5: which label a profile's child order gets; `order` is the ordinal's key in the texts. */
export type ChildOrderLabel = { kind: 'none' } | { kind: 'son' | 'daughter' | 'child'; order: string };

export function childOrderLabel(
  profile: Pick<Profile, 'child_order' | 'son_order' | 'daughter_order'>,
): ChildOrderLabel {
  if (profile.son_order) return { kind: 'son', order: profile.son_order };
  if (profile.daughter_order) return { kind: 'daughter', order: profile.daughter_order };
  if (profile.child_order) return { kind: 'child', order: profile.child_order };
  return { kind: 'none' };
}
