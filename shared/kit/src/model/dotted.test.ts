import { dotBehind, dotted, wideDots } from './dotted.ts';

test.each<[Parameters<typeof dotted>[0], string]>([
  [['Sabtu, 8 Mei 2027', '09.00'], 'Sabtu, 8 Mei 2027 · 09.00'],
  [['2027年11月13日', null, '林家府邸'], '2027年11月13日・林家府邸'],
  [['2020年6月', '鎌倉'], '2020年6月・鎌倉'],
  // Hangul stands with spaces
  [['2021년 봄', '서울'], '2021년 봄 · 서울'],
  // the page is German: the place alone is Chinese
  [['Juni 2020', '林家府邸'], 'Juni 2020 · 林家府邸'],
  [[undefined, '', false], ''],
])('%j stand in one line as “%s”', (parts, line) => {
  expect(dotted(parts)).toBe(line);
});

test('a mark alone is as broad as what stands before it', () => {
  expect([dotBehind('来宾'), dotBehind('Tamu')]).toEqual(['・', ' · ']);
});

test('within Chinese the mark is as wide as its signs', () => {
  expect(wideDots('《诗经·邶风·击鼓》')).toBe('《诗经・邶风・击鼓》');
  expect(wideDots('김영호·박미숙, A·B')).toBe('김영호·박미숙, A·B');
});
