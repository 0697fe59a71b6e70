import { client, event, full, profile } from '@janur/kit/testing';
import { beginEndlessMotion, sectionNamed, showTemplate, standInForBrowser } from '@janur/template-parts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { almanac, clockOf } from './sections/almanac.ts';
import { starsOf } from './sections/share-banner.tsx';
import { ZODIAC } from './sky/catalogue.ts';
import { shining } from './sky/moon.tsx';
import { signOf } from './sky/sign-medal.tsx';
import template from './template.tsx';

beforeAll(standInForBrowser);

const LEMBANG = 'https://www.google.com/maps/search/?api=1&query=-6.8245,107.6155';
const evening = (change = {}) =>
  event({ start_datetime: '2027-07-18T09:00:00.000Z', end_datetime: null, maps_url: LEMBANG, ...change });
const night = (events = [evening()]) =>
  client({ content: { wedding_date: '2027-07-18T09:00:00.000Z', new_events: events } });
const chosen = (settings: object) => ({
  template: 'TEMPLATE_13',
  custom_config: { settings: { TEMPLATE_13: settings } },
});
const birthday = (option = {}) =>
  full({
    content: {
      bride: profile({ name: 'Leona', full_name: 'Leona Putri' }),
      groom: null,
      opening_modal_image: null,
      wedding_date: '2027-08-08T11:00:00.000Z',
    },
    option: { web_type: 'BIRTHDAY', custom_text: '27', ...option },
  });

test('the opening draws both initials as constellations', async () => {
  await showTemplate(template, client(), { query: 'to=Budi', isOpened: false });
  const letters = [...screen.getByRole('dialog').querySelectorAll('[data-letter]')];
  expect(letters.map((letter) => letter.getAttribute('data-letter'))).toEqual(['S', 'R']);
});

test('sun and moon stand among the events by their hour, with what they are that evening', async () => {
  const later = evening({ id: 12, start_datetime: '2027-07-18T11:30:00.000Z' });
  await showTemplate(template, night([evening(), later]));
  const entries = await sectionNamed('wedding_event').findAllByRole('listitem');
  const kinds = entries.flatMap((entry) => entry.getAttribute('data-kind') ?? []);
  expect(kinds).toEqual(['event', 'moonrise', 'sunset', 'event']);
  const section = sectionNamed('wedding_event');
  expect(section.getByText('Moonrise · Full moon · azimuth 113°')).toBeTruthy();
  expect(section.getByText('Sunset · azimuth 291°')).toBeTruthy();
});

test('where no link holds a place the almanac tells the phase of the moon, and no hour', async () => {
  await showTemplate(template, night([evening({ maps_url: 'https://maps.app.goo.gl/AbC' })]));
  const section = sectionNamed('wedding_event');
  expect(await section.findByText(/Full moon/)).toBeTruthy();
  expect(section.queryByText(/Sunset|Moonrise|azimuth/)).toBeNull();
  await waitFor(() => expect(document.querySelector('#hero svg #sky-edge')).toBeTruthy());
  expect(document.querySelector('#hero svg text')).toBeNull();
});

test('the place of another day tells nothing of this evening', async () => {
  const elsewhere = evening({ id: 12, start_datetime: '2027-07-20T09:00:00.000Z' });
  await showTemplate(template, night([evening({ maps_url: null }), elsewhere]));
  const section = sectionNamed('wedding_event');
  expect(await section.findAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(section.queryByText(/azimuth/)).toBeNull();
});

test('couples may keep sun and moon out of their programme', async () => {
  const invited = night();
  const option = { ...invited.option, ...chosen({ almanac: false }) };
  await showTemplate(template, { ...invited, option });
  const section = sectionNamed('wedding_event');
  expect(await section.findByRole('heading', { level: 3 })).toBeTruthy();
  expect(section.queryByText(/azimuth/)).toBeNull();
});

test('a birthday’s opening has one initial as constellation, and the candles to blow out', async () => {
  await showTemplate(template, birthday(), { isOpened: false });
  const opening = screen.getByRole('dialog', { name: 'Leona' });
  expect(opening.querySelectorAll('[data-letter="L"]')).toHaveLength(1);
  expect(within(opening).getByText('is blowing out 27 candles!')).toBeTruthy();
});

test('a birthday’s chart carries the age and the sign of its day, and its events are a party', async () => {
  await showTemplate(template, birthday());
  expect(sectionNamed('hero').getByText('years').parentElement?.textContent).toBe('27years');
  await waitFor(() => expect(document.querySelector('#hero [data-sign="Leo"]')).toBeTruthy());
  expect(await sectionNamed('wedding_event').findByRole('heading', { name: 'Party plan' })).toBeTruthy();
});

test('a wedding has no sign that nobody set, and the one that was', async () => {
  const invited = client({ option: chosen({ groom_sign: 'pisces' }) });
  await showTemplate(template, invited);
  await sectionNamed('bride_groom').findAllByRole('heading', { level: 3 });
  const signs = [...document.querySelectorAll('[data-sign]')].map((disc) => disc.getAttribute('data-sign'));
  expect(signs).toEqual(['Pisces']);
});

test.each([
  ['2027-03-22T00:00:00Z', 'Aries'],
  ['2027-08-08T00:00:00Z', 'Leo'],
  ['2027-11-01T00:00:00Z', 'Scorpius'],
  ['2027-01-10T00:00:00Z', 'Capricornus'],
])('on %s the sun stands in %s', (instant, name) => {
  expect(ZODIAC[signOf(instant)]?.name).toBe(name);
});

test.each([
  [0, '0 0 1', '0 0 0'],
  [120, '0 0 1', '0 0 1'],
  [240, '0 0 0', '0 0 0'],
  [300, '0 0 0', '0 0 1'],
])('a moon of age %i shines on its own side', (age, limb, edge) => {
  const arcs = [...shining(age).matchAll(/A[\d.]+,[\d.]+ (\d \d \d)/g)].map(([, flags]) => flags);
  expect(arcs).toEqual([limb, edge]);
});

test('events keep the couple’s order, and without a night nothing stands between them', () => {
  expect(almanac([], null)).toEqual([]);
});

test.each([
  ['16.00 – 17.30 WIB', { clock: '16.00', rest: '– 17.30 WIB' }],
  ['8:00 am WIB', { clock: '8:00', rest: 'am WIB' }],
  ['After sunset', null],
  [null, null],
])('%s begins as the almanac writes it', (time, expected) => {
  expect(clockOf(time)).toEqual(expected);
});

test('every letter of a hashtag is a star, the same for the same letter', () => {
  const stars = starsOf('#Kaka');
  expect(stars).toHaveLength(4);
  expect(stars[0]?.y).toBe(stars[2]?.y);
  expect(stars[0]?.y).not.toBe(stars[1]?.y);
});

test('what moves without end can be stopped where there is no picture, too', async () => {
  await showTemplate(template, client({ content: { hero_backgrounds: [] } }));
  beginEndlessMotion();
  expect(sectionNamed('hero').getByRole('button', { name: 'Stop movement' })).toBeTruthy();
});
