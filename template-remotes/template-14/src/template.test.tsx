import { client, event, full, profile } from '@janur/kit/testing';
import { sectionNamed, showTemplate, standInForBrowser } from '@janur/template-parts/testing';
import { screen, within } from '@testing-library/react';
import template from './template.tsx';

beforeAll(standInForBrowser);

const show = (invited: ReturnType<typeof client>, how?: Parameters<typeof showTemplate>[2]) =>
  showTemplate(template, invited, how);
const opening = () => screen.getByRole('dialog');
const cords = () => opening().querySelector('svg image')?.getAttribute('href');
const chapter = { content_id: 1, date_time: null, subtitle: null, description: 'x', location: null, image_url: null };

test('the folded sheet greets its guest, and its button opens it', async () => {
  await show(client(), { query: 'to=Budi Santoso', isOpened: false });
  expect(within(opening()).getByText('Budi Santoso')).toBeTruthy();
  expect(within(opening()).getByRole('button', { name: 'Open invitation' })).toBeTruthy();
});

test('a wedding is tied in a knot for once, a birthday in a bow that is tied again', async () => {
  await show(client(), { isOpened: false });
  const ofTwo = [...opening().querySelectorAll('mask path')].map((path) => path.getAttribute('d'));
  document.body.replaceChildren();
  await show(client({ content: { groom: null }, option: { web_type: 'BIRTHDAY' } }), { isOpened: false });
  const ofOne = [...opening().querySelectorAll('mask path')].map((path) => path.getAttribute('d'));
  expect(ofTwo).toHaveLength(2);
  expect(ofOne).toHaveLength(2);
  expect(ofOne).not.toEqual(ofTwo);
  expect(cords()).toBeTruthy();
});

test.each(['PHOTO', 'LOGO', 'LANDSCAPE', 'PORTRAIT'] as const)(
  'a cover of type %s lies on the lining',
  async (type) => {
    const content = { opening_modal_image: 'https://cdn.example/cover.jpg', opening_modal_image_type: type };
    await show(client({ content }), { isOpened: false });
    const pictures = within(opening()).getAllByRole('img', { name: 'Picture of Sinta and Rama' });
    expect(pictures.map((picture) => picture.closest('[data-type]')?.getAttribute('data-type'))).toEqual([type]);
  },
);

test.each([
  ['Sinta', 'Rama', false],
  ['Maharani Kusumaningrum', 'Christopher', true],
])('%s and %s stand in a column each: %s', async (bride, groom, isInColumns) => {
  const content = { bride: profile({ name: bride }), groom: profile({ name: groom }) };
  await show(client({ content }));
  expect(document.querySelector('#hero [data-columns]') !== null).toBe(isInColumns);
});

test('each host stands under a crest of their own', async () => {
  await show(client());
  const crests = [...document.querySelectorAll('#bride_groom article svg[viewBox="-32 -32 64 64"]')];
  const drawn = new Set(crests.map((crest) => crest.innerHTML));
  expect(drawn.size).toBe(2);
});

test('the seal says the day of an event; its card repeats it in words only when it is not the wedding’s', async () => {
  const other = event({ id: 12, start_datetime: '2027-05-01T01:00:00.000Z', end_datetime: null });
  await show(client({ content: { new_events: [event(), other] } }));
  const cards = await sectionNamed('wedding_event').findAllByRole('article');
  expect(cards.map((card) => card.hasAttribute('data-same-day'))).toEqual([true, false]);
  expect(cards.map((card) => card.querySelector('p > b')?.textContent)).toEqual(['8', '1']);
});

test('the chapters lie in one handscroll that the keyboard reaches, the sea where there is no picture', async () => {
  const stories = [
    { ...chapter, id: 1, title: 'Wedding', order: 2 },
    { ...chapter, id: 2, title: 'First sight', order: 1, image_url: 'https://cdn.example/sight.jpg' },
  ];
  await show(client({ content: { stories } }));
  const titles = await sectionNamed('our_story').findAllByRole('heading', { level: 3 });
  expect(titles.map((title) => title.textContent)).toEqual(['First sight', 'Wedding']);
  const scenes = [...document.querySelectorAll('#our_story [tabindex="0"] li')];
  expect(scenes.map((scene) => scene.querySelector('img') !== null)).toEqual([true, false]);
});

test('NO_FLOWER takes the plum away from the quote', async () => {
  const content = { quote: 'Love is patient.', quote_source: '1 Cor 13' };
  await show(client({ content, option: { quote_style: 'NO_FLOWER' } }));
  expect(await sectionNamed('quote').findByText('Love is patient.')).toBeTruthy();
  expect(document.querySelector('#quote img')).toBeNull();
});

test('the gifts lie beside a goshugi bag, with NO_ICON without it', async () => {
  const bag = () => document.querySelector('#gift img[width="204"]');
  await show(full({ content: { galleries: [] } }));
  await sectionNamed('gift').findByRole('heading');
  expect(bag()).not.toBeNull();
  document.body.replaceChildren();
  await show(full({ content: { galleries: [] }, option: { gift_style: 'NO_ICON' } }));
  await sectionNamed('gift').findByRole('heading');
  expect(bag()).toBeNull();
});

test('the music stands in the bar, the languages beside the day', async () => {
  await show(client({ option: { song_url: '/files/demo/song.mp3' } }));
  expect(await screen.findByRole('button', { name: 'Play music' })).toBeTruthy();
  expect(sectionNamed('hero').getByRole('button', { name: /^Language: / })).toBeTruthy();
});
