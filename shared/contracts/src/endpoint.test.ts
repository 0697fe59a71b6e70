import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { ENDPOINTS } from './endpoints/index.ts';
import { pageMeta } from './envelope.ts';

test('an endpoint without access does not compile', () => {
  // @ts-expect-error access has no default
  const endpoint = defineEndpoint({ method: 'GET', path: '/nowhere', summary: 'x', response: z.null() });
  expect('access' in endpoint).toBe(false);
});

test('no two endpoints share a method and path', () => {
  const calls = Object.values(ENDPOINTS).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(calls).size).toBe(calls.length);
});

test.each(Object.entries(ENDPOINTS))('%s declares exactly the parameters its path names', (_, endpoint) => {
  const named = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  expect(Object.keys(endpoint.params?.shape ?? {}).toSorted()).toEqual(named.toSorted());
});

test.each(Object.entries(ENDPOINTS))('%s refuses unknown keys in its body', (_, { body }) => {
  const codes = body?.safeParse({ surprise: 1 }).error?.issues.map((issue) => issue.code) ?? ['unrecognized_keys'];
  expect(codes).toContain('unrecognized_keys');
});

test.each([
  [
    { page: 1, limit: 10, total: 0 },
    { last_page: 1, next_page: null, previous_page: null },
  ],
  [
    { page: 1, limit: 10, total: 11 },
    { last_page: 2, next_page: 2, previous_page: null },
  ],
  [
    { page: 2, limit: 10, total: 11 },
    { last_page: 2, next_page: null, previous_page: 1 },
  ],
  [
    { page: 9, limit: 10, total: 11 },
    { last_page: 2, next_page: null, previous_page: 2 },
  ],
])('the meta of %j', (where, meta) => {
  expect(pageMeta(where)).toMatchObject({
    ...meta,
    current_page: where.page,
    limit: where.limit,
    total_data: where.total,
  });
});
