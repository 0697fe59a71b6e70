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
  created_at: Date;
}
