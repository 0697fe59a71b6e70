import type { SuggestionState } from '@janur/contracts';

/** One an invitation; without a token its link is closed. */
export interface DraftLinkRow {
  option_id: number;
  client_id: number;
  token: string | null;
  expires_at: Date | null;
  approved_by: string | null;
  approved_at: Date | null;
  /** What the invitation was when it was approved. */
  approved_revision: string | null;
  created_at: Date;
}

export interface DraftSuggestionRow {
  id: number;
  client_id: number;
  option_id: number;
  section: string;
  path: string | null;
  former_text: string | null;
  suggested_text: string | null;
  comment: string | null;
  author: string;
  state: SuggestionState;
  answer: string | null;
  decided_at: Date | null;
  created_at: Date;
}

export interface UnsavedDraftRow {
  option_id: number;
  account_id: number;
  client_id: number;
  /** JSON, whose keys stay in their order. */
  unsaved: string;
  kept_at: Date;
}
