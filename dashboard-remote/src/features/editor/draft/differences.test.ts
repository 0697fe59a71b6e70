import { differences } from './differences.ts';
import { withValueAt } from './values.ts';

test.each([
  ['nothing', { a: [{ id: 1 }] }, { a: [{ id: 1 }] }, []],
  ['a value', { a: { b: 1 } }, { a: { b: 2 } }, [{ path: ['a', 'b'], kind: 'changed', from: 1, to: 2 }]],
  [
    'a field of a row',
    { r: [{ id: 7, t: 'x' }] },
    { r: [{ id: 7, t: 'y' }] },
    [{ path: ['r', 7, 't'], kind: 'changed', from: 'x', to: 'y' }],
  ],
  ['a new row', { r: [] }, { r: [{ id: -1 }] }, [{ path: ['r', -1], kind: 'added', to: { id: -1 } }]],
  ['a lost row', { r: [{ id: 7 }] }, { r: [] }, [{ path: ['r', 7], kind: 'removed', from: { id: 7 } }]],
  [
    'another order',
    { r: [{ id: 1 }, { id: 2 }] },
    { r: [{ id: 2 }, { id: 1 }] },
    [{ path: ['r'], kind: 'ordered', from: [1, 2], to: [2, 1] }],
  ],
  ['a list of words', { o: ['a'] }, { o: ['b'] }, [{ path: ['o'], kind: 'changed', from: ['a'], to: ['b'] }]],
])('%s', (_, from, to, found) => {
  expect(differences(from, to)).toEqual(found);
});

test('a value is put where a path says, a row is added and taken away', () => {
  const state = { r: [{ id: 7, t: 'x' }] };
  expect(withValueAt(state, ['r', 7, 't'], 'y')).toEqual({ r: [{ id: 7, t: 'y' }] });
  expect(withValueAt(state, ['r', 8], { id: 8 })).toEqual({ r: [{ id: 7, t: 'x' }, { id: 8 }] });
  expect(withValueAt(state, ['r', 7], undefined)).toEqual({ r: [] });
  expect(withValueAt(state, ['s', 't'], 1)).toEqual({ ...state, s: { t: 1 } });
});
