import { gluedEnding, gluedPronoun, gluedTitle, humpsOf } from './line-breaks.ts';

/** As it is read aloud: what may not break is joined by ~. */
const seen = (text: string) => text.replaceAll('\u00A0', '~').replaceAll('\u2060', '~');

test.each([
  ['Bpk. Wirya Atmaja', 'Bpk.~Wirya Atmaja'],
  ['Prof. Dr. H. Wirya', 'Prof. Dr. H.~Wirya'],
  ['Hj. Siti', 'Hj.~Siti'],
  ['Sinta, S.Ked. dan teman', 'Sinta, S.Ked. dan teman'],
  ['R. A. Kartini', 'R. A.~Kartini'],
  ['Ibu Siti Rahayu', 'Ibu~Siti Rahayu'],
  ['Hj Siti', 'Hj~Siti'],
  ['I Gusti Ngurah', 'I~Gusti Ngurah'],
  ['Drs. Wirya Atmaja, S. Kom., M. M.', 'Drs.~Wirya Atmaja, S.~Kom., M.~M.'],
  ['Bpk. Wirya (Alm.)', 'Bpk.~Wirya~(Alm.)'],
  ['Ibunda Ratu', 'Ibunda Ratu'],
  ['Ibu Hj. Siti Aminah', 'Ibu~Hj.~Siti Aminah'],
  ['Bapak Prof. Dr. H. Wirya', 'Bapak~Prof. Dr. H.~Wirya'],
  ['Wirya', 'Wirya'],
])('a title stays with the name: %s', (name, glued) => {
  expect(seen(gluedTitle(name))).toBe(glued);
});

test('a verse does not break before its pronoun, a doubled word may', () => {
  expect(seen(gluedPronoun('tanda-tanda (kebesaran)-Nya dan rahmat-Ku'))).toBe(
    'tanda-tanda (kebesaran)-~Nya dan rahmat-~Ku',
  );
});

test.each([
  ['#SintaBersamaRama2027', ['#Sinta', 'Bersama', 'Rama2027']],
  ['#RANIkahDIMAS', ['#RANIkah', 'DIMAS']],
  ['#sinta_rama', ['#sinta_', 'rama']],
  ['#samawa', ['#samawa']],
])('a hashtag breaks at its capitals: %s', (tag, humps) => {
  expect(humpsOf(tag)).toEqual(humps);
});

test('an ending stays with its word, two words may part', () => {
  expect(seen(gluedEnding('Bapak/Ibu/Saudara/i dan pria/wanita'))).toBe('Bapak/Ibu/Saudara/~i dan pria/wanita');
});
