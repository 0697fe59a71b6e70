/**
 * @jest-environment jsdom
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { addPhoto, uploadClientImage } from '@janur/contracts';
import { ApiError, NetworkError } from './errors.ts';
import { route } from './route.ts';
import { createUploader, type UploadOptions } from './upload.ts';

const uploadImage = route<typeof uploadClientImage>('POST', '/dashboard/admin/clients/images/upload/:clientId');

type Answer =
  | { kind: 'json'; status: number; body: object; headers?: Record<string, string> }
  | { kind: 'page'; status: number }
  | { kind: 'cut' | 'silence' };

let server: Server;
let answer: Answer;
let heard: { url: string | undefined; code: string | undefined; body: string }[];
let arrived: () => void;
let closed: Promise<void>;

/** jsdom's page has another origin than the server: it asks first. */
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': 'retry-after',
};

async function hear(request: IncomingMessage, response: ServerResponse) {
  if (request.method === 'OPTIONS') return void response.writeHead(204, OPEN).end();
  closed = new Promise((resolve) => response.on('close', resolve));
  if (answer.kind === 'cut') return void request.socket.destroy();
  const code = request.headers['guest-code']?.toString();
  heard.push({ url: request.url, code, body: await text(request).catch(() => 'cut') });
  arrived();
  if (answer.kind === 'page') response.writeHead(answer.status, OPEN).end('<html>Bad gateway</html>');
  if (answer.kind !== 'json') return;
  const headers = { ...OPEN, 'content-type': 'application/json', ...answer.headers };
  response.writeHead(answer.status, headers).end(JSON.stringify(answer.body));
}

const STORED = { url: '/files/ab/c.webp', width: 4, height: 3, placeholder: '', variants: [], revision: 2 };

beforeAll(async () => {
  server = createServer((request, response) => void hear(request, response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  heard = [];
  arrived = () => undefined;
  answer = { kind: 'json', status: 201, body: { status: 'success', status_code: 201, data: STORED } };
});

function send(options: UploadOptions & { bytes?: number; patience?: number } = {}) {
  const { bytes = 2_000_000, patience = 5000, ...rest } = options;
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const image_file = new File([new Uint8Array(bytes)], 'DSC_0412.jpg', { type: 'image/jpeg' });
  const body = { image_file, section_type: 'GALLERY', sub_section: 'SECTION_1', order: undefined } as const;
  return createUploader({ baseUrl: `http://localhost:${port}/api`, patience })(
    uploadImage,
    { params: { clientId: 7 }, body },
    rest,
  );
}

const problemOf = (upload: Promise<unknown>): Promise<unknown> =>
  upload.then(
    () => 'sent',
    (error: unknown) => error,
  );

test('a file travels with its name and the fields that are given, and its progress is told up to the end', async () => {
  const told: number[] = [];
  const { data } = await send({ onProgress: (sent) => told.push(sent) });
  expect(data).toEqual(STORED);
  expect(heard[0]?.url).toBe('/api/dashboard/admin/clients/images/upload/7');
  const body = heard[0]?.body ?? '';
  expect(body).toContain('name="image_file"; filename="DSC_0412.jpg"');
  expect(body).toMatch(/name="section_type"\r\n\r\nGALLERY\r\n/);
  expect(body).not.toContain('name="order"');
  expect(body.indexOf('section_type')).toBeLessThan(body.indexOf('image_file'));
  expect(told.at(-1)).toBe(1);
});

test('a guest’s code travels beside the file', async () => {
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const route7 = route<typeof addPhoto>('POST', '/public/album/:clientId/photos');
  const headers = { slug: 'sinta-rama', 'guest-code': 'SINTA001' };
  await createUploader({ baseUrl: `http://localhost:${port}/api` })(route7, {
    params: { clientId: 7 },
    headers,
    body: { key: 'photo-one', photo: new File(['x'], 'a.jpg') },
  });
  expect(heard[0]).toMatchObject({ url: '/api/public/album/7/photos', code: 'SINTA001' });
});

test('a cancelled upload ends with the reason that was given, and its connection is closed', async () => {
  answer = { kind: 'silence' };
  const cancelling = new AbortController();
  arrived = () => cancelling.abort('not this one');
  expect(await problemOf(send({ signal: cancelling.signal }))).toBe('not this one');
  await closed;
  expect(await problemOf(send({ signal: AbortSignal.abort('too late') }))).toBe('too late');
});

test('a refusal is the server’s, by its code and its fields', async () => {
  answer = {
    kind: 'json',
    status: 415,
    headers: { 'retry-after': '9' },
    body: {
      status: 'error',
      status_code: 415,
      message: 'Please choose a JPEG, PNG, WebP or AVIF picture.',
      error: {
        code: 'UNSUPPORTED_MEDIA',
        fields: [{ path: 'body.image_file', code: 'not_a_picture', params: {}, message: 'x' }],
      },
      request_id: 'r',
    },
  };
  const error = await problemOf(send());
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 415,
    code: 'UNSUPPORTED_MEDIA',
    fields: [{ path: 'body.image_file', code: 'not_a_picture' }],
    retryAfter: 9,
  });
});

test.each([502, 200])('a page of a proxy with %i is no success', async (status) => {
  answer = { kind: 'page', status };
  expect(await problemOf(send())).toMatchObject({ name: 'ApiError', status, code: 'INTERNAL' });
});

test('a lost connection is a NetworkError, and the same upload sent again arrives', async () => {
  answer = { kind: 'cut' };
  expect(await problemOf(send())).toBeInstanceOf(NetworkError);
  answer = { kind: 'json', status: 201, body: { status: 'success', status_code: 201, data: STORED } };
  expect((await send()).data.url).toBe(STORED.url);
  expect(heard).toHaveLength(1);
});

test('an upload of which nothing is heard any more is given up', async () => {
  answer = { kind: 'silence' };
  expect(await problemOf(send({ patience: 200 }))).toBeInstanceOf(NetworkError);
  await closed;
});
