import { client, profile } from '@janur/kit/testing';
import { sectionNamed, showTemplate, standInForBrowser } from '@janur/template-parts/testing';
import { screen, within } from '@testing-library/react';
import { weaveWord } from './parts/woven-word.ts';
import template from './template.tsx';

beforeAll(standInForBrowser);

type Shown = Parameters<typeof client>[0];
const show = (invited: Shown = {}, how?: Parameters<typeof showTemplate>[2]) =>
  showTemplate(template, client(invited), how);
const set = (values: Record<string, string>) => ({ custom_config: { settings: { TEMPLATE_9: values } } });
const worn = () => [...document.querySelectorAll('#bride_groom article img[alt=""]')].length;

test('the opening greets the guest at the door and opens by one button', async () => {
  await show({}, { query: 'to=Budi Santoso', isOpened: false });
  const opening = within(screen.getByRole('dialog', { name: 'Sinta & Rama' }));
  expect(opening.getByText('Budi Santoso')).toBeTruthy();
  expect(opening.getByRole('button', { name: 'Open invitation' })).toBeTruthy();
});

test.each(['PHOTO', 'LOGO', 'LANDSCAPE', 'PORTRAIT'] as const)(
  'a cover of type %s hangs in the wall once',
  async (type) => {
    const content = { opening_modal_image: 'https://cdn.example/cover.jpg', opening_modal_image_type: type };
    await show({ content }, { isOpened: false });
    expect(within(screen.getByRole('dialog')).getAllByRole('img', { name: 'Picture of Sinta and Rama' })).toHaveLength(
      1,
    );
  },
);

test('the couple’s line stands below their names', async () => {
  await show({ option: { template: 'TEMPLATE_9', ...set({ line: 'Dua hati seiring seuntung.' }) } });
  expect(sectionNamed('hero').getByText('Dua hati seiring seuntung.')).toBeTruthy();
});

test('a pantun of four lines stands in two couplets, and is whole for who reads it aloud', async () => {
  await show({ content: { quote: 'one\ntwo\nthree\nfour', quote_source: 'Pantun' } });
  await sectionNamed('quote').findByText('Pantun');
  const couplets = [...document.querySelectorAll('#quote blockquote p > span')].map((span) => span.textContent);
  expect(couplets).toEqual(['one\ntwo\n', 'three\nfour']);
});

test('bride and groom are crowned, unless the couple wants it otherwise', async () => {
  const bride = profile({ name: 'Sinta', photo_url: null });
  await show({ content: { bride } });
  await screen.findByRole('heading', { name: 'Thank you' });
  expect(worn()).toBe(2);
});

test('crowns can be left off', async () => {
  await show({ option: { template: 'TEMPLATE_9', ...set({ crowns: 'none' }) } });
  expect(worn()).toBe(0);
});

test.each([
  ['#SabaiMalikBerjanur', 2],
  ['#sabai_malik', 1],
  ['#SabaiÉlok2027', 2],
  [`#${'a'.repeat(30)}`, 3],
])('the hashtag %s is woven in %i lines of at most twelve letters', (word, lines) => {
  const woven = weaveWord(word);
  expect(woven?.height).toBe(lines * 10 - 3);
  expect(woven?.width).toBeLessThanOrEqual(71);
  for (const [, x = '', across = ''] of woven?.path.matchAll(/M(\d+),\d+h(\d+)/g) ?? [])
    expect(Number(x) + Number(across)).toBeLessThanOrEqual(woven?.width ?? 0);
});

test('a hashtag in other letters is written, not woven', async () => {
  expect(weaveWord('#陈美琳')).toBeNull();
  await show({ content: { hashtag_word: '陈美琳' } });
  expect(await sectionNamed('share_banner').findByText('#陈美琳')).toBeTruthy();
  expect(document.querySelector('#share_banner svg')).toBeNull();
});
