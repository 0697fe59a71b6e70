import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { type HttpError, invalid } from '../lib/errors.ts';
import { type Problem, problem, problemAt } from '@janur/contracts';
import { directAddress } from './direct-address.ts';

export interface FetchRules {
  /** Hosts that files may come from, with their port where it is no usual one, `*.example.com` for all below one; empty means any public one. */
  readonly hosts: readonly string[];
  /** Addresses or networks (CIDR) that are not public and yet allowed: a file server of the house. */
  readonly networks: readonly string[];
}

/** A file from its address: its bytes. Throws an `HttpError` at `field` that says why there are none. */
export type Download = (address: string, limits: { maxBytes: number; field: string }) => Promise<Buffer>;

const REDIRECTS = 4;
const PATIENCE_MS = 30_000;
const WHOLE_MS = 120_000;
const PORTS = ['', '80', '443'];
const MEGABYTE = 1_048_576;

/** Why there is no file. */
class NotFetched extends Error {
  readonly problem: Problem;

  constructor(what: Problem) {
    super(what.code);
    this.problem = what;
  }
}

/**
 * Gets files from the public internet and nowhere else: each connection is opened only to an address that is public, looked
 * at after the name was resolved and on that very connection, at each redirect anew. Nothing of ours goes with it.
 */
export function createDownload({ hosts, networks }: FetchRules): Download {
  const rules = { allowIPAddressList: [...networks], keepAlive: false };
  const agents = { 'http:': new RequestFilteringHttpAgent(rules), 'https:': new RequestFilteringHttpsAgent(rules) };
  const isAllowed = ({ host, hostname }: URL) =>
    hosts.length === 0 ||
    hosts.some((one) => one === hostname || one === host || (one.startsWith('*.') && hostname.endsWith(one.slice(1))));

  function ask(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new NotFetched(problem('not_a_web_address'));
    if (!isAllowed(url)) throw new NotFetched(problem('address_not_allowed', { host: url.hostname }));
    if (networks.length === 0 && !PORTS.includes(url.port)) throw new NotFetched(problem('address_not_public'));
    const { request } = url.protocol === 'http:' ? http : https;
    const headers = { 'user-agent': 'Janur', accept: '*/*', 'accept-encoding': 'identity' };
    return new Promise((resolve, reject) => {
      const asking = request(url, { agent: agents[url.protocol as keyof typeof agents], headers, signal }, resolve);
      asking.setTimeout(PATIENCE_MS, () =>
        asking.destroy(new NotFetched(problem('address_too_slow', { host: url.hostname }))),
      );
      asking.once('error', reject).end();
    });
  }

  async function follow(first: URL, signal: AbortSignal): Promise<{ answer: IncomingMessage; url: URL }> {
    let url = first;
    for (let hops = 0; hops <= REDIRECTS; hops += 1) {
      // one after the other: each says where the next one is
      const answer = await ask(url, signal);
      const { statusCode: status = 0, headers } = answer;
      const next = status >= 300 && status < 400 && headers.location ? URL.parse(headers.location, url) : null;
      if (!next) {
        if (status === 200) return { answer, url };
        answer.destroy();
        throw new NotFetched(problem('address_refused', { host: url.hostname, status: String(status) }));
      }
      answer.destroy();
      url = next;
    }
    throw new NotFetched(problem('address_no_answer', { host: url.hostname }));
  }

  return async (address, { maxBytes, field }) => {
    const refused = (what: Problem): HttpError => invalid([problemAt(field, what)]);
    const first = directAddress(address);
    if (!(first instanceof URL)) throw refused(first);
    const signal = AbortSignal.timeout(WHOLE_MS);
    try {
      const { answer, url } = await follow(first, signal);
      return await read(answer, url, maxBytes);
    } catch (error) {
      throw refused(signal.aborted ? problem('address_too_slow', { host: first.hostname }) : whyOf(error, first));
    }
  };
}

function whyOf(error: unknown, { hostname: host }: URL): Problem {
  if (error instanceof NotFetched) return error.problem;
  // the agent's own words for an address that is not public
  if (error instanceof Error && error.message.includes('is not allowed')) return problem('address_not_public');
  // no such name, nobody listens, a certificate that is none, an answer that broke off
  return problem('address_no_answer', { host });
}

async function read(answer: IncomingMessage, { hostname: host }: URL, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new NotFetched(problem('address_too_large', { max: Math.round(maxBytes / MEGABYTE) }));
  const type = answer.headers['content-type'] ?? '';
  try {
    if (/^text\/html\b/i.test(type)) throw new NotFetched(problem('address_is_page'));
    if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
    answer.setTimeout(PATIENCE_MS, () => answer.destroy(new NotFetched(problem('address_too_slow', { host }))));
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > maxBytes) throw tooLarge();
      parts.push(part);
    }
    return Buffer.concat(parts);
  } finally {
    answer.destroy();
  }
}
