import { client, skin } from '@janur/kit/testing';
import type { FirstScreen } from '@janur/kit/first-screen';
import { guestCsp } from '../pages/csp.ts';
import { slot } from '../testing/first-screen.ts';
import { INLINE_SCRIPT } from './inline-script.ts';
import { printFirstScreen } from './print.ts';

const screen: FirstScreen = {
  format: 2,
  skins: { TEMPLATE_1: skin },
  css: `.a{background:url(${slot('base')}a.webp)}`,
  laterCss: `@font-face{src:url(${slot('base')}body.woff2)}`,
  fonts: [`${slot('base')}heading.woff2`],
  scripts: [{ href: `${slot('base')}TEMPLATE_1.js`, integrity: 'sha384-y' }],
  parts: [`<p title="${slot('view.joinedNames')}">${slot('view.names.0')}</p>`, `<b>${slot('view.guest')}</b>`],
  shapes: { '- 2 - - day': [0], '- 2 - guest day': [0, 1] },
};
const entry = {
  name: 'template-1',
  version: '1',
  entry: '/remotes/template-1/1/remoteEntry.js',
  integrity: 'sha384-x',
  contract: 2,
  preload: [],
};
const textsJson = '{"opening":{"open":"Buka","to_guest":"{{name}}"}}';

const print = (guest: string | null, invited = client()) =>
  printFirstScreen(screen, entry, { client: invited, guest, textsJson });

test('the texts of the invitation stand in the slots of its shape', () => {
  expect(print(null)?.html).toBe('<p title="Sinta &amp; Rama">Sinta</p>');
  expect(print('Budi')?.html).toBe('<p title="Sinta &amp; Rama">Sinta</p><b>Budi</b>');
});

test('what a couple or a guest wrote ends neither a text nor an attribute', () => {
  const nasty = `"><script>alert('1')</script>`;
  const invited = client();
  if (invited.content.bride) invited.content.bride.name = nasty;
  expect(print(nasty, invited)?.html).not.toMatch(/<script|"">/);
});

test('styles load their pictures from the version’s own address', () => {
  expect(print(null)?.css).toBe('.a{background:url(/remotes/template-1/1/a.webp)}');
});

test('the couple’s own rules stand behind those of the opening, unless they could end the style', () => {
  const withCss = (custom_css: string) => print(null, client({ option: { custom_css } }))?.css;
  expect(withCss('.b{color:red}')).toMatch(/a\.webp\)\}\.b\{color:red\}$/);
  expect(withCss('.b::after{content:"</style>"}')).not.toContain('style');
});

test('the files of a look and its later fonts have the version’s own address', () => {
  expect(print(null)?.laterCss).toBe('@font-face{src:url(/remotes/template-1/1/body.woff2)}');
  expect(print(null)?.scripts).toEqual([{ href: '/remotes/template-1/1/TEMPLATE_1.js', integrity: 'sha384-y' }]);
});

test('the heading font is loaded from the version’s own address', () => {
  expect(print(null)?.fonts).toEqual(['/remotes/template-1/1/heading.woff2']);
});

test('the words for the browser hold no guest', () => {
  expect(JSON.stringify(print('Budi')?.opening)).not.toContain('Budi');
});

test('a shape that the build does not know is not printed', () => {
  expect(print(null, client({ option: { web_type: 'BIRTHDAY' } }))).toBeNull();
});

test('the script in the page is below 3 KB, and the policy allows it and the printed styles by their hash', () => {
  expect(INLINE_SCRIPT.length).toBeLessThan(3 * 1024);
  expect(INLINE_SCRIPT).not.toContain('//'); // in one line, it would end the script
  expect(guestCsp(['.a{}']).match(/'sha256-/g)?.length).toBe((guestCsp().match(/'sha256-/g)?.length ?? 0) + 1);
  expect(guestCsp(['.a{}'])).not.toContain("script-src 'self' 'unsafe-inline'");
});
