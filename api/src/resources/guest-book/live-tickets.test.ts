import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import {
  checkInGuest,
  deleteGuest,
  getClientBySlug,
  getGuestDetail,
  getGuestPack,
  guestLogin,
  listNeedsAttention,
  registerPhone,
  scanGuest,
  setDoorCodes,
} from '@janur/contracts';
import { liveTextToSign, MOST_PHONES, phoneOf, signedLiveTicket, STEP_MS, stepAt } from '@janur/contracts/live-ticket';
import { testApi } from '../../testing/test-api.ts';

const api = testApi();

/** A guest's phone. */
function aPhone() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { privateKey, publicText: compressed(publicKey) };
}
type Phone = ReturnType<typeof aPhone>;

function compressed(key: KeyObject): string {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const isOdd = ((Buffer.from(y, 'base64url').at(-1) ?? 0) & 1) === 1;
  return Buffer.concat([Buffer.from([isOdd ? 3 : 2]), Buffer.from(x, 'base64url')]).toString('base64url');
}

function shownBy({ privateKey, publicText }: Phone, guestCode: string, { age = 0, by = privateKey } = {}): string {
  const text = liveTextToSign({ guestCode, phone: phoneOf(publicText), step: stepAt(Date.now() - age) });
  return signedLiveTicket(text, sign('sha256', Buffer.from(text), { key: by, dsaEncoding: 'ieee-p1363' }));
}

/** A door that takes codes that change, and a guest whose phone shows one. */
async function strictDoor() {
  const event = await api.given.event();
  const { client } = event;
  const guest = await api.given.guest({ of: client, to: [event], total_guests: 2 });
  const usher = api.as(await api.given.usher(client));
  const couple = api.as(await api.given.clientAccount(client));
  await couple.call(setDoorCodes, { body: { door_codes: 'ROTATING' } });
  const register = (public_key: string, code: string | undefined = guest.code) =>
    api.as().call(registerPhone, {
      params: { clientId: client.id },
      headers: { slug: client.slug, 'guest-code': code },
      body: { public_key },
    });
  const phone = aPhone();
  expect((await register(phone.publicText)).status).toBe(200);
  const scan = (guest_code: string) => usher.call(scanGuest, { body: { event_id: event.id, guest_code } });
  return { event, client, guest, usher, couple, phone, register, scan };
}

test('a code of this moment is taken, and one of a minute ago', async () => {
  const { guest, phone, scan } = await strictDoor();
  expect((await scan(shownBy(phone, guest.code))).data.guest_code).toBe(guest.code);
  expect((await scan(shownBy(phone, guest.code, { age: 2 * STEP_MS }))).data.guest_code).toBe(guest.code);
});

test('everything else is refused, each for its reason, and is kept for a person to see', async () => {
  const { event, client, guest, usher, phone, register, scan } = await strictDoor();
  const other = await api.given.guest({ of: client, to: [event] });
  const theirs = aPhone();
  await register(theirs.publicText, other.code);
  const { data: card } = await usher.call(getGuestDetail, { params: { guestCode: guest.code, eventId: event.id } });
  const cases = [
    ['a picture that is two minutes old', shownBy(phone, guest.code, { age: 120_000 }), 'OLD_TICKET'],
    ['a code of the time to come', shownBy(phone, guest.code, { age: -120_000 }), 'OLD_TICKET'],
    ['a bare code', guest.code, 'OLD_TICKET'],
    ['a link', `https://janur.test/x?code=${guest.code}`, 'OLD_TICKET'],
    ['a printed ticket', card.qr_code, 'OLD_TICKET'],
    [
      'another key’s signature under this phone’s name',
      shownBy(phone, guest.code, { by: theirs.privateKey }),
      'FORGED',
    ],
    ['another guest’s phone', shownBy(theirs, guest.code), 'FORGED'],
    ['a phone that nobody registered', shownBy(aPhone(), guest.code), 'FORGED'],
    ['a code that was cut off', shownBy(phone, guest.code).slice(0, -4), 'FORGED'],
  ] as const;
  for (const [what, content, reason] of cases) {
    const { status, failure } = await scan(content);
    expect({ what, status, details: failure.details }).toEqual({ what, status: 409, details: { reason } });
  }
  const byNumber = { event_id: event.id, phone_number: guest.phone };
  expect((await usher.call(scanGuest, { body: byNumber })).failure.details).toEqual({ reason: 'OLD_TICKET' });
  const { data } = await usher.call(listNeedsAttention, { params: { eventId: event.id } });
  expect(data.map(({ reason }) => reason)).toEqual(['OLD_TICKET', ...cases.map(([, , reason]) => reason).toReversed()]);
  // an usher who found the guest by name lets the guest in all the same
  const looked = { event_id: event.id, guest_code: guest.code, total_guest_attending: 1 };
  expect((await usher.call(checkInGuest, { body: looked })).status).toBe(200);
});

