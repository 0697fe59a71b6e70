import type { Credential } from '@janur/contracts';
import { problem } from '@janur/contracts';
import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { originOf } from '../../../access/origins.ts';
import type { Config } from '../../../config/index.ts';
import type { Database } from '../../../db/connection.ts';
import { HttpError } from '../../../lib/errors.ts';
import { endOfChallenge, type Purpose } from './ceremony.ts';
import { findPasskey, type KnownPasskey, recordUse, useChallenge } from './queries.ts';

/** The relying party of passkeys: where the staff is, and nowhere else. */
export function partyOf(request: FastifyRequest, config: Config): { id: string; origin: string } {
  const origin = originOf('staff', request, config);
  return { id: new URL(origin).hostname, origin };
}

interface Ceremony {
  readonly db: Database;
  readonly config: Config;
  readonly request: FastifyRequest;
}

/** The passkey that a browser has just made for an account. Throws INVALID_CREDENTIALS for anything else. */
export async function verifyNew({ db, config, request }: Ceremony, accountId: number, credential: Credential) {
  const { answer, challenge } = challenged(config, `add to ${accountId}`);
  const party = partyOf(request, config);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: credential as unknown as RegistrationResponseJSON, // what it is, this very call finds out
    expectedChallenge: answer,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
  }).catch(refuse);
  if (!registrationInfo) throw refused();
  await spend(db, challenge());
  return registrationInfo.credential;
}

/** The passkey whose owner, of `accountId` where it is given, has just answered. Throws INVALID_CREDENTIALS for anything else, whatever is wrong with it. */
export async function verifyUse(
  { db, config, request }: Ceremony,
  credential: Credential,
  accountId?: number,
): Promise<KnownPasskey> {
  const passkey = await findPasskey(db, credential.id);
  if (!passkey || (accountId !== undefined && passkey.account_id !== accountId)) throw refused();
  const { answer, challenge } = challenged(config, 'log-in');
  const party = partyOf(request, config);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: credential as unknown as AuthenticationResponseJSON, // what it is, this very call finds out
    expectedChallenge: answer,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.sign_count,
    },
  }).catch(refuse);
  if (!verified) throw refused();
  await spend(db, challenge());
  await recordUse(db, passkey.id, authenticationInfo.newCounter);
  return passkey;
}

/** Looks at the challenge that an answer carries, and keeps it. */
function challenged(config: Config, purpose: Purpose) {
  let seen: { text: string; end: Date } | undefined;
  return {
    answer: (text: string): boolean => {
      const end = endOfChallenge(config, purpose, text);
      seen = end && { text, end };
      return end !== undefined;
    },
    challenge: () => seen,
  };
}

async function spend(db: Database, seen: { text: string; end: Date } | undefined): Promise<void> {
  if (!seen || !(await useChallenge(db, seen.text, seen.end))) throw refused();
}

const refused = () => new HttpError('INVALID_CREDENTIALS', problem('wrong_passkey'));
// the library says by an error what is wrong; whoever tries hears only that something is
const refuse = (): never => {
  throw refused();
};
