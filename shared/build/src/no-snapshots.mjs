/**
 * Stands in the shell for two files of the federation's runtime (`runtime-core/dist/plugins/snapshot/SnapshotHandler.js` and
 * `utils/preload.js`, 2.9.2). `disableSnapshot` leaves out who calls them, but not them: no manifest is fetched, and the
 * page server writes the preloads.
 */
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
