import { readdirSync, readFileSync } from 'node:fs';
import { defineEndpoint, ENDPOINTS, getLock } from '@janur/contracts';
import fastify, { type RouteOptions } from 'fastify';
import * as z from 'zod';
import { API_PREFIX, buildApp } from '../app.ts';
import { testDatabase } from '../db/testing.ts';
import { TEST_CONFIG } from '../testing/test-api.ts';
import { refuseUnknownRoutes } from './boot-lock.ts';

const stray = defineEndpoint({
  method: 'GET',
  path: '/stray',
  access: 'public',
  summary: 'Not in ENDPOINTS',
  response: z.null(),
});

test.each([
  ['a route without a contract', { url: '/api/stray' }],
  ['a route with a contract that is not among ENDPOINTS', { url: '/api/stray', config: { endpoint: stray } }],
  ['a contract under another path', { url: '/api/elsewhere/:slug', config: { endpoint: getLock } }],
  [
    'a contract with another method',
    { url: '/api/public/clients/:slug/lock', method: 'DELETE' as const, config: { endpoint: getLock } },
  ],
] as [string, Partial<RouteOptions>][])('the server does not boot with %s', (_, route) => {
  const app = fastify();
  refuseUnknownRoutes(app, API_PREFIX);
  expect(() => app.route({ method: 'GET', url: '/', handler: async () => null, ...route })).toThrow(/has no contract/);
});

test('every contract has its route', async () => {
  const database = await testDatabase();
  const app = await buildApp({ db: database.db, config: TEST_CONFIG });
  const missing = Object.values(ENDPOINTS).filter(
    ({ method, path }) => !app.hasRoute({ method, url: API_PREFIX + path }),
  );
  expect(missing).toEqual([]);
  await app.close();
  await database.close();
});

/** Queries on what no client owns, or that run before anybody is known. */
const WITHOUT_SCOPE = [
  // accounts and tokens
  'confirmSession',
  'countFailedLogin',
  'countRecoveryCodes',
  'deleteCoHostLink',
  'deletePasskeys',
  'deleteSessions',
  'deleteUsherCard',
  'dropPasskeys',
  'findAccountByUsername',
  'findAccountName',
  'findByUsherCard',
  'findCoHostLink',
  'findPasskey',
  'findPassword',
  'hasPasskey',
  'insertPasskey',
  'insertSession',
  'listPasskeyRows',
  'listSessionRows',
  'lockCoHostLink',
  'lockPasskeys',
  'putUsherCard',
  'recordLogin',
  'recordUse',
  'replaceRecoveryCodes',
  'revokeToken',
  'setOwnPassword',
  'spendRecoveryCode',
  'useChallenge',
  // the registry of remotes
  'claimTemplates',
  'findVersion',
  'insertVersion',
  'listCustomTemplates',
  'listTemplateRemotes',
  'countReport',
  'ensureOperatorKey',
  'findFamily',
  'findKey',
  'findPublication',
  'giveToOwner',
  'insertKey',
  'insertPublication',
  'isVersion',
  'listFamilies',
  'listKeys',
  'listReports',
  'listServedVersions',
  'listVersions',
  'lockRemote',
  'replaceCustomTemplates',
  'revokeKey',
  'serve',
  'setWaiting',
  // one rehearsal at a time on the whole installation; the program's own death
  'failRehearsal',
  'isRehearsalPlayed',
  // the lock of an import
  'alone',
  // answers by their key
  'claimKey',
  'deleteOldDeleted',
  'deleteOldKeys',
  'findKey',
  'forgetAnswersOf',
  'forgetOtherKeys',
  'lockKey',
  'releaseKey',
  'releaseOldKey',
  'storeAnswer',
  // slugs are one space for all clients
  'findHolderOfSlug',
  'lockAlias',
  // the outbox: it goes through every client's messages by itself
  'addStop',
  'cancel',
  'claim',
  'countSentSince',
  'enqueueDue',
  'findGuestLetter',
  'giveUpLost',
  'listEventsOfGuest',
  'listPaces',
  'listSendingClients',
  'lockByProvider',
  'lockDue',
  'lockPace',
  'removeStop',
  'settle',
  'stillDue',
  'updateOutbox',
  'writePace',
  // the server's own clock
  'databaseTime',
  // names of banks are everybody's
  'addBank',
  'insertBanks',
  'listAllBanks',
  'listBanks',
  'listChosenIds',
  'lockBank',
  'releaseOfHouse',
];

/** What they write names its client itself, and is read or locked within the scope before. */
const NAMING_THEIR_CLIENT = [
  'addPlaces',
  'addToCounters',
  'insertAlias',
  'insertAccount',
  'insertAuditEntry',
  'insertClient',
  'insertClosing',
  'insertEventAnswers',
  'insertGift',
  'insertGifts',
  'insertGuest',
  'insertHistory',
  'insertImported',
  'insertKept',
  'insertMeals',
  'insertMembers',
  'insertOperations',
  'insertOption',
  'insertParts',
  'insertPhoto',
  'insertPiece',
  'insertPlaces',
  'insertRehearsal',
  'insertRsvp',
  'insertSheet',
  'insertSuggestion',
  'insertTables',
  'insertUpload',
  'insertWaiting',
  'moveCounters',
  'movesOfCounters',
  'putAdmission',
  'putCoHostLink',
  'putLink',
  'putUnsaved',
  'replaceParts',
  'takeTurn',
  'writeHall',
  'writeNote',
  'writePlaces',
  'writeSaid',
  'writeRule',
  'writeSettings',
  'writeWish',
];

interface Query {
  readonly name: string;
  readonly text: string;
  readonly isScoped: boolean;
}

function queriesOf(file: URL): Query[] {
  const [, ...exported] = readFileSync(file, 'utf8').split(/^export (?=(?:async )?function |const [a-z])/m);
  return exported.map((text) => {
    const [, name = '', second = ''] =
      /^(?:async )?(?:function|const) (\w+)[^(]*\(\s*\w+: Database(?:,\s*(\w+: \w+))?/.exec(text) ?? [];
    return { name, text, isScoped: second === 'scope: ClientScope' };
  });
}

test('every query on a client’s rows takes the tenant scope', () => {
  const source = new URL('../', import.meta.url);
  // before anybody is let in there is no scope: the queries of `access/` find out who calls
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('queries.ts') && (!file.startsWith('access/') || file === 'access/owned-queries.ts'),
  );
  const queries = files.flatMap((file) => queriesOf(new URL(file, source)));
  expect(queries.length).toBeGreaterThan(150);
  // what is exported beside them is no query and has no database
  const unscoped = queries.filter(({ name, isScoped }) => name !== '' && !isScoped);
  expect(unscoped.map(({ name }) => name).toSorted()).toEqual([...WITHOUT_SCOPE, ...NAMING_THEIR_CLIENT].toSorted());
  const ignored = queries.filter(({ text, isScoped }) => isScoped && text.split(/\bscope\b/).length <= 2);
  expect(ignored.map(({ name }) => name)).toEqual([]);
  const inserting = queries.filter(({ name }) => NAMING_THEIR_CLIENT.includes(name));
  expect(inserting.filter(({ text }) => /\.(?:select|update|delete|where\w*)\(/.test(text))).toEqual([]);
});
