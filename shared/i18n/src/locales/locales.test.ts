/** @jest-environment node */
import { EVENT_NAMES } from '@janur/contracts/event-names';
import { type Language, LANGUAGES, tagOf } from '@janur/contracts/languages';
import { translator } from '../translator.ts';
import { readGuestTexts } from '../read-texts.ts';

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
// Where 'first' bends to the noun, a language may add forms of an ordinal for the context of the child's label (spec §5).
const ORDINAL_CONTEXT = /^(order\..+)_(?:son|daughter|child)$/;
// Spanish says 'e' before the sound of an i, and '3.er' before a noun; English alone has one year and many before a noun.
const OWN = /^(and|couple\.(?:names|parents))_before_i$|^(opening\.anniversary)_(?:shortened|one)$/;
// Names, and words that another language shares with English; everything else is translated.
const BORROWED = [
  'nav.rsvp',
  'countdown.label',
  'countdown.minutes_one',
  'rsvp.person_one',
  'couple.parents',
  'opening.to_guest',
  'events.SANGJIT',
  'events.AFTER_PARTY',
  'events.google',
];
const LETTERS: Partial<Record<Language, RegExp>> = {
  cn: /\p{Script=Han}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  kr: /\p{Script=Hangul}/u,
};

const textsOf = (language: Language) => flatten(JSON.parse(readGuestTexts(language)));
const english = textsOf('en');
const englishKeys = [...english.keys()].filter((key) => !OWN.test(key));
const pluralStems = new Set(englishKeys.filter((key) => PLURAL.test(key)).map(stem));

test('English has texts with and without a plural', () => {
  expect(englishKeys.length).toBeGreaterThan(100);
  expect([...pluralStems]).toEqual(expect.arrayContaining(['countdown.days', 'rsvp.person']));
});

describe.each(LANGUAGES)('the guest texts in %s', (language) => {
  const texts = textsOf(language);

  test('letters, files and staff call an event without a title as the page does', () => {
    const names = Object.entries(EVENT_NAMES[language]).map(([type, name]) => [`events.${type}`, name]);
    expect(names).toEqual(names.map(([key = '']) => [key, texts.get(key)]));
  });
  const categories = new Intl.PluralRules(tagOf(language)).resolvedOptions().pluralCategories;

  test('have the keys of English, with the plural categories of the language and no others', () => {
    const needed = new Set(
      englishKeys.flatMap((key) =>
        pluralStems.has(stem(key)) ? categories.map((category) => `${stem(key)}_${category}`) : [key],
      ),
    );
    const present = [...texts.keys()].filter((key) => !ORDINAL_CONTEXT.test(key) && !OWN.test(key));
    expect(present.toSorted()).toEqual([...needed].toSorted());
  });

  test('bend all ordinals for a context or none', () => {
    const ordinals = englishKeys.filter((key) => key.startsWith('order.'));
    for (const context of ['son', 'daughter', 'child']) {
      const bent = [...texts.keys()].filter((key) => key.startsWith('order.') && key.endsWith(`_${context}`));
      const all = ordinals.map((key) => `${key}_${context}`);
      expect(bent.toSorted()).toEqual(bent.length === 0 ? [] : all.toSorted());
    }
  });

  test('have the placeholders of English', () => {
    for (const [key, text] of texts) {
      const original = english.get(key) ?? english.get(`${stem(key)}_other`) ?? english.get(contextless(key)) ?? '';
      expect({ key, placeholders: placeholders(text) }).toEqual({
        key,
        placeholders: placeholders(original),
      });
    }
  });

  test('are never empty and have no space at their ends', () => {
    for (const [key, text] of texts) expect({ key, text: text.trim() || 'something' }).toEqual({ key, text });
  });

  test('are set in the letters of the language', () => {
    const letters = LETTERS[language];
    if (!letters) return;
    for (const [key, text] of texts) {
      const words = text.replace(/\{\{\w+\}\}|WhatsApp/g, '');
      if (/\p{Letter}/u.test(words) && !BORROWED.includes(key))
        expect({ key, words }).toEqual({ key, words: expect.stringMatching(letters) });
    }
  });

  test('exist for every count and show no placeholder once interpolated', () => {
    const t = translator(JSON.parse(readGuestTexts(language)), language);
    const values = Object.fromEntries([...english.values()].flatMap(placeholders).map((name) => [name, `⟦${name}⟧`]));
    for (const key of englishKeys.map((name) => (pluralStems.has(stem(name)) ? stem(name) : name))) {
      for (const count of [0, 1, 2, 5, 1_000_000]) {
        const shown = t(key, { ...values, count });
        expect(shown).not.toMatch(/\{\{|\}\}/);
        expect(t(key, { ...values, count, defaultValue: '' })).not.toBe('');
      }
    }
  });

  test('name every ordinal of a son, a daughter and a child', () => {
    const t = translator(JSON.parse(readGuestTexts(language)), language);
    for (const context of ['son', 'daughter', 'child'] as const) {
      for (const key of englishKeys.filter((name) => name.startsWith('order.'))) {
        const order = t(key, { context });
        expect(order).not.toContain('order.');
        expect(t(`couple.${context}`, { order, parents: '⟦parents⟧' })).toContain(order);
        expect(t(`couple.${context}`, { order, parents: '⟦parents⟧' })).toContain('⟦parents⟧');
        expect(t(`couple.${context}`, { order, context: 'alone' })).toContain(order);
      }
    }
  });

  test('keep the labels of the navigation short', () => {
    for (const [key, text] of texts) {
      if (key.startsWith('nav.') && key !== 'nav.label') expect(text.length).toBeLessThanOrEqual(16);
    }
  });
});

