/** @jest-environment node */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { PACKED_FLAGS } from '@janur/contracts';
import { liveTextToSign, phoneOf, signedLiveTicket, stepAt } from '@janur/contracts/live-ticket';
import { signedTicket, textToSign, type Ticket } from '@janur/contracts/ticket';
import type { EventStore, Verdict } from './event-store.ts';
import { openDatabase } from './database.ts';
import { hashedCode } from './hashed-code.ts';
import { saveList } from './list-repository.ts';
import type { GuestRow } from './records.ts';
import { FLAGS } from './sync/pull.ts';
import { someEvents, anEvening, THREE } from './testing/evening.ts';
import { EVENT_ID } from './testing/fake-server.ts';

const ours = generateKeyPairSync('ed25519');
const theirs = generateKeyPairSync('ed25519');
const publicText = (key: KeyObject) => String(key.export({ format: 'jwk' }).x);
const [event] = someEvents().events;
const clientEvents = someEvents({
  ticket_keys: [{ kid: 'k1', public_key: publicText(ours.publicKey) }],
  events: event ? [event, { ...event, id: 8, title: 'Akad', event_date: '2026-06-20T02:00:00.000Z' }] : [],
});

function ticket(changes: Partial<Ticket> = {}, key: KeyObject = ours.privateKey): string {
  const said = { kid: 'k1', clientId: 1, guestCode: 'RATNA1', validUntil: null, events: [{ id: EVENT_ID, pax: 3 }] };
  const text = textToSign({ ...said, ...changes });
  return signedTicket(text, sign(null, Buffer.from(text), key));
}

let store: EventStore;
beforeEach(async () => {
  store = await anEvening(THREE, clientEvents).device('dina').open();
  await store.sync();
});
afterEach(() => store.close());

test.each([
  ['a confirmed guest', 'RATNA1', { code: 'welcome', proposed: 4 }],
  ['small letters', ' ratna1 ', { code: 'welcome' }],
  ['a link', 'https://janur.id/sinta-rama?to=Ratna&code=ratna1', { code: 'welcome' }],
  ['a guest without an answer', 'BUDI22', { code: 'needs_answer', proposed: 2 }],
  ['a guest who declined', 'SARI33', { code: 'declined', proposed: 1 }],
  ['an unknown code', 'NOBODY9', { code: 'unknown', guest_code: 'NOBODY9' }],
  ['a hall’s Wi-Fi', 'WIFI:T:WPA;S:Hotel;;', { code: 'no_code' }],
  ['the end of several phones', '+62 812 0000 4321', { code: 'several', by: 'last4' }],
  ['a phone of nobody', '+62 812 0000 0000', { code: 'unknown', is_number: true }],
  ['and as a guest types it', '081200000000', { code: 'unknown', is_number: true }],
] as const)('%s is judged', (_, content, verdict) => {
  expect(store.judge(content)).toMatchObject(verdict);
});

const aRow = (changes: Pick<GuestRow, 'event_id' | 'id' | 'code'>): GuestRow => ({
  name: 'Keluarga Wibowo',
  phone_last4: null,
  total_guests: 2,
  total_guests_confirmed: 2,
  confirmation_status: 'CONFIRMED',
  table_number: null,
  attended: 0,
  inside: 0,
  checked_in_at: null,
  checked_in_gate: null,
  checked_in_by: null,
  is_checked_in: false,
  is_received_gift: false,
  is_received_souvenir: false,
  is_walk_in: false,
  ...changes,
});

