import type { Counters } from '../budgets/counters.ts';
import { networkOf } from '../budgets/network.ts';
import type { Database } from '../db/connection.ts';
import { type ClientScope, scopeOfGate } from './access.ts';
import { findGuestAtGate, type GuestAtGate, type InvitationGate } from './gate-queries.ts';
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

export function createInvitationAccess(
  db: Database,
  { wrongCodes, lockGuesses }: Pick<Counters, 'wrongCodes' | 'lockGuesses'>,
): InvitationAccess {
  const keyOf = (address: string, gate: InvitationGate) => `${networkOf(address)} ${gate.option_id}`;

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
        const answer = await checkAccess(db, gate, credentials);
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

/**
 * The invitation's own access check (decisions §4): hidden is not there, private wants a guest, locked wants the access code
 * or a guest. Returns the refusal rather than throwing it, so that a caller can count wrong codes and try another invitation.
 */
async function checkAccess(
  db: Database,
  gate: InvitationGate,
  { code, principal }: Credentials,
): Promise<Admission | Refusal> {
  if (gate.is_hidden) return { refusal: notFound('invitation'), isWrongCode: false };
  const scope = scopeOfGate(gate);
  const isAccessCode = code !== undefined && gate.access_code !== null && code === gate.access_code.toUpperCase();
  const guestId = principal.role === 'GUEST' && principal.optionId === gate.option_id ? principal.id : undefined;
  const guest = await findGuestAtGate(db, gate, { code: isAccessCode ? undefined : code, guestId });
  const isWrongCode = code !== undefined && !isAccessCode && guest?.code !== code;
  if (gate.is_private && !guest) return { refusal: unauthenticated(), isWrongCode };
  if (gate.is_locked && !isAccessCode && !guest) return { refusal: invitationLocked(), isWrongCode };
  return { scope, gate, guest, isWrongCode };
}
interface Refusal {
  readonly refusal: HttpError;
  readonly isWrongCode: boolean;
}
