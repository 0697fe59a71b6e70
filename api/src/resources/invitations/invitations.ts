import type { InvitationMeta, Language, LockInfo, PublicClient, PublicGuest } from '@janur/contracts';
import { isSlug } from '@janur/contracts/rules';
import { FRESH_FOR_MS, WRONG_CODES } from '../../config.ts';
import type { Database } from '../../db/connection.ts';
import { freshCache } from '../../lib/fresh-cache.ts';
import { type Admission, scopeOfGate } from '../../access/access.ts';
import { type InvitationGate, findGate } from '../../access/gate-queries.ts';
import { createInvitationAccess } from '../../access/invitation-access.ts';
import { ApiError } from '../../lib/errors.ts';
import { ANONYMOUS } from '../../access/principals.ts';
import { type BuiltInvitation, buildInvitation } from './build.ts';
import { findInvitationRows, findOwnAnswers } from './queries.ts';

/** What stands at a slug for this caller. */
export type FoundInvitation =
  | {
      readonly kind: 'open';
      /** The client as JSON, with `guest` null. */
      readonly json: Buffer;
      readonly client: PublicClient;
      readonly etag: string;
      readonly revision: string;
      readonly guest: PublicGuest | null;
      /** False for a private or locked invitation that a code has opened: its content belongs in no shared page. */
      readonly isPublic: boolean;
    }
  | { readonly kind: 'locked'; readonly lock: LockInfo; readonly language: Language }
  | { readonly kind: 'private'; readonly language: Language }
  | { readonly kind: 'not-found' };

export interface Invitations {
  /** `address` is the caller's, so that wrong codes are counted where they come from. */
  find(slug: string, guestCode?: string, address?: string): Promise<FoundInvitation>;
  /** Undefined where there is nothing that a link preview may know. */
  meta(slug: string): Promise<InvitationMeta | undefined>;
  gate(slug: string): Promise<InvitationGate | undefined>;
  /** The content of an invitation. Only for whom `checkAccess` let in, save its lock and meta. */
  contentOf(gate: InvitationGate): Promise<BuiltInvitation | undefined>;
  /** An invitation that is for everybody and waits for nothing; undefined for any other. */
  ready(slug: string): BuiltInvitation | undefined;
  /** The guest who was let in, as the page may know the guest. */
  guestOf(admission: Admission): Promise<PublicGuest | null>;
}

export interface InvitationsOptions {
  readonly freshForMs?: number;
  readonly wrongCodes?: typeof WRONG_CODES;
}

const MAX_KEPT = 1000;

/**
 * Invitations by their slug, kept ready in memory. A slug that was just asked for costs no query; once in `freshForMs` one
 * small query asks whether it changed.
 */
export function createInvitations(
  db: Database,
  { freshForMs = FRESH_FOR_MS, wrongCodes = WRONG_CODES }: InvitationsOptions = {},
): Invitations {
  const gates = freshCache({ load: (slug) => findGate(db, slug), freshForMs, maxEntries: 10 * MAX_KEPT });
  const built = new Map<string, Built>();
  const invitationAccess = createInvitationAccess({ db, wrongCodes });

  const gate: Invitations['gate'] = async (slug) => (isSlug(slug) ? gates.get(slug) : undefined);

  const contentOf: Invitations['contentOf'] = (at) => {
    const kept = built.get(at.slug);
    if (kept?.revision === at.revision) return kept.invitation;
    const invitation = build(db, at);
    const entry: Built = { revision: at.revision, invitation };
    built.delete(at.slug);
    built.set(at.slug, entry);
    invitation.then(
      (known) => (entry.known = known),
      () => built.delete(at.slug),
    );
    const [oldest] = built.keys();
    if (built.size > MAX_KEPT && oldest !== undefined) built.delete(oldest);
    return invitation;
  };

  const guestOf: Invitations['guestOf'] = async ({ guest, scope }) => {
    if (!guest) return null;
    const { id, code, name, total_guests } = guest;
    return { code, name, total_guests, ...(await findOwnAnswers(db, scope, id)) };
  };

  /** After too many wrong codes the page answers as if no code was given. */
  async function enter(
    at: InvitationGate,
    address: string,
    code: string | undefined,
  ): Promise<Admission | ApiError['code']> {
    const admission = await invitationAccess.admit(address, [at], { code, principal: ANONYMOUS }).catch(refusalCode);
    return admission === 'RATE_LIMITED' ? enter(at, address, undefined) : admission;
  }

  return {
    gate,
    contentOf,
    guestOf,
    ready(slug) {
      const at = gates.peek(slug);
      if (!at || !isForEverybody(at)) return undefined;
      const kept = built.get(slug);
      return kept?.revision === at.revision ? kept.known : undefined;
    },
    async meta(slug) {
      const at = await gate(slug);
      return at && !at.is_hidden ? (await contentOf(at))?.meta : undefined;
    },
    async find(slug, guestCode, address = 'page') {
      const at = await gate(slug);
      const invitation = at && !at.is_hidden ? await contentOf(at) : undefined;
      if (!at || !invitation) return { kind: 'not-found' };
      const code = guestCode?.trim().toUpperCase() || undefined;
      const admission = await enter(at, address, code);
      if (typeof admission === 'string') return refused(admission, invitation);
      const { client, json, etag, revision } = invitation;
      return {
        kind: 'open',
        json,
        client,
        etag,
        revision,
        guest: await guestOf(admission),
        isPublic: isForEverybody(at),
      };
    },
  };
}

interface Built {
  readonly revision: string;
  readonly invitation: Promise<BuiltInvitation | undefined>;
  known?: BuiltInvitation | undefined;
}

/** Who brings nothing is let in too. */
export const isForEverybody = (gate: InvitationGate): boolean => !gate.is_hidden && !gate.is_private && !gate.is_locked;

async function build(db: Database, gate: InvitationGate): Promise<BuiltInvitation | undefined> {
  const rows = await findInvitationRows(db, scopeOfGate(gate), gate.option_id);
  return rows && buildInvitation(rows, gate);
}

function refusalCode(error: unknown): ApiError['code'] {
  if (error instanceof ApiError) return error.code;
  throw error;
}

function refused(code: ApiError['code'], { lock, client }: BuiltInvitation): FoundInvitation {
  const { language } = client.option;
  if (code === 'INVITATION_LOCKED') return { kind: 'locked', lock, language };
  if (code === 'UNAUTHENTICATED') return { kind: 'private', language };
  return { kind: 'not-found' };
}
