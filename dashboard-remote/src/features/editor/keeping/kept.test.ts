import { draftOf } from '../editor-store.ts';
import { newId, newIdsBelow } from '../panel.ts';
import { copied, stored } from '../testing/stored.ts';
import { latest, leastId, onDevice, restored } from './kept.ts';

const BASE = draftOf(stored());
const record = (draft: typeof BASE) => ({ ...copied(draft) });
const at = (kept_at: string) => ({ base: {}, draft: {}, kept_at });
const withQuote = (quote: string) => ({ ...BASE, content: { ...BASE.content, quote } });

beforeEach(() => localStorage.clear());

test('the later of what two places kept is taken', () => {
  expect(latest(null, undefined)).toBeUndefined();
  expect(latest(at('2027-01-01T00:00:00.000Z'), at('2027-01-02T00:00:00.000Z'))?.kept_at).toBe(
    '2027-01-02T00:00:00.000Z',
  );
});

test('it comes on top of what is saved now; where somebody else changed the same, both are told', () => {
  const kept = { base: record(BASE), draft: record(withQuote('Mine')), kept_at: '2027-01-01T00:00:00.000Z' };
  expect(restored(kept, { ...BASE, name: 'Renamed' })).toMatchObject({
    draft: { name: 'Renamed', content: { quote: 'Mine' } },
    clashes: [],
  });
  expect(restored(kept, withQuote('Theirs'))?.clashes).toMatchObject([{ mine: 'Mine', theirs: 'Theirs' }]);
});

test('what an older program kept is no draft of today’s', () => {
  expect(restored({ ...at('2027-01-01T00:00:00.000Z'), draft: { name: 'x' } }, BASE)).toBeUndefined();
  const { lines: _lines, ...content } = BASE.content;
  const old = record({ ...BASE, content: content as typeof BASE.content });
  expect(restored({ base: old, draft: old, kept_at: '2027-01-01T00:00:00.000Z' }, BASE)).toBeUndefined();
});

test('new rows go on below those that were kept', () => {
  expect(leastId({ a: [{ id: -40 }, { id: 3, b: { id: -41 } }], id: 5 })).toBe(-41);
  newIdsBelow(-41);
  expect(newId()).toBe(-42);
});

test('a device keeps it by account and invitation, and reads nothing that is not of this kind', () => {
  onDevice.write(1, 7, at('2027-01-01T00:00:00.000Z'));
  expect(onDevice.read(1, 7)).toEqual(at('2027-01-01T00:00:00.000Z'));
  expect(onDevice.read(2, 7)).toBeUndefined();
  localStorage.setItem('janur-unsaved-1-8', '{"base":1}');
  localStorage.setItem('janur-unsaved-1-9', 'no json');
  expect([onDevice.read(1, 8), onDevice.read(1, 9)]).toEqual([undefined, undefined]);
  onDevice.forget(1, 7);
  expect(onDevice.read(1, 7)).toBeUndefined();
});
