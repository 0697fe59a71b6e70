import type { Json, Stamps } from './columns.ts';

export interface ImportedRecordRow extends Stamps {
  id: number;
  client_id: number;
  /** The client's id in the other system. */
  source_client: string;
  kind: string;
  /** The record's id in the other system. */
  source_key: string;
  row_id: number;
  /** By field: marks of what the other system said last, and of what stood here after it was written. */
  fields: Json;
}
