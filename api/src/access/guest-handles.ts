import { guestHandle, hostHas, idOfGuestHandle } from '@janur/contracts/co-hosts';
import type { Database } from '../db/connection.ts';
import type { ClientScope } from './access.ts';
import { findCodeById, listIdsOfCodes } from './guest-handle-queries.ts';
import type { Principal } from './principals.ts';

/**
 * A guest's code opens the invitation and answers in the guest's name. Co-hosts who may not answer for guests have a handle in
 * its place, in whatever call: what an answer calls a code or makes of one is exchanged here, on the way out and on the way in.
 */
export const mayHoldCodes = (principal: Principal): boolean =>
  principal.role !== 'CLIENT' || hostHas(principal.coHostRole, 'guests');

/** What exchanges guests' codes and handles, for a caller who may not hold codes; undefined for all others. */
export type HandlesFor = (entered: { principal: Principal; scope: ClientScope | undefined }) => Handles | undefined;

interface Handles {
  /** The call by codes. */
  received<Call>(call: Call): Promise<Call>;
  /** The answer by handles. */
  given<Answer>(answer: Answer): Promise<Answer>;
}

declare module 'fastify' {
  interface FastifyInstance {
    handlesFor: HandlesFor;
  }
}

export const createHandles =
  (db: Database): HandlesFor =>
  ({ principal, scope }) => {
    if (scope === undefined || mayHoldCodes(principal)) return undefined;
    return {
      received: (call) => withCodes(db, scope, call),
      given: (answer) => withoutCodes(db, scope, answer),
    };
  };

const CODES = new Set(['code', 'guest_code']);
/** Links and tickets have the code in them. */
const MADE_OF_CODES = new Set(['invitation_link', 'qr_code']);
/** The hosts' own notes and questions, whatever their names. */
const OWN_WORDS = new Set(['details', 'answers']);
const NAMED_BY = new Set(['guestCode', 'guest_code', 'search_query']);

/** An answer without what opens an invitation. */
async function withoutCodes<Answer>(db: Database, scope: ClientScope, answer: Answer): Promise<Answer> {
  const codes = new Set<string>();
  visit(answer, (key, value) => {
    if (CODES.has(key)) codes.add(value);
    return value;
  });
  const idOf = await listIdsOfCodes(db, scope, [...codes]);
  // one of a guest who is gone names nobody, and still tells lines apart
  const handles = new Map([...codes].map((code, at) => [code, guestHandle(idOf.get(code) ?? -at)]));
  const exchanged = visit(answer, (key, value) => {
    if (MADE_OF_CODES.has(key)) return '';
    return CODES.has(key) ? (handles.get(value) ?? '') : value;
  });
  return exchanged as Answer; // texts of it became other texts
}

/** A call whose handles are the codes that they stand for. One that stands for nobody stays, and is nobody's code. */
async function withCodes<Call>(db: Database, scope: ClientScope, call: Call): Promise<Call> {
  const codeOf = new Map<string, string>();
  const handles = new Set<string>();
  visit(call, (key, value) => {
    if (NAMED_BY.has(key) && idOfGuestHandle(value) !== undefined) handles.add(value);
    return value;
  });
  for (const handle of handles) {
    // a call names one guest
    const code = await findCodeById(db, scope, idOfGuestHandle(handle) ?? 0);
    if (code !== undefined) codeOf.set(handle, code);
  }
  if (codeOf.size === 0) return call;
  const exchanged = visit(call, (key, value) => (NAMED_BY.has(key) ? (codeOf.get(value) ?? value) : value));
  return exchanged as Call; // texts of it became other texts
}

/** The same, each text below a key replaced. */
function visit(value: unknown, replace: (key: string, text: string) => string, key = ''): unknown {
  if (typeof value === 'string') return replace(key, value);
  if (Array.isArray(value)) return value.map((one) => visit(one, replace, key));
  if (typeof value !== 'object' || value === null || value instanceof Date || value instanceof Uint8Array) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, OWN_WORDS.has(name) ? inner : visit(inner, replace, name)]),
  );
}
