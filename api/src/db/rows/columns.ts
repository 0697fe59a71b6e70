/** A TINYINT(1): read as 0 or 1, written as a boolean or as that. */
export type Flag = boolean | 0 | 1;

/** A JSON column: read parsed, written as text. */
export type Json = unknown;

/** A VARBINARY that holds UTF-8: read as bytes, written as text or as those bytes. */
export type Bytes = string | Uint8Array;

export interface Stamps {
  created_at: Date;
  updated_at: Date;
}
