/**
 * webpack presets. A package's `webpack.config.mjs` is one line:
 *   export default template(import.meta.dirname);
 * What was tried and why it is so: docs/decisions/002-federation.md.
 */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { BuiltFilesPlugin } from './built-files.mjs';
import { FirstScreenPlugin } from './first-screen.mjs';
import { consumed, provided } from './shared-singletons.mjs';
import { ValidStylesPlugin } from './valid-styles.mjs';
import { WholeEntryPlugin } from './whole-entry.mjs';

const require = createRequire(import.meta.url);
const PARTED_FONT = join(import.meta.dirname, 'parted-font.mjs');
const DRAFT = join(import.meta.dirname, 'draft.mjs');
const isDevelopment = process.env.NODE_ENV === 'development';
// swc-plugin-emotion reads NODE_ENV itself: without it, production builds carry labels and source maps.
process.env.NODE_ENV ??= 'production';

/** No manifest is fetched in a browser, and nothing of ours runs elsewhere. */
const OPTIMIZATION = { disableSnapshot: true, target: 'web' };

/** The file that makes a build a remote. */
const ENTRY = 'remoteEntry.js';

/** i18next's advice to developers, which it only gives with `debug`: a kilobyte. */
const UNHEARD = ['this.logger.log', 'this.logger.warn', 'this.logger.deprecate'];

/** The shell: provides the shared singletons, has no static remotes. Options are merged into webpack's. */
export const host = (dir, options = {}) =>
  config(dir, {
    entry: { shell: './src/index.tsx' },
    output: { filename: '[name].js', publicPath: 'auto' },
    federation: {
      name: 'shell',
      shared: provided(dir),
      experiments: { optimization: OPTIMIZATION },
      runtimePlugins: [join(dir, 'src/federation-core.ts')],
    },
    plugins: [compiledAhead(/^shell\.js$/)],
    ...options,
  });

/**
 * An application remote. It exposes `./App` from `src/app.tsx`. `firstScreenOf` names a module whose default export is a
 * template of its own.
 */
export const remote = (dir, { firstScreenOf, ...options } = {}) =>
  exposing(dir, { './App': './src/app.tsx' }, { firstScreenOf, ...options });

/** A template family. It exposes `./Template` from `src/template.tsx`, and prints its opening. */
export const template = (dir, options = {}) =>
  exposing(dir, { './Template': './src/template.tsx' }, { firstScreenOf: './src/template.tsx', ...options });

function exposing(dir, exposes, { firstScreenOf, ...options }) {
  const name = packageName(dir).replaceAll('-', '_');
  return config(dir, {
    entry: {},
    // two versions of a family may meet in one page: what one loads is not the other's
    output: {
      filename: '[name].js',
      publicPath: 'auto',
      uniqueName: name,
      chunkLoadingGlobal: `${name}_${sourcesOf(dir)}`,
    },
    federation: {
      name,
      filename: ENTRY,
      exposes,
      shared: consumed(dir),
      experiments: { optimization: OPTIMIZATION },
    },
    firstScreenOf,
    plugins: [new WholeEntryPlugin({ entry: ENTRY }), compiledAhead(/^(?:__federation_expose|TEMPLATE_).*\.js$/)],
    externals: [runtimeOfTheShell],
    ...options,
  });
}

/** The shell gives remotes its own copy (`federation-core.ts`): each would bring five kilobytes of the same. */
function runtimeOfTheShell({ request }, answer) {
  if (/@module-federation\/webpack-bundler-runtime\/(?:dist\/)?(?:index|bundler)/.test(request))
    answer(null, 'global _JANUR_FEDERATION');
  else answer();
}

/**
 * Chromium compiles such files as they come, off the page's thread, and not function by function once they run: at CPU 4x
 * that is 120 to 160 ms before an invitation can be used. Other browsers read a comment. Scripts alone: in a style sheet
 * the line is no comment, and eats the first rule.
 */
const compiledAhead = (test) =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test,
    // minified, and not hashed yet
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