describe('a bare code of a guest of another event', () => {
  async function withListOf8(codes: 'PLAIN' | 'HASHED') {
    const device = anEvening(THREE, clientEvents).device('eko');
    const database = await openDatabase(device.services.indexedDB);
    const shown = (code: string) => (codes === 'HASHED' ? hashedCode(8, code) : code);
    const common = { event_id: 8, cursor: '1', codes, read_at: 0 } as const;
    await saveList(database, {
      rows: ['AKAD01', 'RATNA1'].map((code, at) => aRow({ event_id: 8, id: 80 + at, code: shown(code) })),
      removed: [],
      isWhole: true,
      list: { ...common, key: 'list 8', total: 2, revoked: [] },
      covered: [],
    });
    database.close();
    const door = await device.open();
    // nobody knows yet whether the guest is invited to both
    expect(door.judge('RATNA1')).toMatchObject({ code: 'no_data_yet' });
    await door.sync();
    return door;
  }

  test.each(['PLAIN', 'HASHED'] as const)('is sent there, by a list with codes that are %s', async (codes) => {
    const door = await withListOf8(codes);
    const right = [{ id: 8, title: 'Akad' }];
    expect(door.judge('akad01')).toMatchObject({ code: 'wrong_event', guest_code: 'AKAD01', right });
    expect(door.judge('AKADO1')).toMatchObject({ code: 'wrong_event', guest_code: 'AKAD01', right });
    // who is invited to both comes in here
    expect(door.judge('RATNA1')).toMatchObject({ code: 'welcome' });
    expect(door.judge('NOBODY9')).toMatchObject({ code: 'unknown' });
    await door.close();
  });
});

describe('a code that was read out and typed', () => {
  const CROCKFORD = [
    { code: 'V5PDR3P1J0', name: 'Ibu Ratna Dewi', invited: 4 },
    { code: 'SINTA006', name: 'Sinta', invited: 1 },
    { code: 'SINTAO06', name: 'Another', invited: 1 },
  ];
  let door: EventStore;
  beforeEach(async () => {
    door = await anEvening(CROCKFORD, clientEvents).device('eko').open();
    await door.sync();
  });
  afterEach(() => door.close());

  test.each([
    ['with a dash', 'V5PDR-3P1J0'],
    ['with a space', 'v5pdr 3p1j0'],
    ['with dots and spaces', ' V5P.DR3. P1J0'],
    ['with O for 0', 'V5PDR3P1JO'],
    ['with I for 1', 'V5PDR3PIJ0'],
    ['with L for 1 and all of it', 'v5pdr - 3plj o'],
    ['in a link', 'https://janur.id/x?code=v5pdr-3pij0'],
  ])('%s is the guest’s', (_, content) => {
    expect(door.judge(content)).toMatchObject({ code: 'welcome', guest: { key: 'V5PDR3P1J0' } });
  });

  test.each([
    [
      'one that stands on the list as it is, is taken at its word',
      'SINTAO06',
      { code: 'welcome', guest: { name: 'Another' } },
    ],
    ['one that may be two guests’ is nobody’s', 'SINTA0O6', { code: 'unknown' }],
    ['one of nobody stays unknown', 'V5PDR-3P1J9', { code: 'unknown', guest_code: 'V5PDR-3P1J9' }],
    [
      'one of nobody in groups is unknown, and no hall’s Wi-Fi',
      'V5PDR 3P1J9',
      { code: 'unknown', guest_code: 'V5PDR3P1J9' },
    ],
    ['words are no code', 'selamat datang', { code: 'no_code' }],
  ] as const)('%s', (_, content, verdict) => {
    expect(door.judge(content)).toMatchObject(verdict);
  });

  test('is refused where the hosts take tickets alone', async () => {
    const strict = { ...clientEvents, door_codes: 'TICKETS' as const };
    const other = await anEvening(CROCKFORD, strict).device('eko').open();
    await other.sync();
    expect(other.judge('v5pdr 3p1j0')).toMatchObject({ code: 'ticket_needed' });
    expect(other.judge('selamat datang')).toMatchObject({ code: 'no_code' });
    await other.close();
  });

  test('is let in as what it means before the list has come, and is the same guest then', async () => {
    const device = anEvening(CROCKFORD, clientEvents).device('dina');
    await (await device.open()).close();
    device.link.state = 'down';
    const fresh = await device.open();
    const verdict = fresh.judge('v5pdr 3pIjo');
    expect(verdict).toMatchObject({ code: 'no_data_yet', guest_code: 'V5PDR3P1J0', is_signed: false });
    await fresh.checkIn({ guest: 'V5PDR3P1J0', people: 2 });
    device.link.state = 'up';
    await fresh.sync();
    expect(fresh.guest('V5PDR3P1J0')).toMatchObject({ name: 'Ibu Ratna Dewi', total_guests_attended: 2 });
    await fresh.close();
  });
});

