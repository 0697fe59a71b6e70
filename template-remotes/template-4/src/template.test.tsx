import { client, event, full, profile } from '@janur/kit/testing';
import { sectionNamed as section, showTemplate, standInForBrowser } from '@janur/template-parts/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import template from './template.tsx';

beforeAll(standInForBrowser);

const show = (invited: ReturnType<typeof client>, how?: Parameters<typeof showTemplate>[2]) =>
  showTemplate(template, invited, how);

/** Each parent's part of the line holds together. */
const isParents = (element: Element | null, names: string) =>
  element?.matches('[data-line="parents"]') === true && element.textContent.replaceAll('\u00A0', ' ') === names;

test('the cover names the issue by its day, and its one button opens', async () => {
  await show(client(), { query: 'to=Budi Santoso', isOpened: false });
  const opening = within(screen.getByRole('dialog', { name: 'Sinta & Rama' }));
  expect(opening.getByText('Budi Santoso')).toBeTruthy();
  expect(opening.getByText(/^Saturday.* 2027$/)).toBeTruthy();
  fireEvent.click(opening.getByRole('button', { name: 'Open invitation' }));
  expect(screen.getByRole('dialog').hasAttribute('data-leaving')).toBe(true);
});

test('a short quote is the line of the cover', async () => {
  await show(client({ content: { quote: 'Ten years, one lake.' } }), { isOpened: false });
  expect(within(screen.getByRole('dialog', { name: 'Sinta & Rama' })).getByText('Ten years, one lake.')).toBeTruthy();
});

test('the time left is one sentence', async () => {
  await show(client({ option: { count_down_date: new Date(Date.now() + 36e5 * 50).toISOString() } }));
  expect(section('hero').getByRole('timer').textContent).toMatch(/^In 2 days, 1 hour, 59 minutes,? and \d+ seconds?$/);
});

test('the notes of the couple stand in the margins', async () => {
  const custom_config = {
    settings: { TEMPLATE_4: { hero_note: 'her idea', events_note: 'be on time', credit: 'Photo: Raka' } },
  };
  await show(full({ option: { custom_config } }));
  expect(section('hero').getByText('her idea')).toBeTruthy();
  expect(section('hero').getByText('Photo: Raka')).toBeTruthy();
  expect(await section('wedding_event').findByText('be on time')).toBeTruthy();
});

test('the contents open over the page, close with Escape, and give the focus back', async () => {
  await show(full());
  const button = screen.getByRole('button', { name: 'Index' });
  expect(screen.queryByRole('link', { name: /RSVP$/ })).toBeNull();
  fireEvent.click(button);
  const entry = screen.getByRole('link', { name: /RSVP$/ });
  expect(document.querySelector(entry.getAttribute('href') ?? '#none')).not.toBeNull();
  fireEvent.keyDown(entry, { key: 'Escape' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
});

test('a chosen entry closes the contents', async () => {
  await show(full());
  const button = screen.getByRole('button', { name: 'Index' });
  fireEvent.click(button);
  fireEvent.click(screen.getByRole('link', { name: /RSVP$/ }));
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('an event stands in the table under its hour, and the whole time is there to be read', async () => {
  await show(client());
  const [first] = await section('wedding_event').findAllByRole('article');
  const row = within(first ?? document.body);
  expect(row.getByText('8')).toBeTruthy();
  expect(row.getByText('8:00 am – 9:30 am WIB')).toBeTruthy();
});

test('words in place of a time stand alone', async () => {
  await show(client({ content: { new_events: [event({ custom_time_text: 'After sunset' })] } }));
  const row = await section('wedding_event').findByRole('article');
  expect(within(row).getByText('After sunset')).toBeTruthy();
  expect(row.querySelector('sup')).toBeNull();
});

test('spreads that follow each other show different pictures of the couple', async () => {
  await show(full());
  await section('wedding_event').findAllByRole('article');
  const shown = [...document.querySelectorAll('[data-slot="plate"] img')].map((picture) => picture.getAttribute('src'));
  expect(shown.length).toBeGreaterThan(2);
  expect(shown.filter((source, index) => source === shown[index - 1])).toEqual([]);
});

test('where the couple show no pictures a spread has its own page number', async () => {
  await show(full({ content: { galleries: [], hero_backgrounds: [] } }));
  await section('wedding_event').findAllByRole('article');
  const plate = document.querySelector('[data-section="wedding_event"] [data-slot="plate"]');
  expect(plate?.querySelector('img')).toBeNull();
  expect(plate?.textContent).toMatch(/^\d+$/);
});

test('what to wear is said once where it is the same for all events', async () => {
  const dress_code = { text: 'Batik', colors: ['#9c4a2f'] };
  const new_events = [event({ id: 11 }), event({ id: 12, title: 'Dinner' })];
  await show(client({ content: { new_events }, option: { custom_config: { dress_code } } }));
  expect(await section('wedding_event').findAllByText('Batik')).toHaveLength(1);
});

test.each([null, 'STYLE2', 'STYLE3', 'STYLE4', 'ONE_PHOTO'] as const)(
  'the contributors in style %s keep names, parents and a photo',
  async (style) => {
    const bride = profile({ photo_url: 'https://cdn.example/bride.jpg' });
    await show(client({ content: { bride }, option: { bride_groom_style: style } }));
    const couple = section('bride_groom');
    const names = await couple.findAllByRole('heading', { level: 3 });
    expect(names.map((heading) => heading.textContent)).toEqual(['Sinta Maharani', 'Rama Pradipta']);
    expect(couple.getAllByText((_, element) => isParents(element, 'Bapak Surya & Ibu Ratna'))).toHaveLength(2);
    expect(couple.getByRole('img', { name: /^P/ }).getAttribute('src')).toBe('https://cdn.example/bride.jpg');
  },
);

test('pages are numbered in the order of the couple', async () => {
  await show(client({ option: { orders: ['FOOTER', 'WEDDING_EVENT'] } }));
  await section('wedding_event').findAllByRole('article');
  const folio = document.querySelector('#wedding_event [data-slot="folio"] b');
  expect(folio?.textContent).toBe('3');
});

test('the second version of the fonts is a set of its own', () => {
  const skin = template.skins['TEMPLATE_4'];
  expect(skin?.fontsVersion2?.heading).toContain('Italiana');
  expect(skin?.fonts.heading).toContain('Instrument Serif');
});
