import { en } from './en/index.ts';
import { id } from './id/index.ts';
import { loadTexts, MORE_LANGUAGES } from './load-texts.ts';
import { my } from './my/index.ts';

/** Every text by its full key, plural forms under one, with the names it wants filled in. */
function shapesOf(texts: object, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? shapesOf(value, `${prefix}${key}.`)
      : [[prefix + key.replace(/_(one|other)$/, '#'), placeholdersOf(String(value))]],
  );
}

function valuesOf(texts: object, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object' && value !== null ? valuesOf(value, `${prefix}${key}.`) : [[prefix + key, String(value)]],
  );
}

function placeholdersOf(text: string): string {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, name]) => name)
    .toSorted()
    .join(' ');
}

const MALAY: object = my;
/** The words that all staff screens share come with a language that is read when it is chosen. */
const { ui: _shared, ...malay } = my;

test.each([
  ['en', en],
  ['my', malay],
])('%s has the texts of Indonesian, with the same placeholders', (_, texts) => {
  expect(Object.fromEntries(shapesOf(texts))).toEqual(Object.fromEntries(shapesOf(id)));
});

test('what is offered can be read', async () => {
  expect(MORE_LANGUAGES).toEqual(['my']);
  expect(await loadTexts('my')).toBe(MALAY);
  await expect(loadTexts('ja')).rejects.toThrow('does not speak ja');
});

test.each(['id', 'my'])('no text of %s is left in English', (language) => {
  const own = Object.fromEntries(valuesOf(language === 'id' ? id : malay));
  const same = valuesOf(en).filter(([key, text]) => own[key] === text && /[a-z]{3,} [a-z]{2,} [a-z]{2,}/.test(text));
  expect(same).toEqual([]);
});

test.each([
  ['en', en, ['one', 'other']],
  ['id', id, ['other']],
  ['ms', my, ['other']],
])('%s has every plural form that its language asks for, and no other', (language, texts, forms) => {
  expect(new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()).toEqual(forms);
  for (const subject of Object.values(texts)) {
    const plurals = Map.groupBy(JSON.stringify(subject).matchAll(/"(\w+)_(one|other)":/g), ([, key]) => key);
    for (const [, found] of plurals) expect(found.map(([, , form]) => form).toSorted()).toEqual(forms);
  }
});
