import { LRUCache } from 'lru-cache';
import type { InvitationGate } from '../../access/gate-queries.ts';
import { unavailable } from '../../lib/errors.ts';
import { PATIENCE_FOR_ANSWER_MS, within } from '../../lib/within.ts';
import type { BuiltInvitation } from './build.ts';

export interface KeptInvitation {
  readonly gate: InvitationGate;
  /** When the database last said so, in ms. */
  readonly seenAt: number;
  /** Only for whom `access.admit` let in, save its lock and meta. */
  readonly content: () => Promise<BuiltInvitation | undefined>;
}

export interface KeptOptions {
  /** For how long what is kept is answered without asking the database. */
  readonly freshForMs: number;
  /** What stands at an address now, asked of the database; `former` is what stood there. */
  readonly ask: (address: string, former: KeptInvitation | undefined) => Promise<KeptInvitation | undefined>;
}

/** How many invitations are kept; one takes about 100 KB with its content. */
const MAX_KEPT = 1000;
/** How many addresses at which there is nothing; one takes about 200 bytes. */
const MAX_NOTHING = 10_000;
/** A guest waits no longer for the news of what is known. */
const PATIENCE_MS = 1000;
/** What is known serves for a day without the database. */
const KEPT_FOR_MS = 86_400_000;

/**
 * What stands at addresses, kept in memory, each asked for again after `freshForMs`; without the database what is known serves.
 * Anybody can make up addresses at which there is nothing: they have a place of their own, and drive no invitation out of its.
 */
export function keepInvitations({
  freshForMs,
  ask,
}: KeptOptions): (address: string) => Promise<KeptInvitation | undefined> {
  const rule = { ttl: freshForMs, noDeleteOnStaleGet: true };
  const found = new LRUCache<string, KeptInvitation>({ ...rule, max: MAX_KEPT });
  const nothing = new LRUCache<string, 'nothing'>({ ...rule, max: MAX_NOTHING });
  const asked = new Map<string, Promise<KeptInvitation | 'nothing'>>();

  const known = (address: string, allowStale: boolean) =>
    nothing.get(address, { allowStale }) ?? found.get(address, { allowStale });

  /** Who asks while somebody does is answered with the same. */
  function question(address: string): Promise<KeptInvitation | 'nothing'> {
    const running = asked.get(address);
    if (running) return running;
    const answer = ask(address, found.get(address, { allowStale: true }))
      .then((kept) => keep(address, kept))
      .finally(() => asked.delete(address));
    asked.set(address, answer);
    return answer;
  }

  function keep(address: string, kept: KeptInvitation | undefined): KeptInvitation | 'nothing' {
    (kept ? nothing : found).delete(address);
    if (kept) found.set(address, kept);
    else nothing.set(address, 'nothing');
    return kept ?? 'nothing';
  }

  async function news(address: string): Promise<KeptInvitation | 'nothing'> {
    const former = known(address, true);
    // without the database what is known serves
    const answer = question(address).catch((error: unknown) => {
      if (former === undefined) throw error;
      return former;
    });
    const kept = await within(former === undefined ? PATIENCE_FOR_ANSWER_MS : PATIENCE_MS, answer, former);
    if (kept === undefined) throw unavailable();
    if (kept !== 'nothing' && Date.now() - kept.seenAt > KEPT_FOR_MS) throw unavailable();
    return kept;
  }

  return async (address) => {
    const kept = (freshForMs > 0 && known(address, false)) || (await news(address));
    return kept === 'nothing' ? undefined : kept;
  };
}
