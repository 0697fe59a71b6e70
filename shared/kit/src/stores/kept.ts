import { phoneStorage } from '../rsvp/remembered.ts';
import { type LockConfig, useSharedState } from './shared-state.ts';
import type { ListedWish } from './wishes.ts';

/**
 * The browser's storage of spec §4 and §9: the keys `client`, `wishes` and `lockConfig`, each of one invitation. They are of the
 * tab, and gone with it: the next person on a shared phone finds nothing of a page that was private or locked. No guest's
 * name, code or answer is in them, and what the server says always goes before them.
 */
const tab = phoneStorage(() => window.sessionStorage);

/** Once the invitation is open. */
export function keepClient(slug: string): void {
  const { client } = useSharedState.getState();
  if (client) tab.write('client', { slug, ...client, guest: null });
  const lock = ofSlug('lockConfig', slug);
  if (!lock) return tab.remove('lockConfig');
  const lockConfig = { ...lock, status: 'UNLOCKED' } as LockConfig; // the page server wrote it
  tab.write('lockConfig', lockConfig);
  useSharedState.setState({ lockConfig });
}

/** As many as the first page has; shown until the server says what there is. */
export const keepWishes = (slug: string, wishes: readonly ListedWish[]): void =>
  void tab.write('wishes', { slug, wishes: wishes.slice(0, 10) });

export function keptWishes(slug: string): readonly ListedWish[] {
  const kept = ofSlug('wishes', slug);
  return kept && 'wishes' in kept && Array.isArray(kept.wishes) ? kept.wishes.filter(isWish) : [];
}

/** What is kept of this invitation, and of no other. */
function ofSlug(key: string, slug: string): object | undefined {
  const kept = tab.read(key);
  return typeof kept === 'object' && kept !== null && 'slug' in kept && kept.slug === slug ? kept : undefined;
}

/** Anybody may write into a browser's storage: what is no wish would break the list. */
const isWish = (kept: unknown): kept is ListedWish =>
  typeof kept === 'object' &&
  kept !== null &&
  ['id', 'name', 'message', 'created_at'].every((key) => typeof Reflect.get(kept, key) === 'string') &&
  ['string', 'object', 'undefined'].includes(typeof (Reflect.get(kept, 'answer') ?? null)) &&
  !Number.isNaN(Date.parse(String(Reflect.get(kept, 'created_at'))));
