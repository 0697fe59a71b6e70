/**
 * Puts the chunks of what a remote exposes before its entry, in one file: a page that loads a remote always needs both,
 * and each file costs a request. The chunks lay their modules ready, as they would if they came first by themselves.
 */
import webpack from 'webpack';

const NAME = 'WholeEntryPlugin';
const MANIFEST = 'mf-manifest.json';

export class WholeEntryPlugin {
  #entry;

  /** `entry` is the remote's entry file. */
  constructor({ entry }) {
    this.#entry = entry;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // minified, their hashes filled in, and described in the manifest
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const manifest = JSON.parse(compilation.getAsset(MANIFEST).source.source());
        const chunks = [...new Set(manifest.exposes.flatMap(({ assets }) => assets.js.sync))];
        for (const { assets } of manifest.exposes) assets.js.sync = [];
        const parts = [...chunks, this.#entry].map((file) => compilation.getAsset(file).source);
        compilation.updateAsset(
          this.#entry,
          new webpack.sources.ConcatSource(...parts.flatMap((part) => [part, '\n'])),
        );
        compilation.updateAsset(MANIFEST, new webpack.sources.RawSource(JSON.stringify(manifest)));
        for (const file of chunks) compilation.deleteAsset(file);
      });
    });
  }
}
