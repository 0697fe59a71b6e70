// What federation costs by itself: the same invitation with shell, invitation and TEMPLATE_1 in one script.
//   node front.mjs --port 9452 --proxy http://127.0.0.1:8080 --api one-bundle/serve.mjs
// The page is the platform's own, its scripts replaced. Only what comes before the tap is meant to be measured.
import { host } from '@janur/build';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack from 'webpack';

const ROOT = join(import.meta.dirname, '../../../..');
const UPSTREAM = process.env.JANUR_UPSTREAM ?? 'http://127.0.0.1:8080';
const SCRIPT = '/one-bundle.js';
let script;

export default async function answer({ method, url, pathname }) {
  if (method !== 'GET') return undefined;
  if (pathname === SCRIPT) {
    const headers = { 'content-type': 'text/javascript', 'content-encoding': 'br' };
    return { headers, body: brotliCompressSync(await script) };
  }
  if (!pathname.startsWith('/demo-template-1')) return undefined;
  const page = await fetch(UPSTREAM + url);
  const html = await page.text();
  // pictures and fonts keep their addresses
  const [base] = html.match(/\/remotes\/template-1\/[^/]+\//);
  script ??= build(base);
  await script;
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  return { headers, body: withOneScript(html) };
}

const withOneScript = (html) =>
  html
    .replace(/<link rel="preload" href="\/remotes\/shell\/[^>]*>/, `<link rel="preload" href="${SCRIPT}" as="script">`)
    .replaceAll(/<link rel="preload" href="\/remotes\/[^"]*\.js"[^>]*>/g, '')
    .replaceAll(/<script src="\/remotes\/[^>]*><\/script>/g, '')
    .replace(
      /<script src="\/remotes\/shell\/[^"]*" integrity="[^"]*" crossorigin="anonymous"/,
      `<script src="${SCRIPT}"`,
    );

function build(publicPath) {
  const path = mkdtempSync(join(tmpdir(), 'janur-one-bundle-'));
  const shell = host(join(ROOT, 'shell'));
  const { output, resolve } = shell;
  const federation = join(import.meta.dirname, 'federation.js');
  const config = {
    ...shell,
    // compiled ahead, as the shell is
    plugins: shell.plugins.filter((plugin) => plugin instanceof webpack.BannerPlugin),
    output: { ...output, path, publicPath, crossOriginLoading: false },
    resolve: { ...resolve, alias: { ...resolve.alias, '@janur/federation$': federation } },
  };
  config.module.rules = config.module.rules.filter(({ test }) => !test.test('a.css'));
  config.module.rules.push({ test: /\.css$/, type: 'asset/source' });
  return new Promise((done, fail) => {
    webpack(config, (error, stats) => {
      if (error) fail(error);
      else if (stats.hasErrors()) fail(new Error(stats.toString({ all: false, errors: true })));
      else done(readFileSync(join(path, 'shell.js')));
    });
  });
}
