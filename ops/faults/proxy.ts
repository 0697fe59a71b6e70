import { Agent, createServer, type IncomingHttpHeaders, type IncomingMessage, request as httpRequest } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Fault, NO_FAULT } from './faults.ts';
import type { Ledger } from './ledger.ts';

/** The network of one device: everything it says to the servers goes through here. */
export interface FaultProxy {
  readonly origin: string;
  /** `hang`: what is sent meets nobody, until the link is back and the connection turns out to be dead. */
  setLink(link: Link): void;
  /** Nothing goes wrong while it is. */
  setCalm(isCalm: boolean): void;
  /** From now on nothing goes wrong any more. */
  heal(): void;
  /** Resolves when the device next sends operations. */
  nextUpload(): Promise<void>;
  /** Uploads of the whole evening, delivered once more in another order. */
  echo(order: (count: number) => number): Promise<void>;
  close(): Promise<void>;
}
export type Link = 'up' | 'refuse' | 'hang';

export interface ProxyOptions {
  /** The device's session, as a browser's cookie would carry it. */
  readonly token: string;
  /** Where the device seems to be: limits count by address. */
  readonly address: string;
  /** Which server takes the n-th delivery. */
  readonly port: (delivery: number) => number;
  /** What befalls the n-th request. */
  readonly fault: (request: number) => Fault;
  readonly ledger: Ledger;
}
interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Of four uploads each. */
const ECHO_ROUNDS = 5;

const LOST = new Error('nobody answered');
const isStream = ({ url }: Sent) => url.endsWith('/stream');
const isUpload = ({ method, url }: Sent) => method === 'POST' && url.includes('/events/operations');

