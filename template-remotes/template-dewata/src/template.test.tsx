import { client, event } from '@janur/kit/testing';
import { beginEndlessMotion, sectionNamed, showTemplate, standInForBrowser } from '@janur/template-parts/testing';
import { screen, within } from '@testing-library/react';
import template from './template.tsx';

beforeAll(standInForBrowser);

const show = (invited: ReturnType<typeof client>, how?: Parameters<typeof showTemplate>[2]) =>
  showTemplate(template, invited, how);
const penjors = () => document.querySelectorAll('#hero [data-side]');

test('the gate opens for the guest by name', async () => {
  await show(client(), { query: 'to=Bapak Wayan Sudira', isOpened: false });
  expect(within(screen.getByRole('dialog')).getByText('Bapak Wayan Sudira')).toBeTruthy();
});

test('with QUERY_REVERSE whom it opens for stands above the names', async () => {
  const order = async (opening_modal_style: 'QUERY_REVERSE' | null) => {
    await show(client({ option: { opening_modal_style } }), { query: 'to=Wayan', isOpened: false });
    const words = screen.getByRole('dialog').textContent;
    document.body.replaceChildren();
    return words.indexOf('Wayan') < words.indexOf('The wedding of') && words.indexOf('Wayan') < words.indexOf('Sinta');
  };
  expect(await order('QUERY_REVERSE')).toBe(true);
  expect(await order(null)).toBe(false);
});

test('a picture of the couple hangs before the gate, with STYLE2 none does', async () => {
  const content = { opening_modal_image: 'https://cdn.example/cover.jpg', opening_modal_image_type: 'PHOTO' as const };
  await show(client({ content }), { isOpened: false });
  expect(within(screen.getByRole('dialog')).getByRole('img', { name: 'Picture of Sinta and Rama' })).toBeTruthy();
  document.body.replaceChildren();
  await show(client({ content, option: { opening_modal_style: 'STYLE2' } }), { isOpened: false });
  expect(within(screen.getByRole('dialog')).queryByRole('img')).toBeNull();
});

test('two penjor bow over the gate and sway, unless the couple wants none or wants them still', async () => {
  await show(client());
  expect([...penjors()].map((penjor) => penjor.hasAttribute('data-sways'))).toEqual([true, true]);
  document.body.replaceChildren();
  await show(client({ option: { custom_config: { settings: { DEWATA: { sway: false } } } } }));
  expect([...penjors()].map((penjor) => penjor.hasAttribute('data-sways'))).toEqual([false, false]);
  document.body.replaceChildren();
  await show(client({ option: { custom_config: { settings: { DEWATA: { penjor: false } } } } }));
  expect(penjors()).toHaveLength(0);
});

test('a card says the day and the hours of its event, and nothing where they are not known', async () => {
  const undated = event({ id: 12, title: 'Resepsi', start_datetime: null, end_datetime: null });
  await show(client({ content: { new_events: [event({ title: 'Pawiwahan' }), undated] } }));
  const [dated, open] = sectionNamed('wedding_event').getAllByRole('article');
  expect(dated?.querySelector('time')).toBeTruthy();
  expect(open?.querySelector('time, [data-line="time"]')).toBeNull();
});

test('the quote is written on lontar; NO_FLOWER leaves the words alone', async () => {
  const content = { quote: 'Dua sungai bertemu di satu muara.', quote_source: 'Kedua keluarga' };
  await show(client({ content }));
  const leaves = () =>
    sectionNamed('quote').getByText(content.quote).closest('blockquote')?.parentElement?.children.length;
  expect(leaves()).toBe(5);
  document.body.replaceChildren();
  await show(client({ content, option: { quote_style: 'NO_FLOWER' } }));
  expect(leaves()).toBe(1);
});

test('the hour an event begins is set apart, the couple’s own words are not', async () => {
  const events = [event(), event({ id: 12, custom_time_text: 'Sandikala' })];
  await show(client({ content: { new_events: events } }));
  const cards = await sectionNamed('wedding_event').findAllByRole('article');
  expect(cards.map((card) => card.querySelector('[data-line="time"] b')?.textContent)).toEqual(['8:00', undefined]);
  expect(cards[1]?.textContent).toContain('Sandikala');
});

test('a line of the couple’s own stands under their names', async () => {
  const custom_config = { settings: { DEWATA: { line: 'Two rivers meet in one mouth.' } } };
  await show(client({ option: { template: 'DEWATA', custom_config } }));
  expect(sectionNamed('hero').getByText('Two rivers meet in one mouth.')).toBeTruthy();
});

test('the music stands in the bar, the languages beside the day', async () => {
  await show(client({ option: { song_url: '/files/demo/song.mp3' } }));
  expect(await screen.findByRole('button', { name: 'Play music' })).toBeTruthy();
  expect(sectionNamed('hero').getByRole('button', { name: /^Language: / })).toBeTruthy();
});

test('what moves without end can be stopped where there is no picture, too', async () => {
  await showTemplate(template, client({ content: { hero_backgrounds: [] } }));
  beginEndlessMotion();
  expect(sectionNamed('hero').getByRole('button', { name: 'Stop movement' })).toBeTruthy();
});
