import {
  type DataOf,
  type Endpoint,
  type ErrorCode,
  Failure,
  type HeaderOf,
  type PageMeta,
  PageMeta as PageMetaSchema,
  type RequestOf,
} from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import { API_PREFIX } from '../app.ts';

/** One answer of the API as a test looks at it. */
export interface Answered<E extends Endpoint> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The body as it travelled. */
  readonly text: string;
  readonly bytes: Buffer;
  /** The data of a success; throws with the failure when the call failed. */
  readonly data: DataOf<E>;
  readonly meta: PageMeta;
  /** What stands beside the rows. */
  readonly header: HeaderOf<E>;
  /** The failure; throws when the call succeeded. */
  readonly failure: Failure['error'] & { message: string };
  readonly code: ErrorCode | undefined;
}

export interface RawCall {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly headers?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  /** Sent as it is in place of a JSON body. */
  readonly payload?: string;
}

/** Calls over HTTP with a bearer token, or without one. */
export function caller(app: () => FastifyInstance, token?: string) {
  return {
    /** A well-formed call, typed by its contract. */
    call: <E extends Endpoint>(endpoint: E, request: RequestOf<E>) => send<E>(app(), token, endpoint, request),
    /** Anything at all, for what the types forbid. */
    send: <E extends Endpoint>(endpoint: E, request: RawCall = {}) => send<E>(app(), token, endpoint, request),
  };
}

async function send<E extends Endpoint>(
  app: FastifyInstance,
  token: string | undefined,
  endpoint: E,
  request: RawCall,
): Promise<Answered<E>> {
  const payload = await payloadOf(request);
  const response = await app.inject({
    method: endpoint.method,
    url: urlOf(endpoint, request),
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(payload ? { 'content-type': payload.type } : {}),
      ...stringsOf(request.headers),
    },
    ...(payload ? { payload: payload.bytes } : {}),
  });
  return answered(endpoint, response.statusCode, response.headers, response.rawPayload);
}

/** A body with a file in it travels as a form, any other as JSON. */
async function payloadOf({ body, payload }: RawCall): Promise<{ type: string; bytes: string | Buffer } | undefined> {
  if (payload !== undefined) return { type: 'application/json', bytes: payload };
  if (body === undefined) return undefined;
  const values = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  if (!values.some(([, value]) => value instanceof Blob))
    return { type: 'application/json', bytes: JSON.stringify(body) };
  const form = new FormData();
  for (const [name, value] of values) {
    if (value === undefined) continue;
    if (value instanceof Blob) form.append(name, value, value instanceof File ? value.name : 'file');
    else form.append(name, textOf(value));
  }
  const response = new Response(form);
  return { type: response.headers.get('content-type') ?? '', bytes: Buffer.from(await response.arrayBuffer()) };
}

export function urlOf(endpoint: Endpoint, { params, query }: RawCall): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(textOf(params?.[name])));
  const search = new URLSearchParams(stringsOf(query)).toString();
  return `${API_PREFIX}${path}${search ? `?${search}` : ''}`;
}

function stringsOf(values: RawCall['query']): Record<string, string> {
  const given = Object.entries(values ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, textOf(value)]));
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);

function answered<E extends Endpoint>(
  endpoint: E,
  status: number,
  headers: Answered<E>['headers'],
  bytes: Buffer,
): Answered<E> {
  const text = bytes.toString();
  const body = (): Record<string, unknown> => JSON.parse(text) as Record<string, unknown>; // every answer is an envelope
  const isSuccess = status < 400;
  return {
    status,
    headers,
    text,
    bytes,
    get data() {
      if (!isSuccess) throw new Error(`${endpoint.method} ${endpoint.path} failed: ${text}`);
      // Parsed by the endpoint's own schema: every answer in the test run is held against its contract.
      return endpoint.response.parse(body()['data']) as DataOf<E>;
    },
    get meta() {
      return PageMetaSchema.parse(body()['meta']);
    },
    get header() {
      return endpoint.header?.parse(body()['header']) as HeaderOf<E>; // what its own schema made
    },
    get failure() {
      const { error, message } = Failure.parse(body());
      return { ...error, message };
    },
    get code() {
      return isSuccess ? undefined : Failure.parse(body()).error.code;
    },
  };
}
