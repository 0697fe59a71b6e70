import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { downloadFrom } from './download.ts';

let server: Server;
let origin: string;
let asked = 0;
beforeAll(async () => {
  server = createServer((_, response) => {
    asked += 1;
    response.end('bytes');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => void server.close());

test('files come from the origins that are named', async () => {
  expect(String(await downloadFrom([origin])(`${origin}/a.webp`, 'picture'))).toBe('bytes');
});

test.each([
  ['https://other.example/a.webp', 'https://other.example is not among the origins that files may come from'],
  ['https://youtu.be/aqz-KE-bpKQ', 'send the film file itself'],
  ['not an address', 'http'],
])('%s leads nowhere, and the report says why', async (address, why) => {
  asked = 0;
  await expect(downloadFrom([origin])(address, 'song')).rejects.toThrow(why);
  expect(asked).toBe(0);
});
