import { templateFor } from '@janur/kit';
import { client, event, full, profile } from '@janur/kit/testing';
import { beginEndlessMotion, sectionNamed, showTemplate, standInForBrowser } from '@janur/template-parts/testing';
import { jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import family from './template.tsx';

type Client = ReturnType<typeof client>;

beforeAll(standInForBrowser);

// a query by role reads every style sheet, and those of three looks add up
jest.setTimeout(20_000);

const show = async (id: string, invited: Client, how?: Parameters<typeof showTemplate>[2]) =>
  showTemplate(await templateFor(family, id), invited, how);

const section = sectionNamed;

const IDS = ['TEMPLATE_2', 'TEMPLATE_2_1', 'TEMPLATE_2_2'];

describe.each(IDS)('%s', (id) => {
  test('greets the guest on its opening, whose one button opens', async () => {
    await show(id, client(), { query: 'to=Budi Santoso', isOpened: false });
    const opening = within(screen.getByRole('dialog', { name: /Sinta.*Rama/ }));
    expect(opening.getByText('Budi Santoso')).toBeTruthy();
    fireEvent.click(opening.getByRole('button', { name: /Open invitation/ }));
    expect(screen.getByRole('dialog').hasAttribute('data-leaving')).toBe(true);
  });

  test('names both in the hero and counts down', async () => {
    const heading = await show(id, client());
    expect(heading.textContent).toMatch(/Sinta.*&.*Rama/);
    expect(section('hero').getByRole('timer', { name: /days to go$/ })).toBeTruthy();
  });

  test('has a stop button for what moves without end, also without a picture', async () => {
    await show(id, client({ content: { hero_backgrounds: [] } }));
    beginEndlessMotion();
    expect(section('hero').getByRole('button', { name: 'Stop movement' })).toBeTruthy();
  });

  test('sets long names smaller, and narrower by their longest word', async () => {
    const bride = profile({ name: 'Maharani Kusumaningrum Widyastuti' });
    const heading = await show(id, client({ content: { bride } }));
    expect(heading.style.getPropertyValue('--step')).toBe('0.5');
    expect(heading.style.getPropertyValue('--word')).toBe('14');
  });

  test.each([null, 'STYLE2', 'STYLE3', 'STYLE4', 'ONE_PHOTO'] as const)(
    'keeps names, parents and a photo of the couple in style %s',
    async (style) => {
      const bride = profile({ photo_url: 'https://cdn.example/bride.jpg', instagram: 'https://instagram.com/sinta' });
      await show(id, client({ content: { bride }, option: { bride_groom_style: style } }));
      const couple = section('bride_groom');
      expect(couple.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
        'Sinta Maharani',
        'Rama Pradipta',
      ]);
      expect(couple.getAllByText((_, element) => isParents(element, 'Bapak Surya & Ibu Ratna'))).toHaveLength(2);
      expect(couple.getByRole('img', { name: /^P/ }).getAttribute('src')).toBe('https://cdn.example/bride.jpg');
      expect(couple.getByRole('link', { name: /Instagram/ }).getAttribute('href')).toBe('https://instagram.com/sinta');
    },
  );

  test('has one host and no joining word on a birthday', async () => {
    const heading = await show(id, client({ content: { groom: null }, option: { web_type: 'BIRTHDAY' } }));
    expect(heading.textContent).toBe('Sinta');
  });

  test('gives each of six events its place and its map', async () => {
    const events = Array.from({ length: 6 }, (_, index) => event({ id: 20 + index, title: `Feier ${index + 1}` }));
    await show(id, client({ content: { new_events: events } }));
    for (const { id: eventId, title } of events) {
      const shown = within(document.getElementById(`event-${eventId}`) ?? document.createElement('div'));
      expect(shown.getByText('Masjid Al-Irsyad')).toBeTruthy();
      expect(shown.getByRole('link', { name: `View map: ${title}` })).toBeTruthy();
    }
  });

  test('titles the form for wishes with WISH_ONLY', async () => {
    await show(id, client({ option: { rsvp_style: 'WISH_ONLY' } }));
    expect(await section('rsvp').findByRole('heading', { name: 'Words from family and friends' })).toBeTruthy();
    expect(await section('rsvp').findByRole('button', { name: 'Send wish' })).toBeTruthy();
  });

  test('lets the film wait for a tap', async () => {
    await show(id, full());
    expect(await section('video').findByRole('button', { name: /^Play/ })).toBeTruthy();
    expect(document.querySelector('iframe')).toBeNull();
  });
});

/** Each parent's part of the line holds together. */
const isParents = (element: Element | null, names: string) =>
  element?.matches('[data-line="parents"]') === true && element.textContent.replaceAll('\u00A0', ' ') === names;

test('Herbarium: NO_FLOWER takes the twigs away and leaves words and source', async () => {
  const content = { quote: 'Love is patient.', quote_source: '1 Cor 13' };
  await show('TEMPLATE_2', client({ content, option: { quote_style: 'NO_FLOWER' } }));
  expect(section('quote').getByText('Love is patient.')).toBeTruthy();
  expect(section('quote').getByText('1 Cor 13')).toBeTruthy();
  expect(document.querySelector('#quote img')).toBeNull();
});

test('Herbarium: washes are sage and peach in turn', async () => {
  const events = [event({ id: 21 }), event({ id: 22 }), event({ id: 23 })];
  await show('TEMPLATE_2', client({ content: { new_events: events } }));
  const tones = section('wedding_event').getAllByRole('article');
  expect(tones.map((article) => article.getAttribute('data-tone'))).toEqual(['sage', 'peach', 'sage']);
});

test('Herbarium: with NO_ICON the gifts have no envelope', async () => {
  await show('TEMPLATE_2', full({ content: { galleries: [] }, option: { gift_style: 'NO_ICON' } }));
  expect(await section('gift').findByRole('button', { name: 'Show gift details' })).toBeTruthy();
  expect(document.querySelector('#gift img')).toBeNull();
});
