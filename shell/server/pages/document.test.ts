import { BOOT_ELEMENT_ID } from '@janur/contracts/boot';
import { bootJson, renderDocument } from './document.ts';

const NASTY = `</script><script>alert(1)</script>"'><img src=x onerror=alert(2)>\u2028`;

const page = (text: string) =>
  renderDocument({
    lang: 'id',
    head: { title: text, description: text, image: text, url: text, themeColor: text },
    shell: { script: '/remotes/shell/1/shell.js', integrity: 'sha384-x' },
    preloads: [{ href: text, as: 'image', integrity: null }],
    colors: { '--boot-base': text },
    boot: bootJson(
      { language: 'id', remotes: {} },
      { textsJson: JSON.stringify({ text }), invitationJson: JSON.stringify({ state: 'login', slug: text }) },
    ),
    loadingText: text,
  });

test('data in every place makes no element of its own', () => {
  const elements = (html: string) => [...html.matchAll(/<(?!!|\/)([a-z]+)/g)].map(([, name]) => name);
  expect(elements(page(NASTY))).toEqual(elements(page('Sinta & Rama')));
});

test('the boot data comes out as it went in', () => {
  const [, json = ''] = new RegExp(`id="${BOOT_ELEMENT_ID}">(.*?)</script>`, 's').exec(page(NASTY)) ?? [];
  expect(JSON.parse(json)).toEqual({
    language: 'id',
    remotes: {},
    texts: { text: NASTY },
    invitation: { state: 'login', slug: NASTY },
  });
});

test('scripts and fonts are preloaded in the mode in which they will be asked for', () => {
  const html = renderDocument({
    lang: 'id',
    head: { title: 'x' },
    shell: { script: '/s.js', integrity: 'sha384-x' },
    preloads: [
      { href: '/r.js', as: 'script', integrity: 'sha384-y' },
      { href: '/f.woff2', as: 'font', integrity: null },
    ],
    boot: '{}',
  });
  expect(html).toContain('<link rel="preload" href="/r.js" as="script" crossorigin="anonymous" integrity="sha384-y">');
  expect(html).toContain('<link rel="preload" href="/f.woff2" as="font" crossorigin="anonymous" type="font/woff2">');
  expect(html.indexOf('/r.js')).toBeLessThan(html.indexOf('<body'));
  expect(html.indexOf('/f.woff2')).toBeGreaterThan(html.indexOf('<body'));
});

test('an opening is painted when it is whole; a page without one does not wait', () => {
  const said = { lang: 'id', head: { title: 'x' }, preloads: [] };
  const firstScreen = { html: '<p>Buka</p>', css: '', laterCss: '', look: 'X 1', song: null };
  const html = renderDocument({ ...said, firstScreen });
  const waitsFor = /<link rel="expect" href="#([\w-]+)" blocking="render">/.exec(
    html.slice(0, html.indexOf('<body')),
  )?.[1];
  expect(html).toContain(`<p>Buka</p></div><script id="${waitsFor}"`);
  expect(renderDocument(said)).not.toContain('rel="expect"');
});
