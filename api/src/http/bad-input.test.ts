import { type Endpoint, ENDPOINTS, type Role } from '@janur/contracts';
import * as z from 'zod';
import { type RawCall, urlOf } from '../testing/call.ts';
import { fileOf, ONE_PIXEL } from '../testing/media.ts';
import { givenWorld, SAMPLES, type World } from '../testing/samples.ts';
import { testApi } from '../testing/test-api.ts';
import { callName } from './validate.ts';

const api = testApi();
const MARK = 'surprise_7f3a';

let world: World;
let tokens: Map<Role | 'NOBODY', string | undefined>;

beforeAll(async () => {
  world = await givenWorld(api.given);
  tokens = new Map<Role | 'NOBODY', string | undefined>([
    ['NOBODY', undefined],
    ['ADMIN', (await api.given.admin()).token],
    ['CLIENT', (await api.given.clientAccount(world.client)).token],
    ['USHER', (await api.given.usher(world.client)).token],
    ['DESIGNER', (await api.given.designer()).token],
    ['GUEST', (await api.given.privateGuest(world.client)).token],
  ]);
});

interface Bad {
  name: string;
  endpoint: Endpoint;
  /** What is wrong, as the test's title says it. */
  wrong: string;
  spoil: (sample: RawCall) => RawCall;
  status: number;
  code: string;
  /** Where the answer must point. */
  path?: string;
}

const WRONG_TEXTS = ['abc', '-1', '0', '1.5', 'A slug_with/everything', 'x'.repeat(3000), '99999999999999999999'];
const NAMED = Object.entries(ENDPOINTS);
const CASES: Bad[] = NAMED.flatMap(([name, endpoint]) => [
  ...bodyCases(name, endpoint),
  ...textCases(name, endpoint, 'params'),
  ...textCases(name, endpoint, 'query'),
  ...textCases(name, endpoint, 'headers'),
]);

test.each(CASES)(
  '$name with $wrong is answered $status $code',
  async ({ name, endpoint, spoil, status, code, path }) => {
    const before = await counted();
    const sample = SAMPLES[name]?.(world) ?? {};
    const answer = await callerOf(endpoint).send(endpoint, spoil(sample));
    expect([answer.status, answer.code]).toEqual([status, code]);
    if (path) expect(answer.failure.fields?.map((field) => field.path)).toContain(path);
    if (code === 'REQUIRED_PARAMETER')
      expect(answer.failure.message).toBe(`${path} is required by ${callName(endpoint)}.`);
    expect(answer.text).not.toMatch(/\bat .*\.ts|select |insert |\bER_[A-Z]/);
    expect(await counted()).toEqual(before);
  },
);

test.each(NAMED.filter(([, endpoint]) => endpoint.access !== 'public'))(
  '%s with a wrong token is answered 401',
  async (name, endpoint) => {
    const sample = SAMPLES[name]?.(world) ?? {};
    for (const authorization of ['Bearer nonsense', 'Bearer', 'Basic YTpi', '', 'Bearer a.b.c']) {
      const answer = await api.as().send(endpoint, { ...sample, headers: { ...sample.headers, authorization } });
      expect([answer.status, answer.code]).toEqual([401, 'UNAUTHENTICATED']);
    }
  },
);

test.each(NAMED.filter(([, { body }]) => body))(
  '%s with a body that is not JSON is answered 415',
  async (name, endpoint) => {
    const sample = SAMPLES[name]?.(world) ?? {};
    const headers = { ...sample.headers, 'content-type': 'text/plain' };
    const answer = await callerOf(endpoint).send(endpoint, { ...sample, headers });
    expect([answer.status, answer.code]).toEqual([415, 'UNSUPPORTED_MEDIA']);
  },
);

test.each(NAMED.filter(([, { body, judgesEach }]) => body && !judgesEach))(
  '%s names each text that could not be shown',
  async (name, endpoint) => {
    const sample = SAMPLES[name]?.(world) ?? {};
    const texts = Object.entries(bodyOf(sample)).filter(([, value]) => typeof value === 'string');
    const before = await counted();
    for (const [key, text] of texts) {
      const body = { ...bodyOf(sample), [key]: `${String(text)}\uFFFE` };
      const { status, failure } = await callerOf(endpoint).send(endpoint, { ...sample, body });
      expect([key, status]).toEqual([key, 422]);
      expect(failure.fields?.map(({ path }) => path)).toContain(`body.${key}`);
    }
    expect(await counted()).toEqual(before);
  },
);

test('everything that is wrong is told at once', async () => {
  const endpoint = ENDPOINTS['submitRsvp'];
  if (!endpoint) throw new Error('submitRsvp is gone');
  const answer = await api.as().send(endpoint, {
    params: { clientId: 'abc' },
    headers: { slug: 'Not A Slug' },
    body: { name: '', guest_total: -1, [MARK]: 1 },
  });
  expect(answer.status).toBe(422);
  expect(answer.failure.fields?.map((field) => field.path).toSorted()).toEqual(
    ['params.clientId', 'headers.slug', 'body.name', 'body.guest_total', `body.${MARK}`].toSorted(),
  );
});

