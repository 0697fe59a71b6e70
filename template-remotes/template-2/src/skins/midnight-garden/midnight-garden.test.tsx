import { templateFor } from '@janur/kit';
import { event, full, profile } from '@janur/kit/testing';
import { showTemplate, standInForBrowser } from '@janur/template-parts/testing';
import { within } from '@testing-library/react';
import family from '../../template.tsx';
import { sheet } from './parts/sheet.ts';

type Client = ReturnType<typeof full>;

beforeAll(standInForBrowser);

const show = async (invited: Client) => showTemplate(await templateFor(family, 'TEMPLATE_2_2'), invited);

const section = (name: string) => document.getElementById(name) ?? document.createElement('div');
const drawings = (name: string) => [...section(name).querySelectorAll<HTMLImageElement>('img[alt=""]')];

test('the candle of every chapter has burnt lower than the one before', async () => {
  const chapter = { content_id: 1, date_time: null, subtitle: null, description: 'x', location: null, image_url: null };
  const stories = [1, 2, 3].map((order) => ({ ...chapter, id: order, order, title: `Chapter ${order}` }));
  await show(full({ content: { stories } }));
  const flames = [...section('our_story').querySelectorAll('li circle')].map((flame) =>
    Number(flame.getAttribute('cy')),
  );
  expect(flames).toHaveLength(3);
  expect(flames).toEqual(flames.toSorted((a, b) => a - b));
  expect(new Set(flames).size).toBe(3);
});

test('a story of one paragraph has no candle', async () => {
  await show(full({ option: { our_story_style: 'PARAGRAPH' } }));
  expect(section('our_story').querySelector('svg')).toBeNull();
  expect(section('our_story').textContent).not.toBe('');
});

test('flowers lie over every event, and once more over the last', async () => {
  const events = [1, 2, 3].map((id) => event({ id, title: `Party ${id}`, icon_url: null }));
  await show(full({ content: { new_events: events } }));
  const cards = within(section('wedding_event')).getAllByRole('article');
  expect(cards.map((card) => card.querySelectorAll('img').length)).toEqual([1, 1, 2]);
});

test('script is for short quotes', async () => {
  const long = 'Love is patient, love is kind. It does not envy, it does not boast, it is not proud. It never fails.';
  await show(full({ content: { quote: long } }));
  expect(section('quote').querySelector('[data-long]')?.textContent).toContain(long);
});

test('with NO_FLOWER the moth stays over the quote', async () => {
  await show(full({ content: { quote: 'Love never fails.' }, option: { quote_style: 'NO_FLOWER' } }));
  expect(drawings('quote')).toHaveLength(1);
  expect(section('quote').querySelector('hr')).not.toBeNull();
  expect(section('quote').querySelector('[data-long]')).toBeNull();
});

test('a host without a photo has the initial in the miniature', async () => {
  const bride = profile({ name: 'Sinta', full_name: 'Sinta Maharani', photo_url: null });
  await show(full({ content: { bride }, option: { bride_groom_style: null } }));
  const [first, second] = within(section('bride_groom')).getAllByRole('article');
  expect(first?.querySelector('img')).toBeNull();
  expect(first?.querySelector('[aria-hidden="true"]')?.textContent).toBe('S');
  expect(second?.querySelector('img')).not.toBeNull();
});

test('a picture in the footer takes the place of the hanging bouquet', async () => {
  const banner = { id: 5, section: 'SECTION_FOOTER_BANNER' as const, title: null, css: null, overlay_opacity: null };
  const galleries = [{ ...banner, picture_url: 'https://cdn.example/end.jpg' }];
  await show(full({ content: { galleries }, option: { footer_style: 'STYLE1' } }));
  expect(within(section('footer')).getByRole('img', { name: /^Picture/ })).toBeTruthy();
  expect(drawings('footer')).toHaveLength(0);
});

test('in the composition of TEMPLATE_6 the initials stand over the names', async () => {
  await show(full({ option: { hero_style: 'STYLE_TEMPLATE6' } }));
  expect(within(section('hero')).getByText('S R')).toBeTruthy();
});

test('a sheet has a ground of its own where colours are forced: gradients are none there', () => {
  expect(sheet.background).toMatch(/\), var\(--base\)$/);
});
