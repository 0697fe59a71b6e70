import type { RemoteManifest } from '@janur/contracts';
import { pack, type PackedFile } from './builds/pack.ts';
import { filesOf } from './verify.ts';

/** What the registry looks at, for who wants to know before it is sent there. */
export { inspectTemplate } from './inspect.ts';

export const packFiles = (manifest: RemoteManifest, content: Buffer): Promise<PackedFile[]> =>
  pack(filesOf(manifest, content));