test('a poisoned prototype is malformed, not merged', async () => {
  const endpoint = ENDPOINTS['login'];
  if (!endpoint) throw new Error('login is gone');
  const answer = await api
    .as()
    .send(endpoint, { payload: '{"username":"a","password":"b","__proto__":{"isAdmin":true}}' });
  expect([answer.status, answer.code]).toEqual([400, 'MALFORMED_BODY']);
  expect('isAdmin' in {}).toBe(false);
});

test('a parameter that is said twice is refused', async () => {
  const url = '/api/public/wishes/1?page=1&page=2&limit=10';
  const answer = await api.app.inject({ url });
  expect([answer.statusCode, answer.json().error.fields[0].path]).toEqual([422, 'query.page']);
  const twice = '{"username":"a","username":"b","password":"c"}';
  const endpoint = ENDPOINTS['login'];
  if (!endpoint) throw new Error('login is gone');
  // of a key in JSON the last counts, for the contract and for whoever reads it after
  expect((await api.as().send(endpoint, { payload: twice })).code).toBe('INVALID_CREDENTIALS');
});

test('a body above one megabyte is answered 413', async () => {
  const endpoint = ENDPOINTS['login'];
  if (!endpoint) throw new Error('login is gone');
  const answer = await api.as().send(endpoint, { body: { username: 'a', password: 'x'.repeat(1_100_000) } });
  expect([answer.status, answer.code]).toEqual([413, 'TOO_LARGE']);
});

test.each([
  '/api/nowhere',
  '/api/public/clients',
  '/elsewhere',
  '/api/public/clients/%zz',
  `/api/public/clients/${'x'.repeat(600)}`,
])('the unknown address %s is answered with the 404 envelope', async (url) => {
  const response = await api.app.inject({ url });
  expect(response.json()).toEqual({
    status: 'error',
    status_code: 404,
    message: 'This address does not exist.',
    error: { code: 'NOT_FOUND', problem: { code: 'no_address', params: {} } },
    request_id: expect.stringMatching(/^[\w-]{8,64}$/),
  });
});

function callerOf({ access }: Endpoint) {
  const token = tokens.get(access === 'public' ? 'NOBODY' : access[0]);
  return api.as(token === undefined ? undefined : { token });
}

/** No row of what a call could write may have come or gone. */
async function counted(): Promise<unknown> {
  const tables = ['uploads', 'guests', 'rsvps', 'wishes', 'operations', 'idempotency_keys', 'revoked_tokens'] as const;
  return Promise.all(tables.map((table) => api.db(table).count({ rows: '*' }).first()));
}

function bodyCases(name: string, endpoint: Endpoint): Bad[] {
  const { body } = endpoint;
  if (endpoint.files) return formCases(name, endpoint, endpoint.files);
  if (!body) return [];
  const at = { name, endpoint };
  const missing = { ...at, status: 400, code: 'REQUIRED_PARAMETER' };
  const wrong = { ...at, status: 422, code: 'VALIDATION_FAILED' };
  const withBody = (change: unknown) => (sample: RawCall) => ({ ...sample, body: change });
  const required = Object.entries(body.shape).filter(([, field]) => !acceptsNothing(field));
  return [
    { ...missing, wrong: 'no body', path: 'body', spoil: (sample) => ({ ...sample, body: undefined }) },
    {
      ...missing,
      wrong: 'an empty body',
      path: 'body',
      spoil: (sample) => ({ ...sample, body: undefined, payload: '' }),
    },
    ...['{', '{"a":}', 'nonsense', '{"a":1}}'].map((payload): Bad => ({
      ...at,
      wrong: `the body ${payload}`,
      status: 400,
      code: 'MALFORMED_BODY',
      spoil: (sample) => ({ ...sample, body: undefined, payload }),
    })),
    ...[[], 'text', 7, true, null].map((value): Bad => ({
      ...wrong,
      wrong: `the body ${JSON.stringify(value)}`,
      path: 'body',
      spoil: withBody(value),
    })),
    // what others define and sign may say more tomorrow
    ...(endpoint.signed
      ? []
      : [
          {
            ...wrong,
            wrong: 'an unknown key',
            path: `body.${MARK}`,
            spoil: (sample: RawCall) => ({ ...sample, body: { ...bodyOf(sample), [MARK]: 1 } }),
          },
        ]),
    ...required.map(([key]): Bad => ({
      ...missing,
      wrong: `no ${key}`,
      path: `body.${key}`,
      spoil: (sample) => ({
        ...sample,
        body: Object.fromEntries(Object.entries(bodyOf(sample)).filter(([other]) => other !== key)),
      }),
    })),
    ...Object.entries(body.shape).map(([key, field]): Bad => ({
      ...wrong,
      wrong: `a ${key} of the wrong shape`,
      path: `body.${key}`,
      spoil: (sample) => ({ ...sample, body: { ...bodyOf(sample), [key]: wrongShape(field) } }),
    })),
  ];
}

