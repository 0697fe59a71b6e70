import type { InvitationMeta, Language, PublicClient, PublicGuest } from '@janur/contracts';
import { canonicalDomain, isSlug } from '@janur/contracts/rules';
import { type Counters, createCounters } from '../../budgets/counters.ts';
import { FRESH_FOR_MS } from '../../config/index.ts';
import { isAway } from '../../db/away.ts';
import type { Database } from '../../db/connection.ts';
import { PUBLIC_LISTING, scopeOfGate } from '../../access/access.ts';
import { type InvitationGate, findGate } from '../../access/gate-queries.ts';
import {
  type Admission,
  createInvitationAccess,
  type Credentials,
  type InvitationAccess,
} from '../../access/invitation-access.ts';
import { HttpError } from '../../lib/errors.ts';
import { inTime, within } from '../../lib/within.ts';
import { ANONYMOUS, type Principal } from '../../access/principals.ts';
import { type BuiltInvitation, buildInvitation } from './build.ts';
import { keepInvitations, type KeptInvitation } from './kept.ts';
import { findInvitationRows, findSlugOfDomain } from './queries.ts';

/** What stands at a slug for this caller. */
export type FoundInvitation =
  | {
      readonly kind: 'open';
      /** The client as JSON, with `guest` null; private events only of the guest who is in. */
      readonly json: Buffer;
      readonly client: PublicClient;
      readonly etag: string;
      readonly revision: string;
      readonly guest: PublicGuest | null;
      /** False for a private or locked invitation that a code has opened: its content belongs in no shared page. */
      readonly isPublic: boolean;
      /** For how long the database has been away, in s: it may have changed since, and a guest's code was not looked up. */
      readonly staleFor: number | undefined;
    }
  | (Seal & {
      readonly kind: 'locked';
      /** For so many seconds nothing is said of a code, since too many were wrong before. */
      readonly wait: number | undefined;
    })
  | (Seal & { readonly kind: 'private' })
  /** It was at this slug once; now it is at that one. */
  | { readonly kind: 'moved'; readonly slug: string }
  | { readonly kind: 'not-found' };

/** What everybody may know of an invitation that is not open. */
export interface Seal extends Pick<BuiltInvitation, 'lock' | 'veil'> {
  readonly language: Language;
}

export interface Invitations {
  /** The one that pages and API share: a wrong code counts wherever it was tried. */
  readonly access: InvitationAccess;
  /**
   * `address` is the caller's, so that wrong codes are counted where they come from. `whoIsIn` is asked for a private
   * invitation alone, which a guest's log-in opens.
   */
  find(
    slug: string,
    guestCode?: string,
    address?: string,
    whoIsIn?: () => Promise<Principal>,
  ): Promise<FoundInvitation>;
  /** Undefined where there is nothing that a link preview may know. */
  meta(slug: string): Promise<InvitationMeta | undefined>;
  /** At a slug of now or of former times: the gate says which it is now. */
  at(slug: string): Promise<KeptInvitation | undefined>;
  /** The slug of the invitation at a couple's own domain, whatever its spelling; undefined when the host is nobody's own. */
  slugOf(host: string): Promise<string | undefined>;
}

export interface InvitationsOptions {
  readonly freshForMs?: number;
  readonly counters?: Counters;
}

/** Before a domain in the cache; no slug begins so. */
const DOMAIN = '@';
interface Entered {
  readonly answer: Admission | HttpError;
  readonly wait: number | undefined;
}

/** An open page waits no longer for its guest; on a machine that just started, the first one may need a second. */
const GUEST_PATIENCE_MS = 3000;
/** The database is away when the news is older than this. */
const AWAY_AFTER_MS = 3000;

/**
 * Invitations by their slug and by their own domain, kept in memory. One that was just asked for costs no query; once in
 * `freshForMs` one small query asks whether it changed, and what was made of its content stays as long as it did not.
 */
