import { event, full, profile } from '@janur/kit/testing';
import { sectionNamed, showTemplate, standInForBrowser } from '@janur/template-parts/testing';
import { screen, within } from '@testing-library/react';
import template from './template.tsx';

type Client = ReturnType<typeof full>;

beforeAll(standInForBrowser);

const show = (invited: Client, how?: Parameters<typeof showTemplate>[2]) => showTemplate(template, invited, how);
const section = (name: string) => document.getElementById(name) ?? document.createElement('div');

test('both leaves of the gate show the same gunungan', async () => {
  await show(full({ content: { opening_modal_image: null } }), { isOpened: false });
  const opening = screen.getByRole('dialog');
  const drawn = opening.querySelector('#opening-gunungan');
  expect(drawn?.querySelectorAll('use')).toHaveLength(1);
  // the other leaf's, and the two that stand further off
  expect(opening.querySelectorAll('use[href="#opening-gunungan"]')).toHaveLength(3);
});

test('a cover stands in the gunungan in place of its tree', async () => {
  const content = { opening_modal_image: 'https://cdn.example/cover.jpg', opening_modal_image_type: 'PHOTO' as const };
  await show(full({ content }), { isOpened: false });
  const opening = screen.getByRole('dialog');
  expect(within(opening).getByRole('img', { name: /^Picture of/ })).toBeTruthy();
  expect(opening.querySelector('#opening-gunungan-half')).toBeNull();
});

test('beside each other the hosts have the two halves of one gunungan', async () => {
  const photo = (name: string) => profile({ name, full_name: name, photo_url: `https://cdn.example/${name}.jpg` });
  await show(full({ content: { bride: photo('Sinta'), groom: photo('Rama') }, option: { bride_groom_style: null } }));
  const halves = [...section('bride_groom').querySelectorAll('[data-side]')];
  expect(halves.map((half) => half.getAttribute('data-side'))).toEqual(['left', 'right']);
  expect(halves.every((half) => half.querySelector('img'))).toBe(true);
});

test('a host without a photo has the initial in the half', async () => {
  const bride = profile({ name: 'Sinta', full_name: 'Sinta Maharani', photo_url: null });
  await show(full({ content: { bride }, option: { bride_groom_style: null } }));
  const [first] = section('bride_groom').querySelectorAll('[data-side]');
  expect(first?.querySelector('img')).toBeNull();
  expect(first?.textContent).toBe('S');
});

test('every chapter throws a shadow of its own on the screen', async () => {
  const chapter = { content_id: 1, date_time: null, subtitle: null, description: 'x', location: null, image_url: null };
  const stories = [1, 2, 3, 4].map((order) => ({ ...chapter, id: order, order, title: `Chapter ${order}` }));
  await show(full({ content: { stories } }));
  const figures = [...section('our_story').querySelectorAll('[data-figure]')].map((figure) =>
    figure.getAttribute('data-figure'),
  );
  expect(figures).toHaveLength(4);
  expect(new Set(figures).size).toBe(4);
});

test('a story of one paragraph throws no shadow', async () => {
  await show(full({ option: { our_story_style: 'PARAGRAPH' } }));
  expect(section('our_story').querySelector('[data-figure]')).toBeNull();
  expect(section('our_story').textContent).not.toBe('');
});

test('a card has weekday, date and month in a row, and no row without a date', async () => {
  const dated = event({ id: 1, title: 'Akad', icon_url: null });
  const undated = event({
    id: 2,
    title: 'Siraman',
    start_datetime: null,
    end_datetime: null,
    custom_time_text: 'Dawn',
  });
  await show(full({ content: { new_events: [dated, undated], wedding_date: null } }));
  const [first, second] = sectionNamed('wedding_event').getAllByRole('article');
  expect(first && within(first).getByText('08')).toBeTruthy();
  expect(second && within(second).getByText('Dawn')).toBeTruthy();
  expect(second?.querySelector('b')).toBeNull();
});

test('with NO_FLOWER a quote has a thread in place of its scrolls', async () => {
  await show(full({ content: { quote: 'Love never fails.' }, option: { quote_style: 'NO_FLOWER' } }));
  expect(section('quote').querySelector('svg')).toBeNull();
  expect(section('quote').querySelector('hr')).not.toBeNull();
});

test('a picture in the footer takes the place of the joglo', async () => {
  const banner = { id: 5, section: 'SECTION_FOOTER_BANNER' as const, title: null, css: null, overlay_opacity: null };
  const galleries = [{ ...banner, picture_url: 'https://cdn.example/end.jpg' }];
  await show(full({ content: { galleries }, option: { footer_style: 'STYLE1' } }));
  expect(sectionNamed('footer').getByRole('img', { name: /^Picture/ })).toBeTruthy();
  expect(section('footer').querySelector('#footer-gunungan')).toBeNull();
});