/** A body with files is a form: its fields are texts, and JSON is another kind of body. */
function formCases(name: string, endpoint: Endpoint, files: NonNullable<Endpoint['files']>): Bad[] {
  const at = { name, endpoint };
  const missing = { ...at, status: 400, code: 'REQUIRED_PARAMETER' };
  const wrong = { ...at, status: 422, code: 'VALIDATION_FAILED' };
  const fields = endpoint.body?.shape ?? {};
  const change = (key: string, value: unknown) => (sample: RawCall) => ({
    ...sample,
    // with a file more, so that it stays a form also without the one that belongs in it
    body: { ...bodyOf(sample), ...(value === undefined ? { other: fileOf(ONE_PIXEL) } : {}), [key]: value },
  });
  const required = [...Object.keys(files), ...Object.keys(fields).filter((key) => !acceptsNothing(fields[key]))];
  return [
    { ...missing, wrong: 'no body', path: 'body', spoil: (sample) => ({ ...sample, body: undefined }) },
    ...['{', '{"a":1}', '[]', 'nonsense'].map((payload): Bad => ({
      ...at,
      wrong: `the JSON body ${payload}`,
      status: payload.startsWith('{"') || payload === '[]' ? 415 : 400,
      code: payload.startsWith('{"') || payload === '[]' ? 'UNSUPPORTED_MEDIA' : 'MALFORMED_BODY',
      spoil: (sample) => ({ ...sample, body: undefined, payload }),
    })),
    { ...wrong, wrong: 'an unknown key', path: `body.${MARK}`, spoil: change(MARK, '1') },
    ...required.map((key): Bad => ({
      ...missing,
      wrong: `no ${key}`,
      path: `body.${key}`,
      spoil: change(key, undefined),
    })),
    // what a form sends is a text: where any text will do, one that is too long is wrong
    ...Object.entries(fields).map(([key, field]): Bad => ({
      ...wrong,
      wrong: `a ${key} of the wrong shape`,
      path: `body.${key}`,
      spoil: change(key, accepts(field, 'any text') ? 'x'.repeat(3000) : { wrong: ['shape'] }),
    })),
    ...Object.keys(files).map((key): Bad => ({
      ...wrong,
      wrong: `a text as ${key}`,
      path: `body.${key}`,
      spoil: (sample) => ({ ...sample, body: { ...bodyOf(sample), other: fileOf(ONE_PIXEL), [key]: 'a text' } }),
    })),
  ];
}

function textCases(name: string, endpoint: Endpoint, part: 'params' | 'query' | 'headers'): Bad[] {
  const shape = endpoint[part]?.shape ?? {};
  return Object.entries(shape).flatMap(([key, field]): Bad[] => {
    const wrongText = WRONG_TEXTS.find((text) => !accepts(field, text));
    const change = (value: string | undefined) => (sample: RawCall) => ({
      ...sample,
      [part]: { ...sample[part], [key]: value },
    });
    const at = { name, endpoint, path: `${part}.${key}` };
    return [
      ...(acceptsNothing(field)
        ? []
        : [
            {
              ...at,
              wrong: `no ${part}.${key}`,
              status: 400,
              code: 'REQUIRED_PARAMETER',
              spoil: change(part === 'params' ? '' : undefined),
            },
          ]),
      ...(wrongText === undefined
        ? []
        : [
            {
              ...at,
              wrong: `the ${part}.${key} ${wrongText.slice(0, 30)}`,
              status: 422,
              code: 'VALIDATION_FAILED',
              spoil: change(wrongText),
            },
          ]),
    ];
  });
}

function accepts(schema: z.core.$ZodType, value: unknown): boolean {
  return z.safeParse(schema, value).success;
}

/** A value that is wrong as a whole: an object, or a list for what is an object itself. */
function wrongShape(schema: z.core.$ZodType): unknown {
  const object = { wrong: ['shape'] };
  const issues = z.safeParse(schema, object).error?.issues ?? [];
  return issues.some(({ path, code }) => path.length === 0 && code !== 'unrecognized_keys') ? object : ['wrong shape'];
}

function acceptsNothing(schema: z.core.$ZodType): boolean {
  return accepts(schema, undefined);
}

function bodyOf(sample: RawCall): Record<string, unknown> {
  return { ...(typeof sample.body === 'object' ? sample.body : {}) };
}

test('a path parameter that is not there reaches its call', () => {
  const endpoint = ENDPOINTS['getLock'];
  if (!endpoint) throw new Error('getLock is gone');
  expect(urlOf(endpoint, { params: { slug: '' } })).toBe('/api/public/clients//lock');
});
