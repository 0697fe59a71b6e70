import type { Language } from '@janur/contracts/languages';
import { translator } from '@janur/i18n';
import { readGuestTexts } from '@janur/i18n/read-texts';
import { labelAndParents, parentageInWords, parentageOf } from './parentage.ts';

const NOBODY = { father_name: null, mother_name: null, child_order: null, son_order: null, daughter_order: null };

function said(language: Language, family: Partial<typeof NOBODY | Record<keyof typeof NOBODY, string>>) {
  const parentage = parentageOf({ ...NOBODY, ...family }, translator(JSON.parse(readGuestTexts(language)), language));
  return { lines: parentage.map(({ line }) => line), phrase: parentageInWords(parentage)?.replaceAll('\u00A0', ' ') };
}

test.each<[Language, string, string[]]>([
  ['en', 'First daughter of Wirya & Sari', ['child', 'parents']],
  ['id', 'Putri pertama dari Wirya & Sari', ['child', 'parents']],
  ['ge', 'Erste Tochter von Wirya und Sari', ['child', 'parents']],
  ['es', 'Primera hija de Wirya y Sari', ['child', 'parents']],
  ['cn', 'Wirya、Sari之长女', ['parents', 'child']],
  ['ja', 'Wirya・Sari 長女', ['parents', 'child']],
  ['kr', 'Wirya · Sari의 장녀', ['parents', 'child']],
])('%s: %s', (language, phrase, lines) => {
  const family = { father_name: 'Wirya', mother_name: 'Sari', daughter_order: '1' };
  expect(said(language, family)).toEqual({ phrase, lines });
});

test('without parents the order stands alone, without an order the parents do', () => {
  expect(said('kr', { son_order: '2' })).toEqual({ phrase: '차남', lines: ['child'] });
  expect(said('kr', { mother_name: 'Sari' })).toEqual({ phrase: 'Sari', lines: ['parents'] });
  expect(said('kr', {})).toEqual({ phrase: undefined, lines: [] });
});

test('one parent is enough, and own words for the order stay as they are', () => {
  expect(said('cn', { father_name: '林建国', son_order: 'youngest' }).phrase).toBe('林建国之幺子');
  expect(said('id', { mother_name: 'Sari', child_order: 'kesayangan' }).phrase).toBe('Anak kesayangan dari Sari');
});

test('a look that was published before says the label first, and the whole phrase where the parents go before it', () => {
  const of = (lines: readonly ['child' | 'parents', string][]) =>
    labelAndParents(lines.map(([line, text]) => ({ line, text })));
  const parents = ['parents', 'Wirya & Sari'] as const;
  expect(of([['child', 'Putri pertama dari'], [...parents]])).toEqual({
    childLabel: 'Putri pertama dari',
    parents: 'Wirya & Sari',
  });
  expect(
    of([
      ['parents', '김영호의'],
      ['child', '장녀'],
    ]),
  ).toEqual({ childLabel: '김영호의 장녀', parents: null });
  expect(of([['child', 'Putri pertama']])).toEqual({ childLabel: 'Putri pertama', parents: null });
  expect(of([[...parents]])).toEqual({ childLabel: null, parents: 'Wirya & Sari' });
});
