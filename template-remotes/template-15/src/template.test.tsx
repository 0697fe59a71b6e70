import { client, event, full, profile } from '@janur/kit/testing';
import { sectionNamed, showTemplate, standInForBrowser } from '@janur/template-parts/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { isLight } from './frame/is-light.ts';
import { billedStyle } from './sections/billed-style.ts';
import template from './template.tsx';

type Client = ReturnType<typeof client>;

beforeAll(standInForBrowser);

const birthday = ({ option, content }: { option?: object; content?: object } = {}): Client =>
  full({
    content: { bride: profile({ name: 'Kinanti', full_name: 'Kinanti Pramesti' }), groom: null, ...content },
    option: { web_type: 'BIRTHDAY', custom_text: '25', ...option },
  });

const withSettings = (settings: object): Client =>
  full({ option: { template: 'TEMPLATE_15', custom_config: { settings: { TEMPLATE_15: settings } } } });

/** What the festival's laurels of the hero say. */
const laurels = () => document.querySelector('#hero b')?.parentElement?.textContent;

test('the leader of a pair counts, that of one host has a star', async () => {
  const countdown = () => [...document.querySelectorAll('[data-part="opening"] p > span')].map((it) => it.textContent);
  await showTemplate(template, client(), { isOpened: false });
  expect(countdown().join('')).toContain('54321');
});

test('the leader of a birthday has no digits and tells the candles', async () => {
  await showTemplate(template, birthday(), { isOpened: false });
  const opening = screen.getByRole('dialog', { name: 'Kinanti' });
  expect(within(opening).queryByText('5')).toBeNull();
  expect(within(opening).getByText('is blowing out 25 candles!')).toBeTruthy();
});

test.each([
  ['the age of a birthday', birthday(), '25years'],
  ['the award that the couple wrote', withSettings({ award: 'Best pair' }), 'Best pair2027'],
  ['else the day', full(), '082027'],
])('the laurels hold %s', async (_, invited, words) => {
  await showTemplate(template, invited);
  expect(laurels()).toBe(words);
});

test('the billing block names the film, the hosts and whose children they are', async () => {
  await showTemplate(template, withSettings({ film_title: 'One Umbrella' }));
  const hero = sectionNamed('hero');
  expect(hero.getByText('“One Umbrella”')).toBeTruthy();
  expect(hero.getByText('Sinta Maharani')).toBeTruthy();
});

test('the day is an ordinal on opening, poster and ticket (spec §9)', async () => {
  await showTemplate(template, full(), { isOpened: false });
  const opening = within(screen.getByRole('dialog'));
  expect(opening.getByText('May 8th 2027').closest('time')?.textContent).toBe('SaturdayMay 8th 2027');
  cleanup();
  await showTemplate(template, full());
  expect(sectionNamed('hero').getByText('May 8th 2027')).toBeTruthy();
  const [ticket] = await sectionNamed('wedding_event').findAllByRole('article');
  expect(ticket?.querySelector('[data-line="session"]')?.textContent).toContain('May 8th 2027');
});

test('a ticket’s stub has as many seats as the link says', async () => {
  await showTemplate(template, full(), { query: 'guest=2' });
  const [ticket] = await sectionNamed('wedding_event').findAllByRole('article');
  expect(ticket?.textContent).toContain('2people');
});

test('each ticket has a row of its own, and its date once', async () => {
  const events = ['2027-07-24T01:00:00Z', '2027-07-24T12:00:00Z'].map((start_datetime, index) =>
    event({ id: 40 + index, start_datetime }),
  );
  await showTemplate(template, full({ content: { new_events: events } }));
  const tickets = await sectionNamed('wedding_event').findAllByRole('article');
  const rows = tickets.map((ticket) => ticket.lastElementChild?.querySelector('b')?.textContent);
  expect(rows).toEqual(['A', 'B']);
  for (const ticket of tickets) expect(ticket.textContent?.match(/2027/g)).toHaveLength(1);
});

test('what pauses the still stands beside it, on the slate', async () => {
  await showTemplate(template, full());
  const pauses = sectionNamed('hero').getAllByRole('button', { name: 'Stop movement' });
  expect(pauses.map((pause) => pause.closest('[data-part="hero-backgrounds"]'))).toEqual([null]);
});

test('sound and subtitles stand in the player’s bar', async () => {
  await showTemplate(template, full());
  const bar = screen.getByRole('navigation').parentElement;
  expect(bar?.querySelector('[data-part="language"]')?.textContent).toMatch(/EN$/);
});

test('a birthday’s programme is a party’s', async () => {
  await showTemplate(template, birthday());
  expect(await sectionNamed('wedding_event').findByRole('heading', { name: 'Party plan' })).toBeTruthy();
});

test.each([
  [['Kinanti', 'Aryo'], 'dan', 'inline'],
  [['Maharani', 'Christopher'], 'and', 'block'],
  [['Kinanti'], 'dan', 'inline'],
] as const)('the title of %j, joined by %s, stands %s', (names, joiner, lines) => {
  expect(billedStyle(names, joiner)).toMatchObject({ '--lines': lines });
});

test.each([
  ['#0D0D0F', false],
  ['#FFFFFF', true],
  ['#FFFF00', true],
  ['#808080', true],
  ['#405656', false],
])('%s is a light ground: %s', (hex, expected) => {
  expect(isLight(hex)).toBe(expected);
});
