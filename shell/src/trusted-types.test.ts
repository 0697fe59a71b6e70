import { isDrawing, isOurScript } from './trusted-types.ts';

const PAGE = { href: 'http://localhost/sinta-rama?to=Budi', origin: 'http://localhost' };

test.each([
  '/remotes/template-1/1.0.0/remoteEntry.js?retry=1',
  '/remotes/shell/1/shell.js',
  'http://localhost/remotes/a/1/b.js',
])('%s is a script of ours', (address) => expect(isOurScript(address, PAGE)).toBe(true));

test.each([
  'https://evil.example/remotes/x.js',
  '//evil.example/remotes/x.js',
  '/files/upload.js',
  '/remotes/../files/upload.js',
  'data:text/javascript,1',
  'blob:http://localhost/x',
  'javascript:alert(1)',
])('%s is none', (address) => expect(isOurScript(address, PAGE)).toBe(false));

test.each([
  '',
  '<svg aria-hidden="true" class="pswp__icn" viewBox="0 0 32 32" width="32" height="32"><use class="pswp__icn-shadow" xlink:href="#pswp__icn-close"/><path d="M24 10l-2-2-6 6" id="pswp__icn-close"/></svg>',
])('the drawing %j passes', (markup) => expect(isDrawing(markup)).toBe(true));

test.each([
  '<img src=x onerror=alert(1)>',
  '<svg onload="alert(1)"></svg>',
  '<svg><script>1</script></svg>',
  '<svg><use href="https://evil.example/x#a"/></svg>',
  '<svg><use xlink:href="https://evil.example/x#a"/></svg>',
  '<svg><foreignObject></foreignObject></svg>',
  '<b>text</b>',
  'text',
])('%j does not', (markup) => expect(isDrawing(markup)).toBe(false));
