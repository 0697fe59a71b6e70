import { escapeHtml, escapeJson } from './escape.ts';

const NASTY = [
  '</script><script>alert(1)</script>',
  '<!--',
  ']]>',
  '\u2028\u2029',
  '"\'`',
  '&lt;',
  '\\u003c',
  '𝒮 & 囍',
];

test.each(NASTY)('JSON of %j parses to the same value and holds no markup', (text) => {
  const inlined = escapeJson(JSON.stringify({ text }));
  expect(JSON.parse(inlined)).toEqual({ text });
  expect(inlined).not.toMatch(/[<>&\u2028\u2029]/);
});

test('text in HTML holds no markup and no quotes', () => {
  expect(escapeHtml(`<img src=x onerror="a('b')">&`)).toBe('&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;&amp;');
});
