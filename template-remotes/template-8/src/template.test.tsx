import { client, full, profile } from '@janur/kit/testing';
import { beginEndlessMotion, sectionNamed, showTemplate, standInForBrowser } from '@janur/template-parts/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import template from './template.tsx';

type Client = ReturnType<typeof client>;

beforeAll(standInForBrowser);

const party = ({ option, content }: { option?: object; content?: object } = {}): Client =>
  full({
    content: {
      bride: profile({ name: 'Kirana', full_name: 'Kirana Ayu' }),
      groom: null,
      hero_backgrounds: [],
      ...content,
    },
    option: { web_type: 'BIRTHDAY', custom_text: '5', ...option },
  });

test('the opening says how many candles are blown out', async () => {
  await showTemplate(template, party(), { isOpened: false });
  const opening = screen.getByRole('dialog', { name: 'Kirana' });
  expect(within(opening).getByText('is blowing out 5 candles!')).toBeTruthy();
});

test('without a known age the opening says none, and no star stands in the hero', async () => {
  await showTemplate(template, party({ option: { custom_text: null } }), { isOpened: false });
  expect(screen.queryByText(/candle/)).toBeNull();
  expect(document.querySelector('#hero [role="img"]')).toBeNull();
});

test('the age stands in a star, one year in the singular', async () => {
  await showTemplate(template, party({ option: { custom_text: '1' } }));
  expect(sectionNamed('hero').getByRole('img', { name: '1 year' })).toBeTruthy();
});

test('the host’s card has the favourites that were written, and only those', async () => {
  const settings = { favourite_colour: 'Yellow', favourite_toy: 'Bimo the bear' };
  await showTemplate(template, party({ option: { custom_config: { settings: { TEMPLATE_8: settings } } } }));
  const host = sectionNamed('bride_groom');
  expect(await host.findByText('Yellow')).toBeTruthy();
  expect(host.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Yellow', 'Bimo the bear']);
});

test('a tapped balloon bursts into fourteen pieces', async () => {
  await showTemplate(template, party());
  const balloon = document.querySelector('#hero [data-state="whole"]');
  if (balloon) fireEvent.click(balloon);
  expect(document.querySelectorAll('#hero [data-state="popped"] i')).toHaveLength(14);
});

test('where nothing may move a tapped balloon stays whole', async () => {
  await showTemplate(template, party({ option: { animation: false } }));
  const balloon = document.querySelector('#hero [data-state="whole"]');
  if (balloon) fireEvent.click(balloon);
  expect(balloon?.getAttribute('data-state')).toBe('whole');
  expect(document.querySelector('#hero [data-state="popped"]')).toBeNull();
});

test('a birthday has a party’s title over its tickets', async () => {
  await showTemplate(template, party());
  expect(await sectionNamed('wedding_event').findByRole('heading', { name: 'Party plan' })).toBeTruthy();
});

test('a pair of hosts keeps both names, and a wedding’s title over its tickets', async () => {
  const heading = await showTemplate(template, client());
  expect(heading.textContent).toBe('Sinta & Rama');
  expect(await sectionNamed('bride_groom').findByRole('heading', { name: 'Rama Pradipta' })).toBeTruthy();
  expect(
    await sectionNamed('wedding_event').findByRole('heading', { name: 'We look forward to seeing you' }),
  ).toBeTruthy();
});

test('what moves without end can be stopped where there is no picture, too', async () => {
  await showTemplate(template, party());
  beginEndlessMotion();
  expect(sectionNamed('hero').getByRole('button', { name: 'Stop movement' })).toBeTruthy();
});
