import { defineTemplate, type TemplateLook } from '@janur/kit';
import { client, event, full } from '@janur/kit/testing';
import { sectionNamed, showTemplate, standInForBrowser } from '@janur/template-parts/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { carik } from './skins/carik/index.ts';
import { kabar } from './skins/kabar/index.ts';

beforeAll(standInForBrowser);

/** The page in one skin, as if the family had no other. */
const only = ({ colors, fonts, ...drawn }: TemplateLook) =>
  defineTemplate({ ...drawn, skins: { ONLY: { colors, fonts } } });

const show = (skin: TemplateLook, invited: ReturnType<typeof client>, how?: Parameters<typeof showTemplate>[2]) =>
  showTemplate(only(skin), invited, how);

const sheetOf = (name: string) => document.querySelector<HTMLDialogElement>(`#${name} [data-part="sheet"] > dialog`);
/** A link to the section, or to something in it. */
const linkInto = (name: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].find(({ hash }) =>
    document.getElementById(name)?.contains(document.getElementById(hash.slice(1))),
  );
const SECTIONS = [
  'quote',
  'bride_groom',
  'our_story',
  'wedding_event',
  'gallery',
  'video',
  'rsvp',
  'wishes',
  'gift',
  'health_protocol',
  'share_banner',
  'footer',
] as const;

