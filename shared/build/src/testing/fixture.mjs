import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { host, remote, template } from '../index.mjs';
import { compile } from './compile.mjs';

const PRESETS = { host, remote, template };
const CACHE = join(import.meta.dirname, '../../../../node_modules/.cache/build-fixtures');

/**
 * Builds a package of its own with the real webpack, as `npm run build` does: `kind` is the preset, `files` its sources by
 * their paths. Rejects with what webpack said.
 */
export async function buildFixture(kind, { name = 'botanica', files }) {
  mkdirSync(CACHE, { recursive: true });
  const dir = mkdtempSync(join(CACHE, `${kind}-`));
  const remove = () => rmSync(dir, { recursive: true, force: true });
  const all = { 'package.json': JSON.stringify({ name: `@janur/${name}`, type: 'module' }), ...files };
  for (const [path, content] of Object.entries(all)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), content);
  }
  try {
    await compile(PRESETS[kind](dir));
  } catch (error) {
    remove();
    throw error;
  }
  const dist = join(dir, 'dist');
  return {
    dist,
    names: readdirSync(dist).toSorted(),
    text: (file) => readFileSync(join(dist, file), 'utf8'),
    json: (file) => JSON.parse(readFileSync(join(dist, file), 'utf8')),
    bytes: (file) => readFileSync(join(dist, file)),
    remove,
  };
}
