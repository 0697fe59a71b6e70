import { changesBetween } from './changes.ts';

test.each([
  ['nothing', { a: 1, b: [{ id: 1 }] }, { a: 1, b: [{ id: 1 }] }, []],
  ['a value', { a: { b: 1 } }, { a: { b: null } }, [{ path: 'a.b', from: 1, to: null }]],
  ['a field of a row', { r: [{ id: 7, t: 'x' }] }, { r: [{ id: 7, t: 'y' }] }, [{ path: 'r.7.t', from: 'x', to: 'y' }]],
  ['a new row', { r: [] }, { r: [{ id: 7 }] }, [{ path: 'r.7', from: null, to: { id: 7 } }]],
  ['a lost row', { r: [{ id: 7 }] }, { r: [] }, [{ path: 'r.7', from: { id: 7 }, to: null }]],
  [
    'another order',
    { r: [{ id: 1 }, { id: 2 }] },
    { r: [{ id: 2 }, { id: 1 }] },
    [{ path: 'r', from: [1, 2], to: [2, 1] }],
  ],
  ['a list of words', { o: ['a'] }, { o: ['a', 'b'] }, [{ path: 'o', from: ['a'], to: ['a', 'b'] }]],
  [
    'an access code',
    { lock: { code: null } },
    { lock: { code: 'X' } },
    [{ path: 'lock.code', from: null, to: '••••' }],
  ],
])('%s', (_, before, after, changes) => {
  expect(changesBetween(before, after)).toEqual(changes);
});

test('long texts are cut, and half a character is made whole', () => {
  const [change] = changesBetween({ css: '\ud800' }, { css: `${'x'.repeat(4999)}🙏${'x'.repeat(100)}` });
  expect(change).toEqual({ path: 'css', from: '\ufffd', to: `${'x'.repeat(4999)}\ufffd…` });
});

test('a flood of changes is counted rather than kept', () => {
  const before = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`f${index}`, 1]));
  const changes = changesBetween(before, {});
  expect(changes).toHaveLength(301);
  expect(changes.at(-1)).toEqual({ path: '…', from: null, to: '100 more changes' });
});
