import { event, full, profile } from '@janur/kit/testing';
import { sectionNamed, showTemplate, standInForBrowser } from '@janur/template-parts/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { halves } from './parts/heading.tsx';
import { tornPath } from './parts/paper.ts';
import { receiptLines } from './sections/receipt.tsx';
import template from './template.tsx';

beforeAll(standInForBrowser);

const birthday = () =>
  full({
    content: { bride: profile({ name: 'Kirana', full_name: 'Kirana Ayu' }), groom: null },
    option: { web_type: 'BIRTHDAY', custom_text: '17' },
  });
const withSettings = (settings: object) =>
  full({ option: { template: 'TEMPLATE_16', custom_config: { settings: { TEMPLATE_16: settings } } } });

test('a birthday’s cover names one host and tells the candles', async () => {
  await showTemplate(template, birthday(), { isOpened: false });
  const cover = screen.getByRole('dialog', { name: 'Kirana' });
  expect(within(cover).getByText('is blowing out 17 candles!')).toBeTruthy();
});

test('a birthday’s first page says how old', async () => {
  await showTemplate(template, birthday());
  // the number alone may be the countdown's, at some hour of the day
  expect(sectionNamed('hero').getByText((_, element) => element?.textContent === '17 years')).toBeTruthy();
  expect(await sectionNamed('wedding_event').findByRole('heading', { name: 'Party plan' })).toBeTruthy();
});

test('a tap lays the next photo of the pile on top', async () => {
  await showTemplate(template, full());
  const top = () => document.querySelector('#hero figure img')?.getAttribute('src');
  const before = top();
  fireEvent.click(sectionNamed('hero').getByRole('button', { name: 'Next picture' }));
  expect(top()).not.toBe(before);
});

test.each([
  [true, 'sky'],
  [false, undefined],
])('with a cut-out: %s, the first photo stands before %s', async (is_cutout, ground) => {
  await showTemplate(template, withSettings({ is_cutout }));
  const top = document.querySelector<HTMLElement>('#hero figure [data-picture]');
  expect(top?.dataset['drawn']).toBe(ground);
  fireEvent.click(sectionNamed('hero').getByRole('button', { name: 'Next picture' }));
  expect(top?.dataset['drawn']).toBeUndefined();
});

test('what pauses the photos is not under what turns the pile', async () => {
  await showTemplate(template, full());
  const hero = sectionNamed('hero');
  const level = (name: string) => Number(getComputedStyle(hero.getByRole('button', { name })).zIndex);
  expect(level('Stop movement')).toBeGreaterThan(level('Next picture'));
});

test('the couple’s journey stands on the boarding pass', async () => {
  await showTemplate(template, withSettings({ journey_from: 'Sendiri', journey_to: 'Berdua' }));
  const [pass] = await sectionNamed('wedding_event').findAllByRole('article');
  expect(pass?.textContent).toContain('Sendiri');
  expect(pass?.textContent).toContain('Berdua');
});

test.each([
  ['boarding pass', 'HOLY_MATRIMONY'],
  ['receipt', 'WEDDING_RECEPTION'],
  ['library card', 'TEAPAI'],
] as const)('the event’s own sign stands on the %s', async (_, type) => {
  await showTemplate(template, full({ content: { new_events: [event({ type, icon_url: '/files/sign.png' })] } }));
  const [paper] = await sectionNamed('wedding_event').findAllByRole('article');
  expect(paper?.querySelector('img[src="/files/sign.png"]')).toBeTruthy();
});

test('the last line of a receipt is its total', async () => {
  await showTemplate(template, withSettings({ receipt: 'Hugs free; Total happy' }));
  const events = sectionNamed('wedding_event');
  expect((await events.findByText('happy')).parentElement?.textContent).toBe('Total happy');
  expect(events.getByText('Hugs').parentElement?.textContent).toBe('Hugs free');
});

test.each([
  [
    'Makan enak 1x; Total bahagia',
    [
      ['Makan enak', '1x'],
      ['Total', 'bahagia'],
    ],
  ],
  ['Pelukan', [['Pelukan', '']]],
  [' ; ', []],
])('"%s" is a receipt of %j', (words, lines) => {
  expect(receiptLines(words)).toEqual(lines);
});

test.each([
  ['Pintu kami terbuka', 'Pintu', 'kami terbuka'],
  ['Galeri', 'Galeri', ''],
  ['画廊', '画廊', ''],
])('the heading "%s" is written "%s", then "%s"', (words, first, second) => {
  expect(halves(words)).toEqual([first, second]);
});

test('torn paper is torn alike every time, and only at the edges that are named', () => {
  expect(tornPath(7, 5, 'b')).toBe(tornPath(7, 5, 'b'));
  expect(tornPath(7, 5, 'b')).toContain('0.0% 0px');
});
