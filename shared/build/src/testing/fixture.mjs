import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const CACHE = join(import.meta.dirname, '../../../../node_modules/.cache/build-fixtures');
const WEBPACK = join(import.meta.dirname, '../../../../node_modules/.bin/webpack');

/**
 * Builds a package of its own with the real webpack, as `npm run build` does: `kind` is the preset, `files` its sources by
 * their paths. Rejects with what webpack said.
 */
export async function buildFixture(kind, { name = 'botanica', files, dependencies = {} }) {
  mkdirSync(CACHE, { recursive: true });
  const dir = mkdtempSync(join(CACHE, `${kind}-`));
  const all = {
    'package.json': JSON.stringify({ name: `@janur/${name}`, type: 'module', dependencies }),
    'webpack.config.mjs': `import { ${kind} } from '@janur/build';\nexport default ${kind}(import.meta.dirname);\n`,
    ...files,
  };
  for (const [path, content] of Object.entries(all)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), content);
  }
  const remove = () => rmSync(dir, { recursive: true, force: true });
  try {
    await promisify(execFile)(WEBPACK, [], {
      cwd: dir,
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
    });
  } catch (error) {
    remove();
    throw new Error(`${error.stdout}${error.stderr}`, { cause: error });
  }
  const dist = join(dir, 'dist');
  return {
    dist,
    names: readdirSync(dist).toSorted(),
    text: (file) => readFileSync(join(dist, file), 'utf8'),
    bytes: (file) => readFileSync(join(dist, file)),
    remove,
  };
}
