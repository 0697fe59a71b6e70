import type { Json, Stamps } from './columns.ts';

export interface RemoteRow extends Stamps {
  name: string;
  kind: string;
  promoted_version: string | null;
  former_version: string | null;
  canary_version: string | null;
  canary_percent: number;
  revision: number;
}

export interface RemoteVersionRow {
  id: number;
  remote_name: string;
  version: string;
  contract_min: number;
  contract_max: number;
  entry_path: string;
  files: Json;
  preload: Json;
  signature: string | null;
  published_by: number | null;
  published_at: Date;
  withdrawn_at: Date | null;
}

export interface TemplateRow extends Stamps {
  template_id: string;
  remote_name: string;
}

export interface CustomTemplateRow extends Stamps {
  client_name: string;
  remote_name: string;
}

export interface PublisherKeyRow {
  id: number;
  /** Null for the operator's. */
  account_id: number | null;
  /** Raw Ed25519, base64. */
  public_key: string;
  label: string;
  created_at: Date;
  revoked_at: Date | null;
}

/** Whose a family is; one without is the house's. */
export interface RemoteOwnerRow {
  remote_name: string;
  account_id: number;
}

export interface WaitingVersionRow {
  remote_name: string;
  version: string;
  account_id: number | null;
  created_at: Date;
}

export interface PublicationRow {
  version_id: number;
  key_id: number;
  /** The text that was signed. */
  manifest: string;
  findings: Json;
}

export interface PageReportRow {
  id: number;
  kind: string;
  remote_name: string;
  version: string;
  failure: string;
  outcome: string;
  seen: number;
  created_at: Date;
  last_seen_at: Date;
}

export interface UploadRow {
  id: number;
  /** Null for a picture of the house, which any invitation may show. */
  client_id: number | null;
  option_id: number | null;
  kind: string;
  section_type: string | null;
  sub_section: string | null;
  url: string;
  mime: string;
  bytes: number;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  variants: Json;
  sha256: string;
  state: string;
  account_id: number | null;
  created_at: Date;
  deleted_at: Date | null;
}

export interface AuditLogRow {
  id: number;
  account_id: number | null;
  role: string | null;
  client_id: number | null;
  action: string;
  subject_type: string;
  subject_id: string | null;
  changes: Json;
  request_id: string | null;
  ip: string | null;
  device: string | null;
  created_at: Date;
}
