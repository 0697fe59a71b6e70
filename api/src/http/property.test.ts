import { type Endpoint, ENDPOINTS, Failure, PageMeta, type Role } from '@janur/contracts';
import * as fc from 'fast-check';
import { arbitraryOf } from '../testing/arbitrary.ts';
import type { RawCall } from '../testing/call.ts';
import { givenWorld, SAMPLES, type World } from '../testing/samples.ts';
import { testApi } from '../testing/test-api.ts';

/** Requests of each kind an endpoint; `ops/bench/property.ts` asks for 200. */
const RUNS = Number(process.env['JANUR_PROPERTY_RUNS'] ?? 6);
const SLOW_MS = 5000;
/** Hashing a password is slow on purpose. */
const RUNS_WITH_PASSWORDS = Math.min(RUNS, 10);
const PASSWORDS = new Set([
  'login',
  'qrScanLogin',
  'createUsher',
  'resetPassword',
  'createClientWithOption',
  'createClient',
]);

const api = testApi();
let world: World;
let tokens: Map<Role, string>;

beforeAll(async () => {
  world = await givenWorld(api.given);
  tokens = new Map<Role, string>([
    ['ADMIN', (await api.given.admin()).token],
    ['CLIENT', (await api.given.clientAccount(world.client)).token],
    ['USHER', (await api.given.usher(world.client)).token],
    ['DESIGNER', (await api.given.designer()).token],
    ['GUEST', (await api.given.privateGuest(world.client)).token],
  ]);
});

const ASKED = Object.entries(ENDPOINTS).filter(([, { files, produces }]) => !files && !produces);

test.each(ASKED)('%s answers every request by its contract', async (name, endpoint) => {
  const runs = PASSWORDS.has(name) ? RUNS_WITH_PASSWORDS : RUNS;
  await fc.assert(
    fc.asyncProperty(changes(endpoint), async (change) => {
      await expectContract(endpoint, merged(SAMPLES[name]?.(world) ?? {}, change));
    }),
    { numRuns: runs, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: false },
  );
});

test.each(ASKED)('%s refuses what does not fit without falling over', async (name, endpoint) => {
  const runs = PASSWORDS.has(name) ? RUNS_WITH_PASSWORDS : RUNS;
  await fc.assert(
    fc.asyncProperty(changes(endpoint), fc.jsonValue(), fc.nat(), async (change, value, place) => {
      const request = merged(SAMPLES[name]?.(world) ?? {}, change);
      await expectContract(endpoint, mutated(request, value, place));
    }),
    { numRuns: runs, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: false },
  );
});

async function expectContract(endpoint: Endpoint, request: RawCall) {
  const started = performance.now();
  const role = endpoint.access === 'public' ? undefined : endpoint.access[0];
  const answer = await api.as(role && { token: tokens.get(role) ?? '' }).send(endpoint, request);
  expect(answer.status).toBeLessThan(500);
  expect(performance.now() - started).toBeLessThan(SLOW_MS);
  const body: unknown = JSON.parse(answer.text || '{}');
  if (answer.status >= 400) {
    expect(Failure.safeParse(body).success).toBe(true);
    return;
  }
  expect(endpoint.response.safeParse(answer.data).error).toBeUndefined();
  if (endpoint.paged) expect(PageMeta.safeParse(answer.meta).success).toBe(true);
}

type Part = 'params' | 'query' | 'headers' | 'body';
const PARTS: readonly Part[] = ['params', 'query', 'headers', 'body'];

/** New values for some of a sample's fields, each fitting the contract. */
function changes(endpoint: Endpoint): fc.Arbitrary<RawCall> {
  const parts = PARTS.flatMap((part): [Part, fc.Arbitrary<unknown>][] => {
    const schema = endpoint[part];
    if (!schema || part === 'headers') return [];
    const fields = Object.entries(schema.shape).map(([field, value]) => [field, arbitraryOf(value)]);
    return [[part, fc.record(Object.fromEntries(fields), { requiredKeys: [] })]];
  });
  return fc.record(Object.fromEntries(parts), { requiredKeys: [] });
}

function merged(sample: RawCall, change: RawCall): RawCall {
  const parts = PARTS.filter((part) => sample[part] !== undefined || change[part] !== undefined);
  return Object.fromEntries(parts.map((part) => [part, { ...asRecord(sample[part]), ...asRecord(change[part]) }]));
}

/** The request with one of its fields replaced by `value`. */
function mutated(request: RawCall, value: unknown, place: number): RawCall {
  const fields = PARTS.filter((part) => part !== 'headers').flatMap((part) =>
    Object.keys(asRecord(request[part])).map((field) => ({ part, field })),
  );
  const chosen = fields[place % Math.max(1, fields.length)];
  if (!chosen) return request;
  const { part, field } = chosen;
  // what does not travel in a body travels as text
  const sent = part === 'body' ? value : JSON.stringify(value);
  return { ...request, [part]: { ...asRecord(request[part]), [field]: sent } };
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
