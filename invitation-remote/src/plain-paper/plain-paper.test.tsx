import { listWishes } from '@janur/contracts';
import { answer } from '@janur/data/testing';
import { client, event, FIXTURES, full, invitedGuest } from '@janur/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage, ready, section, textOf } from '../testing/guest-page.tsx';

type Change = NonNullable<Parameters<typeof full>[0]>;

beforeEach(() => void answer(listWishes, () => []));

/** No remote serves the template's id: the invitation is on Plain Paper. */
const onPaper = (change: Change = {}, query = '') => openPage(ready({ client: full(change) }), { query });
const sections = () => [...document.querySelectorAll<HTMLElement>('main section[id]')].map(({ id }) => id);
const pictures = (name: string) => section(name).queryAllByRole<HTMLImageElement>('img');

describe('the opening', () => {
  test('greets the guest whom the link names, with the names and the day, and opens', async () => {
    await openPage(ready({ client: full() }), { query: 'to=Budi+Santoso', isOpened: false });
    const opening = within(await screen.findByRole('dialog', { name: 'Sinta & Rama' }));
    expect(opening.getByText('The wedding of')).toBeTruthy();
    expect(opening.getByText('Budi Santoso')).toBeTruthy();
    expect(opening.getByText('Saturday, 8 May 2027').getAttribute('datetime')).toMatch(/^2027-05-08/);
    fireEvent.click(opening.getByRole('button', { name: 'Open invitation' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sinta & Rama' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('a link that names nobody is for everybody', async () => {
    await openPage(ready({ client: full() }), { isOpened: false });
    const opening = within(await screen.findByRole('dialog', { name: 'Sinta & Rama' }));
    expect(opening.queryByText('Dear')).toBeNull();
  });
});

describe('what is on the paper', () => {
  test('an invitation with everything has all sections, in their order', async () => {
    await onPaper();
    expect(sections()).toEqual([
      'hero',
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
    ]);
  });

  test('one that says little has only what it says', async () => {
    await openPage(ready({ client: client() }));
    expect(sections()).toEqual(['hero', 'bride_groom', 'wedding_event', 'rsvp', 'wishes', 'footer']);
  });

  test('what the couple hid is not there, and what they named first comes first', async () => {
    await onPaper({
      option: {
        orders: ['GIFT', 'HERO'],
        quote_style: 'HIDDEN',
        bride_groom_style: 'HIDDEN',
        our_story_style: 'HIDDEN',
        wedding_event_style: 'HIDDEN',
        gallery_style: 'HIDDEN',
        rsvp_style: 'HIDDEN',
        wishes_style: 'HIDDEN',
        health_protocol_style: 'HIDDEN',
        share_banner_style: 'HIDDEN',
        countdown_style: 'HIDDEN',
      },
    });
    expect(sections()).toEqual(['gift', 'hero', 'video', 'footer']);
    expect(section('hero').queryByText('days')).toBeNull();
  });
});

describe('the head', () => {
  test('says what it is, when and for whom', async () => {
    await onPaper({}, 'to=Keluarga+Hadi');
    expect(textOf('hero')).toContain('Wedding invitation');
    expect(section('hero').getByText('Saturday, 8 May 2027')).toBeTruthy();
    expect(section('hero').getByText('Keluarga Hadi')).toBeTruthy();
    expect(section('hero').getByRole('heading', { level: 1 }).textContent).toBe('&SintaRama');
  });

  test('greets a known guest by the name on the list', async () => {
    await openPage(ready({ client: full(), guest: invitedGuest }));
    expect(section('hero').getByText('Budi Santoso')).toBeTruthy();
  });

  test('counts down to the day that the couple chose', async () => {
    await onPaper({ option: { count_down_date: new Date(Date.now() + 9.5 * 86_400_000).toISOString() } });
    expect(section('hero').getByText('days').previousSibling?.textContent).toBe('09');
  });

  test.each([
    ['25', '25 years of'],
    ['Golden day', 'Golden day'],
  ])('a wedding whose own text is “%s” says “%s”', async (custom_text, words) => {
    await onPaper({ option: { custom_text } });
    expect(textOf('hero')).toContain(words);
  });

  test('a birthday has one host, and the age', async () => {
    const { content, option } = FIXTURES.birthday.client;
    await onPaper({ content, option: { ...option, custom_text: '7' } });
    expect(textOf('hero')).toContain('Birthday invitation · 7');
    expect(section('hero').getByRole('heading', { level: 1 }).textContent).toBe('Sinta');
    expect(section('bride_groom').getByRole('heading', { name: 'Our host' })).toBeTruthy();
    expect(section('wedding_event').getByRole('heading', { name: 'The Party' })).toBeTruthy();
  });

  test.each<[string, Change, string | undefined]>([
    ['the hero’s own picture', {}, '/files/fixture/hero-1.webp'],
    ['the opening’s, without one', { content: { hero_backgrounds: [] } }, '/files/fixture/cover.webp'],
    [
      'the first host’s, without that',
      { content: { hero_backgrounds: [], opening_modal_image: null } },
      '/files/fixture/bride.webp',
    ],
    ['none at all', { content: FIXTURES['no photos'].client.content }, undefined],
    [
      'its own above the names with STYLE_TEMPLATE6',
      { option: { hero_style: 'STYLE_TEMPLATE6' } },
      '/files/fixture/hero-1.webp',
    ],
  ])('has %s', async (_, change, src) => {
    await onPaper(change);
    const [first] = document.querySelectorAll('#hero img');
    expect(first?.getAttribute('src') ?? undefined).toBe(src);
  });

  test('with STYLE_TEMPLATE6 it has the initials', async () => {
    await onPaper({ option: { hero_style: 'STYLE_TEMPLATE6' } });
    expect(section('hero').getByText('S · R')).toBeTruthy();
  });
});

describe('the hosts', () => {
  test('have their names, parents and networks', async () => {
    await onPaper();
    const hosts = section('bride_groom').getAllByRole('listitem');
    expect(hosts.map((host) => within(host).getByRole('heading').textContent)).toEqual([
      'Sinta Maharani',
      'Rama Pradipta',
    ]);
    // a line may end before the ampersand, not behind it, and not behind what somebody is called
    expect(hosts[0]?.textContent).toContain('First daughter of Bapak\u00a0Surya &\u00a0Ibu\u00a0Ratna');
    expect(textOf('bride_groom')).toContain('With joy we invite you.');
    const link = section('bride_groom').getByRole('link', { name: 'Sinta on Instagram' });
    expect(link.getAttribute('href')).toBe('https://instagram.com/s');
  });

  test.each([
    [null, 2],
    ['STYLE2', 2],
    ['STYLE3', 2],
    ['STYLE4', 2],
    ['ONE_PHOTO', 1],
  ] as const)('with %s have %i pictures', async (bride_groom_style, count) => {
    await onPaper({ option: { bride_groom_style } });
    expect(pictures('bride_groom')).toHaveLength(count);
    expect(section('bride_groom').getByRole('heading', { name: 'Rama Pradipta' })).toBeTruthy();
  });

  test('without photographs they are words', async () => {
    await onPaper({ content: FIXTURES['no photos'].client.content });
    expect(pictures('bride_groom')).toHaveLength(0);
    expect(section('bride_groom').getAllByRole('listitem')).toHaveLength(2);
  });
});

describe('the events', () => {
  const shown = () => section('wedding_event').getAllByRole('heading', { level: 3 });

  test('stand in their own time zone, with their place and its map', async () => {
    await onPaper({
      content: {
        new_events: [
          event({ session_type: 'Session 1', icon_url: '/files/fixture/ring.webp' }),
          event({ id: 12, title: 'Resepsi', timezone: 'Asia/Makassar', maps_url: null, location: 'Balai' }),
        ],
      },
    });
    expect(shown().map(({ textContent }) => textContent)).toEqual(['Akad Nikah', 'Resepsi']);
    const [first, second] = [11, 12].map((id) => document.getElementById(`event-${id}`)?.textContent ?? '');
    expect(first).toMatch(/^Session 1Akad NikahSaturday, 8 May 20278:00 am – 9:30 am WIBMasjid Al-IrsyadKota Baru/);
    expect(second).toContain('9:00 am – 10:30 am WITABalai');
    const maps = section('wedding_event').getAllByRole('link', { name: /map/i });
    expect(maps.map((link) => link.getAttribute('href'))).toEqual(['https://maps.example/al-irsyad']);
  });

  test('the couple’s own words stand in place of a time', async () => {
    await onPaper({ content: { new_events: [event({ custom_time_text: 'After the rain' })] } });
    expect(textOf('wedding_event')).toContain('After the rain');
    expect(textOf('wedding_event')).not.toContain('WIB');
  });

  test('one without a day has no date', async () => {
    await onPaper({ content: FIXTURES['no date'].client.content });
    expect(shown()).toHaveLength(1);
    expect(section('wedding_event').queryByText(/2027/)).toBeNull();
    expect(section('hero').queryByText(/2027/)).toBeNull();
  });

  test('all six of a long celebration are there, each with its way to watch', async () => {
    await onPaper({ content: FIXTURES['six events'].client.content });
    expect(shown()).toHaveLength(6);
    expect(section('wedding_event').getAllByRole('link', { name: /Watch live/ })).toHaveLength(6);
  });
});

describe('the story', () => {
  test('has a chapter each, with its day, place and picture', async () => {
    await onPaper();
    const chapters = section('our_story').getAllByRole('article');
    expect(chapters.map((chapter) => within(chapter).getByRole('heading').textContent)).toEqual([
      'One studio, two desks',
      'A first house',
      'The question',
    ]);
    expect(chapters[0]?.textContent).toMatch(/^March 2021 · Bandung.*Two strangers, one lamp/);
    expect(pictures('our_story')).toHaveLength(3);
  });

  test('as PARAGRAPH it is one text', async () => {
    await onPaper({ option: { our_story_style: 'PARAGRAPH' } });
    expect(section('our_story').queryAllByRole('article')).toHaveLength(0);
    expect(section('our_story').getAllByText(/^We drew a house/)).toHaveLength(3);
    expect(textOf('our_story')).not.toContain('March 2021');
  });
});

describe('gifts', () => {
  test('are behind a button, with number, owner and QR code', async () => {
    await onPaper();
    fireEvent.click(await section('gift').findByRole('button', { name: 'Show gift details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Gifts' }));
    expect(dialog.getByText('8830').parentElement?.textContent).toBe('8830112233');
    expect(dialog.getByText(/Sinta Maharani/)).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Open GoPay' }).getAttribute('href')).toBe('https://gopay.example/rama');
  });

  test('stand on the page with NO_MODAL', async () => {
    await onPaper({ option: { gift_style: 'NO_MODAL' } });
    expect(await section('gift').findByText(/Rama Pradipta/)).toBeTruthy();
    expect(section('gift').queryByRole('button', { name: 'Show gift details' })).toBeNull();
  });

  test('without an account there are none', async () => {
    await onPaper({ content: { payments: [] } });
    expect(sections()).not.toContain('gift');
  });
});

test('pictures can be opened, and the film has its title', async () => {
  await onPaper();
  await waitFor(() => expect(pictures('gallery')).toHaveLength(6));
  expect(section('video').getByRole('heading', { name: 'Our film' })).toBeTruthy();
  expect(await section('video').findByRole('button', { name: /^Play/ })).toBeTruthy();
});

test('a quote has its source, where it has one', async () => {
  await onPaper();
  expect(textOf('quote')).toBe('Love is patient.1 Corinthians 13');
});

test('the rules of health are there to be read', async () => {
  await onPaper();
  expect(section('health_protocol').getByRole('heading', { name: 'Health protocol' })).toBeTruthy();
  await waitFor(() => expect(textOf('health_protocol')).toContain('Wear a mask'));
});

test.each([
  ['SintaRamaBerjanur', '#SintaRamaBerjanur'],
  [null, 'Share the joy'],
])('with the hashtag %s the invitation is shared under “%s”', async (hashtag_word, title) => {
  await onPaper({ content: { hashtag_word } });
  expect(section('share_banner').getByRole('heading', { name: title })).toBeTruthy();
  expect(await section('share_banner').findByRole('button', { name: 'Share invitation' })).toBeTruthy();
});

test.each([
  [null, 0],
  ['STYLE1', 1],
] as const)('the end thanks with the names; with %s it has %i pictures', async (footer_style, count) => {
  await onPaper({ option: { footer_style } });
  expect(textOf('footer')).toMatch(/With love,Sinta &\u00A0Rama$/);
  expect(document.querySelectorAll('#footer img')).toHaveLength(count);
});

test('the couple’s own emblem stands at the end', async () => {
  await onPaper({ option: { custom_image_url: '/files/fixture/emblem.webp' } });
  expect(document.querySelector('#footer img')?.getAttribute('src')).toBe('/files/fixture/emblem.webp');
});
