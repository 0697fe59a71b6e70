import {
  type DataInputOf,
  type Endpoint,
  ERROR_STATUS,
  type ErrorCode,
  type FieldError,
  type HeaderOf,
  type PageMeta,
  pageMeta,
  type Problem,
  type ParamsOf,
  type BodyOf,
  type QueryOf,
} from '@janur/contracts';
import { formRequests } from './form-requests.ts';

/** What a screen asked, as the contract reads it. */
export interface Asked<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
}
type Answer<E extends Endpoint> = (
  asked: Asked<E>,
) => undefined extends HeaderOf<E> ? DataInputOf<E> : { rows: DataInputOf<E>; header: HeaderOf<E> };

interface Handler {
  endpoint: Endpoint;
  path: RegExp;
  answer: (asked: unknown) => unknown;
  asked: unknown[];
}

/** Thrown by an answer: the server refuses the call. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldError[];
  readonly problem: Problem | undefined;

  constructor(code: ErrorCode, fields: readonly FieldError[] = [], problem?: Problem) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.problem = problem;
  }
}

const handlers: Handler[] = [];
/** Calls that the contracts forbid: a screen that sends one is wrong, whatever it shows. */
const broken: string[] = [];

/**
 * Stands in for the server at the edge of the browser, `fetch` and what sends forms with files, and holds both sides to the contracts: a request that the
 * endpoint's schemas refuse fails the test, and an answer goes through the response's schema. Paged lists are given whole
 * and cut here. Returns what was asked, in order. A later answer to the same endpoint takes the earlier one's place.
 */
export function answer<E extends Endpoint>(endpoint: E, give: Answer<E>): Asked<E>[] {
  const asked: Asked<E>[] = [];
  const path = new RegExp(`^/api${endpoint.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  // a handler is only called with what its own endpoint's schemas made
  handlers.unshift({ endpoint, path, answer: give as Handler['answer'], asked });
  return asked;
}

beforeEach(() => {
  handlers.length = 0;
  broken.length = 0;
  globalThis.fetch = (input, init) => receiveJson(new Request(input, init));
  globalThis.XMLHttpRequest = formRequests(receive);
});
afterEach(() => expect(broken).toEqual([]));

async function receiveJson(request: Request): Promise<Response> {
  const body = request.headers.get('content-type')?.includes('json') ? await request.json() : undefined;
  return receive(request.method, request.url, body);
}

/** `body` is what the contract calls so: of a form its fields, without the files. */
async function receive(method: string, url: string, body: unknown): Promise<Response> {
  const { pathname, searchParams } = new URL(url);
  const handler = handlers.find(({ endpoint, path }) => endpoint.method === method && path.test(pathname));
  if (!handler) return refused('NOT_FOUND');
  const { endpoint, path } = handler;
  const asked: { query?: { page?: number; limit?: number } } & Record<string, unknown> = {};
  for (const [part, given] of [
    ['params', path.exec(pathname)?.groups ?? {}],
    ['query', Object.fromEntries(searchParams)],
    ['body', body],
  ] as const) {
    const read = endpoint[part]?.safeParse(given);
    if (read?.success === false) {
      broken.push(`${method} ${pathname} ${part}: ${read.error.message}`);
      return refused('VALIDATION_FAILED');
    }
    asked[part] = read?.data;
  }
  handler.asked.push(asked);
  try {
    return granted(endpoint, await handler.answer(asked), { ...asked.query, ...paging(asked.body) });
  } catch (error) {
    if (error instanceof Refusal) return refused(error.code, error.fields, error.problem);
    broken.push(`${method} ${pathname}: ${String(error)}`);
    return refused('INTERNAL');
  }
}

function granted(endpoint: Endpoint, answered: unknown, query: Asked<Endpoint>['query']) {
  const { produces, response, paged, header: headerSchema, status = 200 } = endpoint;
  // what the type of an answer with a header says
  const { rows: data, header } = headerSchema
    ? (answered as { rows: unknown; header: unknown })
    : { rows: answered, header: undefined };
  if (produces) return new Response(String(data), { headers: { 'content-type': produces[0] } });
  const whole = response.parse(data);
  const page = paged && Array.isArray(whole) ? pageOf(whole, query) : { data: whole };
  const head = headerSchema && { header: headerSchema.parse(header) };
  return Response.json({ status: 'success', status_code: status, ...page, ...head }, { status });
}

/** A list that is asked for with a body has its page in there. */
const paging = (body: unknown): { page?: number; limit?: number } =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(Object.entries(body).filter(([name]) => name === 'page' || name === 'limit'))
    : {};

/** The page that was asked for, of all rows. */
function pageOf(
  rows: readonly unknown[],
  query: { page?: number; limit?: number } = {},
): { data: unknown; meta: PageMeta } {
  const { page = 1, limit = 10 } = query;
  return { data: rows.slice((page - 1) * limit, page * limit), meta: pageMeta({ page, limit, total: rows.length }) };
}

function refused(code: ErrorCode, fields: readonly FieldError[] = [], problem?: Problem): Response {
  const status = ERROR_STATUS[code];
  const body = {
    status: 'error',
    status_code: status,
    message: code,
    error: { code, fields, ...(problem && { problem }) },
    request_id: 'test',
  };
  return Response.json(body, { status });
}
