import type { Endpoint } from '@janur/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Counter, Counters } from '../budgets/counters.ts';
import { networkOf } from '../budgets/network.ts';
import type { ClientScope, PrincipalOf } from '../access/access.ts';
import { compress } from './compress.ts';
import { type Answer, success } from './envelope.ts';
import { preferredEncoding } from './negotiation.ts';
import { rateLimited } from '../lib/errors.ts';
import { inTime } from '../lib/within.ts';
import { readBody } from './multipart.ts';
import { type ValidRequest, validate } from './validate.ts';

declare module 'fastify' {
  interface FastifyInstance {
    counters: Counters;
  }
  interface FastifyContextConfig {
    /** The contract that this route fulfils. A route without one does not boot. */
    endpoint?: Endpoint;
  }
}

/** What a handler gets. A public endpoint has no scope: it earns one at the invitation (`invitationAccess.admit`). */
export interface Call<E extends Endpoint> extends ValidRequest<E> {
  readonly principal: PrincipalOf<E>;
  readonly scope: E['access'] extends 'public' ? undefined : ClientScope;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Gives the data of the contract, or the reply itself where it already sent bytes that were checked when they were made. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E> | FastifyReply>;

export interface RouteOptions {
  /** Counted by the caller's network. */
  readonly limit?: 'logins' | 'answers';
  /** Sends what is long in the encoding that the caller likes best: for lists that slow links fetch whole. */
  readonly isCompressed?: boolean;
}

/** What is shorter fits into one packet as it is. */
const WORTH_COMPRESSING = 1024;

/** Mounts endpoints: `on(endpoint, handler)`. Who may call, what is accepted and what is answered come from the contract. */
export function endpoints(app: FastifyInstance) {
  return function on<const E extends Endpoint>(
    endpoint: E,
    handler: Handler<NoInfer<E>>,
    { limit, isCompressed = false }: RouteOptions = {},
  ): void {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint },
      // Before the body is read: a stranger's bytes are not worth parsing.
      async onRequest(request) {
        if (limit) await takeTurn(app.counters[limit], endpoint, request);
        await inTimeFor(endpoint, app.access.enter(endpoint, request));
      },
      handler: async (request, reply) => {
        const { params, query, headers } = request;
        const said = validate(endpoint, { params, query, headers, body: await readBody(endpoint, request) });
        const entered = app.access.of(endpoint, request);
        const handles = app.handlesFor(entered);
        const valid = handles ? await handles.received(said) : said;
        const call = { ...valid, ...entered, request, reply };
        const answer = await inTimeFor(endpoint, handler(call));
        // an async handler that gives the reply back has waited for it instead: a reply is thenable. A stream whose reader
        // went away has begun and does not count as sent
        if (isReply(answer, reply) || reply.sent || reply.raw.headersSent || reply.raw.destroyed) return reply;
        const text = success(endpoint, handles ? await handles.given(answer) : answer);
        void reply.code(endpoint.status ?? 200).type('application/json; charset=utf-8');
        return reply.send(isCompressed ? await encoded(text, request, reply) : text);
      },
    });
  };
}

/** What a guest's page reads comes, or is refused by name: a database that says nothing keeps no guest for its time-out. */
const inTimeFor = <T>({ method, access, produces }: Endpoint, wanted: Promise<T>): Promise<T> =>
  access === 'public' && method === 'GET' && !produces ? inTime(wanted) : wanted;

async function encoded(text: string, { headers }: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
  const body = Buffer.from(text);
  void reply.header('vary', 'accept-encoding');
  const encoding = body.length < WORTH_COMPRESSING ? 'identity' : preferredEncoding(headers);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return compress(body, encoding, 'once');
}

const isReply = (answer: unknown, reply: FastifyReply): answer is FastifyReply => answer === reply;

async function takeTurn(counter: Counter, { path }: Endpoint, { ip }: FastifyRequest): Promise<void> {
  const wait = await counter.take(`${path} ${networkOf(ip)}`);
  if (wait > 0) throw rateLimited(wait);
}
