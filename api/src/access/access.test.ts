import { createHmac } from 'node:crypto';
import { type Endpoint, ENDPOINTS, type Role } from '@janur/contracts';
import { CO_HOST_ROLES, type CoHostRole } from '@janur/contracts/co-hosts';
import { ghostWorld, givenWorld, SAMPLES, type World } from '../testing/samples.ts';
import { TEST_CONFIG, testApi } from '../testing/test-api.ts';
import { until } from '../testing/until.ts';
import { isCalledAt } from './origins.ts';

const api = testApi();

/** Who may call without a token is written here once more, so that opening a call takes two hands. */
const PUBLIC_CALLS = [
  'acceptCoHostLink',
  'addPhoto',
  'approveDraft',
  'getClientBySlug',
  'getLock',
  'getMeta',
  'guestLogin',
  'healthLive',
  'healthReady',
  'listAlbum',
  'listSlugs',
  'listTemplates',
  'listWishes',
  'login',
  'logout',
  'metrics',
  'openCoHostLink',
  'openDraft',
  'passkeyLogIn',
  'passkeyLogInOptions',
  'qrScanLogin',
  'receiveWhatsApp',
  'registerPhone',
  'reportBlocked',
  'reportTemplateFailure',
  'submitRsvp',
  'suggestWords',
  'verifyWhatsApp',
  'withdrawPhoto',
  'withdrawSuggestion',
];
/** Protected calls that name no object: another tenant's caller gets its own. */
const WITHOUT_OBJECT = [
  'authDetail',
  'readGuestFile',
  'listGuestBookEvents',
  'getGuestListTemplate',
  'getHostedInvitation',
  'listGifts',
  'findGivers',
  'listCoHosts',
  'addCoHost',
  'listHostChanges',
  'listOwnUshers',
  'listPhotos',
  'saveAlbum',
  'downloadAlbum',
  'addGift',
  'exportGifts',
  'getDoorPin',
  'setDoorPin',
  'getSending',
  'getSendingQueues',
  'listOutbox',
  'retryOutbox',
  'saveSending',
  'listMessageTemplates',
  'listOwnWishes',
  'listWaitingAnswers',
  'saveMessageTemplate',
  'findSlugHolder',
  'listClients',
  'getClientsOverview',
  'sendOperations',
  'listTemplateFamilies',
  'listPublisherKeys',
  'registerPublisherKey',
  'changePassword',
  'confirmPassword',
  'listSessions',
  'endOtherSessions',
  'listPasskeys',
  'passkeyOptions',
];
/** Calls that want more than a valid request: who is let in hears what was wrong with it. */
const WANT_MORE = ['addPasskey', 'confirmByPasskey', 'renewRecoveryCodes'];
/** Calls on what is one's own alone: the world's is an usher's, so nobody here has it. */
const OWN_ALONE = ['endSession', 'removePasskey'];

/** Who may call as an usher who only scans is written here once more too. */
const SCAN_ONLY_CALLS = [
  'authDetail',
  'changePassword',
  'checkInGuest',
  'confirmPassword',
  'endOtherSessions',
  'endSession',
  'getEventDetail',
  'getGuestPack',
  'listGuestBookEvents',
  'listSessions',
  'reportDevice',
  'scanGuest',
  'sendOperations',
  'streamEvent',
  'undoOperation',
];

/** Of these not by a screen that only greets. */
const OF_ARRIVALS = ['checkInGuest', 'scanGuest', 'sendOperations', 'undoOperation'];

/** The same for co-hosts of a couple. What stands in none of these lists changes guests, answers, tables or messages. */
const COUPLE_ALONE = [
  'addCoHost',
  'addOwnUsher',
  'changeCoHost',
  'endCoHost',
  'endOwnUsher',
  'listCoHosts',
  'listOwnUshers',
  'renewCoHostLink',
  'renewUsherCard',
];
const OF_EVERYBODY = [
  'addPasskey',
  'authDetail',
  'changePassword',
  'confirmByPasskey',
  'confirmPassword',
  'endOtherSessions',
  'endSession',
  'getHostedInvitation',
  'listPasskeys',
  'listSessions',
  'passkeyOptions',
  'removePasskey',
  'renewRecoveryCodes',
];
const OF_GIFTS = [
  'addGift',
  'changeGift',
  'exportGifts',
  'findGivers',
  'listEntrustedGifts',
  'listGifts',
  'removeGift',
];
/** The door, and what holds for the invitation as a whole. */
const OF_INVITATION = [
  'checkInGuest',
  'closeEvening',
  'findGuestByPhone',
  'getEventDetail',
  'getGuestDetail',
  'getGuestPack',
  'giveToGuest',
  'insertAdhocGuest',
  'listGuestBookEvents',
  'listHostChanges',
  'listNeedsAttention',
  'reportDevice',
  'saveAlbum',
  'scanGuest',
  'searchGuests',
  'sendOperations',
  'setDoorCodes',
  'setDoorPin',
  'undoOperation',
];
const ONLY_LOOKS = [
  'checkClosing',
  'exportClosing',
  'exportGuestBookSummary',
  'exportRsvpSummary',
  'getCatererSheet',
  'getDoorNow',
  'getDoorPin',
  'getEvening',
  'getGuestBookSummary',
  'getHeadcount',
  'getRsvpInsights',
  'getRsvpSummary',
  'getSeating',
  'listAnswerHistory',
  'listCatererSheets',
  'listGuestBookGuests',
  'listGuestChanges',
  'listOwnWishes',
  'listPhotos',
  'listRsvpGuests',
  'readCatererSheet',
  'readClosing',
  'streamEvent',
];

