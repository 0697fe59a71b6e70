import { client, event, full, profile } from '@janur/kit/testing';
import { beginEndlessMotion, sectionNamed, showTemplate, standInForBrowser } from '@janur/template-parts/testing';
import { screen, within } from '@testing-library/react';
import template from './template.tsx';

type Client = ReturnType<typeof client>;

beforeAll(standInForBrowser);

const party = ({ option, content }: { option?: object; content?: object } = {}): Client =>
  full({
    content: { bride: profile({ name: 'Ratna', full_name: 'Ratna Kusumawardhani' }), groom: null, ...content },
    option: { web_type: 'BIRTHDAY', custom_text: '50', ...option },
  });
const withSettings = (settings: object) =>
  party({ option: { custom_config: { settings: { TEMPLATE_11: settings } } } });
const opening = (name: string) => within(screen.getByRole('dialog', { name }));

test('the clock of the opening tells the age', async () => {
  await showTemplate(template, party({ content: { opening_modal_image: null } }), { isOpened: false });
  expect(opening('Ratna').getByText('50')).toBeTruthy();
  expect(opening('Ratna').getByText('years')).toBeTruthy();
});

test('a cover stands in the clock, and the age beside it', async () => {
  await showTemplate(template, party(), { isOpened: false });
  expect(opening('Ratna').getByRole('img', { name: /Ratna/ })).toBeTruthy();
  expect(opening('Ratna').getByText('50')).toBeTruthy();
});

test('the name on the tiles is said once', async () => {
  await showTemplate(template, party(), { isOpened: false });
  const said = opening('Ratna')
    .getAllByText('Ratna')
    .filter((name) => !name.closest('[aria-hidden="true"]'));
  expect(said).toHaveLength(1);
});

test('the line under the name takes the place of the general one', async () => {
  await showTemplate(template, withSettings({ tagline: 'half a century, still funny' }));
  const hero = sectionNamed('hero');
  expect(hero.getByText('half a century, still funny')).toBeTruthy();
  expect(hero.queryByText('invited', { exact: false })).toBeNull();
});

test('the rim has day and time, which are read out too', async () => {
  const dance = event({
    type: 'BIRTHDAY',
    title: 'Dance',
    start_datetime: '2027-05-22T12:00:00.000Z',
    end_datetime: '2027-05-22T15:00:00.000Z',
  });
  await showTemplate(template, party({ content: { new_events: [dance] } }));
  await sectionNamed('wedding_event').findByRole('heading', { name: 'Dance' });
  const rim = document.querySelector('#wedding_event textPath')?.textContent ?? '';
  expect(rim).toContain('22 May 2027');
  expect(document.querySelector('#wedding_event time')?.textContent).toBe(rim);
});

test('a time in many words stands inside of the coaster and not on its rim', async () => {
  const words = 'from the first sip of punch until the band has packed its last trumpet';
  await showTemplate(
    template,
    party({ content: { new_events: [event({ type: 'BIRTHDAY', title: 'Dance', custom_time_text: words })] } }),
  );
  await sectionNamed('wedding_event').findByRole('heading', { name: 'Dance' });
  expect(document.querySelector('#wedding_event textPath')?.textContent).not.toContain('trumpet');
  expect(document.querySelector('#wedding_event [data-line="time"]')?.textContent).toBe(words);
});

test('a note on gifts stands before the accounts', async () => {
  await showTemplate(template, withSettings({ gift_note: 'Bring dancing shoes' }));
  expect(await sectionNamed('gift').findByText('Bring dancing shoes')).toBeTruthy();
  expect(document.querySelector('#gift [data-part="gifts"]')).not.toBeNull();
});

test('a host who wants no gifts shows the note alone', async () => {
  await showTemplate(template, withSettings({ gifts: 'note_only', gift_note: 'No gifts' }));
  expect(await sectionNamed('gift').findByText('No gifts')).toBeTruthy();
  expect(document.querySelector('#gift [data-part="gifts"]')).toBeNull();
});

test('no note and no gifts is an oversight: the accounts stay', async () => {
  await showTemplate(template, withSettings({ gifts: 'note_only' }));
  await sectionNamed('gift').findByRole('heading');
  expect(document.querySelector('#gift [data-part="gifts"]')).not.toBeNull();
});

test('the last word of a title is written by hand, and read as one title', async () => {
  await showTemplate(template, party());
  const title = await sectionNamed('wedding_event').findByRole('heading', { level: 2, name: 'Party plan' });
  expect(title.querySelector('em')?.textContent).toBe('plan');
});

test('a pair of hosts keeps both names, and a wedding’s title over its coasters', async () => {
  const heading = await showTemplate(template, client());
  expect(heading.textContent).toBe('Sinta & Rama');
  expect(await sectionNamed('bride_groom').findByRole('heading', { name: 'Rama Pradipta' })).toBeTruthy();
  expect(
    await sectionNamed('wedding_event').findByRole('heading', { name: 'We look forward to seeing you' }),
  ).toBeTruthy();
});

test('what moves without end can be stopped where there is no picture, too', async () => {
  await showTemplate(
    template,
    party({ content: { bride: profile({ name: 'Ratna', photo_url: null }), hero_backgrounds: [] } }),
  );
  beginEndlessMotion();
  expect(sectionNamed('hero').getByRole('button', { name: 'Stop movement' })).toBeTruthy();
});
