import en from '@janur/i18n/guest/en' with { type: 'json' };
import { GuestTexts, InvitationProvider, readLink, useOpeningModal } from '@janur/kit';
import { client, event, full, profile } from '@janur/kit/testing';
import { sectionNamed, showTemplate, standInForBrowser } from '@janur/template-parts/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import template from './template.tsx';

type Client = ReturnType<typeof client>;

beforeAll(standInForBrowser);

const show = (invited: Client, how?: Parameters<typeof showTemplate>[2]) => showTemplate(template, invited, how);

const section = sectionNamed;

/** Each parent's part of the line holds together. */
const isParents = (element: Element | null, names: string) =>
  element?.matches('[data-line="parents"]') === true && element.textContent.replaceAll('\u00A0', ' ') === names;

test('the opening greets the guest, and its one button opens', async () => {
  await show(client(), { query: 'to=Budi Santoso', isOpened: false });
  const opening = within(screen.getByRole('dialog', { name: 'Sinta & Rama' }));
  expect(opening.getByText('Budi Santoso')).toBeTruthy();
  expect(opening.getByText('08 · 05 · 2027')).toBeTruthy();
  fireEvent.click(opening.getByRole('button', { name: 'Open invitation' }));
  expect(screen.getByRole('dialog').hasAttribute('data-leaving')).toBe(true);
});

test('Enter opens without a tap', async () => {
  await show(client(), { isOpened: false });
  const opening = screen.getByRole('dialog');
  expect(document.activeElement).toBe(opening);
  fireEvent.keyDown(opening, { key: 'Enter' });
  expect(opening.hasAttribute('data-leaving')).toBe(true);
});

test('without a guest in the link the greeting is left out', async () => {
  await show(client(), { isOpened: false });
  expect(screen.queryByText('Dear')).toBeNull();
});

test.each([
  ['PHOTO', 1],
  ['LOGO', 1],
  ['LANDSCAPE', 1],
  ['PORTRAIT', 1],
] as const)('a cover of type %s shows its picture', async (type, count) => {
  const content = { opening_modal_image: 'https://cdn.example/cover.jpg', opening_modal_image_type: type };
  await show(client({ content }), { isOpened: false });
  const opening = within(screen.getByRole('dialog'));
  expect(opening.getAllByRole('img', { name: 'Picture of Sinta and Rama' })).toHaveLength(count);
});

test('the opening of style STYLE2 shows no picture', async () => {
  const content = { opening_modal_image: 'https://cdn.example/cover.jpg' };
  await show(client({ content, option: { opening_modal_style: 'STYLE2' } }), { isOpened: false });
  expect(within(screen.getByRole('dialog')).queryByRole('img')).toBeNull();
});

test('the hero names both and counts down', async () => {
  const heading = await show(client());
  expect(heading.textContent).toBe('Sinta& Rama');
  expect(section('hero').getByRole('timer', { name: /days to go$/ })).toBeTruthy();
});

test('without photos every arch still stands, and nobody is left out', async () => {
  await show(client());
  expect(section('hero').queryByRole('img', { name: /./ })).toBeNull();
  expect(section('bride_groom').getByRole('heading', { name: 'Sinta Maharani' })).toBeTruthy();
  expect(section('bride_groom').getByRole('heading', { name: 'Rama Pradipta' })).toBeTruthy();
  expect(section('bride_groom').queryByRole('img', { name: /./ })).toBeNull();
});

