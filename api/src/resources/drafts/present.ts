import { createHash } from 'node:crypto';
import { type DraftReview, PublicClient, type Suggestion } from '@janur/contracts';
import type { DraftLinkRow, DraftSuggestionRow } from '../../db/rows/drafts.ts';
import { presentInvitation } from '../invitations/present.ts';
import type { InvitationRows } from '../invitations/queries.ts';

export const presentSuggestion = ({
  id,
  section,
  path,
  former_text,
  suggested_text,
  comment,
  author,
  state,
  answer,
  created_at,
  decided_at,
}: DraftSuggestionRow): Suggestion => ({
  id,
  section,
  path,
  before: former_text,
  text: suggested_text,
  comment,
  author,
  state,
  answer,
  created_at: created_at.toISOString(),
  decided_at: decided_at?.toISOString() ?? null,
});

/** The whole invitation: whose it is sees private events too. */
export const presentDraft = (rows: InvitationRows): PublicClient => presentInvitation(rows);

/** What is approved: changes with whatever guests will see, and not with the publishing itself. */
export function revisionOf(client: PublicClient): string {
  const { is_hidden: _hidden, ...option } = client.option;
  const seen = JSON.stringify([client.name, client.version, client.content, option]);
  return createHash('sha256').update(seen).digest('base64url');
}

export function presentLink(link: DraftLinkRow | undefined, now: Date): DraftReview['link'] {
  if (!link?.token || !link.expires_at || link.expires_at <= now) return null;
  return { token: link.token, expires_at: link.expires_at.toISOString() };
}

export function presentApproval(link: DraftLinkRow | undefined, revision: string): DraftReview['approval'] {
  if (!link?.approved_by || !link.approved_at) return null;
  const is_current = link.approved_revision === revision;
  return { by: link.approved_by, at: link.approved_at.toISOString(), is_current };
}