export async function createProxy({ token, address, port, fault, ledger }: ProxyOptions): Promise<FaultProxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const sockets = new Set<Socket>();
  const hanging = new Set<Socket>();
  const uploads: Sent[] = [];
  const late = new Set<Promise<unknown>>();
  let waiting: (() => void)[] = [];
  let link: Link = 'up';
  let isHealed = false;
  let isCalm = false;
  let requests = 0;
  let deliveries = 0;

  const server = createServer((request, response) => void handle(request, response).catch(() => cut(response)));
  server.on('connection', (socket) => {
    if (link === 'refuse') return socket.destroy();
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo; // it listens on a port

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (link === 'hang') return void hanging.add(request.socket);
    const { method = 'GET', url = '/', headers } = request;
    const sent: Sent = { method, url, headers, body: Buffer.concat(await request.toArray()) };
    if (isCalm) return passOn(sent, response);
    requests += 1;
    if (isUpload(sent)) {
      uploads.push(sent);
      ledger.sends(sent.body);
      for (const tell of waiting.splice(0)) tell();
    }
    const met = isHealed ? NO_FAULT : fault(requests);
    // a stream has no end that could be waited for: it is refused, or cut when the link goes down
    const isPossible = !isStream(sent) || met.kind === 'answered between' || met.kind === 'portal';
    await meet(isPossible ? met : NO_FAULT, sent, response);
  }

  async function meet(met: Fault, sent: Sent, response: ServerResponse): Promise<void> {
    ledger.meets(met);
    switch (met.kind) {
      case 'none':
        return passOn(sent, response);
      case 'slow':
        await pause(met.before);
        return give(response, await deliver(sent), met.after);
      case 'answer lost':
        await deliver(sent);
        return cut(response);
      case 'answer cut': {
        const { status, headers, body } = await deliver(sent);
        response.writeHead(status, { ...headers, 'content-length': Math.max(body.length, met.bytes + 1) });
        response.write(body.subarray(0, met.bytes), () => cut(response));
        return;
      }
      case 'request cut':
        await deliver(sent, met.bytes).catch(() => undefined); // it never gets an answer
        return cut(response);
      case 'answered between':
        if (met.isDone && !isStream(sent)) await deliver(sent);
        if (met.status === 429) response.setHeader('retry-after', 1);
        response.writeHead(met.status, { 'content-type': 'text/html' });
        response.end('<h1>proxy</h1>');
        return;
      case 'portal':
        response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to our hotel</h1>');
        return;
      case 'duplicate':
        for (const wait of met.later) again(sent, wait);
        return passOn(sent, response);
    }
  }

  /** A stream is passed on as it comes, anything else when it is whole. */
  async function passOn(sent: Sent, response: ServerResponse): Promise<void> {
    if (!isStream(sent)) return give(response, await deliver(sent));
    const upstream = ask(sent);
    upstream.once('response', (answer: IncomingMessage) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.once('error', () => cut(response));
    });
    upstream.once('error', () => cut(response));
    response.once('close', () => upstream.destroy());
    upstream.end(sent.body);
  }

  async function give(response: ServerResponse, { status, headers, body }: Answer, after = 0): Promise<void> {
    if (after > 0) await pause(after);
    if (link !== 'up' && !isHealed) return cut(response);
    response.writeHead(status, headers).end(body);
  }

  function again(sent: Sent, wait: number): void {
    ledger.redelivers();
    const delivery = pause(wait)
      .then(() => deliver(sent))
      .catch(() => undefined) // a server may be down just then
      .finally(() => late.delete(delivery));
    late.add(delivery);
  }

  function ask({ method, url, headers }: Sent) {
    deliveries += 1;
    const ours = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
    const where = { host: '127.0.0.1', port: port(deliveries), method, path: url, agent };
    return httpRequest({ ...where, headers: { ...headers, ...ours }, timeout: 15_000 });
  }

  /** Rejects when no server answers; a server that cannot be reached is a 502, as from any proxy. */
  async function deliver(sent: Sent, bytes?: number): Promise<Answer> {
    const upstream = ask(sent);
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      upstream.once('response', resolve).once('error', reject);
      upstream.once('timeout', () => upstream.destroy(LOST));
    });
    if (bytes !== undefined) {
      upstream.setHeader('content-length', Math.max(sent.body.length, bytes + 1));
      upstream.write(sent.body.subarray(0, bytes), () => upstream.destroy(LOST));
    } else upstream.end(sent.body);
    try {
      const response = await answered;
      const { 'transfer-encoding': _, ...headers } = response.headers;
      const body = Buffer.concat(await response.toArray());
      const status = response.statusCode ?? 502;
      if (isUpload(sent) && status === 200) ledger.hears(body);
      return { status, headers: { ...headers, 'content-length': String(body.length) }, body };
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED') return BAD_GATEWAY;
      throw error;
    }
  }

  function wakeHanging(): void {
    for (const socket of hanging) socket.destroy();
    hanging.clear();
  }

  return {
    origin: `http://127.0.0.1:${own}`,
    setLink(next) {
      link = next;
      if (next === 'up') wakeHanging();
      else if (next === 'refuse') for (const socket of sockets) socket.destroy();
      else for (const socket of sockets) hanging.add(socket.pause());
    },
    setCalm(calm) {
      isCalm = calm;
    },
    heal() {
      isHealed = true;
      link = 'up';
      wakeHanging();
    },
    nextUpload: () => new Promise((resolve) => void waiting.push(resolve)),
    async echo(order) {
      await Promise.all(late);
      const left = [...uploads];
      for (let rounds = 0; rounds < ECHO_ROUNDS && left.length > 0; rounds += 1) {
        const some = Array.from({ length: Math.min(4, left.length) }, () => left.splice(order(left.length), 1));
        // nobody waits for these answers: what they did is seen in the log
        await Promise.allSettled(some.flat().map((sent) => deliver(sent)));
      }
    },
    async close() {
      waiting = [];
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
}

const BAD_GATEWAY: Answer = { status: 502, headers: { 'content-type': 'text/html' }, body: Buffer.from('bad gateway') };
const cut = (response: ServerResponse): void => void response.socket?.destroy();
