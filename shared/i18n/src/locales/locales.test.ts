/** @jest-environment node */
import { createTexts } from '../create-texts.ts';
import { BCP47, type ProductLanguage } from '../languages.ts';
import { readGuestTexts } from '../read-texts.ts';

const languages = Object.keys(BCP47).filter((code): code is ProductLanguage => code in BCP47);
const PLURAL = /_(?:zero|one|two|few|many|other)$/;
// Where 'first' bends to the noun, a language may add forms of an ordinal for the context of the child's label (spec §5).
const ORDINAL_CONTEXT = /^(order\..+)_(?:son|daughter|child)$/;

const textsOf = (language: ProductLanguage) => flatten(JSON.parse(readGuestTexts(language)));
const english = textsOf('en');
const englishKeys = [...english.keys()];
const pluralStems = new Set(englishKeys.filter((key) => PLURAL.test(key)).map(stem));

test('English has texts with and without a plural', () => {
  expect(englishKeys.length).toBeGreaterThan(100);
  expect([...pluralStems]).toEqual(expect.arrayContaining(['countdown.days', 'rsvp.person']));
});

describe.each(languages)('the guest texts in %s', (language) => {
  const texts = textsOf(language);
  const categories = new Intl.PluralRules(BCP47[language]).resolvedOptions().pluralCategories;

  test('have the keys of English, with the plural categories of the language and no others', () => {
    const needed = new Set(
      englishKeys.flatMap((key) =>
        pluralStems.has(stem(key)) ? categories.map((category) => `${stem(key)}_${category}`) : [key],
      ),
    );
    const present = [...texts.keys()].filter((key) => !ORDINAL_CONTEXT.test(key));
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

  test('exist for every count and show no placeholder once interpolated', () => {
    const { t, exists } = createTexts({ language, texts: JSON.parse(readGuestTexts(language)) });
    const values = Object.fromEntries([...english.values()].flatMap(placeholders).map((name) => [name, `⟦${name}⟧`]));
    for (const key of englishKeys.map((name) => (pluralStems.has(stem(name)) ? stem(name) : name))) {
      for (const count of [0, 1, 2, 5, 1_000_000]) {
        const shown = t(key, { ...values, count });
        expect(shown).not.toMatch(/\{\{|\}\}/);
        expect(exists(key, { count })).toBe(true);
      }
    }
  });

  test('name every ordinal of a son, a daughter and a child', () => {
    const { t } = createTexts({ language, texts: JSON.parse(readGuestTexts(language)) });
    for (const context of ['son', 'daughter', 'child'] as const) {
      for (const key of englishKeys.filter((name) => name.startsWith('order.'))) {
        const order = t(key, { context });
        expect(order).not.toContain('order.');
        expect(t(`couple.${context}`, { order })).toContain(order);
      }
    }
  });

  test('keep the labels of the navigation short', () => {
    for (const [key, text] of texts) {
      if (key.startsWith('nav.') && key !== 'nav.label') expect(text.length).toBeLessThanOrEqual(9);
    }
  });
});

describe('the label of a child', () => {
  const cases: [ProductLanguage, 'son' | 'daughter' | 'child', string, string][] = [
    ['en', 'daughter', '1', 'First daughter of'],
    ['id', 'daughter', '1', 'Putri pertama dari'],
    ['id', 'son', 'bungsu', 'Putra bungsu dari'],
    ['ge', 'daughter', '2', 'Zweite Tochter von'],
    ['ge', 'child', '2', 'Zweites Kind von'],
    ['cn', 'son', '1', '长子 · 父母'],
    ['es', 'daughter', '1', 'Primera hija de'],
    ['es', 'son', 'eldest', 'Hijo mayor de'],
    ['ja', 'daughter', 'only', '一人娘・両親'],
    ['my', 'son', 'sulung', 'Putera sulung kepada'],
    ['pt', 'daughter', 'youngest', 'Filha mais nova de'],
    ['kr', 'son', '2', '차남 · 부모님'],
  ];

  test.each(cases)('%s: %s %s is "%s"', (language, context, order, expected) => {
    const { t } = createTexts({ language, texts: JSON.parse(readGuestTexts(language)) });
    expect(t(`couple.${context}`, { order: t(`order.${order}`, { context }) })).toBe(expected);
  });
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
  return key.replace(ORDINAL_CONTEXT, '$1');
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => match[1] ?? '').toSorted();
}

function flatten(tree: unknown, path: string[] = []): Map<string, string> {
  if (typeof tree === 'string') return new Map([[path.join('.'), tree]]);
  if (typeof tree !== 'object' || tree === null) throw new Error(`${path.join('.')} is not a text`);
  return new Map(Object.entries(tree).flatMap(([key, branch]) => [...flatten(branch, [...path, key])]));
}