test('the end of a phone number welcomes nobody by itself, also where it fits one guest alone', async () => {
  const small = await anEvening(THREE.slice(0, 1), clientEvents).device('eko').open();
  await small.sync();
  expect(small.judge('+62 899 9999 4321')).toMatchObject({ code: 'several', guests: [{ key: 'RATNA1' }], by: 'last4' });
  await small.close();
});

const forged = () => {
  const [head = '', payload = '', signature = ''] = ticket().split('.');
  const more = Buffer.from(Buffer.from(payload, 'base64url').toString().replace(':3', ':9')).toString('base64url');
  return [head, more, signature].join('.');
};

test.each([
  ['of a guest on the list goes by the list', () => ticket(), { code: 'welcome', proposed: 4 }],
  [
    'of a guest who is not here yet is admitted by what it says',
    () => ticket({ guestCode: 'NEW001' }),
    { code: 'no_data_yet', guest_code: 'NEW001', allowed: 3, is_signed: true, has_list: true },
  ],
  ['that was changed is forged', forged, { code: 'forged' }],
  ['of another’s key is forged', () => ticket({}, theirs.privateKey), { code: 'forged' }],
  ['that is cut off is forged', () => ticket().slice(0, -9), { code: 'forged' }],
  ['of a key that is not known here says so', () => ticket({ kid: 'k2' }), { code: 'unknown_key' }],
  ['of another couple is not ours', () => ticket({ clientId: 2 }), { code: 'not_ours' }],
  [
    'that is over is too late',
    () => ticket({ guestCode: 'NEW001', validUntil: Date.parse('2026-06-20T11:00:00Z') }),
    { code: 'too_late', valid_until: '2026-06-20T11:00:00.000Z' },
  ],
  [
    'of another event names the right one',
    () => ticket({ guestCode: 'NEW001', events: [{ id: 8, pax: 2 }] }),
    { code: 'wrong_event', guest_code: 'NEW001', right: [{ id: 8, title: 'Akad' }] },
  ],
] as const)('a ticket %s', (_, content, verdict) => {
  expect(store.judge(content())).toMatchObject(verdict);
});

test('a device without the list judges tickets, and admits by them', async () => {
  const device = anEvening(THREE, clientEvents).device('dina');
  await (await device.open()).close();
  device.link.state = 'down';
  const fresh = await device.open();
  expect(fresh.judge(ticket())).toMatchObject({ code: 'no_data_yet', allowed: 3, is_signed: true, has_list: false });
  expect(fresh.judge('RATNA1')).toMatchObject({ code: 'no_data_yet', allowed: null, is_signed: false });
  await fresh.checkIn({ guest: 'RATNA1', people: 3 });
  expect(fresh.judge(ticket())).toMatchObject({ code: 'party_full' });
  device.link.state = 'up';
  await fresh.sync();
  expect(fresh.guest('RATNA1')).toMatchObject({ name: 'Ibu Ratna Dewi', total_guests_attended: 3 });
  expect(fresh.judge(ticket())).toMatchObject({
    code: 'already_in',
    remaining: 1,
    first: { people: 3, where: 'here' },
  });
  await fresh.close();
});

test('who is in is told with time, gate, usher and how many', async () => {
  await store.setGate('Gerbang A');
  await store.checkIn({ guest: 'RATNA1', people: 4 });
  const verdict: Verdict = store.judge('RATNA1');
  expect(verdict).toMatchObject({
    code: 'party_full',
    first: { at: '2026-06-20T12:00:00.000Z', gate: 'Gerbang A', usher: 'dina', people: 4, where: 'here' },
  });
});

test('the flags of a packed guest are the contract’s', () => {
  expect(FLAGS).toEqual(PACKED_FLAGS);
});

