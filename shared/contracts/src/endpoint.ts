import type * as z from 'zod';
import type { Role } from './enums.ts';
import type { PageMeta } from './envelope.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may call: everybody, or the listed roles. There is no default: an endpoint without it does not compile. */
export type Access = 'public' | readonly [Role, ...Role[]];

/** A file in a multipart body. `types` are the media types that it may have. */
export interface FilePart {
  readonly maxBytes: number;
  readonly types: readonly string[];
}

/**
 * One call of the API. Paths hang under `/api` and name parameters as `:clientId`.
 * `paged` answers carry a `PageMeta` beside the data. `status` is the success status (200 unless told).
 * With `files` the body travels as multipart/form-data: the named files, and the fields of `body` as text parts.
 */
export interface Endpoint {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  /** Ushers who only scan are let in too; without it they are kept out. */
  readonly scanOnly?: true;
  /** Judges or changes an arrival: a screen that only greets is kept out, whatever who only scans may. */
  readonly judgesArrival?: true;
  /** Answers too while a password that was made for the caller waits to be changed. */
  readonly beforePasswordChange?: true;
  /** Wants a log-in or a confirmation of the last five minutes. */
  readonly freshLogin?: true;
  /** The items of its body are judged one by one, their texts too: a bad one must not hold up what is behind it. */
  readonly judgesEach?: true;
  /** Its sender signs the bytes of the body, which are kept as they came. */
  readonly signed?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly files?: Readonly<Record<string, FilePart>>;
  readonly response: z.ZodType;
  readonly paged?: true;
  readonly status?: 200 | 201;
  /** A sentence for a person that a success carries beside the data. */
  readonly message?: string;
  /** What a paged answer carries beside its rows: the column definitions of spec §7's guest list. */
  readonly header?: z.ZodType;
  /** Media types of the file that is answered in place of the envelope, the usual one first. */
  readonly produces?: readonly [string, ...string[]];
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
export type HeaderOf<E extends Endpoint> = OutputOf<E['header']>;

/** What a caller must give. Parts that the endpoint does not declare may not be given. */
export type RequestOf<E extends Endpoint> = OptionalParts<{
  params: InputOf<E['params']>;
  query: InputOf<E['query']>;
  headers: InputOf<E['headers']>;
  body: WithFiles<E, InputOf<E['body']>, Blob>;
}>;

/** The fields of an endpoint's body and its files, in whatever form one side holds them. */
export type WithFiles<E extends Endpoint, Fields, File> =
  E['files'] extends Readonly<Record<string, FilePart>>
    ? { readonly [Name in keyof E['files']]: File } & ([Fields] extends [undefined | Record<string, never>]
        ? unknown
        : Fields)
    : Fields;

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
export type SuccessOf<E extends Endpoint> = Success<DataOf<E>> &
  (E extends { paged: true } ? { readonly meta: PageMeta } : unknown) &
  (E extends { header: z.ZodType } ? { readonly header: HeaderOf<E> } : unknown);
