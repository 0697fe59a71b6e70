import {
  addPasskey,
  authDetail,
  confirmByPasskey,
  listPasskeys,
  login,
  passkeyLogIn,
  passkeyLogInOptions,
  passkeyOptions,
  qrScanLogin,
  removePasskey,
  renewRecoveryCodes,
  resetPassword,
} from '@janur/contracts';
import { newAuthenticator, type Place } from '../../../testing/authenticator.ts';
import { type GivenAccount, PASSWORD } from '../../../testing/given.ts';
import { testApi } from '../../../testing/test-api.ts';

const api = testApi();
const STAFF: Place = { origin: 'https://staff.janur.test', rpId: 'staff.janur.test' };

/** What options are asked for: the challenge in them. */
const challengeOf = (data: Record<string, unknown>) => ({ challenge: String(data['challenge']) });
const askedToAdd = async (who: GivenAccount) => challengeOf((await api.as(who).call(passkeyOptions, {})).data);
const askedToUse = async () => challengeOf((await api.as().call(passkeyLogInOptions, {})).data);

/** An account that has added the passkey of a phone. */
async function withPasskey(who?: GivenAccount) {
  const account = who ?? (await api.given.clientAccount());
  const phone = newAuthenticator(STAFF);
  const credential = phone.make(await askedToAdd(account));
  const { data } = await api.as(account).call(addPasskey, { body: { credential } });
  return { account, phone, passkeyId: data.passkey.id, codes: data.recovery_codes ?? [] };
}
type Phone = ReturnType<typeof newAuthenticator>;

const enter = async (phone: Phone, how: Parameters<Phone['use']>[1] = {}) =>
  api.as().call(passkeyLogIn, { body: { credential: phone.use(await askedToUse(), how) } });
const byPassword = ({ username }: GivenAccount, recovery_code?: string) =>
  api.as().call(login, { body: { username, password: PASSWORD, ...(recovery_code && { recovery_code }) } });
const actions = async ({ id }: GivenAccount) =>
  api.db('audit_log').where({ account_id: id, subject_type: 'access' }).orderBy('id').pluck('action');

describe.each(['admin', 'designer', 'clientAccount'] as const)('%s', (role) => {
  test('adds a passkey and logs in with it alone', async () => {
    const { account, phone, codes } = await withPasskey(await api.given[role]());
    expect(new Set(codes).size).toBe(10);
    const { data } = await enter(phone);
    expect((await api.as(data).call(authDetail, {})).data.username).toBe(account.username);
    const { passkeys, recovery_codes_left } = (await api.as(account).call(listPasskeys, {})).data;
    expect(passkeys).toMatchObject([{ name: 'Passkey', last_used_at: expect.any(String) }]);
    expect(recovery_codes_left).toBe(10);
    expect(await actions(account)).toEqual(['access.log-in', 'access.passkey-added', 'access.log-in']);
  });
});

test('an usher has no passkeys', async () => {
  expect((await api.as(await api.given.usher()).call(passkeyOptions, {})).code).toBe('FORBIDDEN');
});

test('the password alone opens no account with a passkey, at the dashboard or at the door', async () => {
  const { account } = await withPasskey();
  expect([(await byPassword(account)).status, (await byPassword(account)).code]).toEqual([
    401,
    'SECOND_FACTOR_REQUIRED',
  ]);
  const atTheDoor = await api.as().call(qrScanLogin, { body: { username: account.username, password: PASSWORD } });
  expect(atTheDoor.code).toBe('SECOND_FACTOR_REQUIRED');
  expect(await actions(account)).toContain('access.failed');
  const wrong = await api.as().call(login, { body: { username: account.username, password: 'not this one' } });
  expect(wrong.code).toBe('INVALID_CREDENTIALS');
});

test('with a recovery code it does, once, however the code is typed', async () => {
  const { account, codes } = await withPasskey();
  const typed = ` ${codes[0]?.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'L')}`;
  expect((await byPassword(account, typed)).status).toBe(200);
  expect((await byPassword(account, codes[0])).failure.problem.code).toBe('wrong_recovery_code');
  expect((await api.as(account).call(listPasskeys, {})).data.recovery_codes_left).toBe(9);
  expect(await actions(account)).toEqual(expect.arrayContaining(['access.code-used', 'access.failed']));
});

