import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

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

/** The same build always gets the same version, another build another one: `0.1.0-3f9c2a71be04`. */
export function versionOf(packageVersion: string, files: readonly BuiltFile[]): string {
  const digest = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  return `${packageVersion}-${digest.slice(0, 12)}`;
}

const COMPRESSIBLE = /\.(js|css|svg|json|html|wasm)$/;

/**
 * Copies a build to its own address, with brotli and gzip beside each text file. A version is never changed: one that
 * is there already stays as it is. The folder appears whole or not at all.
 */
export function putVersion(dist: string, target: string) {
  if (existsSync(target)) return;
  const half = `${target}.half-${process.pid}`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true });
  cpSync(dist, half, { recursive: true });
  for (const { path } of listFiles(half).filter((file) => COMPRESSIBLE.test(file.path))) {
    const content = readFileSync(join(half, path));
    writeFileSync(join(half, `${path}.br`), brotliCompressSync(content));
    writeFileSync(join(half, `${path}.gz`), gzipSync(content, { level: 9 }));
  }
  renameSync(half, target);
}
