import type { TemplateLooks } from '@janur/contracts';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface BuiltFile {
  /** Relative to the build's folder, with forward slashes. */
  path: string;
  sha384: string;
  bytes: number;
}

/** The files of a build, sorted by path, with the hash that the browser will check. */
export function listFiles(dist: string): BuiltFile[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const content = readFileSync(file);
      const sha384 = `sha384-${createHash('sha384').update(content).digest('base64')}`;
      return { path: relative(dist, file).replaceAll('\\', '/'), sha384, bytes: content.length };
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
