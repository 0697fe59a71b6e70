import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { HttpError } from '../lib/errors.ts';
import { directAddress } from './direct-address.ts';
import { createDownload, type FetchRules } from './download.ts';

const HOUSE: FetchRules = { hosts: [], networks: ['127.0.0.1'] };
const STRANGER: FetchRules = { hosts: [], networks: [] };
const LIMITS = { maxBytes: 1000, field: 'body.address' };

let server: Server;
let origin: string;
let listener: RequestListener;
const asked: { url: string | undefined; headers: Record<string, unknown> }[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ url: request.url, headers: request.headers });
    listener(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
beforeEach(() => void asked.splice(0));
afterAll(() => void server.close());

/** The code of the one problem that is told, with what it tells. */
async function why(address: string, rules: FetchRules = HOUSE): Promise<object | undefined> {
  const error: unknown = await createDownload(rules)(address, LIMITS).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof HttpError)) throw error;
  const [field] = error.fields ?? [];
  expect(field?.path).toBe('body.address');
  return { code: field?.code, ...field?.params };
}

test('a file comes from its address, with nothing of ours told', async () => {
  listener = (_, response) => response.end('bytes');
  expect(String(await createDownload(HOUSE)(`${origin}/a.jpg`, LIMITS))).toBe('bytes');
  expect(Object.keys(asked[0]?.headers ?? {}).toSorted()).toEqual([
    'accept',
    'accept-encoding',
    'connection',
    'host',
    'user-agent',
  ]);
});

describe('an address that is not public leads nowhere:', () => {
  listener = (_, response) => response.end('a secret');

  test.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0.0.0.0/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://10.0.0.1/',
    'http://172.16.3.4/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00:ec2::254]/',
    'http://[fe80::1]/',
  ])('%s', async (address) => {
    expect(await why(address, STRANGER)).toEqual({ code: 'address_not_public' });
  });

  test('a port that no web server has', async () => {
    expect(await why('http://example.com:6379/', STRANGER)).toEqual({ code: 'address_not_public' });
  });

  test('a redirect to one', async () => {
    listener = (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end();
    expect(await why(`${origin}/a.jpg`)).toEqual({ code: 'address_not_public' });
    listener = (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    expect(await why(`${origin}/a.jpg`)).toEqual({ code: 'not_a_web_address' });
  });

  test('the server behind it was never asked', async () => {
    const { port } = new URL(origin);
    await why(`http://localhost:${port}/`, { hosts: [], networks: ['10.9.9.9'] });
    await why(`http://[::ffff:127.0.0.1]:${port}/`, { hosts: [], networks: ['10.9.9.9'] });
    expect(asked).toEqual([]);
  });
});

test('an operator may name the hosts that files come from', async () => {
  listener = (_, response) => response.end('bytes');
  const only = { hosts: ['files.example', '*.photos.example'], networks: ['127.0.0.1'] };
  expect(await why(`${origin}/a.jpg`, only)).toEqual({ code: 'address_not_allowed', host: '127.0.0.1' });
  expect(await why('http://evilphotos.example/', only)).toMatchObject({ code: 'address_not_allowed' });
  expect(asked).toEqual([]);
  expect(String(await createDownload({ ...only, hosts: ['127.0.0.1'] })(`${origin}/a.jpg`, LIMITS))).toBe('bytes');
});

test.each<[string, RequestListener, object]>([
  [
    'says that there is nothing',
    (_, response) => response.writeHead(404).end(),
    { code: 'address_refused', host: '127.0.0.1', status: '404' },
  ],
  [
    'is a page',
    (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
    { code: 'address_is_page' },
  ],
  [
    'says that it is too large',
    (_, response) => response.writeHead(200, { 'content-length': 5000 }).end('x'.repeat(5000)),
    { code: 'address_too_large', max: 0 },
  ],
  [
    'is too large and does not say so',
    (_, response) => void Array.from({ length: 50 }, () => response.write('x'.repeat(100))),
    { code: 'address_too_large', max: 0 },
  ],
  [
    'leads in a circle',
    (request, response) => response.writeHead(302, { location: `${request.url}1` }).end(),
    { code: 'address_no_answer', host: '127.0.0.1' },
  ],
  [
    'breaks off',
    (_, response) => response.writeHead(200, { 'content-length': 500 }).write('x', () => response.destroy()),
    { code: 'address_no_answer', host: '127.0.0.1' },
  ],
])('an address that %s says why', async (_, behaviour, expected) => {
  listener = behaviour;
  expect(await why(`${origin}/a.jpg`)).toEqual(expected);
});

test('a name that is nobody’s is said', async () => {
  expect(await why('https://nobody.invalid/a.jpg', STRANGER)).toEqual({
    code: 'address_no_answer',
    host: 'nobody.invalid',
  });
});

test.each([
  [
    'https://drive.google.com/file/d/1AbC-d_9/view?usp=sharing',
    'https://drive.usercontent.google.com/download?export=download&confirm=t&id=1AbC-d_9',
  ],
  [
    'https://drive.google.com/open?id=1AbC-d_9',
    'https://drive.usercontent.google.com/download?export=download&confirm=t&id=1AbC-d_9',
  ],
  ['https://www.dropbox.com/scl/fi/x/a.jpg?rlkey=k&dl=0', 'https://www.dropbox.com/scl/fi/x/a.jpg?rlkey=k&dl=1'],
  [' https://files.example/a%20b.jpg ', 'https://files.example/a%20b.jpg'],
])('%s is the file %s', (shared, direct) => {
  expect(directAddress(shared)).toEqual(new URL(direct));
});

test.each([
  ['https://youtu.be/aqz-KE-bpKQ', 'address_of_player'],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'address_of_player'],
  ['https://player.vimeo.com/video/1', 'address_of_player'],
  ['https://notyoutube.com/a.mp4', undefined],
  ['ftp://files.example/a.jpg', 'not_a_web_address'],
  ['javascript:alert(1)', 'not_a_web_address'],
  ['https://rini:secret@files.example/a.jpg', 'not_a_web_address'],
  ['foto pengantin', 'not_a_web_address'],
])('%s: %s', (address, code) => {
  const direct = directAddress(address);
  expect(direct instanceof URL ? undefined : direct.code).toBe(code);
});
