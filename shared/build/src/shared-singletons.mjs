/**
 * The one list of what the shell gives to the remotes. Everything else a remote bundles itself: a shared module
 * keeps all its exports, so few are shared (docs/decisions/002).
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (name) => require(`${name}/package.json`).version;

const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const EMOTION = ['@emotion/react', '@emotion/react/jsx-runtime'];

const KIT_VERSION = '0.1.0';
const FEDERATION_VERSION = '0.1.0';

/** The shell's side: loaded eagerly, so that nothing waits for a bootstrap chunk. */
export function provided() {
  const eager = (version) => ({ singleton: true, eager: true, version, requiredVersion: `^${version}` });
  return {
    ...Object.fromEntries(REACT.map((name) => [name, eager(versionOf('react'))])),
    ...Object.fromEntries(EMOTION.map((name) => [name, eager(versionOf('@emotion/react'))])),
    '@janur/kit': eager(KIT_VERSION),
    '@janur/federation': eager(FEDERATION_VERSION),
  };
}

/** A remote's side: taken from the shell, never bundled. A kit of another contract is refused at load. */
export function consumed() {
  const taken = (version) => ({ singleton: true, import: false, requiredVersion: `^${version}` });
  return {
    ...Object.fromEntries(REACT.map((name) => [name, taken(versionOf('react'))])),
    ...Object.fromEntries(EMOTION.map((name) => [name, taken(versionOf('@emotion/react'))])),
    '@janur/kit': { ...taken(KIT_VERSION), strictVersion: true },
    // one loader a page: it holds the hashes that its runtime plugin checks
    '@janur/federation': taken(FEDERATION_VERSION),
  };
}