type Caller = {
  role: Role | 'NOBODY';
  isForeign: boolean;
  onlyScans?: true;
  onlyGreets?: true;
  mustChange?: true;
  coHost?: CoHostRole;
  token: (world: World) => Promise<string | undefined>;
};
const CALLERS: Record<string, Caller> = {
  anonymous: { role: 'NOBODY', isForeign: false, token: async () => undefined },
  'an expired token': { role: 'NOBODY', isForeign: false, token: expired },
  'a forged token': { role: 'NOBODY', isForeign: false, token: forged },
  'an unsigned token': { role: 'NOBODY', isForeign: false, token: unsigned },
  guest: {
    role: 'GUEST',
    isForeign: false,
    token: async ({ client }) => (await api.given.privateGuest(client)).token,
  },
  'guest of another': { role: 'GUEST', isForeign: true, token: foreignGuest },
  client: {
    role: 'CLIENT',
    isForeign: false,
    token: async ({ client }) => (await api.given.clientAccount(client)).token,
  },
  'client of another': { role: 'CLIENT', isForeign: true, token: async () => (await api.given.clientAccount()).token },
  usher: { role: 'USHER', isForeign: false, token: async ({ client }) => (await api.given.usher(client)).token },
  'usher of another': { role: 'USHER', isForeign: true, token: async () => (await api.given.usher()).token },
  'usher who only scans': {
    role: 'USHER',
    isForeign: false,
    onlyScans: true,
    token: async ({ client }) => (await api.given.usher(client, 'SCAN_ONLY')).token,
  },
  'usher of another who only scans': {
    role: 'USHER',
    isForeign: true,
    onlyScans: true,
    token: async () => (await api.given.usher(undefined, 'SCAN_ONLY')).token,
  },
  'a screen that only greets': {
    role: 'USHER',
    isForeign: false,
    onlyScans: true,
    onlyGreets: true,
    token: async ({ client }) => (await api.given.usher(client, 'GREETING')).token,
  },
  'client whose password was made for it': {
    role: 'CLIENT',
    isForeign: false,
    mustChange: true,
    token: async ({ client }) => {
      const account = await api.given.clientAccount(client);
      await api.db('accounts').where({ id: account.id }).update({ password_state: 'TEMPORARY' });
      return account.token;
    },
  },
  ...Object.fromEntries(
    CO_HOST_ROLES.map((coHost) => [
      `co-host ${coHost}`,
      {
        role: 'CLIENT',
        isForeign: false,
        coHost,
        token: async ({ client }: World) => (await api.given.coHost(client, coHost)).token,
      } satisfies Caller,
    ]),
  ),
  'co-host of another': {
    role: 'CLIENT',
    isForeign: true,
    coHost: 'JOINT',
    token: async () => (await api.given.coHost()).token,
  },
  designer: { role: 'DESIGNER', isForeign: true, token: async () => (await api.given.designer()).token },
  admin: { role: 'ADMIN', isForeign: false, token: async () => (await api.given.admin()).token },
};
const CELLS: Cell[] = Object.entries(ENDPOINTS).flatMap(([name, endpoint]) =>
  Object.entries(CALLERS).map(([who, caller]) => ({ name, who, endpoint, caller })),
);

test('the public calls are exactly the listed ones', () => {
  const open = Object.entries(ENDPOINTS).filter(([, endpoint]) => endpoint.access === 'public');
  expect(open.map(([name]) => name).toSorted()).toEqual(PUBLIC_CALLS);
});

