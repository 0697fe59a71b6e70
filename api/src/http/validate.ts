import {
  type BodyOf,
  type Endpoint,
  type FieldProblem,
  type HeadersOf,
  type ParamsOf,
  problemAt,
  problem,
  problemsOfIssue,
  type QueryOf,
  type WithFiles,
} from '@janur/contracts';
import { unreadablePaths } from '@janur/contracts/rules';
import type * as z from 'zod';
import { invalid, required } from '../lib/errors.ts';
import { type UploadedFile, withFiles } from './multipart.ts';

const PARTS = ['params', 'query', 'headers', 'body'] as const;

export interface RawRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
}

export interface ValidRequest<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly headers: HeadersOf<E>;
  readonly body: WithFiles<E, BodyOf<E>, UploadedFile>;
}

export const callName = (endpoint: Endpoint): string => `${endpoint.method} ${endpoint.path}`;

/** The request as its contract has it, or the error of decisions §2 with every wrong value in it. */
export function validate<E extends Endpoint>(endpoint: E, raw: RawRequest): ValidRequest<E> {
  const problems: FieldProblem[] = [];
  const parsed: Partial<Record<(typeof PARTS)[number], unknown>> = {};
  for (const part of PARTS) {
    const schema = part === 'body' ? withFiles(endpoint) : endpoint[part];
    if (!schema) continue;
    const result = schema.safeParse(withoutEmptyParams(part, raw[part]), { reportInput: true });
    const unreadable = part !== 'headers' && !endpoint.judgesEach ? unreadableIn(part, raw[part]) : [];
    if (result.success) parsed[part] = result.data;
    const wrong = (result.error?.issues ?? []).flatMap((issue) => problemsIn(part, issue));
    // a value that the schema refuses is told once
    const isTold = (path: string) => wrong.some((told) => path === told.path || path.startsWith(`${told.path}.`));
    problems.push(...wrong, ...unreadable.filter(({ path }) => !isTold(path)));
  }
  if (problems.length > 0) refuse(problems, endpoint, raw);
  // Each part is the output of the endpoint's own schema, or undefined where the endpoint declares none.
  return parsed as unknown as ValidRequest<E>;
}

/**
 * Throws for wrong values. What is not there at all is a required parameter (400); once nothing is missing, whatever else is
 * wrong is told together (422). Rules that need the database give their problems here too, so that both speak alike.
 */
export function refuse(problems: readonly FieldProblem[], endpoint: Endpoint, raw: RawRequest): never {
  const missing = problems.map(({ path }) => path).filter((path) => isMissing(path, raw));
  throw missing.length > 0 ? required(missing, callName(endpoint)) : invalid(problems);
}

/** A part or a parameter directly in it; a hole deeper inside a value makes that value wrong. */
function isMissing(path: string, raw: RawRequest): boolean {
  const [part, name, ...deeper] = path.split('.');
  if (!isPart(part) || deeper.length > 0) return false;
  const value = withoutEmptyParams(part, raw[part]);
  if (value === undefined) return true;
  if (name === undefined || typeof value !== 'object' || value === null) return false;
  return Reflect.get(value, name) === undefined;
}

const isPart = (text: string | undefined): text is (typeof PARTS)[number] => PARTS.some((part) => part === text);

/** `/clients//lock` names no client: an empty path parameter is a missing one. */
function withoutEmptyParams(part: string, value: unknown): unknown {
  if (part !== 'params' || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([, text]) => text !== ''));
}

/** What would damage the exports of whoever gets it is refused at the door, whichever field it is in. */
export const unreadableIn = (part: string, value: unknown): FieldProblem[] =>
  unreadablePaths(value).map((path) => problemAt([part, path].filter(Boolean).join('.'), problem('unreadable')));

export const problemsIn = (part: string, issue: z.core.$ZodIssue): FieldProblem[] =>
  problemsOfIssue(issue).map(({ path, problem: what }) => problemAt([part, ...path].map(String).join('.'), what));
