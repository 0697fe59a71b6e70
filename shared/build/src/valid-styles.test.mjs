import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { compile } from './testing/compile.mjs';
import { ValidStylesPlugin } from './valid-styles.mjs';

const dir = mkdtempSync(join(tmpdir(), 'janur-styles-'));
writeFileSync(join(dir, 'index.js'), '');
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** A build whose only style sheet is this one. */
const withSheet = (css) =>
  compile({
    context: dir,
    mode: 'none',
    entry: './index.js',
    output: { path: join(dir, 'dist') },
    plugins: [
      {
        apply: (compiler) =>
          compiler.hooks.thisCompilation.tap('Sheet', (compilation) =>
            compilation.hooks.processAssets.tap('Sheet', () =>
              compilation.emitAsset('page.css', new webpack.sources.RawSource(css)),
            ),
          ),
      },
      new ValidStylesPlugin(),
    ],
  });

test.each([
  ['a face', '@font-face{font-family:"Plus Jakarta Sans";src:url(a.woff2) format("woff2")}'],
  ['a query of a container', '@container (width>40rem){main{color:oklch(60% .1 20)}}'],
  ['a layer and a nested rule', '@layer page{main{&:hover{color:red}& p{margin:0}}}'],
  [
    'a property and its use',
    '@property --turn{syntax:"<number>";inherits:true;initial-value:0}p{rotate:calc(var(--turn)*1deg)}',
  ],
  ['a comment', '/*! licence */p{color:red}'],
])('%s passes', async (_what, css) => {
  await expect(withSheet(css)).resolves.toBeDefined();
});

test.each([
  [
    'a line of a script before its first rule',
    '//# allFunctionsCalledOnLoad\n@font-face{font-family:A}p{color:red}',
    1,
  ],
  ['a value without an end', 'p{color:red}\nq{width:calc(1px + }', 2],
  ['a declaration without a value', 'p{color}', 1],
])('%s fails the build at its line', async (_what, css, line) => {
  await expect(withSheet(css)).rejects.toThrow(new RegExp(`page\\.css:${line}:\\d+ is no CSS: `));
});

test('every fault is told, not the first alone', async () => {
  const told = await withSheet('p{color}\nq{color}').catch(({ message }) => message);
  expect(told).toMatch(/page\.css:1:/);
  expect(told).toMatch(/page\.css:2:/);
});