export function createInvitations(
  db: Database,
  { freshForMs = FRESH_FOR_MS, counters = createCounters() }: InvitationsOptions = {},
): Invitations {
  const keptAt = keepInvitations({
    freshForMs,
    async ask(address, former) {
      const slug = address.startsWith(DOMAIN) ? await findSlugOfDomain(db, PUBLIC_LISTING, address.slice(1)) : address;
      const gate = slug === undefined ? undefined : await findGate(db, slug);
      if (!gate) return undefined;
      const isSame = former?.gate.revision === gate.revision;
      return { gate, seenAt: Date.now(), content: isSame ? former.content : lazy(() => build(db, gate)) };
    },
  });

  const at: Invitations['at'] = async (slug) => (isSlug(slug) ? keptAt(slug) : undefined);
  const access = createInvitationAccess(db, counters);

  /** After too many wrong codes the page answers as if no code was given, and says so where it is closed. */
  async function enter(gate: InvitationGate, address: string, { code, principal }: Credentials): Promise<Entered> {
    const admit = (shown?: string) => access.admit(address, [gate], { code: shown, principal }).catch(refusal);
    const answer = await admit(code);
    const isTooMany = answer instanceof HttpError && answer.code === 'RATE_LIMITED';
    return isTooMany ? { answer: await admit(), wait: answer.retryAfter } : { answer, wait: undefined };
  }

  async function look(
    slug: string,
    guestCode: string | undefined,
    address: string,
    whoIsIn: () => Promise<Principal>,
  ): Promise<FoundInvitation> {
    const kept = await at(slug);
    const invitation = kept && !kept.gate.is_hidden ? await kept.content() : undefined;
    if (!kept || !invitation) return { kind: 'not-found' };
    if (kept.gate.slug !== slug) return { kind: 'moved', slug: kept.gate.slug };
    const code = guestCode?.trim().toUpperCase() || undefined;
    const { revision } = invitation;
    const isPublic = isForEverybody(kept.gate);
    const shown = (guest: PublicGuest | null) => {
      const { client, json, etag } = invitation.forGuest(guest);
      return { kind: 'open', json, client, etag, revision, isPublic, guest } as const;
    };
    const age = Date.now() - kept.seenAt;
    // whoever it is for, the page opens: the answer that comes from it bears the code
    const stale = { ...shown(null), staleFor: Math.round(age / 1000) };
    if (isPublic && age > AWAY_AFTER_MS) return stale;
    const principal = kept.gate.is_private ? await whoIsIn() : ANONYMOUS;
    const entering = enter(kept.gate, address, { code, principal });
    const entered = isPublic
      ? await within(GUEST_PATIENCE_MS, entering.catch(undefinedWhenAway), undefined)
      : await entering;
    if (!entered) return stale;
    const { answer, wait } = entered;
    if (answer instanceof HttpError) return refused(answer, invitation, wait);
    return { ...shown(publicGuest(answer)), staleFor: undefined };
  }

  return {
    access,
    at,
    async slugOf(host) {
      const domain = canonicalDomain(host);
      return domain === undefined ? undefined : (await keptAt(DOMAIN + domain))?.gate.slug;
    },
    async meta(slug) {
      const kept = await at(slug);
      return kept && !kept.gate.is_hidden ? (await inTime(kept.content()))?.meta : undefined;
    },
    // a database that says nothing keeps nobody for its time-out
    find: async (slug, guestCode, address = 'page', whoIsIn = nobody) =>
      inTime(look(slug, guestCode, address, whoIsIn)),
  };
}

/** The guest who was let in, as the page may know the guest. */
export function publicGuest({ guest, gate }: Admission): PublicGuest | null {
  if (!guest) return null;
  const { code, name, total_guests, is_attending, events, may_answer_late: isLate, members } = guest;
  // who has shown a number alone has no code, and so no ticket
  const isLive = gate.door_codes === 'ROTATING' && code !== '';
  return {
    code,
    name,
    total_guests,
    is_attending,
    events,
    ...(isLive && { live_ticket: true }),
    ...(isLate && { may_answer_late: true }),
    ...(members && { members }),
  };
}

const nobody = async (): Promise<Principal> => ANONYMOUS;

/** Makes a value when it is first asked for; again when that failed. */
function lazy<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}

/** Who brings nothing is let in too. */
export const isForEverybody = (gate: InvitationGate): boolean => !gate.is_hidden && !gate.is_private && !gate.is_locked;

async function build(db: Database, gate: InvitationGate): Promise<BuiltInvitation | undefined> {
  const rows = await findInvitationRows(db, scopeOfGate(gate), gate.option_id);
  return rows && buildInvitation(rows, gate);
}

function refusal(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  throw error;
}

function undefinedWhenAway(error: unknown): undefined {
  if (!isAway(error)) throw error;
}

function refused(
  { code }: HttpError,
  { lock, veil, open: { client } }: BuiltInvitation,
  wait: number | undefined,
): FoundInvitation {
  const { language } = client.option;
  if (code === 'INVITATION_LOCKED') return { kind: 'locked', lock, veil, language, wait };
  if (code === 'UNAUTHENTICATED') return { kind: 'private', lock, veil, language };
  return { kind: 'not-found' };
}
