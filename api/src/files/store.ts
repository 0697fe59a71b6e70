import type { Readable } from 'node:stream';

/** Bytes `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface OpenFile {
  /** Of the whole file, in bytes. */
  readonly size: number;
  readonly stream: Readable;
}

export interface StoredFile {
  readonly name: string;
  readonly storedAt: Date;
}

/**
 * Where uploaded files lie. Names are made by `names.ts`; a file never changes once it is there, and is there whole or not
 * at all. Reading or removing what is not there is no error.
 */
export interface FileStore {
  put(name: string, bytes: Buffer): Promise<void>;
  open(name: string, range?: ByteRange): Promise<OpenFile | undefined>;
  /** Its size in bytes. */
  size(name: string): Promise<number | undefined>;
  exists(name: string): Promise<boolean>;
  remove(name: string): Promise<void>;
  /** Everything that lies there, also what a crash left half-written. */
  list(): AsyncIterable<StoredFile>;
  /** Throws when what lies there cannot be had just now. */
  reach(): Promise<void>;
}
