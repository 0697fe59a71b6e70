import { client, event, full, profile } from '@janur/kit/testing';
import { beginEndlessMotion, sectionNamed, showTemplate, standInForBrowser } from '@janur/template-parts/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { figuresOf } from './sections/figures.tsx';
import template from './template.tsx';

beforeAll(standInForBrowser);

const show = (invited: ReturnType<typeof client>, how?: Parameters<typeof showTemplate>[2]) =>
  showTemplate(template, invited, how);
const birthday = (custom_text: string | null) =>
  client({ content: { groom: null }, option: { web_type: 'BIRTHDAY', custom_text } });

test('the names stand syllable on syllable for the eye, and whole for who hears them', async () => {
  const bride = profile({ name: 'Nadia' });
  const groom = profile({ id: 2, name: 'Reza' });
  await show(client({ content: { bride, groom } }), { isOpened: false });
  const opening = screen.getByRole('dialog', { name: 'Nadia & Reza' });
  const towers = [...opening.querySelectorAll('span[aria-hidden]')].map((tower) => tower.textContent);
  expect(towers).toEqual(['Na\ndia', 'Re\nza']);
  expect(within(opening).getByText('Nadia')).toBeTruthy();
});

test.each(['PHOTO', 'LOGO', 'LANDSCAPE', 'PORTRAIT'] as const)(
  'a cover of type %s takes the sign’s place',
  async (type) => {
    const content = { opening_modal_image: 'https://cdn.example/cover.jpg', opening_modal_image_type: type };
    await show(client({ content }), { isOpened: false });
    const opening = within(screen.getByRole('dialog'));
    expect(opening.getAllByRole('img', { name: 'Picture of Sinta and Rama' })).toHaveLength(1);
    expect(opening.queryByText('&', { selector: 'b' })).toBeNull();
  },
);

test('a birthday’s tower has candles, and its age in the disc or else a cake', async () => {
  await show(birthday('30'), { isOpened: false });
  const opening = screen.getByRole('dialog', { name: 'Sinta' });
  expect(opening.querySelector('b')?.textContent).toBe('30');
  expect(opening.textContent).not.toContain('&');
  document.body.replaceChildren();
  await show(birthday(null), { isOpened: false });
  // the style sheet shows the cake beside what is empty
  expect(screen.getByRole('dialog', { name: 'Sinta' }).querySelector('b:empty + svg')).toBeTruthy();
});

test.each([
  [{ numerals: '12 · 06 · 2027' }, ['12', '06']],
  [{ numerals: '2027 · 6 · 12' }, ['06', '12']],
  [{ numerals: '12 · 06 · 2027', age: '30' }, ['30']],
  [{ numerals: '12 · 06 · 2027', layout: 'template-6' }, ['S', 'R']],
  [{ numerals: undefined }, ['S', 'R']],
])('of %j the poster shows %j', (source, figures) => {
  expect(figuresOf({ layout: 'own', initials: ['S', 'R'], age: null, ...source })).toEqual(figures);
});

test('a headline of the couple’s takes the large letters, and the names stay the page’s heading', async () => {
  const custom_config = { settings: { TEMPLATE_12: { headline: 'Married, at last.' } } };
  await show(client({ option: { template: 'TEMPLATE_12', custom_config } }));
  expect(sectionNamed('hero').getByText('Married, at last.').tagName).toBe('P');
  expect(sectionNamed('hero').getByRole('heading', { level: 1 }).textContent).toContain('Sinta');
});

test('the hour an event begins is set apart, the couple’s own words are not', async () => {
  const events = [
    event(),
    event({ id: 12, custom_time_text: 'After sunset' }),
    event({ id: 13, custom_time_text: '18.30 until late' }),
  ];
  await show(client({ content: { new_events: events } }));
  await sectionNamed('wedding_event').findAllByRole('article');
  const rows = sectionNamed('wedding_event').getAllByRole('article');
  expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual(['8:00', undefined, '18.30']);
  expect(rows[1]?.textContent).toContain('After sunset');
  expect(rows[2]?.textContent).toContain('until late');
});

test.each([
  [null, true],
  ['NO_MODAL', true],
  ['NO_ICON', false],
] as const)('with the gift style %s the parcel is there: %s', async (gift_style, isThere) => {
  await show(full({ content: { galleries: [] }, option: { gift_style } }));
  await sectionNamed('gift').findByText(/Your presence/);
  expect(document.querySelector('#gift svg') !== null).toBe(isThere);
});

test('what to wear stands once where it is the same for every event', async () => {
  const dress_code = { text: 'Black', colors: ['#111111'] };
  const events = [event(), event({ id: 12 })];
  await show(client({ content: { new_events: events }, option: { custom_config: { dress_code } } }));
  expect(await sectionNamed('wedding_event').findAllByText('Black')).toHaveLength(1);
});

test('the line of type that runs is stopped by the hero’s button', async () => {
  const asked = window.matchMedia;
  window.matchMedia = (query) => ({ ...asked(query), matches: false });
  await show(client());
  beginEndlessMotion();
  const hero = sectionNamed('hero');
  fireEvent.click(await hero.findByRole('button', { name: 'Stop movement' }));
  fireEvent.click(await hero.findByRole('button', { name: 'Start movement' }));
  expect(await hero.findByRole('button', { name: 'Stop movement' })).toBeTruthy();
  window.matchMedia = asked;
});

test('nothing runs where animation is off', async () => {
  await show(client({ option: { animation: false } }));
  expect(sectionNamed('hero').queryByRole('button', { name: /movement/ })).toBeNull();
});

test('the music has its key at the end of the bar, and says whether it is heard', async () => {
  await show(client({ option: { song_url: '/files/demo/song.mp3' } }));
  const key = await screen.findByRole('button', { name: 'Play music' });
  expect(key.getAttribute('data-state')).toBe('silent');
  fireEvent.click(key);
  expect(screen.getByRole('button', { name: 'Pause music' }).getAttribute('data-state')).toBe('playing');
});

test('what moves without end can be stopped where there is no picture, too', async () => {
  await showTemplate(template, client({ content: { hero_backgrounds: [] } }));
  beginEndlessMotion();
  expect(sectionNamed('hero').getByRole('button', { name: 'Stop movement' })).toBeTruthy();
});
