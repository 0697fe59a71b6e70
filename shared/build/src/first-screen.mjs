/**
 * Prints the opening of a template while it is built, and adds it to the build's files (docs/decisions/007).
 * It runs here, on the machine of who builds: the page server never runs a template's code.
 */
import { createRequire } from 'node:module';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';

const require = createRequire(import.meta.url);
const FILE = 'first-screen.json';
const NAME = 'FirstScreenPlugin';

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
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        const screen = await this.#print(compiler.options);
        compilation.emitAsset(FILE, new webpack.sources.RawSource(JSON.stringify(screen)));
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
          publicPath: '\uE000base\uE001',
          assetModuleFilename: output.assetModuleFilename,
          hashFunction: output.hashFunction,
        },
        resolve: { extensions: resolve.extensions, alias: { 'janur-template$': this.#module } },
        module: {
          // what loads later is not on the first screen
          parser: { javascript: { dynamicImportMode: 'weak' } },
          generator: { asset: { emit: false } },
          rules: this.#rules,
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

function bundle(config) {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve();
    });
  });
}
