import type { Limit } from '../config.ts';
import type { Database } from '../db/connection.ts';
import { type Admission, type Credentials, checkAccess, type Refusal } from './access.ts';
import { windowedAttempts } from './attempts.ts';
import type { InvitationGate } from './gate-queries.ts';
import { notFound, raise, rateLimited } from '../lib/errors.ts';

/** Decides who may open an invitation, and limits the wrong codes of one address. */
export interface InvitationAccess {
  /** Throws the refusal of the first when none of them lets the caller in. */
  admit(
    address: string,
    gates: readonly [InvitationGate, ...InvitationGate[]],
    credentials: Credentials,
  ): Promise<Admission>;
  /** Throws when this address has failed too often at this invitation; `failed` is to be called for each failure. */
  tries(address: string, gate: InvitationGate): Promise<{ failed(): Promise<void> }>;
}

export function createInvitationAccess({
  db,
  wrongCodes: limit,
}: {
  db: Database;
  wrongCodes: Limit;
}): InvitationAccess {
  const wrongCodes = windowedAttempts(limit);

  const tries: InvitationAccess['tries'] = async (address, gate) => {
    const key = `${address} ${gate.option_id}`;
    const wait = await wrongCodes.wait(key);
    if (wait > 0) throw rateLimited(wait);
    return { failed: () => wrongCodes.fail(key) };
  };

  return {
    tries,
    async admit(address, gates, credentials) {
      const attempt = credentials.code === undefined ? undefined : await tries(address, gates[0]);
      const answers: (Admission | Refusal)[] = [];
      for (const gate of gates) {
        // one after the other: the first that the code opens is the answer, and a client has few invitations
        const answer = await checkAccess(db, gate, credentials);
        if (isOpen(answer) && !answer.isWrongCode) return answer;
        answers.push(answer);
      }
      if (answers.some((answer) => answer.isWrongCode)) await attempt?.failed();
      const [first] = answers;
      return answers.find(isOpen) ?? raise(first && 'refusal' in first ? first.refusal : notFound('invitation'));
    },
  };
}

const isOpen = (answer: Admission | Refusal): answer is Admission => 'scope' in answer;