test('a code that changes counts at every door, and an old one at none', async () => {
  const { guest, phone, couple, scan } = await strictDoor();
  for (const door_codes of ['ALL', 'TICKETS'] as const) {
    await couple.call(setDoorCodes, { body: { door_codes } });
    expect((await scan(shownBy(phone, guest.code))).status).toBe(200);
    expect((await scan(shownBy(phone, guest.code, { age: 120_000 }))).failure.details).toEqual({
      reason: 'OLD_TICKET',
    });
  }
});

describe('a phone is registered', () => {
  test('only by who has shown the code', async () => {
    const { client, guest, register } = await strictDoor();
    const mine = aPhone().publicText;
    expect((await register(mine, 'NOBODY9999')).status).toBe(401);
    const without = { params: { clientId: client.id }, headers: { slug: client.slug }, body: { public_key: mine } };
    expect((await api.as().call(registerPhone, without)).status).toBe(401);
    await api.db('options').where({ client_id: client.id }).update({ is_private: 1 });
    const login = { body: { phoneNumber: guest.phone, slug: client.slug } };
    const { token } = (await api.as().call(guestLogin, login)).data;
    expect((await api.as({ token }).call(registerPhone, without)).status).toBe(401);
    expect((await api.db('guests').where({ id: guest.id }).first('phone_keys'))?.phone_keys).not.toContain(mine);
  });

  test('once, and no more than the most of them; nobody’s is put out', async () => {
    const { guest, phone, register, scan } = await strictDoor();
    expect((await register(phone.publicText)).status).toBe(200);
    const others = Array.from({ length: MOST_PHONES }, aPhone);
    const answers = await Promise.all(others.map(({ publicText }) => register(publicText)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409]);
    for (const [index, one] of others.entries()) {
      expect((await scan(shownBy(one, guest.code))).status).toBe(answers[index]?.status);
    }
    expect((await scan(shownBy(phone, guest.code))).status).toBe(200);
  });

  test('with a point of the curve', async () => {
    const { register } = await strictDoor();
    const nowhere = Buffer.concat([Buffer.from([2]), Buffer.alloc(32, 0xff)]).toString('base64url');
    expect((await register(nowhere)).status).toBe(422);
    expect((await register('short')).status).toBe(422);
  });

  test('and devices at the door hear of its key, also those that only scan', async () => {
    const { event, client, guest, usher, phone, register } = await strictDoor();
    const scanner = api.as(await api.given.usher(client, 'SCAN_ONLY'));
    const at = { params: { eventId: event.id } };
    const { cursor } = (await usher.call(getGuestPack, at)).data;
    const second = aPhone();
    await register(second.publicText);
    const changed = (await usher.call(getGuestPack, { ...at, query: { cursor } })).data.guests;
    expect(changed.map((row) => [row[1], row[14]])).toEqual([[guest.code, `${phone.publicText} ${second.publicText}`]]);
    expect((await scanner.call(getGuestPack, at)).data.guests.map((row) => row[14])).toEqual([
      `${phone.publicText} ${second.publicText}`,
    ]);
  });

  test('and its key goes with the guest', async () => {
    const { guest, couple } = await strictDoor();
    expect((await couple.call(deleteGuest, { params: { guestCode: guest.code } })).status).toBe(200);
    expect(await api.db('guests').where({ id: guest.id }).first('phone_keys')).toBeUndefined();
  });
});

test('the page of a guest with the code is told that there is a ticket, where the couple chose it', async () => {
  const { client, guest, couple } = await strictDoor();
  const page = async (code?: string) =>
    (
      await api.as().call(getClientBySlug, {
        params: { slug: client.slug },
        headers: code === undefined ? {} : { 'guest-code': code },
      })
    ).text;
  expect(await page(guest.code)).toContain('"live_ticket":true');
  expect(await page()).not.toContain('live_ticket');
  await couple.call(setDoorCodes, { body: { door_codes: 'TICKETS' } });
  expect(await page(guest.code)).not.toContain('live_ticket');
});