test('an usher who only scans is let in to exactly the listed calls', () => {
  const open = Object.entries(ENDPOINTS).filter(([, endpoint]) => 'scanOnly' in endpoint && endpoint.scanOnly);
  expect(open.map(([name]) => name).toSorted()).toEqual(SCAN_ONLY_CALLS);
});

test('every call has a sample, so that no call escapes the matrix', () => {
  expect(Object.keys(SAMPLES).toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
});

test.each(harmlessFirst(CELLS))('$name by $who', (cell) => expectCell(cell));

/**
 * The same by cookie, as pages call: each origin knows its own people, and of the other's calls not so much as the address.
 */
describe.each([
  ['guests', 'janur.test', 'guest_token', (role: Role | 'NOBODY') => role === 'GUEST'],
  ['staff', 'staff.janur.test', 'token', (role: Role | 'NOBODY') => role !== 'GUEST'],
] as const)('by a page of the %s', (side, host, cookie, isOfSide) => {
  const cells = CELLS.map((cell): Cell => {
    const role = isOfSide(cell.caller.role) ? cell.caller.role : 'NOBODY';
    return { ...cell, caller: { ...cell.caller, role }, isElsewhere: !isCalledAt(cell.endpoint, side) };
  });
  test.each(harmlessFirst(cells))('$name by $who', async (cell) => {
    const headers = { host, 'sec-fetch-site': 'same-origin' };
    await expectCell(cell, (token) => ({
      token: undefined,
      headers: token === undefined ? headers : { ...headers, cookie: `${cookie}=${token}` },
    }));
  });
});

test('the last of the calls left everything as it was', expectLeftAsItWas);

interface Cell {
  name: string;
  who: string;
  endpoint: Endpoint;
  caller: Caller;
  /** Of a call that the caller's origin does not have. */
  isElsewhere?: boolean;
}
type Present = (token: string | undefined) => { token: string | undefined; headers: Record<string, string> };

/** What only calls that change nothing have asked for: the next may ask for it too, with the same tokens. */
let untouched: { world: World; tokens: Map<string, string | undefined>; state: unknown } | undefined;

async function expectCell(cell: Cell, present: Present = (token) => ({ token, headers: {} })) {
  const { name, who, endpoint, caller } = cell;
  if (!changesNothing(cell) || !untouched?.tokens.has(who)) await expectLeftAsItWas();
  const kept = untouched ?? { world: await givenWorld(api.given), tokens: new Map(), state: undefined };
  untouched = undefined;
  const { world, tokens } = kept;
  if (!tokens.has(who)) {
    tokens.set(who, await caller.token(world));
    kept.state = undefined;
  }
  const { token, headers } = present(tokens.get(who));
  const by = api.as(token === undefined ? undefined : { token });
  const sample = SAMPLES[name]?.(world) ?? {};
  const before = (kept.state ??= await checksums());
  const answer = await by.send(endpoint, withRequestId(sample, headers));
  const leaves = () => (looked ??= { before, calls: [] }).calls.push(`${name} by ${who}`);

  const expected = expectation(cell);
  switch (expected) {
    case 'open':
      // a log-in with the sample's unknown name is open, and says that the name is wrong
      // and where the operator has set up no such messages, there is nobody who takes them
      expect(['INVALID_CREDENTIALS', ...(name.endsWith('WhatsApp') ? ['NOT_FOUND'] : [])]).toContain(
        answer.code ?? 'INVALID_CREDENTIALS',
      );
      if (endpoint.method === 'GET') leaves();
      break;
    case 'let in':
      expect(['INVALID_CREDENTIALS', 'CONFLICT']).toContain(answer.code);
      break;
    case 'allowed':
      expect(answer.status).toBe(endpoint.status ?? 200);
      if (caller.coHost && ['LOOK', 'GIFTS'].includes(caller.coHost))
        for (const { code } of [world.guest, world.arrived]) expect(answer.text).not.toContain(code);
      await until(isQuiet);
      // a picture or a link that somebody opens changes nothing
      if (endpoint.method === 'GET') leaves();
      break;
    case 'unauthenticated':
      expect([answer.status, answer.code]).toEqual([401, 'UNAUTHENTICATED']);
      leaves();
      break;
    case 'forbidden':
      expect([answer.status, answer.code]).toEqual([403, 'FORBIDDEN']);
      leaves();
      break;
    case 'change first':
      expect([answer.status, answer.code]).toEqual([403, 'PASSWORD_CHANGE_REQUIRED']);
      leaves();
      break;
    case 'elsewhere':
      expect([answer.status, answer.failure.message]).toEqual([404, 'This address does not exist.']);
      leaves();
      break;
    case 'not there': {
      const ghost = await by.send(endpoint, withRequestId(SAMPLES[name]?.(ghostWorld()) ?? {}, headers));
      expect([answer.status, answer.code]).toEqual([404, 'NOT_FOUND']);
      expect(answer.text).toBe(ghost.text);
      leaves();
    }
  }
  if (changesNothing(cell)) untouched = kept;
  if (looked && looked.calls.length >= AT_ONCE) await expectLeftAsItWas();
}

/** Calls that must have left everything as it was before the first of them; a look at the database takes longer than a call. */
let looked: { readonly before: unknown; readonly calls: string[] } | undefined;
const AT_ONCE = 20;

async function expectLeftAsItWas(): Promise<void> {
  if (!looked) return;
  const { before, calls } = looked;
  looked = undefined;
  expect({ after: calls, state: await checksums() }).toEqual({ after: calls, state: before });
}

/** Worlds and tokens take longer than calls, so those that leave them as they were come together. */
function harmlessFirst(cells: Cell[]): Cell[] {
  return [...cells.filter(changesNothing), ...cells.filter((cell) => !changesNothing(cell))];
}

function changesNothing(cell: Cell): boolean {
  return cell.endpoint.method === 'GET' || !['open', 'allowed'].includes(expectation(cell));
}

function expectation({ name, endpoint: { access, scanOnly, beforePasswordChange }, caller, isElsewhere }: Cell) {
  const { role, isForeign, onlyScans, onlyGreets, mustChange, coHost } = caller;
  if (isElsewhere) return 'elsewhere';
  if (access === 'public') return 'open';
  if (role === 'NOBODY') return 'unauthenticated';
  if (mustChange && !beforePasswordChange) return 'change first';
  if (!access.includes(role) || (onlyScans && !scanOnly)) return 'forbidden';
  if (onlyGreets && OF_ARRIVALS.includes(name)) return 'forbidden';
  if (coHost && !mayAs(coHost, name)) return 'forbidden';
  if (OWN_ALONE.includes(name)) return 'not there';
  if (WANT_MORE.includes(name)) return 'let in';
  return isForeign && !WITHOUT_OBJECT.includes(name) ? 'not there' : 'allowed';
}

/** What each co-host may is written here once more, by what it is about. */
function mayAs(role: CoHostRole, name: string): boolean {
  if (COUPLE_ALONE.includes(name)) return false;
  if (OF_EVERYBODY.includes(name)) return true;
  if (OF_GIFTS.includes(name)) return ['JOINT', 'GUESTS_AND_GIFTS', 'GIFTS'].includes(role);
  if (OF_INVITATION.includes(name)) return role === 'JOINT';
  return role !== 'GIFTS' && (role !== 'LOOK' || ONLY_LOOKS.includes(name));
}

const withRequestId = (sample: ReturnType<(typeof SAMPLES)[string]>, headers: Record<string, string>) => ({
  ...sample,
  headers: { ...sample.headers, ...headers, 'x-request-id': 'the-same-request' },
});

/** Pictures go on behind the answer, and would be taken for what the next call did. */
const isQuiet = async () => (await api.db('uploads').where({ state: 'ENCODING' }).first()) === undefined;

/** What a refused call must leave as it is. */
async function checksums(): Promise<unknown> {
  const [rows] = await api.db.raw(
    'CHECKSUM TABLE clients, contents, profiles, events, accounts, options, guests, guest_events, rsvps, rsvp_history, wishes, albums, album_photos, waiting_answers, operations, entrusted_gifts, event_counters',
  );
  // that a call was refused is a line of its own, written behind the answer
  const lines = await api.db('audit_log').whereNot({ subject_type: 'access' }).count({ lines: '*' });
  return [rows, lines];
}

async function expired(): Promise<string> {
  const { id } = await api.given.admin();
  const anHourAgo = Math.floor(Date.now() / 1000) - 3600;
  return api.app.jwt.sign({ sub: String(id), role: 'ADMIN', jti: 'expired', iat: anHourAgo }, { expiresIn: 60 });
}

async function forged(): Promise<string> {
  const { token } = await api.given.admin();
  const [header, claims] = token.split('.');
  const signature = createHmac('sha256', 'not the key').update(`${header}.${claims}`).digest('base64url');
  return `${header}.${claims}.${signature}`;
}

async function unsigned(): Promise<string> {
  const { token } = await api.given.admin();
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT', kid: TEST_CONFIG.keys[0].kid })).toString(
    'base64url',
  );
  return `${header}.${token.split('.')[1]}.`;
}

async function foreignGuest(): Promise<string> {
  return (await api.given.privateGuest(await api.given.client())).token;
}
