import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { getGuestDetail, listWishes, login } from '@janur/contracts';
import { createApi } from './client.ts';
import { ApiError, NetworkError } from './errors.ts';
import { route } from './route.ts';

const wishes = route<typeof listWishes>('GET', '/public/wishes/:clientId');
const logIn = route<typeof login>('POST', '/public/auth/login');
const guestDetail = route<typeof getGuestDetail>('GET', '/public/guests/rsvp/events/guest-detail/:guestCode/:eventId');

interface Heard {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

let server: Server;
let heard: Heard[];
let answer: { status: number; body: string; headers?: Record<string, string> } | 'nothing';

async function hear(request: IncomingMessage, response: ServerResponse) {
  const { method, url, headers } = request;
  heard.push({ method, url, headers, body: await text(request) });
  if (answer === 'nothing') request.socket.destroy();
  else response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers }).end(answer.body);
}

beforeAll(async () => {
  server = createServer((request, response) => void hear(request, response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => server.close());
beforeEach(() => {
  heard = [];
  answer = { status: 200, body: JSON.stringify({ status: 'success', status_code: 200, data: [] }) };
});

const api = () =>
  createApi({ baseUrl: `http://localhost:${(server.address() as AddressInfo).port}/api`, timeout: 2000 });

test('fills the path, the query and the headers, and leaves out what is not given', async () => {
  await api()(wishes, {
    params: { clientId: 7 },
    query: { page: 2 },
    headers: { slug: 'sinta-rama', 'guest-code': undefined },
  });
  expect(heard[0]).toMatchObject({ method: 'GET', url: '/api/public/wishes/7?page=2' });
  expect(heard[0]?.headers).toMatchObject({ slug: 'sinta-rama' });
  expect(heard[0]?.headers).not.toHaveProperty('guest-code');
});

test('escapes what stands in a path', async () => {
  await api()(guestDetail, { params: { guestCode: 'A/B?', eventId: 1 } });
  expect(heard[0]?.url).toBe('/api/public/guests/rsvp/events/guest-detail/A%2FB%3F/1');
});

test.each([
  ['params.eventId', { guestCode: 'A', eventId: undefined as never }],
  ['params.guestCode', { guestCode: '', eventId: 1 }],
])('without %s it says so, and sends nothing', async (parameter, params) => {
  await expect(api()(guestDetail, { params })).rejects.toThrow(
    `${parameter} is required by GET /public/guests/rsvp/events/guest-detail/:guestCode/:eventId`,
  );
  expect(heard).toEqual([]);
});

const PROBLEM = { code: 'too_long', params: { max: 20 } };

test('a refusal becomes one ApiError with its code, problem, details and the time to wait', async () => {
  answer = {
    status: 429,
    headers: { 'retry-after': '30' },
    body: JSON.stringify({
      status: 'error',
      status_code: 429,
      message: 'Too many tries.',
      error: { code: 'RATE_LIMITED', problem: PROBLEM, details: { left: 0 } },
      request_id: 'r',
    }),
  };
  const error: unknown = await api()(logIn, { body: { username: 'a', password: 'b' } }).catch(
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    message: 'Response returned an error code',
    status: 429,
    code: 'RATE_LIMITED',
    problem: PROBLEM,
    retryAfter: 30,
    details: { left: 0 },
  });
  expect(heard[0]?.body).toBe('{"username":"a","password":"b"}');
});

test('an error page that is no envelope is still an ApiError', async () => {
  answer = { status: 502, body: '<html>Bad gateway</html>' };
  await expect(api()(wishes, { params: { clientId: 7 } })).rejects.toMatchObject({ status: 502, code: 'INTERNAL' });
});

test('no answer becomes a NetworkError, and the call is not sent again by itself', async () => {
  answer = 'nothing';
  const error: unknown = await api()(logIn, { body: { username: 'a', password: 'b' } }).catch(
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(NetworkError);
  expect(error).toMatchObject({
    message: 'The request failed and the interceptors did not return an alternative response',
  });
  expect(heard).toHaveLength(1);
});

test.each<[string, { status: number; headers?: Record<string, string>; body: string }]>([
  ['the log-in page of a hotel', { status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Welcome</h1>' }],
  ['an answer that was cut', { status: 200, headers: { 'content-length': '500' }, body: '{"status":"success","da' }],
  ['an answer of somebody else', { status: 200, body: '{"portal":true}' }],
])('%s is no answer', async (_, given) => {
  answer = given;
  const call = api()(wishes, { params: { clientId: 7 } }).catch((caught: unknown) => caught);
  if (given.headers?.['content-length']) setTimeout(() => server.closeAllConnections(), 100);
  expect(await call).toBeInstanceOf(NetworkError);
});
