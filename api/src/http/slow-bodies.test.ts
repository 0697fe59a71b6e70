import { connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { cutSlowBodies } from './slow-bodies.ts';

const PATIENCE_MS = 300;
let app: FastifyInstance;
let port = 0;
beforeAll(async () => {
  app = fastify();
  cutSlowBodies(app, PATIENCE_MS);
  app.post('/', async ({ body }) => ({ length: JSON.stringify(body).length }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
});
afterAll(() => app.close());

/** A body of that many bytes, of which a piece is sent every 20 ms; answers what came back when the connection ended. */
async function answerTo({ bytes, piece }: { bytes: number; piece: number }): Promise<string> {
  const body = JSON.stringify('x'.repeat(bytes - 2));
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\nconnection: close\r\n\r\n`,
  );
  const sending = send(socket, body, piece);
  // whoever still sends to a connection that was cut is told so by the system, after the answer
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  socket.on('error', () => undefined);
  await new Promise((done) => socket.once('close', done));
  clearInterval(sending);
  return answer;
}

function send(socket: Socket, body: string, piece: number): NodeJS.Timeout {
  let at = 0;
  return setInterval(() => {
    if (socket.writable && at < body.length) socket.write(body.slice(at, (at += piece)));
  }, 20);
}

test('a body that comes byte by byte is cut', async () => {
  expect(await answerTo({ bytes: 5000, piece: 1 })).toMatch(/^HTTP\/1\.1 408 /);
});

test('a body that moves is taken, however long it takes', async () => {
  const began = performance.now();
  expect(await answerTo({ bytes: 120_000, piece: 3000 })).toMatch(/"length":120000/);
  expect(performance.now() - began).toBeGreaterThan(2 * PATIENCE_MS);
});
