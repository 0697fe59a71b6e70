import type { Limit } from '../config.ts';
import type { Database } from '../db/connection.ts';
import { type Admission, type Credentials, knock, type Refusal } from './access.ts';
import { windowedAttempts } from './attempts.ts';
import type { Door } from './gate-queries.ts';
import { notFound, raise, rateLimited } from '../lib/errors.ts';

/** Lets guests in at the doors of invitations, and holds off an address that tries codes. */
export interface Doorkeeper {
  /** Throws the first door's refusal when none of them opens. */
  admit(address: string, doors: readonly [Door, ...Door[]], credentials: Credentials): Promise<Admission>;
  /** Throws when this address has failed too often at this door; `failed` is to be called for each failure. */
  tries(address: string, door: Door): { failed(): void };
}

export function createDoorkeeper({ db, wrongCodes: limit }: { db: Database; wrongCodes: Limit }): Doorkeeper {
  const wrongCodes = windowedAttempts(limit);

  const tries: Doorkeeper['tries'] = (address, door) => {
    const key = `${address} ${door.option_id}`;
    const wait = wrongCodes.wait(key);
    if (wait > 0) throw rateLimited(wait);
    return { failed: () => wrongCodes.fail(key) };
  };

  return {
    tries,
    async admit(address, doors, credentials) {
      const attempt = credentials.code === undefined ? undefined : tries(address, doors[0]);
      const answers: (Admission | Refusal)[] = [];
      for (const door of doors) {
        // one after the other: the first that the code opens is the answer, and a client has few doors
        const answer = await knock(db, door, credentials);
        if (isOpen(answer) && !answer.isWrongCode) return answer;
        answers.push(answer);
      }
      if (answers.some((answer) => answer.isWrongCode)) attempt?.failed();
      const [first] = answers;
      return answers.find(isOpen) ?? raise(first && 'refusal' in first ? first.refusal : notFound('invitation'));
    },
  };
}

const isOpen = (answer: Admission | Refusal): answer is Admission => 'scope' in answer;