test.each([null, 'STYLE2', 'STYLE3', 'STYLE4', 'ONE_PHOTO'] as const)(
  'the couple in style %s keeps both names, their parents and a photo',
  async (style) => {
    const bride = profile({ photo_url: 'https://cdn.example/bride.jpg', instagram: 'https://instagram.com/sinta' });
    await show(client({ content: { bride }, option: { bride_groom_style: style } }));
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

test('a birthday has one host and no joining word', async () => {
  const photo = 'https://cdn.example/sinta.jpg';
  const content = { bride: profile({ photo_url: photo }), groom: null };
  const heading = await show(client({ content, option: { web_type: 'BIRTHDAY' } }), { isOpened: false });
  expect(heading.textContent).toBe('Sinta');
  expect(screen.getByRole('dialog', { name: 'Sinta' }).textContent).toContain('You are invited to the birthday of');
  expect(document.querySelector('#hero img[alt]:not([alt=""])')?.getAttribute('src')).toBe(photo);
});

test('six events are six houses with their day, place and map', async () => {
  const events = Array.from({ length: 6 }, (_, index) => event({ id: 20 + index, title: `Feier ${index + 1}` }));
  await show(client({ content: { new_events: events } }));
  const houses = section('wedding_event').getAllByRole('article');
  expect(houses).toHaveLength(6);
  for (const [index, house] of houses.entries()) {
    expect(within(house).getByRole('heading', { name: `Feier ${index + 1}` })).toBeTruthy();
    expect(within(house).getByText('08')).toBeTruthy();
    expect(within(house).getByText('Masjid Al-Irsyad')).toBeTruthy();
    expect(within(house).getByRole('link', { name: `View map: Feier ${index + 1}` })).toBeTruthy();
  }
});

test('an event without a date has a door without a day', async () => {
  const undated = event({ start_datetime: null, end_datetime: null, custom_time_text: 'After sunset' });
  await show(client({ content: { new_events: [undated], wedding_date: null } }));
  const house = section('wedding_event').getByRole('article');
  expect(within(house).getByText('After sunset')).toBeTruthy();
  expect(within(house).queryByText('08')).toBeNull();
});

test('long names are set smaller, and narrower by their longest word', async () => {
  const bride = profile({ name: 'Maharani Kusumaningrum Widyastuti' });
  const heading = await show(client({ content: { bride } }));
  expect(heading.style.getPropertyValue('--step')).toBe('0.5');
  expect(heading.style.getPropertyValue('--word')).toBe('14');
});

test('the quote names its source, and NO_FLOWER takes only the twig away', async () => {
  const content = { quote: 'Love is patient.', quote_source: '1 Cor 13' };
  await show(client({ content, option: { quote_style: 'NO_FLOWER' } }));
  expect(section('quote').getByText('Love is patient.')).toBeTruthy();
  expect(section('quote').getByText('1 Cor 13')).toBeTruthy();
  expect(document.querySelector('#quote img')).toBeNull();
});

test('with WISH_ONLY the form is titled for wishes', async () => {
  await show(client({ option: { rsvp_style: 'WISH_ONLY' } }));
  expect(await section('rsvp').findByRole('heading', { name: 'Words from family and friends' })).toBeTruthy();
  expect(await section('rsvp').findByRole('button', { name: 'Send wish' })).toBeTruthy();
});

test('a picture footer needs both its style and its picture', async () => {
  const banner = { id: 5, section: 'SECTION_FOOTER_BANNER' as const, title: null, css: null, overlay_opacity: null };
  const galleries = [{ ...banner, picture_url: 'https://cdn.example/end.jpg' }];
  await show(client({ content: { galleries }, option: { footer_style: 'STYLE1' } }));
  expect(section('footer').getByRole('img', { name: /^Picture/ })).toBeTruthy();
  expect(section('footer').getByRole('heading', { name: 'Thank you' })).toBeTruthy();
});

test('the chapters of the story keep their order', async () => {
  const chapter = { content_id: 1, date_time: null, subtitle: null, description: 'x', location: null, image_url: null };
  const stories = [
    { ...chapter, id: 1, title: 'Wedding', order: 2 },
    { ...chapter, id: 2, title: 'First sight', order: 1 },
  ];
  await show(client({ content: { stories } }));
  const titles = await section('our_story').findAllByRole('heading', { level: 3 });
  expect(titles.map((title) => title.textContent)).toEqual(['First sight', 'Wedding']);
});

test('the bar has all seven entries and leads to sections that are there', async () => {
  const picture = { title: null, css: null, overlay_opacity: null, picture_url: 'https://cdn.example/1.jpg' };
  const chapter = {
    id: 1,
    content_id: 1,
    date_time: null,
    subtitle: null,
    description: null,
    location: null,
    image_url: null,
  };
  await show(
    client({
      content: {
        galleries: [{ ...picture, id: 1, section: 'SECTION_1' }],
        stories: [{ ...chapter, title: 'First sight', order: 1 }],
      },
    }),
  );
  const links = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link');
  expect(links).toHaveLength(7);
  for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '#none')).not.toBeNull();
});

