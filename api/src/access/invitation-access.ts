import { GuestCode } from '@janur/contracts';
import type { Counters } from '../budgets/counters.ts';
import { networkOf } from '../budgets/network.ts';
import type { Database } from '../db/connection.ts';
import { batchByKey } from '../lib/batch-by-key.ts';
import { type ClientScope, scopeOfGate } from './access.ts';
import { findGuestsAtGates, type GuestAtGate, type GuestKey, type InvitationGate } from './gate-queries.ts';
import { type HttpError, invitationLocked, notFound, raise, rateLimited, unauthenticated } from '../lib/errors.ts';
import type { Principal } from './principals.ts';

/** What a guest shows to be let in. */
export interface Credentials {
  readonly code?: string | undefined;
  readonly principal: Principal;
}

/** What this guest may read and write, and who the guest is where that is known. */
export interface Admission {
  readonly scope: ClientScope;
  readonly gate: InvitationGate;
  readonly guest: GuestAtGate | undefined;
  /** A code was given that opens nothing here. */
  readonly isWrongCode: boolean;
}

/** Decides who may open an invitation, and limits the wrong codes of one network. */
export interface InvitationAccess {
  /**
   * Throws the refusal of the first when none of them lets the caller in. A network with too many wrong codes is told so for
   * each further one; a right one is let in all the same, for many guests share the address of a carrier. The code of a lock,
   * which is short, is let in until ten times as many were wrong; a guest's own always.
   */
  admit(
    address: string,
    gates: readonly [InvitationGate, ...InvitationGate[]],
    credentials: Credentials,
  ): Promise<Admission>;
  /** Throws when this network has failed too often at this invitation; `failed` is to be called for each failure. */
  tries(address: string, gate: InvitationGate): Promise<{ failed(): Promise<void> }>;
}

/** How many guests are looked up together when a crowd opens its links. */
const MOST_GUESTS_AT_ONCE = 100;

export function createInvitationAccess(
  db: Database,
  { wrongCodes, lockGuesses }: Pick<Counters, 'wrongCodes' | 'lockGuesses'>,
): InvitationAccess {
  const findGuest = batchByKey<{ optionId: number; key: GuestKey }, { guest: GuestAtGate | undefined }>({
    keyOf: () => 'guests',
    run: async (keys) => (await findGuestsAtGates(db, keys)).map((guest) => ({ guest })),
    most: MOST_GUESTS_AT_ONCE,
  });
  const keyOf = (address: string, gate: InvitationGate) => `${networkOf(address)} ${gate.option_id}`;

  /**
   * The invitation's own access check (decisions §4): hidden is not there, private wants a guest, locked wants the access code
   * or a guest. Returns the refusal rather than throwing it, so that a caller can count wrong codes and try another invitation.
   */
  async function checkAccess(gate: InvitationGate, { code, principal }: Credentials): Promise<Admission | Refusal> {
    if (gate.is_hidden) return { refusal: notFound('invitation'), isWrongCode: false };
    const scope = scopeOfGate(gate);
    const isAccessCode = code !== undefined && gate.access_code !== null && code === gate.access_code.toUpperCase();
    const guest = await guestAt(gate, { code: isAccessCode ? undefined : code, principal });
    const isWrongCode = code !== undefined && !isAccessCode && guest?.code !== code;
    if (gate.is_private && !guest) return { refusal: unauthenticated(), isWrongCode };
    if (gate.is_locked && !isAccessCode && !guest) return { refusal: invitationLocked(), isWrongCode };
    return { scope, gate, guest, isWrongCode };
  }

  /** The guest of this very invitation with that code, or the one who is logged in. A code goes before a log-in. */
  async function guestAt(gate: InvitationGate, { code, principal }: Credentials): Promise<GuestAtGate | undefined> {
    const optionId = gate.option_id;
    // what no code looks like is nobody's, and MySQL refuses to compare it with ASCII
    const guestCode = code === undefined ? undefined : GuestCode.safeParse(code).data;
    const byCode = guestCode && (await findGuest({ optionId, key: { code: guestCode } })).guest;
    const isLoggedIn = gate.is_private && principal.role === 'GUEST' && principal.optionId === optionId;
    if (byCode || !isLoggedIn) return byCode || undefined;
    // a phone number is known to many: who shows no more is not handed the code, which is the way in at the door
    const { guest } = await findGuest({ optionId, key: { id: principal.id } });
    return guest && { ...guest, code: '' };
  }

  return {
    async tries(address, gate) {
      const key = keyOf(address, gate);
      const wait = await wrongCodes.wait(key);
      if (wait > 0) throw rateLimited(wait);
      return { failed: () => wrongCodes.count(key) };
    },
    async admit(address, gates, credentials) {
      const answers: (Admission | Refusal)[] = [];
      for (const gate of gates) {
        // one after the other: the first that the code opens is the answer, and a client has few invitations
        const answer = await checkAccess(gate, credentials);
        if (isOpen(answer) && !answer.isWrongCode) {
          const isLockCode = credentials.code !== undefined && !answer.guest;
          const wait = isLockCode ? await lockGuesses.wait(keyOf(address, gates[0])) : 0;
          return wait > 0 ? raise(rateLimited(wait)) : answer;
        }
        answers.push(answer);
      }
      if (answers.some((answer) => answer.isWrongCode)) {
        const key = keyOf(address, gates[0]);
        const wait = await wrongCodes.wait(key);
        await Promise.all([wrongCodes.count(key), lockGuesses.count(key)]);
        if (wait > 0) throw rateLimited(wait);
      }
      const [first] = answers;
      return answers.find(isOpen) ?? raise(first && 'refusal' in first ? first.refusal : notFound('invitation'));
    },
  };
}

const isOpen = (answer: Admission | Refusal): answer is Admission => 'scope' in answer;

interface Refusal {
  readonly refusal: HttpError;
  readonly isWrongCode: boolean;
}
