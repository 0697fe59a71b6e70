import type { LockInfo, PublicClient } from '@janur/contracts';
import { create } from 'zustand';
import type { PageLook } from '../theme/page-look.ts';

export interface LockConfig extends LockInfo {
  slug: string;
}

/**
 * spec §4, beside music, opening, RSVP result and wishes: the client's data, the colours and fonts that the page wears, and what its
 * lock said, where it was locked.
 */
interface SharedState {
  client: PublicClient | null;
  colors: Readonly<Record<string, string>>;
  fonts: Readonly<Record<string, string>>;
  lockConfig: LockConfig | null;
}

export const useSharedState = create<SharedState>(() => ({ client: null, colors: {}, fonts: {}, lockConfig: null }));

/** The client has come: it is shared with the look that it wears. */
export function shareClient(client: PublicClient, { properties }: PageLook): void {
  const all = Object.entries(properties).map(([name, value]) => [name.slice(2), value] as const);
  const isFont = ([name]: readonly [string, string]) => name.startsWith('font-');
  useSharedState.setState({
    client,
    colors: Object.fromEntries(all.filter((entry) => !isFont(entry))),
    fonts: Object.fromEntries(all.filter(isFont).map(([name, value]) => [name.slice('font-'.length), value])),
  });
}
