import { isWebUrl } from './web-url.ts';

test.each([
  'https://maps.google.com/?q=Gedung+Sate&z=3#top',
  'http://example.com',
  'HTTPS://Example.com/a/../b',
  'https://münchen.example/straße',
  '/files/demo/cover.svg',
  '/files/12/a-b_c.~1.webp?v=2',
])('%s is accepted', (text) => {
  expect(isWebUrl(text)).toBe(true);
});

test.each([
  '',
  ' ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0000javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://example.com/x',
  '//evil.example',
  String.raw`\\evil.example`,
  String.raw`/\evil.example`,
  String.raw`https:\\evil.example`,
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://user@evil.example',
  'https://user:secret@evil.example',
  'https://',
  'https://exa mple.com',
  '/files/../etc/passwd',
  '/files/demo/../../x',
  '/files/%2e%2e/x',
  '/files/..%2fx',
  '/files//x',
  '/files/',
  '/files',
  '/filesystem/x',
  '/api/public',
  '/',
  '../files/x',
  'files/x.png',
  'example.com',
])('%j is refused', (text) => {
  expect(isWebUrl(text)).toBe(false);
});
