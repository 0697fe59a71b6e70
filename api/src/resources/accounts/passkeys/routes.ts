import {
  addPasskey,
  confirmByPasskey,
  listPasskeys,
  type Passkey,
  passkeyLogIn,
  passkeyLogInOptions,
  passkeyOptions,
  removePasskey,
  renewRecoveryCodes,
  problem,
} from '@janur/contracts';
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { placeOf } from '../../../access/actor.ts';
import { accessingOf, recordAccess, recordRefusal } from '../../../audit/access-log.ts';
import type { AppContext } from '../../../context.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import type { PasskeyRow } from '../../../db/rows/invitation.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { endpoints } from '../../../http/endpoints.ts';
import { conflict, HttpError, notFound } from '../../../lib/errors.ts';
import { recordLogin } from '../login/queries.ts';
import { openSession } from '../sessions/open.ts';
import { confirmSession } from '../sessions/queries.ts';
import { newChallenge } from './ceremony.ts';
import {
  countRecoveryCodes,
  deletePasskeys,
  hasPasskey,
  insertPasskey,
  listPasskeyRows,
  lockPasskeys,
  replaceRecoveryCodes,
} from './queries.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { partyOf, verifyNew, verifyUse } from './verify.ts';

const MOST = 20;

/** Passkeys: the log-in with one, the own ones, and the codes for the day when they are lost. */
export function passkeyRoutes(
  app: FastifyInstance,
  { db, config, counters, tokens }: Pick<AppContext, 'db' | 'config' | 'counters' | 'tokens'>,
): void {
  const on = endpoints(app);
  /** A line in the access log of an answer that did not fit. */
  const tell = (request: FastifyRequest) => async (error: unknown) => {
    if (error instanceof HttpError)
      await recordRefusal({ db, counters }, request, { who: undefined, action: 'access.failed', what: 'passkey' });
    throw error;
  };

  on(
    passkeyLogInOptions,
    async ({ request }) => ({
      ...(await generateAuthenticationOptions({
        rpID: partyOf(request, config).id,
        challenge: newChallenge(config, 'log-in'),
        userVerification: 'required',
      })),
    }),
    { limit: 'logins' },
  );

  on(
    passkeyLogIn,
    async ({ body: { credential, stay_signed_in }, request, reply }) => {
      const { account_id, role, client_id } = await verifyUse({ db, config, request }, credential).catch(tell(request));
      await recordLogin(db, account_id);
      const account = { id: account_id, role, clientId: client_id };
      return openSession({ db, config, tokens }, account, {
        request,
        reply,
        stays: stay_signed_in,
        way: 'passkey',
      });
    },
    { limit: 'logins' },
  );

  on(
    confirmByPasskey,
    async ({ body: { credential }, principal: { id, session }, request }) => {
      await verifyUse({ db, config, request }, credential, id).catch(tell(request));
      await confirmSession(db, session.id);
      return null;
    },
    { limit: 'logins' },
  );

  on(listPasskeys, async ({ principal: { id } }) => ({
    passkeys: (await listPasskeyRows(db, id)).map(presentPasskey),
    recovery_codes_left: await countRecoveryCodes(db, id),
  }));

  on(passkeyOptions, async ({ principal: { id, username, name }, request }) => {
    const known = await listPasskeyRows(db, id);
    if (known.length >= MOST) throw conflict(problem('passkeys_full', { max: MOST }));
    return {
      ...(await generateRegistrationOptions({
        rpName: 'Janur',
        rpID: partyOf(request, config).id,
        userName: username,
        userDisplayName: name,
        userID: new TextEncoder().encode(`account-${id}`),
        challenge: newChallenge(config, `add to ${id}`),
        excludeCredentials: known.map(({ credential_id }) => ({ id: credential_id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })),
    };
  });

  on(addPasskey, async ({ body: { credential }, principal, request }) => {
    const account_id = principal.id;
    const name = placeOf(request).device ?? 'Passkey';
    const made = await verifyNew({ db, config, request }, account_id, credential);
    return inTransaction(db, async (trx) => {
      const there = await lockPasskeys(trx, account_id);
      if (there >= MOST) throw conflict(problem('passkeys_full', { max: MOST }));
      const isFirst = there === 0;
      const row = {
        account_id,
        credential_id: made.id,
        public_key: Buffer.from(made.publicKey),
        sign_count: made.counter,
        transports: (made.transports ?? []).join(' ').slice(0, 100),
        name,
      };
      const id = await insertPasskey(trx, row).catch(refuseKnown);
      const recovery_codes = isFirst ? newRecoveryCodes() : null;
      if (recovery_codes) await replaceRecoveryCodes(trx, account_id, recovery_codes);
      await recordAccess(trx, request, { who: accessingOf(principal), action: 'access.passkey-added', what: name });
      const passkey = { id, name, created_at: new Date().toISOString(), last_used_at: null };
      return { passkey, recovery_codes };
    });
  });

  on(removePasskey, async ({ params: { passkeyId }, principal, request }) => {
    await inTransaction(db, async (trx) => {
      if ((await deletePasskeys(trx, { accountId: principal.id, only: passkeyId })) === 0) throw notFound('passkey');
      if (!(await hasPasskey(trx, principal.id))) await replaceRecoveryCodes(trx, principal.id, []);
      await recordAccess(trx, request, { who: accessingOf(principal), action: 'access.passkey-removed' });
    });
    return null;
  });

  on(renewRecoveryCodes, async ({ principal, request }) => {
    const recovery_codes = newRecoveryCodes();
    await inTransaction(db, async (trx) => {
      // without a passkey the password opens alone, and codes would be for nothing
      if (!(await hasPasskey(trx, principal.id))) throw conflict(problem('no_passkey_yet'));
      await replaceRecoveryCodes(trx, principal.id, recovery_codes);
      await recordAccess(trx, request, { who: accessingOf(principal), action: 'access.codes-renewed' });
    });
    return { recovery_codes };
  });
}

const refuseKnown = (error: unknown): never => {
  throw isDuplicateKey(error) ? conflict(problem('passkey_known')) : error;
};

const presentPasskey = ({ id, name, created_at, last_used_at }: PasskeyRow): Passkey => ({
  id,
  name,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});
