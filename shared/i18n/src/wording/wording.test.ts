/** @jest-environment node */
import { LANGUAGES } from '@janur/contracts/languages';
import { allTexts, textsIn } from './all-texts.ts';
import { GLOSSARY, namesOf, TERMS } from './glossary.ts';
import { found, isExcepted, slipsOf } from './rule.ts';
import { EAST_ASIA } from './rules-east-asia.ts';
import { EUROPE } from './rules-europe.ts';
import { STAFF_LANGUAGES } from './rules-every.ts';

const WORDING_RULES = [...STAFF_LANGUAGES, ...EUROPE, ...EAST_ASIA];

const kindsIn = (language: (typeof LANGUAGES)[number]) => new Set(textsIn(language).map(({ kind }) => kind));

test('the texts of guests, messages and the door are there in every language, the dashboard’s in three', () => {
  for (const language of LANGUAGES)
    expect([...kindsIn(language)]).toEqual(expect.arrayContaining(['guest', 'message', 'door']));
  expect(LANGUAGES.filter((language) => kindsIn(language).has('dashboard')).toSorted()).toEqual(['en', 'id', 'my']);
  expect(new Set(allTexts().map(({ place }) => place)).size).toBeGreaterThan(200);
});

test.each(LANGUAGES)('no text in %s has a word that the language does not say so', (language) => {
  expect(slipsOf(textsIn(language), WORDING_RULES)).toEqual([]);
});

test.each(WORDING_RULES.map((rule) => [rule.wrong, rule] as const))('“%s” is found', (wrong, rule) => {
  const [language = 'en'] = rule.languages;
  const [kind = 'guest'] = rule.kinds ?? [];
  const said = (text: string) => slipsOf([{ kind, language, place: 'a file', key: 'a.text', text }], [rule]);
  expect(said(wrong)).toHaveLength(1);
  expect(said(rule.right ?? 'Sinta')).toEqual([]);
});

test('an exception is made for what is there', () => {
  const texts = allTexts();
  const idle = WORDING_RULES.filter(
    (rule) => rule.except && !found(texts, rule).some((text) => isExcepted(text, rule)),
  );
  expect(idle.map(({ except }) => String(except))).toEqual([]);
});

describe.each(LANGUAGES.flatMap((language) => (GLOSSARY[language] ? [[language, GLOSSARY[language]] as const] : [])))(
  'in %s',
  (language, words) => {
    test.each(TERMS)('there is one word for %s', (term) => {
      const named = namesOf(term, textsIn(language));
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter(({ text }) => !words[term].test(text))).toEqual([]);
    });
  },
);