describe('where the hosts take tickets alone', () => {
  let strict: EventStore;
  beforeEach(async () => {
    strict = await anEvening(THREE, { ...clientEvents, door_codes: 'TICKETS' })
      .device('dewi')
      .open();
  });
  afterEach(() => strict.close());

  test.each([
    ['a code of the list', 'RATNA1', 'ticket_needed'],
    ['a link with the code', 'https://janur.id/sinta-rama?code=ratna1', 'ticket_needed'],
    ['an unknown code', 'NOBODY9', 'ticket_needed'],
    ['the phone of several', '+62 812 0000 4321', 'ticket_needed'],
    ['a hall’s Wi-Fi', 'WIFI:T:WPA;S:Hotel;;', 'no_code'],
    ['a ticket', ticket(), 'welcome'],
    ['a changed ticket', forged(), 'forged'],
  ])('%s is judged so', async (_, content, code) => {
    await strict.sync();
    expect(strict.judge(content)).toMatchObject({ code });
  });

  test('a bare code is no reason to admit a guest of whom the device knows nothing, and a name still is', async () => {
    expect(strict.judge('RATNA1')).toMatchObject({ code: 'ticket_needed' });
    await strict.sync();
    const [ratna] = strict.search('ratna');
    expect(strict.judgeGuest(ratna?.key ?? '')).toMatchObject({ code: 'welcome' });
  });
});

describe('where only codes that change count', () => {
  const phone = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const publicOf = (key: KeyObject): string => {
    const { x = '', y = '' } = key.export({ format: 'jwk' });
    const isOdd = ((Buffer.from(y, 'base64url').at(-1) ?? 0) & 1) === 1;
    return Buffer.concat([Buffer.from([isOdd ? 3 : 2]), Buffer.from(x, 'base64url')]).toString('base64url');
  };
  const NOW = Date.parse('2026-06-20T12:00:00.000Z');
  function live({ code = 'RATNA1', age = 0, of = phone, by = phone.privateKey } = {}): string {
    const text = liveTextToSign({ guestCode: code, phone: phoneOf(publicOf(of.publicKey)), step: stepAt(NOW - age) });
    return signedLiveTicket(text, sign('sha256', Buffer.from(text), { key: by, dsaEncoding: 'ieee-p1363' }));
  }
  const guests = THREE.map((guest) =>
    guest.code === 'RATNA1' ? { ...guest, phones: publicOf(phone.publicKey) } : guest,
  );
  /** A device that has the list, and no network from then on. */
  async function offline({ ahead = 0 } = {}): Promise<EventStore> {
    const device = anEvening(guests, { ...clientEvents, door_codes: 'ROTATING' }).device('dewi', { ahead });
    const opened = await device.open();
    await opened.sync();
    device.link.state = 'down';
    return opened;
  }

  test.each([
    ['a code of this moment', live(), 'welcome'],
    ['a code of a minute ago', live({ age: 60_000 }), 'welcome'],
    ['a picture that is two minutes old', live({ age: 120_000 }), 'old_ticket'],
    ['a bare code', 'RATNA1', 'old_ticket'],
    ['the phone of several', '+62 812 0000 4321', 'old_ticket'],
    ['a printed ticket', ticket(), 'old_ticket'],
    ['a hall’s Wi-Fi', 'WIFI:T:WPA;S:Hotel;;', 'no_code'],
    ['another key under this phone’s name', live({ by: stranger.privateKey }), 'forged'],
    ['a phone of which the device has not heard', live({ of: stranger, by: stranger.privateKey }), 'unknown_key'],
    ['a guest without a phone', live({ code: 'BUDI22' }), 'unknown_key'],
    ['a guest who is on no list', live({ code: 'NOBODY9' }), 'unknown'],
    ['a code that was cut off', live().slice(0, -5), 'forged'],
  ])('%s is judged without a network', async (_, content, code) => {
    const strict = await offline();
    expect(strict.judge(content)).toMatchObject({ code });
    await strict.close();
  });

  test.each([30 * 60_000, -30 * 60_000])('a device whose clock is off by %i ms knows the same', async (ahead) => {
    const strict = await offline({ ahead });
    expect(strict.judge(live())).toMatchObject({ code: 'welcome' });
    expect(strict.judge(live({ age: 120_000 }))).toMatchObject({ code: 'old_ticket' });
    await strict.close();
  });

  test('a second scan of the same code says who is in already, and by name anybody is let in', async () => {
    const strict = await offline();
    await strict.checkIn({ guest: 'RATNA1', people: 4 });
    expect(strict.judge(live())).toMatchObject({ code: 'party_full' });
    const [budi] = strict.search('budi');
    expect(strict.judgeGuest(budi?.key ?? '')).toMatchObject({ code: 'needs_answer' });
    await strict.close();
  });
});