test('a hidden hero leaves the arch of wide windows to the frame', async () => {
  useOpeningModal.setState({ isShown: false });
  const invited = client({ option: { hero_style: 'HIDDEN' } });
  const invitation = { client: invited, guest: null, link: readLink('sinta-rama', new URLSearchParams()) };
  await act(async () =>
    render(
      <GuestTexts language="en" texts={en}>
        <InvitationProvider invitation={invitation}>
          <template.Frame>content</template.Frame>
        </InvitationProvider>
      </GuestTexts>,
    ),
  );
  expect(document.querySelector('[data-desktop-only]')).not.toBeNull();
});

test('the gifts stand in their niche, and with NO_ICON without it', async () => {
  await show(full({ content: { galleries: [] }, option: { gift_style: 'NO_MODAL' } }));
  expect((await section('gift').findByText('8830')).closest('[data-part="number"]')?.textContent).toBe('8830112233');
  expect(document.querySelector('#gift svg')).not.toBeNull();
});

test('with NO_ICON the gifts have no drawing', async () => {
  await show(full({ content: { galleries: [] }, option: { gift_style: 'NO_ICON' } }));
  expect(await section('gift').findByRole('button', { name: 'Show gift details' })).toBeTruthy();
  expect(document.querySelector('#gift svg')).toBeNull();
});

test('the film waits for a tap', async () => {
  await show(full());
  expect(await section('video').findByRole('button', { name: /^Play/ })).toBeTruthy();
  expect(document.querySelector('iframe')).toBeNull();
});

test('the rules of health stand in four arches', async () => {
  await show(full());
  expect(await section('health_protocol').findAllByRole('listitem')).toHaveLength(4);
});

test('the hashtag can be handed on', async () => {
  await show(full());
  expect(await section('share_banner').findByRole('img', { name: '#SintaRamaBerjanur' })).toBeTruthy();
  expect(section('share_banner').getByRole('button', { name: 'Share invitation' })).toBeTruthy();
});

test('an event has its session, its icon, what to wear, and a place to lead to', async () => {
  const session = event({ session_type: 'Session 1', icon_url: '/files/ring.svg' });
  const dress_code = { text: 'Batik', colors: ['#9c4a2f'] };
  await show(client({ content: { new_events: [session] }, option: { custom_config: { dress_code } } }));
  const house = section('wedding_event').getByRole('article');
  expect(house.id).toBe('event-11');
  expect(within(house).getByText('Session 1')).toBeTruthy();
  expect(within(house).getByText('Batik')).toBeTruthy();
  expect(house.querySelector('img')?.getAttribute('src')).toBe('/files/ring.svg');
});

test('the hero in the composition of TEMPLATE_6 has a medallion of both initials', async () => {
  await show(client({ option: { hero_style: 'STYLE_TEMPLATE6' } }));
  expect(section('hero').getByText('S R')).toBeTruthy();
});

test('the couple’s own emblem stands over the thanks', async () => {
  await show(client({ option: { custom_image_url: '/files/emblem.svg' } }));
  expect(document.querySelector('#footer img[src="/files/emblem.svg"]')).not.toBeNull();
});
