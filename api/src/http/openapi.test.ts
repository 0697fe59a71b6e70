import { readFileSync } from 'node:fs';
import { ENDPOINTS } from '@janur/contracts';
import { buildApp } from '../app.ts';
import { TEST_CONFIG, testApi } from '../testing/test-api.ts';
import { openApiDocument } from './openapi.ts';

const api = testApi();

test('the committed document is what the contracts say: `node api/src/http/write-openapi.ts` writes it', () => {
  const committed: unknown = JSON.parse(readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8'));
  expect(committed).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
});

test('the server shows the document and the pages that read it', async () => {
  const json = await api.app.inject({ url: '/api/docs/json' });
  expect(json.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] });
  const page = await api.app.inject({ url: '/api/docs' });
  expect([page.statusCode, String(page.headers['content-type'])]).toEqual([200, expect.stringContaining('text/html')]);
  expect(page.headers['content-security-policy']).toContain("default-src 'self'");
});

test('in production they are closed', async () => {
  const app = await buildApp({ db: api.db, config: { ...TEST_CONFIG, production: true } });
  expect((await app.inject({ url: '/api/docs' })).statusCode).toBe(404);
  expect((await app.inject({ url: '/api/docs/json' })).statusCode).toBe(404);
  await app.close();
});

test('every endpoint has its operation, and every reference its schema', () => {
  const document = openApiDocument();
  const operations = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map((operation) => operation['operationId']),
  );
  expect(operations.toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
  const names = new Set(
    [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name ?? ''),
  );
  expect([...names].filter((name) => !(name in document.components.schemas))).toEqual([]);
});

test('a protected call names its security and its roles, a public one neither', () => {
  const { paths } = openApiDocument();
  expect(paths['/dashboard/admin/clients']?.['get']).toMatchObject({
    description: 'For ADMIN.',
    security: [{ bearer: [] }, { cookie: [] }],
  });
  expect(paths['/public/clients/{slug}']?.['get']).toMatchObject({ security: [] });
  const said = (path: string) => paths[path]?.['get']?.['description'];
  expect(said('/dashboard/clients/gifts/file')).toBe('For CLIENT. Co-hosts: JOINT, GUESTS_AND_GIFTS, GIFTS.');
  expect(said('/dashboard/clients/co-hosts')).toBe('For CLIENT. No co-host.');
});

test('a call that takes a file shows a form with its parts', () => {
  const { paths } = openApiDocument();
  expect(paths['/dashboard/admin/clients/images/upload/{clientId}']?.['post']?.['requestBody']).toMatchObject({
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          properties: { image_file: { type: 'string', format: 'binary' }, section_type: { enum: expect.any(Array) } },
          required: ['image_file', 'section_type'],
          additionalProperties: false,
        },
        encoding: { image_file: { contentType: 'image/jpeg, image/png, image/webp, image/avif' } },
      },
    },
  });
});
