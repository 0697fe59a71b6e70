import type { PackedFile } from './pack.ts';

/** Of a remote. */
export interface Version {
  readonly name: string;
  readonly version: string;
}

/** Files that are written and not yet there. */
export interface Draft {
  settle(): Promise<void>;
  discard(): Promise<void>;
}

/** Where the files of published versions lie. A version never changes once it is there, and is there whole or not at all. */
export interface Builds {
  /** Below it the versions that this machine has: `{name}/{version}`. */
  readonly root: string;
  /** The folder of a version on this machine, fetched first when it is elsewhere; undefined when it is nowhere. */
  folder(version: Version): Promise<string | undefined>;
  /** Whether every machine that shares the store can have it. */
  isKept(version: Version, manifest: string): Promise<boolean>;
  draft(version: Version, manifest: string, files: readonly PackedFile[]): Promise<Draft>;
}
