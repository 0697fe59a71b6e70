import { createWedge } from './keyboard-wedge.ts';

function typed(keys: readonly string[], gap: number, enterGap = gap): string | undefined {
  const feed = createWedge();
  let time = 1000;
  for (const key of keys) feed(key, (time += gap));
  return feed('Enter', time + enterGap);
}
const letters = (text: string) => [...text];

test.each([
  ['a scanner', letters('SINTA001'), 12, 12, 'SINTA001'],
  ['a scanner that types an address', letters('https://j.id/a?code=X1Y'), 20, 20, 'https://j.id/a?code=X1Y'],
  ['a scanner that presses Shift', ['Shift', 'S', 'Shift', 'I', 'N', '1'], 15, 15, 'SIN1'],
  ['a person', letters('SINTA001'), 140, 140, undefined],
  ['a person who presses Enter after a fast word', letters('SINTA'), 30, 400, undefined],
  ['two keys', letters('OK'), 10, 10, undefined],
  ['a lone Enter', [], 10, 10, undefined],
])('%s', (_, keys, gap, enterGap, scanned) => {
  expect(typed(keys, gap, enterGap)).toBe(scanned);
});

test('what a person typed before the burst is not part of it', () => {
  const feed = createWedge();
  feed('x', 0);
  feed('y', 200);
  let time = 1000;
  for (const key of 'SINTA002') feed(key, (time += 10));
  expect(feed('Enter', time + 10)).toBe('SINTA002');
});

test('each burst stands alone', () => {
  const feed = createWedge();
  let time = 0;
  const scans = ['AAA1', 'BBB2'].map((code) => {
    for (const key of code) feed(key, (time += 10));
    return feed('Enter', (time += 10));
  });
  expect(scans).toEqual(['AAA1', 'BBB2']);
});
