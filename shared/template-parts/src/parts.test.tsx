import { useCouple, useEvents, useFooter, useStory } from '@janur/kit';
import { full } from '@janur/kit/testing';
import { screen, within } from '@testing-library/react';
import {
  ChapterText,
  CountdownUnits,
  EventText,
  FooterText,
  HeroNames,
  HostPhoto,
  Initial,
  NavList,
  outlineIcons,
  StoryParagraphs,
} from './index.ts';
import { showPart, standInForBrowser } from './testing/index.ts';

beforeAll(standInForBrowser);

const linesOf = (root: ParentNode = document) =>
  Object.fromEntries(
    [...root.querySelectorAll<HTMLElement>('[data-line]')].map((line) => [line.dataset['line'], line.textContent]),
  );

function Portraits() {
  return useCouple().hosts.map((host) => (
    <HostPhoto key={host.side} host={host} instead={<Initial className="letter" of={[host.name]} />} />
  ));
}

test('a host without a portrait has the first letter of the name', () => {
  const { groom } = full().content;
  showPart(full({ content: { groom: groom && { ...groom, photo_url: null } } }), <Portraits />);
  expect(screen.getByRole('img', { name: 'Portrait of Sinta' }).getAttribute('src')).toBe('/files/fixture/bride.webp');
  expect(document.querySelector('.letter')?.textContent).toBe('R');
});

test.each([
  [null, 'own', 'Sinta & Rama'],
  ['NAME_NEW_LINES', 'new-lines', 'Sinta and Rama'],
  ['STYLE_TEMPLATE6', 'template-6', 'Sinta & Rama'],
] as const)('with %s the page’s heading stands %s as “%s”', (hero_style, layout, name) => {
  showPart(full({ option: { hero_style } }), <HeroNames />);
  expect(screen.getByRole('heading', { level: 1, name }).dataset['layout']).toBe(layout);
});

const PATHS = { home: 'M1', story: 'M2', wedding: 'M3', party: 'M4', gallery: 'M5', rsvp: 'M6', wishes: 'M7' };

test('the navigation has all entries of the specification, each with its drawing', () => {
  const icon = outlineIcons(PATHS, { width: 20, strokeWidth: 1.4 });
  showPart(full(), <NavList icon={icon} />);
  const links = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '#hero'],
    ['Our Story', '#our_story'],
    ['The Wedding', '#wedding_event'],
    ['The Party', '#event-12'],
    ['Gallery', '#gallery'],
    ['RSVP', '#rsvp'],
    ['Wishes', '#wishes'],
  ]);
  expect(links.map((link) => link.querySelector('path')?.getAttribute('d'))).toEqual(Object.values(PATHS));
});

test('the navigation of a birthday says nothing of a wedding', () => {
  showPart(full({ option: { web_type: 'BIRTHDAY' } }), <NavList />);
  const links = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Story',
    'The Party',
    'Gallery',
    'RSVP',
    'Wishes',
  ]);
});

test.each([
  [9.5, 'units', '09'],
  [-1, 'over', 'The day has come'],
])('%d days before the day the countdown shows its %s', (days, part, words) => {
  const count_down_date = new Date(Date.now() + days * 86_400_000).toISOString();
  showPart(full({ option: { count_down_date } }), <CountdownUnits />);
  expect(document.querySelector(`[data-part="${part}"]`)?.textContent).toContain(words);
});

function FirstEvent() {
  const [event] = useEvents();
  return event ? <EventText event={event} /> : null;
}

test('an event has its day, time and place around its title', () => {
  showPart(full(), <FirstEvent />);
  expect(screen.getByRole('heading', { name: 'Akad Nikah' })).toBeTruthy();
  expect(linesOf()).toEqual({
    date: 'Saturday, 8 May 2027',
    time: '8:00 am – 9:30 am WIB',
    place: 'Masjid Al-Irsyad',
    street: 'Kota Baru Parahyangan',
  });
});

function Ending() {
  return <FooterText footer={useFooter()} />;
}

test('the end thanks, with the couple’s emblem and names', () => {
  showPart(full({ option: { custom_image_url: '/files/fixture/emblem.webp' } }), <Ending />);
  expect(screen.getByRole('heading', { name: 'Thank you' })).toBeTruthy();
  expect(linesOf()).toMatchObject({ sign: 'With love,', names: 'Sinta &\u00A0Rama' });
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/files/fixture/emblem.webp');
});

function Story() {
  const { chapters, isParagraph } = useStory();
  if (isParagraph) return <StoryParagraphs chapters={chapters} />;
  return chapters.map((chapter) => (
    <article key={chapter.id}>
      <ChapterText chapter={chapter} />
    </article>
  ));
}

test('a chapter has what the couple told of it', () => {
  showPart(full(), <Story />);
  const [first] = screen.getAllByRole('article');
  expect(linesOf(first)).toMatchObject({ when: 'March 2021 · Bandung', subtitle: 'Two strangers, one lamp' });
});

test('a story of one text has a paragraph for each chapter', () => {
  showPart(full({ option: { our_story_style: 'PARAGRAPH' } }), <Story />);
  expect(screen.getAllByText(/^We drew a house/)).toHaveLength(3);
});
