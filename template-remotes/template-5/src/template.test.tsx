import { client, event } from '@janur/kit/testing';
import { sectionNamed, showTemplate, standInForBrowser } from '@janur/template-parts/testing';
import { screen, within } from '@testing-library/react';
import { timeSides } from './sections/time-sides.ts';
import template from './template.tsx';

beforeAll(standInForBrowser);

const COVER = { opening_modal_image: 'https://cdn.example/cover.jpg', opening_modal_image_type: 'PHOTO' } as const;

test.each([
  [
    '16.00 – 17.30 WIB',
    [
      ['16.00', 'WIB'],
      ['17.30', 'WIB'],
    ],
  ],
  [
    '20.00 WIB – selesai',
    [
      ['20.00', 'WIB'],
      [null, 'selesai'],
    ],
  ],
  [
    '4:00 pm – 5:30 pm WIB',
    [
      ['4:00', 'pm'],
      ['5:30', 'pm WIB'],
    ],
  ],
  [
    '오후 4:00 – 5:30 GMT+7',
    [
      ['4:00', '오후'],
      ['5:30', 'GMT+7'],
    ],
  ],
])('the hours %s stand on both sides of the drawing', (time, sides) => {
  expect(timeSides(time)?.map(({ clock, words }) => [clock, words])).toEqual(sides);
});

test.each([null, '16.00 WIB', 'Sepanjang malam', 'Senja – selesai'])('%s is no range: it stays as it is', (time) => {
  expect(timeSides(time)).toBeNull();
});

test("the couple's own words for a time are shown whole", async () => {
  const own = event({ title: 'Gala', custom_time_text: 'Sepanjang malam' });
  await showTemplate(template, client({ content: { new_events: [own] } }));
  expect(sectionNamed('wedding_event').getByText('Sepanjang malam')).toBeTruthy();
});

test('the floors of the story are told in their order, whatever is read first', async () => {
  const story = (id: number, title: string) => ({
    id,
    content_id: 1,
    date_time: null,
    title,
    subtitle: null,
    description: null,
    location: null,
    image_url: null,
    order: id,
  });
  await showTemplate(template, client({ content: { stories: [story(2, 'Lamaran'), story(1, 'Pertama bertemu')] } }));
  const floors = sectionNamed('our_story').getAllByRole('heading', { level: 3 });
  expect(floors.map((floor) => floor.textContent)).toEqual(['Pertama bertemu', 'Lamaran']);
});

test("the couple's picture stands in the crown", async () => {
  await showTemplate(template, client({ content: COVER }), { isOpened: false });
  expect(within(screen.getByRole('dialog')).getByRole('img', { name: 'Picture of Sinta and Rama' })).toBeTruthy();
});

test('with STYLE2 nothing but drawings is behind the names', async () => {
  await showTemplate(template, client({ content: COVER, option: { opening_modal_style: 'STYLE2' } }), {
    isOpened: false,
  });
  expect(within(screen.getByRole('dialog')).queryByRole('img')).toBeNull();
});
