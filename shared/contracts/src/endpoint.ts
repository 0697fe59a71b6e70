import type * as z from 'zod';
import type { Role } from './enums.ts';
import type { PageMeta } from './envelope.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: everybody, or the listed roles. There is no default: an endpoint without it does not compile. */
export type Access = 'public' | readonly [Role, ...Role[]];

/**
 * One call of the API. Paths hang under `/api` and name parameters as `:clientId`.
 * `paged` answers carry a `PageMeta` beside the data. `status` is the success status (200 unless told).
 */
export interface Endpoint {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly response: z.ZodType;
  readonly paged?: true;
  readonly status?: 200 | 201;
}

/** Declares an endpoint; its literal types become the handler's, the client's and the OpenAPI page's. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;
type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;

export type ParamsOf<E extends Endpoint> = OutputOf<E['params']>;
export type QueryOf<E extends Endpoint> = OutputOf<E['query']>;
export type HeadersOf<E extends Endpoint> = OutputOf<E['headers']>;
export type BodyOf<E extends Endpoint> = OutputOf<E['body']>;
export type DataOf<E extends Endpoint> = z.output<E['response']>;
/** What a handler must give: dates and defaults not yet serialised. */
export type DataInputOf<E extends Endpoint> = z.input<E['response']>;

/** What a caller must give. Parts that the endpoint does not declare may not be given. */
export type RequestOf<E extends Endpoint> = OptionalParts<{
  params: InputOf<E['params']>;
  query: InputOf<E['query']>;
  headers: InputOf<E['headers']>;
  body: InputOf<E['body']>;
}>;

type OptionalParts<T> = { [K in keyof T as undefined extends T[K] ? never : {} extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? never : {} extends T[K] ? K : never]?: T[K];
};

/** A success as it travels (decisions §2). */
export interface Success<Data> {
  readonly status: 'success';
  readonly status_code: number;
  readonly data: Data;
  readonly message?: string;
}
export type SuccessOf<E extends Endpoint> = E extends { paged: true }
  ? Success<DataOf<E>> & { readonly meta: PageMeta }
  : Success<DataOf<E>>;
