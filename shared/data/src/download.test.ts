import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { exportGuestList, exportRsvpSummary } from '@janur/contracts';
import { createDownloader, type DownloadOptions } from './download.ts';
import { ApiError, NetworkError } from './errors.ts';
import { route } from './route.ts';

const exportList = route<typeof exportGuestList>('POST', '/dashboard/clients/rsvp/export/guest-list');
const exportSummary = route<typeof exportRsvpSummary>('GET', '/dashboard/clients/rsvp/export/rsvp-summary');

let server: Server;
let heard: { url: string | undefined; accept: string | undefined; body: string };
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      heard = { url: request.url, accept: request.headers.accept, body };
      return answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const downloader = () => {
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return createDownloader({ baseUrl: `http://localhost:${port}/api` });
};
const get = (options?: DownloadOptions) => downloader()(exportList, { body: { slugs: ['sinta-rama'] } }, options);

test('the file comes under the server’s name, and how far it is is told on the way', async () => {
  answer = (response) => {
    const name = { 'content-disposition': 'attachment; filename="guest-list.csv"', 'content-type': 'text/csv' };
    response.writeHead(200, name).write('Nama\r\n');
    setTimeout(() => response.end('Budi\r\n'), 20);
  };
  const told: number[] = [];
  const { name, blob } = await get({ accept: 'text/csv', onProgress: (bytes) => told.push(bytes) });
  expect([name, blob.type, await blob.text()]).toEqual(['guest-list.csv', 'text/csv', 'Nama\r\nBudi\r\n']);
  expect(told).toEqual([6, 12]);
  expect(heard).toEqual({
    url: '/api/dashboard/clients/rsvp/export/guest-list',
    accept: 'text/csv',
    body: '{"slugs":["sinta-rama"]}',
  });
});

test('a query is asked as one, and a name in other letters is read', async () => {
  answer = (response) =>
    response.writeHead(200, { 'content-disposition': "attachment; filename*=UTF-8''tamu%20%E5%AE%A2.xlsx" }).end('x');
  const { name } = await downloader()(exportSummary, { query: { eventId: 7, slug: undefined } });
  expect([name, heard.url]).toEqual(['tamu 客.xlsx', '/api/dashboard/clients/rsvp/export/rsvp-summary?eventId=7']);
});

test('a refusal is the server’s own', async () => {
  const problem = { code: 'required', params: {} };
  const failure = {
    status: 'error',
    status_code: 404,
    message: 'The invitation was not found.',
    error: { code: 'NOT_FOUND', problem },
    request_id: 'r',
  };
  answer = (response) => response.writeHead(404).end(JSON.stringify(failure));
  const error: unknown = await get().catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 404, code: 'NOT_FOUND', problem });
});

test('a file that breaks off is none', async () => {
  answer = (response) => {
    response.writeHead(200, { 'content-length': '100' }).write('half');
    setTimeout(() => response.destroy(), 20);
  };
  await expect(get()).rejects.toBeInstanceOf(NetworkError);
});

test('who cancels gets no file', async () => {
  answer = (response) => void response.writeHead(200).write('half');
  const control = new AbortController();
  const started = get({ signal: control.signal, onProgress: () => control.abort() });
  await expect(started).rejects.toMatchObject({ name: 'AbortError' });
});
