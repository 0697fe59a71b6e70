import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { getClientBySlug } from '@janur/contracts';
import type { FastifyServerFactory } from 'fastify';
import type { Invitations } from './invitations.ts';
import type { Metrics } from '../../http/metrics.ts';
import type { BuiltInvitation } from './build.ts';
import { keptAnswer } from './kept-answer.ts';
import { securityHeaders } from '../../http/headers.ts';

export interface FastLane {
  /** Answers before the router and says so; false leaves the request to it. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** From now on everything goes to the router, which knows how to stop. */
  close(): void;
}

interface FastLaneOptions {
  readonly invitations: Invitations;
  readonly metrics: Metrics;
  readonly prefix: string;
  readonly trustedProxies: number;
}

/**
 * The invitations that stand ready in memory, written without router, hooks and log line (decision 008). It takes only the
 * plain question of somebody unknown; what needs a look at the caller or at the database goes the normal way, and what the
 * two answer is the same in every byte.
 */
export function createFastLane({ invitations, metrics, prefix, trustedProxies }: FastLaneOptions): FastLane {
  const start = `${prefix}${getClientBySlug.path.replace(':slug', '')}`;
  const written = keptAnswers();
  let isOpen = true;

  return {
    answer(request, response) {
      const { method, url } = request;
      if (!isOpen || method !== 'GET' || !url?.startsWith(start)) return false;
      const invitation = invitations.ready(url.slice(start.length));
      if (!invitation) return false;
      const { headers } = request;
      if (isPersonal(headers)) return false;
      const proto = trustedProxies > 0 ? headers['x-forwarded-proto'] : undefined;
      if (proto !== undefined && proto !== 'https' && proto !== 'http') return false;
      const began = performance.now();
      const answer = written(invitation, headers, proto === 'https');
      if (!answer) return false;
      response.writeHead(answer.status, answer.headers);
      response.end(answer.body, 'latin1');
      metrics.answeredEarly(getClientBySlug.path, answer.status, (performance.now() - began) / 1000);
      return true;
    },
    close: () => void (isOpen = false),
  };
}

/** Who says who they are is looked at; a cookie may hold a log-in. */
const isPersonal = (headers: IncomingHttpHeaders): boolean =>
  headers['guest-code'] !== undefined || headers.authorization !== undefined || headers.cookie !== undefined;

/** In the forms that Node writes with the least work: names and values in one list, bytes as a string of one piece. */
interface Written {
  readonly status: number;
  readonly headers: string[];
  readonly body: string;
}

/** Browsers differ in few ways; who asks in yet another one is answered anew each time. */
const MOST_VARIANTS = 8;

/** Answers live as long as the invitation that they are of. */
function keptAnswers() {
  const kept = new WeakMap<BuiltInvitation, Map<string, Written>>();
  return (invitation: BuiltInvitation, asked: IncomingHttpHeaders, isHttps: boolean): Written | undefined => {
    if (asked['if-none-match'] !== undefined) return write(invitation, asked, isHttps);
    let variants = kept.get(invitation);
    if (!variants) kept.set(invitation, (variants = new Map()));
    const variant = `${isHttps} ${String(asked['accept-encoding'])}`;
    const former = variants.get(variant);
    if (former) return former;
    const answer = write(invitation, asked, isHttps);
    if (answer && variants.size < MOST_VARIANTS) variants.set(variant, answer);
    return answer;
  };
}

function write(invitation: BuiltInvitation, asked: IncomingHttpHeaders, isHttps: boolean): Written | undefined {
  const { status, encoding, headers } = keptAnswer(invitation, asked);
  const all = { ...headers, ...securityHeaders(isHttps) };
  if (status === 304) return { status, headers: Object.entries(all).flat(), body: '' };
  const body = invitation.readyBody(encoding);
  return (
    body && {
      status,
      headers: Object.entries({ ...all, 'content-length': String(body.length) }).flat(),
      body: body.toString('latin1'),
    }
  );
}

/** The server that fastify would make, with the lane before its router. */
export function serverBehind(lane: () => FastLane | undefined): FastifyServerFactory {
  return (route, { keepAliveTimeout, requestTimeout, connectionTimeout }): Server => {
    const listener: RequestListener = (request, response) => {
      if (!lane()?.answer(request, response)) route(request, response);
    };
    const server = createServer({ optimizeEmptyRequests: true }, listener);
    Object.assign(server, { keepAliveTimeout, requestTimeout });
    return server.setTimeout(Number(connectionTimeout));
  };
}
