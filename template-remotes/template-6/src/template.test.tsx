import { client, event, profile } from '@janur/kit/testing';
import { sectionNamed, showTemplate, standInForBrowser } from '@janur/template-parts/testing';
import { screen, within } from '@testing-library/react';
import { roman, romanDate } from './parts/roman.ts';
import { clockOf } from './sections/clock-of.ts';
import template from './template.tsx';

beforeAll(standInForBrowser);

const show = (invited: ReturnType<typeof client>, how?: Parameters<typeof showTemplate>[2]) =>
  showTemplate(template, invited, how);

/** The letters of the cypher within an element, without those that only cut a gap. */
const cypherIn = (element: Element | null) =>
  [...(element?.querySelectorAll('span:has(> span + [data-gap]) > span:not([data-gap])') ?? [])].map(
    ({ textContent }) => textContent,
  );

test.each([
  [1, 'I'],
  [4, 'IV'],
  [9, 'IX'],
  [18, 'XVIII'],
  [1999, 'MCMXCIX'],
  [2027, 'MMXXVII'],
])('%i is %s', (value, text) => {
  expect(roman(value)).toBe(text);
});

test.each([['18 · 09 · 2027'], ['2027 · 09 · 18']])('%s is cut in stone with the day first', (numerals) => {
  expect(romanDate(numerals)).toBe('XVIII · IX · MMXXVII');
});

test.each([
  ['09.00 – 10.30 WIB', { before: '', clock: '09.00', after: '– 10.30 WIB' }],
  ['8:00 am – 9:30 am', { before: '', clock: '8:00', after: 'am – 9:30 am' }],
  ['오전 9:00', { before: '오전', clock: '9:00', after: '' }],
  ['After sunset', { before: 'After sunset', clock: '', after: '' }],
])('of %s the first clock is set large', (time, parts) => {
  expect(clockOf(time)).toEqual(parts);
});

test('the opening bears the initials of the couple, and greets the guest', async () => {
  await show(client(), { query: 'to=Budi Santoso', isOpened: false });
  const opening = screen.getByRole('dialog', { name: 'Sinta & Rama' });
  expect(cypherIn(opening)).toEqual(['S', 'R']);
  expect(within(opening).getByText('Budi Santoso')).toBeTruthy();
});

test.each(['PHOTO', 'LOGO', 'LANDSCAPE', 'PORTRAIT'] as const)(
  'a cover of type %s takes the cypher’s place',
  async (type) => {
    const content = { opening_modal_image: 'https://cdn.example/cover.jpg', opening_modal_image_type: type };
    await show(client({ content }), { isOpened: false });
    const opening = screen.getByRole('dialog');
    expect(within(opening).getAllByRole('img', { name: 'Picture of Sinta and Rama' })).toHaveLength(1);
    expect(cypherIn(opening)).toEqual([]);
  },
);

test.each([
  ['Rani', '-1', '0'],
  ['Sinta', '1', '0'],
  ['小美', '1', '1'],
])('with %s and Rama the opening’s initials are turned by %s, as signs %s', async (name, mirror, signs) => {
  await show(client({ content: { bride: profile({ name, full_name: name }) } }), { isOpened: false });
  const { style } = screen.getByRole('dialog');
  expect([style.getPropertyValue('--mirror'), style.getPropertyValue('--signs')]).toEqual([mirror, signs]);
});

test('the hero says the date in Roman numerals, unless the couple does not want it', async () => {
  const content = { wedding_date: '2027-09-18T02:00:00.000Z' };
  await show(client({ content }));
  expect(sectionNamed('hero').getByText('XVIII · IX · MMXXVII')).toBeTruthy();
  document.body.replaceChildren();
  const custom_config = { settings: { TEMPLATE_6: { roman_date: false } } };
  await show(client({ content, option: { custom_config } }));
  expect(sectionNamed('hero').queryByText('XVIII · IX · MMXXVII')).toBeNull();
});

test('the motto stands under the seal of the footer', async () => {
  const custom_config = { settings: { TEMPLATE_6: { motto: 'Sine fine' } } };
  await show(client({ option: { custom_config } }));
  expect(sectionNamed('footer').getByText('Sine fine')).toBeTruthy();
});

test('an entry names its day only when it is not the wedding’s', async () => {
  const other = event({ id: 12, start_datetime: '2027-05-01T01:00:00.000Z', end_datetime: null });
  await show(client({ content: { new_events: [event(), other] } }));
  const entries = sectionNamed('wedding_event').getAllByRole('article');
  expect(entries.map((entry) => entry.querySelector('[data-line="date"]') !== null)).toEqual([false, true]);
});

test('NO_FLOWER takes the pilcrow away', async () => {
  const content = { quote: 'Love is patient.', quote_source: '1 Cor 13' };
  await show(client({ content }));
  expect(sectionNamed('quote').getAllByText('¶').length).toBeGreaterThan(0);
  document.body.replaceChildren();
  await show(client({ content, option: { quote_style: 'NO_FLOWER' } }));
  expect(sectionNamed('quote').getByText('Love is patient.')).toBeTruthy();
  expect(sectionNamed('quote').queryByText('¶')).toBeNull();
});

test('a long hashtag leaves the ribbon for a line of its own', async () => {
  await show(client({ content: { hashtag_word: '#SintaRama' } }));
  expect(sectionNamed('share_banner').getByRole('img', { name: '#SintaRama' })).toBeTruthy();
  document.body.replaceChildren();
  const word = '#MaharaniKusumaningrumChristopher';
  await show(client({ content: { hashtag_word: word } }));
  expect(sectionNamed('share_banner').getByText(word).closest('p')?.textContent).toBe(word);
});

test('the left pages bear plates of the gallery, numbered; without pictures the cypher', async () => {
  const picture = (id: number) => ({
    id,
    picture_url: `https://cdn.example/${id}.jpg`,
    title: null,
    css: null,
    overlay_opacity: null,
    order: id,
    section: 'SECTION_1' as const,
    content_id: 1,
  });
  const plates = () => [...document.querySelectorAll('#rsvp header small, #wishes header small')];
  await show(client({ content: { galleries: [picture(1), picture(2), picture(3)] } }));
  expect(plates().map(({ textContent }) => textContent)).toEqual(['Pl. II', 'Pl. III']);
  expect(document.querySelector('#rsvp header img[src="https://cdn.example/2.jpg"]')).toBeTruthy();
  document.body.replaceChildren();
  await show(client());
  expect(plates()).toHaveLength(0);
  expect(cypherIn(document.querySelector('#rsvp header'))).toHaveLength(2);
});
