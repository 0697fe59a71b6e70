import { createHash } from 'node:crypto';
import type { RemoteEntry } from '@janur/contracts';
import type { Remotes } from '../sources.ts';

interface Visit {
  readonly slug: string;
  /** Whom the link is for: its code, or the name in it; '' when it is for nobody in particular. */
  readonly guestKey: string;
}

/**
 * The version of a family that a visit gets, and the one that is tried when it fails. A guest of the canary falls back
 * on what everybody gets.
 */
export function versionFor(
  { alternatives }: Pick<Remotes, 'alternatives'>,
  promoted: RemoteEntry | null,
  visit: Visit,
): { entry: RemoteEntry | null; former: RemoteEntry | null } {
  const others = promoted && alternatives.get(promoted.name);
  if (!promoted || !others) return { entry: promoted, former: null };
  const { canary, former } = others;
  const isIn = canary !== null && shareOf(promoted.name, visit) < canary.percent;
  return isIn ? { entry: canary.entry, former: promoted } : { entry: promoted, former };
}

/**
 * Where a guest stands among all guests of a family, from 0 to under 100: always in the same place, without a cookie, and in
 * another place for another family. A link for nobody in particular is one for all who got it: they stand together.
 */
function shareOf(family: string, { slug, guestKey }: Visit): number {
  const digest = createHash('sha256').update(`${family}\n${slug}\n${guestKey}`).digest();
  return (digest.readUInt32BE(0) / 2 ** 32) * 100;
}