function config(dir, { entry, output, federation, firstScreenOf, plugins, ...options }) {
  return {
    context: dir,
    mode: isDevelopment ? 'development' : 'production',
    target: ['web', 'es2022'],
    entry,
    devtool: isDevelopment ? 'source-map' : false,
    output: {
      path: join(dir, 'dist'),
      clean: true,
      // federation allows no contenthash in `filename`: the version stands in the folder's address
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      hashFunction: 'sha256',
      ...output,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      // only Emotion's `withTheme` needs it, which nobody here uses; what is shared keeps all its exports
      alias: { 'hoist-non-react-statics': false },
    },
    module: {
      rules: [...sources(), { test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] }],
    },
    plugins: [
      new ModuleFederationPlugin({
        dts: false,
        dev: false,
        manifest: true,
        shareStrategy: 'loaded-first',
        ...federation,
      }),
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].[contenthash:8].css' }),
      new ValidStylesPlugin(),
      new BuiltFilesPlugin(),
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], hashLoading: 'lazy' }),
      ...guestTexts(),
      ...(firstScreenOf ? [new FirstScreenPlugin({ module: join(dir, firstScreenOf), rules: printed() })] : []),
      ...plugins,
    ],
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 3, pure_funcs: UNHEARD } },
        }),
      ],
      moduleIds: 'deterministic',
      // the default group may split off a chunk of nothing but fonts: it has no file, and so no hash for its parent
      splitChunks: { cacheGroups: { default: false } },
    },
    performance: false,
    stats: 'errors-warnings',
    ...options,
  };
}

/** Guests' texts are kept by i18next and given by react-i18next, where the build asks for it (docs/decisions/032). */
const guestTexts = () =>
  process.env['JANUR_GUEST_I18NEXT'] === '1'
    ? [
        new webpack.NormalModuleReplacementPlugin(/[\\/]kit[\\/]src[\\/]texts\.ts$/, (data) => {
          if (data.createData) data.createData.resource = data.createData.resource.replace(/\.ts$/, '-of-i18next.ts');
        }),
      ]
    : [];

const sources = ({ emit = true } = {}) => [
  { test: /\.tsx?$/, use: swc() },
  { test: /\.woff2$/, resourceQuery: /parted/, type: 'javascript/auto', loader: PARTED_FONT, options: { emit } },
  { test: /\.(woff2|jpg|mp3)$/, resourceQuery: { not: /parted/ }, type: 'asset/resource' },
  {
    test: /\.(avif|webp)$/,
    resourceQuery: /draft/,
    type: 'javascript/auto',
    loader: DRAFT,
    options: { printed: !emit },
  },
  // below this a request costs a guest more than the bytes
  {
    test: /\.(avif|webp|png)$/,
    resourceQuery: { not: /draft/ },
    type: 'asset',
    parser: { dataUrlCondition: { maxSize: 1400 } },
  },
  {
    test: /\.svg$/,
    type: 'asset',
    // what is asked for as `?printed` is painted with the words, whatever its size: brotli makes a tenth of it
    parser: { dataUrlCondition: (source, { module }) => source.length < 2900 || (!emit && isPrinted(module)) },
    generator: { dataUrl: (drawing) => `data:image/svg+xml,${encoded(drawing.toString())}` },
  },
];

/** The printed opening's: its files are the build's own, and a draft is there with the markup, for which it was made. */
const printed = () => sources({ emit: false });

const isPrinted = ({ resource }) => resource.endsWith('?printed');

/** As letters, which brotli halves, and not in base64; fit for an unquoted `url()`, and no sign longer than it must be. */
const encoded = (text) =>
  encodeURIComponent(text)
    .replaceAll(/['()]/g, (sign) => `%${sign.codePointAt(0).toString(16)}`)
    .replaceAll(/%(?:2C|2F|3A|3B|3D)/g, decodeURIComponent);

function swc() {
  return {
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', importSource: '@emotion/react', development: isDevelopment } },
        experimental: { plugins: [[require.resolve('@swc/plugin-emotion'), {}]] },
      },
    },
  };
}

/** Says which sources a build is of: the same ones give the same build. */
function sourcesOf(dir) {
  const files = readdirSync(join(dir, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(dir.length)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 10);
}

/** `@janur/template-1` → `template-1`: the remote's name in the registry. */
function packageName(dir) {
  return JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')).name.replace('@janur/', '');
}
