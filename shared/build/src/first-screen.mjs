/**
 * Prints the opening of a template while it is built, and adds it to the build's files (docs/decisions/007).
 * It runs here, on the machine of who builds: the page server never runs a template's code.
 */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';

const require = createRequire(import.meta.url);
const NAME = 'FirstScreenPlugin';
/** Where a family writes a look of several down. */
const LOOK = /[\\/]src[\\/]skins[\\/][^\\/]+[\\/]index\.ts$/;
const BASE = '\uE000base\uE001';

export class FirstScreenPlugin {
  #module;
  #rules;

  /** `module` is the template's file; `rules` how its sources are read. */
  constructor({ module, rules }) {
    this.#module = module;
    this.#rules = rules;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // names and hashes of the files are final
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        const { screens, settings } = await this.#print(compiler.options);
        for (const screen of screens.content)
          screen.scripts = scriptsOf(compilation, Object.keys(screen.skins), screens.content.length > 1);
        for (const { file, content } of [screens, settings])
          if (content) compilation.emitAsset(file, new webpack.sources.RawSource(JSON.stringify(content)));
      });
    });
  }

  async #print({ context, mode, output, resolve }) {
    const folder = join(context, 'node_modules/.cache/first-screen');
    const file = join(folder, `${process.pid}.cjs`);
    mkdirSync(folder, { recursive: true });
    try {
      await bundle({
        context,
        mode,
        target: 'node24',
        entry: require.resolve('./first-screen-entry.mjs'),
        devtool: false,
        output: {
          path: folder,
          filename: `${process.pid}.cjs`,
          library: { type: 'commonjs2', export: 'default' },
          // the address is a slot, which the page server fills; the names are those of the build itself
          publicPath: BASE,
          assetModuleFilename: output.assetModuleFilename,
          hashFunction: output.hashFunction,
        },
        resolve: { extensions: resolve.extensions, alias: { 'janur-template$': this.#module } },
        module: {
          // what loads later is not on the first screen
          parser: { javascript: { dynamicImportMode: 'weak' } },
          generator: { asset: { emit: false } },
          // but the looks of a family are, and the words of each
          rules: [...this.#rules, { test: [this.#module, LOOK], parser: { dynamicImportMode: 'eager' } }],
        },
        optimization: { minimize: false },
        performance: false,
      });
      return require(file)();
    } finally {
      rmSync(file, { force: true });
    }
  }
}

/** The files of the chunk that a family's look is: its template id is its name. */
function scriptsOf(compilation, ids, isFamily) {
  if (!isFamily) return [];
  const look = ids.map((id) => compilation.namedChunkGroups.get(id)).find(Boolean);
  if (!look) throw new Error(`Import the look of ${ids.join()} with webpackChunkName: "${ids[0]}".`);
  return look
    .getFiles()
    .filter((file) => file.endsWith('.js'))
    .map((file) => {
      const content = compilation.getAsset(file).source.buffer();
      return { href: BASE + file, integrity: `sha384-${createHash('sha384').update(content).digest('base64')}` };
    });
}

function bundle(config) {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve();
    });
  });
}
