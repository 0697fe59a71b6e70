/** @jest-environment node */
import { type Language, LANGUAGES, tagOf } from '@janur/contracts/languages';
import { createTexts } from './create-texts.ts';
import { loadGuestTexts } from './load-guest-texts.ts';
import { readGuestTexts } from './read-texts.ts';
import { translator } from './translator.ts';

const guestTexts = async (language: Language) => translator(await loadGuestTexts(language), language);

const plurals: [Language, number, string][] = [
  ['en', 0, '0 days to go'],
  ['en', 1, '1 day to go'],
  ['en', 2, '2 days to go'],
  ['id', 1, '1 hari lagi'],
  ['id', 2, '2 hari lagi'],
  ['ge', 1, 'Noch 1 Tag'],
  ['ge', 2, 'Noch 2 Tage'],
  ['cn', 1, '还有1天'],
  ['cn', 2, '还有2天'],
  ['es', 1, 'Falta 1 día'],
  ['es', 2, 'Faltan 2 días'],
  ['es', 1_000_000, 'Faltan 1000000 días'],
  ['ja', 1, 'あと1日'],
  ['ja', 2, 'あと2日'],
  ['my', 1, '1 hari lagi'],
  ['my', 2, '2 hari lagi'],
  ['pt', 0, 'Falta 0 dia'],
  ['pt', 1, 'Falta 1 dia'],
  ['pt', 2, 'Faltam 2 dias'],
  ['pt', 1_000_000, 'Faltam 1000000 dias'],
  ['kr', 1, '1일 남았습니다'],
  ['kr', 2, '2일 남았습니다'],
];

test.each(plurals)('%s says %i days as "%s"', async (language, count, expected) => {
  const t = await guestTexts(language);
  expect(t('countdown.left', { count })).toBe(expected);
});

const interpolations: [Language, string][] = [
  ['en', 'Your wish for Sinta & Rama'],
  ['id', 'Ucapan untuk Sinta & Rama'],
  ['ge', 'Ihre Glückwünsche an Sinta & Rama'],
  ['cn', '送给Sinta & Rama的祝福'],
  ['es', 'Tu mensaje para Sinta & Rama'],
  ['ja', 'Sinta & Ramaへのメッセージ'],
  ['my', 'Ucapan untuk Sinta & Rama'],
  ['pt', 'Seu recado para Sinta & Rama'],
  ['kr', 'Sinta & Rama에게 전하는 축하 인사'],
];

test.each(interpolations)('%s places the names as they are, their ampersand unescaped', async (language, expected) => {
  const t = await guestTexts(language);
  expect(t('rsvp.message', { names: 'Sinta & Rama' })).toBe(expected);
});

test.each(LANGUAGES)('%s leaves HTML in a value to whoever shows it', async (language) => {
  const t = await guestTexts(language);
  expect(t('opening.cover', { names: `<b>"O'Neil"</b>` })).toContain(`<b>"O'Neil"</b>`);
});

test.each(LANGUAGES)('%s answers a missing key with the key, in no other language', async (language) => {
  const t = translator({ and: 'x', rsvp: {} }, language);
  expect(t('and')).toBe('x');
  expect(t('rsvp')).toBe('rsvp');
  expect(t('rsvp.title')).toBe('rsvp.title');
  expect(t('and.then')).toBe('and.then');
  expect(t('constructor')).toBe('constructor');
});

test.each(LANGUAGES)('%s is a canonical BCP 47 tag', (language) => {
  expect(Intl.getCanonicalLocales(tagOf(language))).toEqual([tagOf(language)]);
});

const CONTEXTS = ['son', 'daughter', 'child', 'unheard-of'];
const COUNTS = [...Array.from({ length: 25 }, (_, count) => count), 1.5, 100, 1_000_000];

test.each(LANGUAGES)('%s says what i18next says: every text, context, count, and what is missing', async (language) => {
  const texts = await loadGuestTexts(language);
  const ours = translator(texts, language);
  const theirs = createTexts({ language, texts }).t;
  // every key, and what stands before the last `_` of it: the stem of a plural or of a context
  const keys = [...keysOf(texts)].flatMap((key) => [key, key.replace(/_[^_.]*$/, '')]);
  expect(keys.length).toBeGreaterThan(200);
  const values = { names: '<b>$& $1</b> {{name}}', name: 'Ayu & Bima', order: '2', father: null, years: 0 };
  const asked = keys.flatMap((key) => [
    [key],
    [key, values],
    [key, { defaultValue: 'else' }],
    ...CONTEXTS.map((context) => [key, { context, ...values }]),
    ...COUNTS.map((count) => [key, { count, ...values }]),
  ]) as Parameters<typeof ours>[];
  const differing = asked
    .map((call) => ({ call, ours: ours(...call), theirs: theirs(...call) }))
    .filter((said) => said.ours !== said.theirs);
  expect(differing).toEqual([]);
});

function* keysOf(tree: object, path = ''): Generator<string> {
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === 'object' && value !== null) yield* keysOf(value, `${path}${name}.`);
    else yield path + name;
  }
}

test.each(LANGUAGES)('the server and the browser read the same texts in %s', async (language) => {
  const inlined = readGuestTexts(language);
  expect(JSON.parse(inlined)).toEqual(await loadGuestTexts(language));
  expect(inlined).not.toContain('\n');
  expect(readGuestTexts(language)).toBe(inlined);
});
