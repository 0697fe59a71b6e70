import { behindWords, gluedEnding, gluedPronoun, gluedTitle, humpsOf, inParts } from './line-breaks.ts';

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

test.each([
  ['神奈川県鎌倉市雪ノ下 2-1', '神奈川県|鎌倉市|雪ノ下 2-1'],
  ['東京都町田市大町町 1', '東京都|町田市|大町町 1'],
  ['北京市朝阳区建国路 88 号', '北京市|朝阳区|建国路 88~号'],
  ['さいたま市大宮区', 'さいたま市|大宮区'],
  ['Jl. Sriwijaya No. 29', 'Jl. Sriwijaya No. 29'],
])('the address “%s” may break as in “%s”', (address, parts) => {
  expect(seen(inParts(address)).replaceAll('\u200B', '|')).toBe(parts);
});

test('brackets of the full width bring their space with them', () => {
  expect([behindWords('（任意）'), behindWords('(opsional)')]).toEqual(['（任意）', ' (opsional)']);
});