describe.each([
  ['Carik', carik],
  ['Kabar', kabar],
])('%s', (_, skin) => {
  test('the opening greets the guest, and its one button opens', async () => {
    await show(skin, client(), { query: 'to=Budi Santoso', isOpened: false });
    const opening = within(screen.getByRole('dialog', { name: 'Sinta & Rama' }));
    expect(opening.getByText('Budi Santoso')).toBeTruthy();
    fireEvent.click(opening.getByRole('button', { name: 'Open invitation' }));
    expect(screen.getByRole('dialog').hasAttribute('data-leaving')).toBe(true);
  });

  test('a link leads to the sheet of each section, and opens it', async () => {
    await show(skin, full({ option: { health_protocol_style: 'MODAL1' } }));
    for (const name of SECTIONS) {
      expect([name, sheetOf(name)?.open]).toEqual([name, false]);
      act(() => linkInto(name)?.click());
      expect([name, sheetOf(name)?.open]).toEqual([name, true]);
    }
  });

  test('the greeting stands above the hosts', async () => {
    await show(skin, full({ content: { greeting: 'Assalamu’alaikum' } }));
    const hosts = sheetOf('bride_groom')?.querySelector('article');
    const greeting = within(sheetOf('bride_groom') ?? document.body).getByText('Assalamu’alaikum');
    expect(greeting.compareDocumentPosition(hosts ?? greeting)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('with PARAGRAPH the story is its text alone', async () => {
    const told = { content_id: 1, title: 'First date', subtitle: 'In the rain', location: 'Bandung' };
    const stories = ['We met.', 'We stayed.'].map((description, index) => ({
      ...told,
      id: index,
      order: index,
      description,
      date_time: '2019',
      image_url: '/files/story.webp',
    }));
    const sheetWith = async (our_story_style: 'PARAGRAPH' | null) => {
      await show(skin, full({ content: { stories }, option: { our_story_style } }));
      const sheet = sheetOf('our_story');
      const found = {
        texts: [...(sheet?.querySelectorAll('p') ?? [])].map((line) => line.textContent),
        others: (sheet?.querySelectorAll('h3, img').length ?? 0) > 0,
      };
      cleanup();
      return found;
    };
    expect(await sheetWith('PARAGRAPH')).toMatchObject({ others: false });
    expect((await sheetWith('PARAGRAPH')).texts.slice(-2)).toEqual(['We met.', 'We stayed.']);
    expect(await sheetWith(null)).toMatchObject({ others: true });
  });

  test.each([
    [null, true],
    ['NO_ICON', false],
  ] as const)('with the gift style %s the sheet of gifts has a drawing: %s', async (gift_style, isDrawn) => {
    await show(skin, full({ content: { galleries: [] }, option: { gift_style } }));
    expect(sheetOf('gift')?.querySelector('header :is(div, svg)[aria-hidden], header > svg') !== null).toBe(isDrawn);
  });

  test.each([
    ['gift', { gift_style: 'NO_MODAL' }, 'Account holder: Sinta Maharani'],
    ['health_protocol', { health_protocol_style: 'SHOW' }, 'Wear a mask'],
  ] as const)('%s stands on the page with %j, and no entry leads to a sheet', async (name, option, words) => {
    await show(skin, full({ option: { health_protocol_style: 'MODAL1', ...option } }));
    expect(sheetOf(name)).toBeNull();
    expect(await sectionNamed(name).findByText(words)).toBeTruthy();
    expect(sectionNamed(name).getByRole('heading', { level: 2 })).toBeTruthy();
  });

  test('a hidden section leaves neither sheet nor link', async () => {
    await show(skin, full({ option: { gift_style: 'HIDDEN', our_story_style: 'HIDDEN' } }));
    for (const name of ['gift', 'our_story']) {
      expect(document.getElementById(name)).toBeNull();
      expect(document.querySelector(`a[href="#${name}"]`)).toBeNull();
    }
  });

  test('two of six events stand on the page, all of them in the sheet', async () => {
    const events = Array.from({ length: 6 }, (_unused, index) =>
      event({ id: 20 + index, title: `Feier ${index + 1}` }),
    );
    await show(skin, client({ content: { new_events: events } }));
    const page = document.getElementById('wedding_event');
    expect(page?.querySelectorAll('a[href^="#event-"]')).toHaveLength(2);
    expect(page?.querySelector('a[href="#wedding_event"]')?.textContent).toContain('6');
    expect(sheetOf('wedding_event')?.querySelectorAll('article')).toHaveLength(6);
  });

  test('a birthday says the age once, in one line under the name, where it is known', async () => {
    const turning = (custom_text: string | null) =>
      full({ content: { groom: null }, option: { web_type: 'BIRTHDAY', custom_text } });
    await show(skin, turning('7'));
    const hero = sectionNamed('hero');
    expect(hero.getByText('is blowing out 7 candles!').closest('[aria-hidden]')).toBeNull();
    expect(hero.getByText('years').closest('[aria-hidden]')).not.toBeNull();
    cleanup();
    await show(skin, turning(null));
    expect(sectionNamed('hero').queryByText(/candles|years/)).toBeNull();
  });

  test('the opening of a birthday invites to the birthday, with name and age', async () => {
    const turning = client({ content: { groom: null }, option: { web_type: 'BIRTHDAY', custom_text: '7' } });
    await show(skin, turning, { isOpened: false });
    const opening = within(screen.getByRole('dialog', { name: 'Sinta' }));
    for (const text of ['You are invited to the birthday of', 'Sinta', 'is blowing out 7 candles!', 'years'])
      expect(opening.getAllByText(text).length).toBeGreaterThan(0);
  });

  test('an anniversary keeps its names, and blows no candles out', async () => {
    const heading = await show(skin, client({ option: { custom_text: '25' } }));
    expect(heading.textContent).toMatch(/^Sinta (and|&) Rama$/);
    expect(screen.queryByText(/candles/)).toBeNull();
  });

  test('a birthday has one name', async () => {
    const heading = await show(skin, full({ content: { groom: null }, option: { web_type: 'BIRTHDAY' } }));
    expect(heading.textContent).toBe('Sinta');
    expect(sheetOf('bride_groom')?.querySelectorAll('article')).toHaveLength(1);
  });
});

test('Carik’s card bears its names on the other side before it turns, for the eye alone', async () => {
  await show(carik, client(), { isOpened: false });
  const opening = within(screen.getByRole('dialog', { name: 'Sinta & Rama' }));
  expect(opening.getAllByText('Sinta').some((name) => name.closest('[aria-hidden="true"]'))).toBe(true);
});

test('no parent on the front page is cut, and the editor’s words stand on it', async () => {
  const settings = {
    deck: 'Single edition closed',
    price: 'One blessing',
    forecast: 'Sunny',
    classified: 'WANTED: dancers',
  };
  await show(kabar, full({ option: { template: 'ONLY', custom_config: { settings: { ONLY: settings } } } }));
  const hosts = document.querySelector('a[href="#bride_groom"]');
  for (const part of hosts?.querySelectorAll('*') ?? []) expect(getComputedStyle(part).overflow).not.toBe('hidden');
  for (const words of Object.values(settings)) expect(screen.getAllByText(words).length).toBeGreaterThan(0);
});

test('the lead article is sixty words of the story at most', async () => {
  const description = Array.from({ length: 80 }, (_, index) => `word${index + 1}`).join(' ');
  const story = { id: 1, content_id: 1, date_time: null, title: null, subtitle: null, location: null, image_url: null };
  await show(kabar, full({ content: { stories: [{ ...story, description, order: 1 }] } }));
  const lead = document.querySelector('a[href="#our_story"]');
  expect(lead?.textContent).toContain('word60 …');
  expect(lead?.textContent).not.toContain('word61');
  expect(sheetOf('our_story')?.textContent).toContain('word80');
});

test('a birthday without a story has its greeting as the lead article', async () => {
  const option = { web_type: 'BIRTHDAY' as const, our_story_style: 'HIDDEN' as const };
  const onPage = () => screen.queryAllByText('There will be cake.').filter((it) => !it.closest('dialog'));
  await show(kabar, full({ content: { groom: null, greeting: 'There will be cake.' }, option }));
  expect(onPage()).toHaveLength(1);
  cleanup();
  await show(kabar, full({ content: { greeting: 'There will be cake.' }, option: { our_story_style: 'HIDDEN' } }));
  expect(onPage()).toHaveLength(0);
});

test('with STYLE_TEMPLATE6 the names stand below the picture, under the crest of their letters', async () => {
  const heading = await show(kabar, full({ option: { hero_style: 'STYLE_TEMPLATE6' } }));
  const picture = document.querySelector('#hero [data-part="hero-backgrounds"]');
  expect(picture?.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(heading.previousElementSibling?.textContent).toBe('S\u2009R');
  cleanup();
  const plain = await show(kabar, full());
  const behind = document.querySelector('#hero [data-part="hero-backgrounds"]');
  expect(behind?.compareDocumentPosition(plain)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});