test.each(LANGUAGES.filter((language) => language !== 'en'))('the texts in %s are not English', (language) => {
  const same = [...textsOf(language)].filter(([key, text]) => text.toLowerCase() === english.get(key)?.toLowerCase());
  expect(same.map(([key]) => key).filter((key) => !BORROWED.includes(key))).toEqual([]);
});

test('what is borrowed from English is so somewhere', () => {
  const others = LANGUAGES.filter((language) => language !== 'en').map(textsOf);
  for (const key of BORROWED) {
    const text = english.get(key)?.toLowerCase();
    expect({ key, isBorrowed: others.some((texts) => texts.get(key)?.toLowerCase() === text) }).toEqual({
      key,
      isBorrowed: true,
    });
  }
});

describe('the label of a child', () => {
  const cases: [Language, 'son' | 'daughter' | 'child', string, string][] = [
    ['en', 'daughter', '1', 'First daughter of ⏎ P'],
    ['en', 'son', 'single', 'Only son of ⏎ P'],
    ['en', 'child', '10', 'Tenth child of ⏎ P'],
    ['id', 'daughter', '1', 'Putri pertama dari ⏎ P'],
    ['id', 'son', 'bungsu', 'Putra bungsu dari ⏎ P'],
    ['ge', 'daughter', '2', 'Zweite Tochter von ⏎ P'],
    ['ge', 'son', 'youngest', 'Jüngster Sohn von ⏎ P'],
    ['ge', 'child', '2', 'Zweites Kind von ⏎ P'],
    ['cn', 'son', '1', 'P之 ⏎ 长子'],
    ['es', 'daughter', '1', 'Primera hija de ⏎ P'],
    ['es', 'son', 'eldest', 'Hijo mayor de ⏎ P'],
    ['es', 'son', '3', 'Tercer hijo de ⏎ P'],
    ['es', 'daughter', '3', 'Tercera hija de ⏎ P'],
    ['ja', 'daughter', 'only', 'P ⏎ 一人娘'],
    ['my', 'son', 'sulung', 'Putera sulung kepada ⏎ P'],
    ['my', 'daughter', 'bungsu', 'Puteri bongsu kepada ⏎ P'],
    ['pt', 'son', '10', 'Décimo filho de ⏎ P'],
    ['pt', 'daughter', 'youngest', 'Filha mais nova de ⏎ P'],
    ['cn', 'daughter', 'youngest', 'P之 ⏎ 幺女'],
    ['ja', 'son', '2', 'P ⏎ 次男'],
    ['kr', 'son', '2', 'P의 ⏎ 차남'],
    ['kr', 'child', '3', 'P의 ⏎ 셋째'],
  ];

  test.each(cases)('%s: %s %s is "%s"', (language, context, order, expected) => {
    const t = translator(JSON.parse(readGuestTexts(language)), language);
    const phrase = t(`couple.${context}`, { order: t(`order.${order}`, { context }), parents: 'P' });
    expect(phrase.replace('\n', ' ⏎ ')).toBe(expected);
  });

  test.each([
    ['en', 'First daughter'],
    ['id', 'Putri pertama'],
    ['ge', 'Erste Tochter'],
    ['cn', '长女'],
    ['es', 'Primera hija'],
    ['ja', '長女'],
    ['my', 'Puteri pertama'],
    ['pt', 'Primeira filha'],
    ['kr', '장녀'],
  ] as const)('%s: stands alone where no parent is named, as "%s"', (language, expected) => {
    const t = translator(JSON.parse(readGuestTexts(language)), language);
    const order = t('order.1', { context: 'daughter' });
    expect(t('couple.daughter', { order, context: 'alone' })).toBe(expected);
  });
});

test.each<[Language, string, string]>([
  ['cn', '喜宴', '派对'],
  ['ja', '披露宴', 'パーティー'],
  ['kr', '피로연', '파티'],
  ['en', 'The Party', 'The Party'],
])('%s calls a wedding’s party %s and a birthday’s %s', (language, wedding, birthday) => {
  const t = translator(JSON.parse(readGuestTexts(language)), language);
  expect([t('nav.party'), t('nav.party', { context: 'alone' })]).toEqual([wedding, birthday]);
});

test('English says the results in the words of the specification (spec §8)', () => {
  expect(english.get('rsvp.success_title')).toBe('Success');
  expect(english.get('rsvp.success')).toBe('Thank You! Your RSVP has been submitted.');
  expect(english.get('rsvp.success_wish')).toBe('Thank You! Your wishes was sent successfully');
  expect(english.get('rsvp.failed_title')).toBe('Oops...');
  expect(english.get('rsvp.failed')).toBe('Something went wrong!');
  expect(english.get('wishes.empty')).toBe('No wishes found');
});

function stem(key: string): string {
  return key.replace(PLURAL, '');
}

function contextless(key: string): string {
  return key.replace(ORDINAL_CONTEXT, '$1').replace(OWN, '$1$2');
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => match[1] ?? '').toSorted();
}

function flatten(tree: unknown, path: string[] = []): Map<string, string> {
  if (typeof tree === 'string') return new Map([[path.join('.'), tree]]);
  if (typeof tree !== 'object' || tree === null) throw new Error(`${path.join('.')} is not a text`);
  return new Map(Object.entries(tree).flatMap(([key, branch]) => [...flatten(branch, [...path, key])]));
}