test('of two who spend the same code at once one gets in', async () => {
  const { account, codes } = await withPasskey();
  const answers = await Promise.all([byPassword(account, codes[1]), byPassword(account, codes[1])]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
});

test('whoever guesses codes is held off', async () => {
  const { account, codes } = await withPasskey();
  for (let guess = 0; guess < 5; guess += 1) await byPassword(account, 'aaaa-aaaa-aaaa');
  expect((await byPassword(account, codes[0])).status).toBe(429);
});

test('new codes end the former ones; without a passkey there are none', async () => {
  const { account, codes, passkeyId } = await withPasskey();
  const { recovery_codes } = (await api.as(account).call(renewRecoveryCodes, {})).data;
  expect((await byPassword(account, codes[0])).status).toBe(401);
  expect((await byPassword(account, recovery_codes[0])).status).toBe(200);
  await api.as(account).call(removePasskey, { params: { passkeyId } });
  expect((await byPassword(account)).status).toBe(200);
  expect((await api.as(account).call(renewRecoveryCodes, {})).failure.problem.code).toBe('no_passkey_yet');
});

test('a second passkey makes no new codes, and each opens', async () => {
  const { account, phone } = await withPasskey();
  const laptop = await withPasskey(account);
  expect(laptop.codes).toEqual([]);
  expect([(await enter(phone)).status, (await enter(laptop.phone)).status]).toEqual([200, 200]);
});

test('a reset of the password takes passkeys and codes away', async () => {
  const client = await api.given.client();
  const { account, phone, codes } = await withPasskey(await api.given.clientAccount(client));
  const { data } = await api.as(await api.given.admin()).call(resetPassword, { params: { clientId: client.id } });
  expect((await enter(phone)).code).toBe('INVALID_CREDENTIALS');
  expect((await byPassword(account, codes[0])).status).toBe(401);
  const own = await api.as().call(login, { body: { username: account.username, password: data.password } });
  expect(own.status).toBe(200);
});

test('a closed account is not opened by its passkey', async () => {
  const { account, phone } = await withPasskey();
  await api.db('accounts').where({ id: account.id }).update({ is_active: 0 });
  expect((await enter(phone)).status).toBe(401);
});

test('a passkey confirms that it is still you; another’s does not', async () => {
  const [mine, theirs] = [await withPasskey(), await withPasskey()];
  await api
    .db('sessions')
    .where({ account_id: mine.account.id })
    .update({ authenticated_at: new Date(0) });
  const renew = async () => (await api.as(mine.account).call(renewRecoveryCodes, {})).code;
  const confirm = async ({ phone }: { phone: Phone }) => {
    const credential = phone.use(await askedToUse());
    return (await api.as(mine.account).call(confirmByPasskey, { body: { credential } })).status;
  };
  expect([await confirm(theirs), await renew()]).toEqual([401, 'CONFIRMATION_REQUIRED']);
  expect([await confirm(mine), await renew()]).toEqual([200, undefined]);
});

test('of two first passkeys that are added at once one brings the codes', async () => {
  const account = await api.given.clientAccount();
  const answers = await Promise.all(
    [1, 2].map(async () => {
      const credential = newAuthenticator(STAFF).make(await askedToAdd(account));
      return api.as(account).call(addPasskey, { body: { credential } });
    }),
  );
  const codes = answers.flatMap(({ data }) => data.recovery_codes ?? []);
  expect([answers.map(({ status }) => status), codes.length]).toEqual([[201, 201], 10]);
  expect((await byPassword(account, codes[9])).status).toBe(200);
});

test('adding and removing want a fresh log-in', async () => {
  const { account, passkeyId } = await withPasskey();
  await api
    .db('sessions')
    .where({ account_id: account.id })
    .update({ authenticated_at: new Date(0) });
  const by = api.as(account);
  expect([
    (await by.call(passkeyOptions, {})).code,
    (await by.call(removePasskey, { params: { passkeyId } })).code,
  ]).toEqual(['CONFIRMATION_REQUIRED', 'CONFIRMATION_REQUIRED']);
});

describe('attacks', () => {
  const refused = [401, 'INVALID_CREDENTIALS'];
  const outcome = ({ status, code }: { status: number; code: string | undefined }) => [status, code];

  test('an answer that was overheard opens nothing a second time', async () => {
    const { phone } = await withPasskey();
    // as those that a cloud keeps, which do not count
    const credential = phone.use(await askedToUse(), { by: 0 });
    expect((await api.as().call(passkeyLogIn, { body: { credential } })).status).toBe(200);
    expect(outcome(await api.as().call(passkeyLogIn, { body: { credential } }))).toEqual(refused);
  });

  test('of two who send the same answer at once one gets in', async () => {
    const { phone } = await withPasskey();
    const credential = phone.use(await askedToUse());
    const both = [1, 2].map(() => api.as().call(passkeyLogIn, { body: { credential } }));
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  test.each<[string, Partial<Place>]>([
    ['a page of the guests’ origin', { origin: 'https://janur.test' }],
    ['a page that looks like ours', { origin: 'https://staff.janur.test.evil.test' }],
    ['a passkey of another site', { rpId: 'evil.test' }],
  ])('%s gets nowhere', async (_, elsewhere) => {
    const { phone } = await withPasskey();
    expect(outcome(await enter(phone, { at: { ...STAFF, ...elsewhere } }))).toEqual(refused);
  });

  test('who only held the phone, and showed neither finger nor code, gets nowhere', async () => {
    const { phone } = await withPasskey();
    expect(outcome(await enter(phone, { isVerified: false }))).toEqual(refused);
  });

  test('a copy of the authenticator is noticed by its count', async () => {
    const { phone } = await withPasskey();
    expect((await enter(phone, { by: 5 })).status).toBe(200);
    expect(outcome(await enter(phone, { by: -3 }))).toEqual(refused);
  });

  test.each<[string, (challenge: string) => string]>([
    ['one of the attacker’s own', () => Buffer.alloc(38, 7).toString('base64url')],
    ['one with a later end', (challenge) => later(challenge)],
  ])('a challenge that is %s counts for nothing', async (_, forge) => {
    const { phone } = await withPasskey();
    const credential = phone.use({ challenge: forge((await askedToUse()).challenge) });
    expect(outcome(await api.as().call(passkeyLogIn, { body: { credential } }))).toEqual(refused);
  });

  test('a challenge for a log-in adds no passkey, nor does one for another account', async () => {
    const [victim, other] = [await api.given.designer(), await api.given.designer()];
    for (const challenge of [await askedToUse(), await askedToAdd(other)]) {
      const credential = newAuthenticator(STAFF).make(challenge);
      const answer = await api.as(victim).call(addPasskey, { body: { credential } });
      expect(outcome(answer)).toEqual(refused);
    }
  });

  test('a passkey that is another’s is added by nobody', async () => {
    const { phone } = await withPasskey();
    const thief = await api.given.designer();
    const credential = phone.make(await askedToAdd(thief));
    const answer = await api.as(thief).call(addPasskey, { body: { credential } });
    expect([answer.status, answer.failure.problem.code]).toEqual([409, 'passkey_known']);
    expect((await api.as(thief).call(listPasskeys, {})).data.passkeys).toEqual([]);
  });

  test('another’s passkey is not there to be removed', async () => {
    const { passkeyId, phone } = await withPasskey();
    const answer = await api.as(await api.given.admin()).call(removePasskey, { params: { passkeyId } });
    expect(answer.status).toBe(404);
    expect((await enter(phone)).status).toBe(200);
  });

  test('what is no credential at all is refused, not an error of ours', async () => {
    const { phone } = await withPasskey();
    const credential = { id: phone.id, type: 'public-key' as const, response: { clientDataJSON: '{}' } };
    expect(outcome(await api.as().call(passkeyLogIn, { body: { credential } }))).toEqual(refused);
  });
});

/** The same challenge, said to end in a year. */
function later(challenge: string): string {
  const bytes = Buffer.from(challenge, 'base64url');
  bytes.writeUIntBE(Date.now() + 31_536_000_000, 16, 6);
  return bytes.toString('base64url');
}
