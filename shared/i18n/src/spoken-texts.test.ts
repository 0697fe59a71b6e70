/** @jest-environment node */
import { isVoiceKey, toneOf } from '@janur/contracts/rules';
import { LANGUAGES } from '@janur/contracts/languages';
import { readGuestTexts } from './read-texts.ts';
import { flatten, spokenTexts } from './spoken-texts.ts';
import { translator } from './translator.ts';

const general = {
  footer: { text: 'Come', text_child: 'Come and play' },
  gift: { text: 'Gifts' },
  couple: { title: 'Both', host: 'Host' },
};
const voice = { footer: { closing: 'Lamps are lit' }, gift: { lead: 'The safe', lead_child: 'The toy box' } };
const said = (speaking: Parameters<typeof spokenTexts>[1]) =>
  Object.fromEntries(flatten(spokenTexts(general, speaking)));

test('the couple’s line goes before the family’s, in its tone before without, and that before the general one but of a child', () => {
  expect(said({ tone: null })).toMatchObject({ 'footer.text': 'Come', 'gift.text': 'Gifts' });
  expect(said({ tone: 'child' })['footer.text']).toBe('Come and play');
  // a look that has no words for a child speaks as to a wedding's guests: what is said to every child goes before
  expect(said({ tone: 'child', voice })).toMatchObject({ 'footer.text': 'Come and play', 'gift.text': 'The toy box' });
  expect(said({ tone: null, voice })['footer.text']).toBe('Lamps are lit');
  expect(said({ tone: 'adult', voice })['footer.text']).toBe('Lamps are lit');
  expect(said({ tone: 'adult', voice })['gift.text']).toBe('The safe');
  expect(said({ tone: 'child', voice, lines: { 'gift.lead': 'No gifts, please' } })['gift.text']).toBe(
    'No gifts, please',
  );
  expect(said({ tone: 'child', voice, lines: { 'gift.lead': '  ' } })['gift.text']).toBe('The toy box');
});

test('a child is asked as a child, also where no look has words of its own', () => {
  const form = { rsvp: { yes: 'Yes, I will attend', yes_child: 'Yes, I’m coming!' } };
  const asked = (tone: 'child' | 'adult') => flatten(spokenTexts(form, { tone })).get('rsvp.yes');
  expect([asked('child'), asked('adult')]).toEqual(['Yes, I’m coming!', 'Yes, I will attend']);
});

test('who is asked as du is du in what is wrong and in what was said, too', () => {
  const spoken = flatten(spokenTexts(JSON.parse(readGuestTexts('ge')), { tone: 'child' }));
  const keys = [
    'name',
    'attending_event',
    'message',
    'error_title',
    'error_name',
    'error_attending_event',
    'said_yes_lead',
  ];
  expect(keys.filter((key) => /\b(?:Sie|Ihren?|Ihnen)\b/.test(spoken.get(`rsvp.${key}`) ?? 'Sie'))).toEqual([]);
});

test('no tone is left in what a page gets', () => {
  expect(Object.keys(said({ tone: null, voice })).filter((key) => key.endsWith('_child'))).toEqual([]);
});

test('a host who celebrates alone is called a couple by nobody', () => {
  expect(said({ tone: 'child', voice: { couple: { title: 'Lovers' } } })['couple.host']).toBe('Host');
  expect(said({ tone: 'child', voice: { couple: { title: 'Lovers', title_child: 'The star' } } })['couple.host']).toBe(
    'The star',
  );
});

test('a look’s own lines are there, in its tone', () => {
  const own = { own: { deck: 'Extra', deck_child: 'Yay' } };
  expect(said({ tone: null, voice: own })['own.deck']).toBe('Extra');
  expect(said({ tone: 'child', voice: own })['own.deck']).toBe('Yay');
});

test.each([
  ['BIRTHDAY', '5', 'child'],
  ['BIRTHDAY', '12', 'child'],
  ['BIRTHDAY', '13', 'adult'],
  ['BIRTHDAY', null, 'adult'],
  ['PRIMARY', '25', 'anniversary'],
  ['PRIMARY', 'Syukuran', null],
  ['SECONDARY', null, null],
] as const)('%s with %j is of the tone %j', (web_type, custom_text, tone) => {
  expect(toneOf({ web_type, custom_text })).toBe(tone);
});

test('only the lines of a look may be a family’s', () => {
  expect(['rsvp.title', 'rsvp.title_child', 'own.deck', 'own.deck_adult'].filter((key) => !isVoiceKey(key))).toEqual(
    [],
  );
  expect(['rsvp.failed', 'rsvp.title_teen', 'own.', 'own.a.b'].filter(isVoiceKey)).toEqual([]);
});

test.each(LANGUAGES)('in %s no child says what a couple says', (language) => {
  const texts = JSON.parse(readGuestTexts(language));
  const of = (tone: 'child' | 'adult' | null) => translator(spokenTexts(texts, { tone }), language);
  for (const key of ['footer.text', 'gift.text']) {
    expect(of('child')(key)).not.toBe(of(null)(key));
    expect(of('child')(key)).not.toBe(of('adult')(key));
  }
  expect(of('adult')('footer.text')).not.toBe(of(null)('footer.text'));
});
