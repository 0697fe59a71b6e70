import { client, event, profile } from '@janur/kit/testing';
import { sectionNamed, showTemplate, standInForBrowser } from '@janur/template-parts/testing';
import { screen, within } from '@testing-library/react';
import { hanOf } from './parts/han.ts';
import { lunarDay } from './parts/lunar.ts';
import template from './template.tsx';

beforeAll(standInForBrowser);

const show = (invited: ReturnType<typeof client>, how?: Parameters<typeof showTemplate>[2]) =>
  showTemplate(template, invited, how);

test('the opening greets the guest on its plaque, and the rings’ bar opens', async () => {
  await show(client(), { query: 'to=Budi Santoso', isOpened: false });
  const opening = within(screen.getByRole('dialog', { name: 'Sinta & Rama' }));
  expect(opening.getByText('Budi Santoso')).toBeTruthy();
  expect(opening.getByRole('button', { name: 'Open invitation' })).toBeTruthy();
});

test.each(['PHOTO', 'LOGO', 'LANDSCAPE', 'PORTRAIT'] as const)('a cover of type %s is shown once', async (type) => {
  const content = { opening_modal_image: 'https://cdn.example/cover.jpg', opening_modal_image_type: type };
  await show(client({ content }), { isOpened: false });
  expect(within(screen.getByRole('dialog')).getAllByRole('img', { name: 'Picture of Sinta and Rama' })).toHaveLength(1);
});

test.each([
  ['Meilin Chandra (陈美琳)', 'Meilin', '陈美琳'],
  ['陈美琳', '美琳', '陈美琳'],
  ['Sinta Maharani', '美琳', '美琳'],
  ['Sinta Maharani', 'Sinta', undefined],
  ['司马相如卓文君', 'Sima', undefined],
])('beside the gate %s (%s) is %s', (fullName, name, han) => {
  expect(hanOf({ fullName, name })).toBe(han);
});

test('names in Han signs stand beside the gate', async () => {
  const bride = profile({ name: 'Meilin', full_name: 'Meilin Chandra (陈美琳)' });
  await show(client({ content: { bride } }));
  expect(sectionNamed('hero').getByText('陈美琳')).toBeTruthy();
});

test('two hosts have the double happiness, one has one joy', async () => {
  await show(client(), { isOpened: false });
  const signs = () => screen.getByRole('dialog').querySelectorAll('svg[fill-rule] path').length;
  const ofTwo = signs();
  document.body.replaceChildren();
  await show(client({ content: { groom: null }, option: { web_type: 'BIRTHDAY' } }), { isOpened: false });
  expect(signs()).toBe(ofTwo / 2);
});

test('the hour an event begins is set apart, the couple’s own words are not', async () => {
  const events = [event(), event({ id: 12, custom_time_text: 'After sunset' })];
  await show(client({ content: { new_events: events } }));
  const packets = sectionNamed('wedding_event').getAllByRole('article');
  expect(packets.map((packet) => packet.querySelector('[data-line="time"] b')?.textContent)).toEqual([
    expect.stringMatching(/^\d?\d[:.]\d\d$/),
    undefined,
  ]);
  expect(
    within(sectionNamed('wedding_event').getAllByRole('article')[1] ?? document.body).getByText('After sunset'),
  ).toBeTruthy();
});

test('a packet names its day only when it is not the wedding’s', async () => {
  const other = event({ id: 12, start_datetime: '2027-05-01T01:00:00.000Z', end_datetime: null });
  await show(client({ content: { new_events: [event(), other] } }));
  const packets = sectionNamed('wedding_event').getAllByRole('article');
  expect(packets.map((packet) => packet.querySelector('[data-line="date"]') !== null)).toEqual([false, true]);
});

test('the chapters stand in one scroll that the keyboard reaches', async () => {
  const chapter = { content_id: 1, date_time: null, subtitle: null, description: 'x', location: null, image_url: null };
  const stories = [
    { ...chapter, id: 1, title: 'Wedding', order: 2 },
    { ...chapter, id: 2, title: 'First sight', order: 1 },
  ];
  await show(client({ content: { stories } }));
  const titles = await sectionNamed('our_story').findAllByRole('heading', { level: 3 });
  expect(titles.map((title) => title.textContent)).toEqual(['First sight', 'Wedding']);
  expect(document.querySelector('#our_story [tabindex="0"]')?.textContent).toContain('First sight');
});

test('NO_FLOWER takes the couplet’s scrolls away', async () => {
  const content = { quote: 'Love is patient.', quote_source: '1 Cor 13' };
  await show(client({ content, option: { quote_style: 'NO_FLOWER' } }));
  expect(await sectionNamed('quote').findByText('Love is patient.')).toBeTruthy();
  expect(document.querySelector('#quote img')).toBeNull();
});

test.each([
  ['2027-10-16T01:00:00.000Z', '丁未年九月十七'],
  ['2028-07-25T01:00:00.000Z', '戊申年六月初四'],
  ['2025-08-01T01:00:00.000Z', '乙巳年闰六月初八'],
  ['2027-10-19T01:00:00.000Z', '丁未年九月二十'],
])('the day %s is %s in the traditional calendar', (instant, lunar) => {
  expect(lunarDay(instant)).toBe(lunar);
});

test('the hero tells a Chinese family its lunar day, and no other', async () => {
  const bride = profile({ name: 'Meilin', full_name: 'Meilin Chandra (陈美琳)' });
  await show(client({ content: { bride, wedding_date: '2027-10-16T01:00:00.000Z' } }));
  expect(sectionNamed('hero').getByText('丁未年九月十七・永结同心')).toBeTruthy();
  document.body.replaceChildren();
  await show(client({ content: { wedding_date: '2027-10-16T01:00:00.000Z' } }));
  expect(sectionNamed('hero').queryByText(/丁未年九月十七/)).toBeNull();
});
