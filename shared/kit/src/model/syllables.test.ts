import { softHyphenated, syllablesOf } from './syllables.ts';

test.each([
  ['mengembalikannya', 'mengem-ba-li-kan-nya'],
  ['Beristirahatlah', 'Beris-ti-ra-hat-lah'],
  ['kebahagiaan', 'keba-ha-giaan'],
  ['pernikahan', 'per-ni-kahan'],
  ['berkelanjutan', 'ber-ke-lan-jutan'],
  ['Kusumaningrum', 'Kusu-ma-ningrum'],
  ['Parlindungan', 'Par-lin-dungan'],
  ['menyanyikan', 'menya-nyi-kan'],
  ['silaturahmi', 'sila-tu-rahmi'],
  ['anda', 'anda'],
  ['xyz', 'xyz'],
])('a line may end in %s as %s', (word, broken) => {
  expect(softHyphenated(word).replaceAll('\u00AD', '-')).toBe(broken);
  expect(syllablesOf(word).join('')).toBe(word);
});
