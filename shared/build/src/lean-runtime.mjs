/**
 * Stands in the shell for files of the federation's runtime (2.9.2) that no page of ours needs, 3 of its 20 KiB:
 * - `runtime-core/dist/plugins/snapshot/SnapshotHandler.js` and `utils/preload.js`. `disableSnapshot` leaves out who calls
 *   them, but not them: no manifest is fetched, and the page server writes the preloads;
 * - `webpack-bundler-runtime/dist/remotes.js`: remotes are named by the registry, not by a build;
 * - `sdk/dist/logger.js`: the console is enough, and
 * - `error-codes/dist/desc.mjs`: an error keeps its code and the address that explains it.
 */
export const REPLACED =
  /@module-federation\/(?:runtime-core\/dist\/(?:plugins\/snapshot\/SnapshotHandler|utils\/preload)|webpack-bundler-runtime\/dist\/remotes|sdk\/dist\/logger|error-codes\/dist\/desc)\.m?js$/;

export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { applyPlugin() {} };
}

export const getGlobalRemoteInfo = () => ({});

export function formatPreloadArgs() {
  throw new Error('The page server writes the preloads: preloadRemote is not part of this shell.');
}
export {
  formatPreloadArgs as defaultPreloadArgs,
  formatPreloadArgs as normalizePreloadExposes,
  formatPreloadArgs as preloadAssets,
};

export function remotes() {
  throw new Error('The registry names the remotes: remotes of a build are not part of this shell.');
}

const createLogger = () => console;
const logger = console;
export { createLogger, createLogger as createInfrastructureLogger, logger, logger as infrastructureLogger };
export function bindLoggerToCompiler() {}

const descriptions = {};
export {
  descriptions as buildDescMap,
  descriptions as errorDescMap,
  descriptions as runtimeDescMap,
  descriptions as typeDescMap,
};
