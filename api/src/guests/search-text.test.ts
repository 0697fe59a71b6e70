import { folded, searchTextOf } from './search-text.ts';

test.each([
  ['Rosa ÜNAL', 'rosa unal'],
  ['Đặng Thị Hồng', 'dang thi hong'],
  ['Søren Łukasz Weiß', 'soren lukasz weiss'],
  ['İpek Ilıca', 'ipek ilica'],
  ['タカシ', 'たかし'],
  ['ﾀｶﾞｼ', 'たがし'],
  ['김서연', '김서연'],
  ['美咲', '美咲'],
  ['สมชาย', 'สมชาย'],
  ['Ａｎｎａ　 Ｂ', 'anna b'],
  ['a\n\tb', 'a b'],
])('%s is looked for as %s', (text, expected) => {
  expect(folded(text)).toBe(expected);
});

test('voiced kana are other kana', () => {
  expect(folded('が')).not.toBe(folded('か'));
});

test('a guest is found by name, code and the number in both spellings, each by itself', () => {
  const guest = { name: 'Dian & Co', code: 'AB12', phone_number: '+6281234567890' };
  expect(searchTextOf(guest)).toBe('dian & co\nab12\t6281234567890\t081234567890');
  expect(searchTextOf({ ...guest, phone_number: null })).toBe('dian & co\nab12');
});

test.each(['\uFDFA'.repeat(150), `a${'美'.repeat(149)}\uFDFA`, '💐'.repeat(75)])(
  'the longest name that unfolds leaves room for the rest',
  (name) => {
    const text = searchTextOf({ name, code: 'C'.repeat(32), phone_number: `+${'9'.repeat(19)}` });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(800);
    expect(text).not.toContain('\uFFFD');
    expect(text).toContain(`\n${'c'.repeat(32)}\t`);
  },
);
