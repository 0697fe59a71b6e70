import { integrityPlugin } from '@janur/federation/runtime-plugin';
import federation, { bundlerRuntime, runtime } from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

declare global {
  var _JANUR_FEDERATION: typeof federation | undefined;
}

/**
 * Remotes are built without the federation runtime and take the shell's: this is where they look for it. Each has an
 * instance of its own; `init` would give them the one of the build that holds the code, which is the shell. A shell
 * exposes nothing, so its build left out how a remote's entry starts, and the package names that by its file alone
 * (docs/decisions/015).
 */
globalThis._JANUR_FEDERATION = {
  ...federation,
  runtime: { ...runtime, init: runtime.createInstance },
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
};

export default integrityPlugin;
