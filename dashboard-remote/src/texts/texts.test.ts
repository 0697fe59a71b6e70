import { en } from './en/index.ts';
import { id } from './id/index.ts';

/** Every text by its full key, plural forms under one, with the names it wants filled in. */
function shapesOf(texts: object, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? shapesOf(value, `${prefix}${key}.`)
      : [[prefix + key.replace(/_(one|other)$/, '#'), placeholdersOf(String(value))]],
  );
}

function placeholdersOf(text: string): string {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, name]) => name)
    .toSorted()
    .join(' ');
}

test('both languages have the same texts with the same placeholders', () => {
  expect(Object.fromEntries(shapesOf(en))).toEqual(Object.fromEntries(shapesOf(id)));
});

test.each([
  ['en', en, ['one', 'other']],
  ['id', id, ['other']],
])('%s has every plural form that its language asks for, and no other', (language, texts, forms) => {
  expect(new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()).toEqual(forms);
  for (const subject of Object.values(texts)) {
    const plurals = Map.groupBy(JSON.stringify(subject).matchAll(/"(\w+)_(one|other)":/g), ([, key]) => key);
    for (const [, found] of plurals) expect(found.map(([, , form]) => form).toSorted()).toEqual(forms);
  }
});
