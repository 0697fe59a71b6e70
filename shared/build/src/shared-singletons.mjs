/**
 * The one list of what the shell gives to the remotes. Everything else a remote bundles itself: a shared module
 * keeps all its exports, so few are shared (docs/decisions/002).
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';

const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const EMOTION = ['@emotion/react', '@emotion/react/jsx-runtime'];
const KIT = '@janur/kit';
/** One loader a page: it holds the hashes that its runtime plugin checks. */
const LOADER = '@janur/federation';

const NAMES = [...REACT, ...EMOTION, KIT, LOADER];

/** The shell's side: loaded eagerly, so that nothing waits for a bootstrap chunk. Versions are those that `dir` sees. */
export const provided = (dir) =>
  share(dir, (version) => ({ singleton: true, eager: true, version, requiredVersion: `^${version}` }));

/** A remote's side: taken from the shell, never bundled. A kit of another contract is refused at load. */
export const consumed = (dir) =>
  share(dir, (version, name) => ({
    singleton: true,
    import: false,
    requiredVersion: `^${version}`,
    ...(name === KIT && { strictVersion: true }),
  }));

function share(dir, optionsOf) {
  const require = createRequire(join(dir, 'package.json'));
  const packageOf = (name) => name.match(/^(?:@[^/]+\/)?[^/]+/)[0];
  const versionOf = (name) => require(`${packageOf(name)}/package.json`).version;
  return Object.fromEntries(NAMES.map((name) => [name, optionsOf(versionOf(name), name)]));
}
