import type { TemplateLooks } from '@janur/contracts';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface BuiltFile {
  /** Relative to the build's folder, with forward slashes. */
  path: string;
  sha384: string;
  bytes: number;
}

/** What the build says that it is made of (`shared/build/src/built-files.mjs`). */
const BUILT_FILES = 'built-files.json';

/**
 * The files of a build, sorted by path, with the hash that the browser will check. What else lies in its folder is no part
 * of it: turbo fills a folder again over what another build left there.
 */
export function listFiles(dist: string): BuiltFile[] {
  const stated: readonly string[] = JSON.parse(readFileSync(join(dist, BUILT_FILES), 'utf8'));
  return stated
    .map((path) => {
      const content = readFileSync(join(dist, path));
      const sha384 = `sha384-${createHash('sha384').update(content).digest('base64')}`;
      return { path, sha384, bytes: content.length };
    })
    .toSorted((a, b) => a.path.localeCompare(b.path));
}

/** The same build that says the same of its looks always gets the same version, another one another: `0.1.0-3f9c2a71be04`. */
export function versionOf(packageVersion: string, files: readonly BuiltFile[], looks?: TemplateLooks): string {
  const digest = createHash('sha256')
    .update(JSON.stringify(looks ? [files, looks] : files))
    .digest('hex');
  return `${packageVersion}-${digest.slice(0, 12)}`;
}
