import { canonicalJson } from './canonical-json.ts';

test('the order of keys does not matter, the order of lists does', () => {
  expect(canonicalJson({ b: [2, 1], a: { d: null, c: 'x' } })).toBe('{"a":{"c":"x","d":null},"b":[2,1]}');
  expect(canonicalJson({ a: { c: 'x', d: null }, b: [2, 1] })).toBe('{"a":{"c":"x","d":null},"b":[2,1]}');
});

test('it reads back as the same value', () => {
  const value = { z: 1, a: ['ü', { y: true, b: 'a "quoted" text' }] };
  expect(JSON.parse(canonicalJson(value))).toEqual(value);
  expect(canonicalJson(JSON.parse(canonicalJson(value)))).toBe(canonicalJson(value));
});
