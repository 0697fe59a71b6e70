import { LANGUAGES, type Language, tagOf } from '@janur/contracts/languages';
import { type Texts } from '@janur/i18n';
import enUi from '@janur/ui/texts/en' with { type: 'json' };
import idUi from '@janur/ui/texts/id' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import { loadTexts } from './load-texts.ts';

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const LETTERS: Partial<Record<Language, RegExp>> = {
  cn: /\p{Script=Han}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  kr: /\p{Script=Hangul}/u,
};
/** Nothing but a place for a value. */
const WORDLESS = ['undo.bar', 'verdict.at_gate', 'guest.vip'];

function textsOf(tree: Texts, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : textsOf(value as Texts, `${path}${key}.`),
  ); // a locale file is a tree of strings
}
const stem = (key: string) => key.replace(PLURAL, '');
const holes = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted().join();

/** What every staff screen says is in @janur/ui for these two; the others bring it along. */
const UI: Partial<Record<Language, Texts>> = { id: idUi, en: enUi };

const english = new Map(textsOf({ ...en, ui: enUi }));
const counted = new Set([...english.keys()].filter((key) => PLURAL.test(key)).map(stem));

test('English has texts with and without a plural', () => {
  expect(english.size).toBeGreaterThan(200);
  expect(counted.size).toBeGreaterThan(10);
});

describe.each(LANGUAGES)('the guest-book texts in %s', (language) => {
  const forms = new Intl.PluralRules(tagOf(language)).resolvedOptions().pluralCategories;
  let texts: [string, string][] = [];
  beforeAll(async () => {
    const ui = UI[language];
    texts = textsOf({ ...(await loadTexts(language)), ...(ui && { ui }) });
  });

  test('have the keys of English, with the plural forms of the language and no others', () => {
    const needed = [...english.keys()].flatMap((key) =>
      counted.has(stem(key)) ? forms.map((form) => `${stem(key)}_${form}`) : [key],
    );
    expect(texts.map(([key]) => key).toSorted()).toEqual([...new Set(needed)].toSorted());
  });

  test('have the placeholders of English', () => {
    for (const [key, text] of texts)
      expect([key, holes(text)]).toEqual([key, holes(english.get(key) ?? english.get(`${stem(key)}_other`) ?? '')]);
  });

  test('are never empty and have no space at their ends', () => {
    for (const [key, text] of texts) expect([key, text.trim() || 'something']).toEqual([key, text]);
  });

  test('are set in the letters of the language', () => {
    const letters = LETTERS[language];
    if (!letters) return;
    for (const [key, text] of texts)
      if (!WORDLESS.includes(key)) expect([key, letters.test(text)]).toEqual([key, true]);
  });

  test('are translated, but for words that both languages share', () => {
    if (language === 'en') return;
    const same = texts.filter(([key, text]) => text === english.get(key) && !WORDLESS.includes(key));
    expect(same.length).toBeLessThan(8);
  });
});
