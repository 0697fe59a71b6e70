import { type PictureView } from '@janur/kit';
import { full } from '@janur/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Quotation } from '../quotation.tsx';
import { showPart, standInForBrowser } from '../testing/index.ts';
import { AlbumSection } from './album-section.tsx';
import { CoupleSection } from './couple-section.tsx';
import { EventsSection } from './events-section.tsx';
import { GallerySection } from './gallery-section.tsx';
import { GiftSection } from './gift-section.tsx';
import { HealthSection } from './health-section.tsx';
import type { PageProps } from './page.ts';
import { RsvpSection } from './rsvp-section.tsx';
import { Hashtag, ShareSection } from './share-section.tsx';
import { StorySection } from './story-section.tsx';
import { VideoSection } from './video-section.tsx';
import { WishesSection } from './wishes-section.tsx';

beforeAll(standInForBrowser);

type Option = NonNullable<NonNullable<Parameters<typeof full>[0]>['option']>;

/** A family's page that shows all words it is given. */
const page = ({ of, title, above, label, children }: PageProps) => (
  <article aria-label={of}>
    <p data-above="">{above}</p>
    <h2>{title}</h2>
    <p data-label="">{label}</p>
    {children}
  </article>
);
const banner = (picture: PictureView) => <i data-testid="banner">{picture.src}</i>;
const drawing = <i data-testid="drawing" />;
const noBanners = { galleries: [] };

test('the guests’ photos have the family’s page, in the gallery’s place', () => {
  showPart(full(), <AlbumSection page={page} button={{}} />);
  const section = within(screen.getByRole('article', { name: 'gallery' }));
  expect(section.getByRole('heading', { name: 'Photos from our guests' })).toBeTruthy();
  expect(section.getByText('Guest album')).toBeTruthy();
});

describe('gifts', () => {
  const gifts = (words = {}) => (
    <GiftSection page={page} words={{}} gifts={{}} banner={banner} drawing={drawing} {...words} />
  );

  test('stand under the couple’s picture in place of a drawing', async () => {
    showPart(full(), gifts());
    expect(screen.getByTestId('banner').textContent).toBe('/files/fixture/11.webp');
    expect(screen.queryByTestId('drawing')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Show gift details' })).toBeTruthy();
  });

  test.each([
    [null, true],
    ['NO_ICON', false],
  ] as const)('without a picture and with %s it is %s that they have a drawing', (gift_style, isDrawn) => {
    showPart(full({ content: noBanners, option: { gift_style } }), gifts());
    expect(screen.queryByTestId('banner')).toBeNull();
    expect(screen.queryAllByTestId('drawing')).toHaveLength(isDrawn ? 1 : 0);
  });

  test.each([
    [{}, Node.DOCUMENT_POSITION_PRECEDING],
    [{ hasWordsFirst: true }, Node.DOCUMENT_POSITION_FOLLOWING],
  ])('with %j the drawing stands on its side of the words', (words, side) => {
    showPart(full({ content: noBanners }), gifts(words));
    const sentence = screen.getByText(/^Your presence is the greatest gift/);
    expect(sentence.compareDocumentPosition(screen.getByTestId('drawing')) & side).toBe(side);
  });
});

describe('the form', () => {
  const form = (
    <RsvpSection page={page} form={{}} banner={banner} frame={(inside) => <div data-testid="frame">{inside}</div>} />
  );

  test.each([
    [null, 'Will you join us?', 'RSVP'],
    ['WISH_ONLY', 'Words from family and friends', 'Wishes'],
  ] as const)('with %s is titled “%s”', (rsvp_style, title, label) => {
    showPart(full({ option: { rsvp_style } }), form);
    const section = within(screen.getByRole('article', { name: 'rsvp' }));
    expect(section.getByRole('heading', { name: title })).toBeTruthy();
    expect(section.getAllByText(label)).toHaveLength(2);
  });

  test('stands in its frame below the couple’s picture', async () => {
    showPart(full(), form);
    expect(screen.getByTestId('banner').textContent).toBe('/files/fixture/8.webp');
    expect(await within(screen.getByTestId('frame')).findByRole('textbox', { name: /^Your name/ })).toBeTruthy();
  });
});

test('wishes are headed, and the navigation’s name for them is at hand', () => {
  showPart(full(), <WishesSection page={page} list={{}} />);
  expect(screen.getByRole('heading', { name: 'Words from family and friends' })).toBeTruthy();
  expect(screen.getAllByText('Wishes')).toHaveLength(2);
});

test('a gallery has its pictures, and no line above its title', async () => {
  showPart(full(), <GallerySection page={page} pictures={{}} sizes="50vw" />);
  expect(screen.getByRole('heading', { name: 'Gallery' })).toBeTruthy();
  expect(document.querySelector('[data-above]')?.textContent).toBe('');
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(6));
});

test('the rules of health have the family’s drawings', async () => {
  showPart(full(), <HealthSection page={page} rules={{}} icon={(rule) => <i data-testid="icon">{rule}</i>} />);
  expect(screen.getByRole('heading', { name: 'Health protocol' })).toBeTruthy();
  expect(new Set((await screen.findAllByTestId('icon')).map(({ textContent }) => textContent)).size).toBe(4);
});

test('a film stands under its title', () => {
  showPart(full(), <VideoSection page={page}>{drawing}</VideoSection>);
  expect(within(screen.getByRole('article', { name: 'video' })).getByTestId('drawing')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Our film' })).toBeTruthy();
});

describe('the story', () => {
  const story = (
    <StorySection
      page={page}
      paragraphs={{}}
      chapters={{}}
      frame={(inside, isParagraph) => <div data-paragraph={isParagraph}>{inside}</div>}
      chapter={(chapter, index, all) => <li key={chapter.id}>{`${index + 1}/${all.length} ${chapter.title}`}</li>}
    />
  );

  test('has its chapters in their order', () => {
    showPart(full(), story);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1/3 One studio, two desks',
      '2/3 A first house',
      '3/3 The question',
    ]);
  });

  test('with PARAGRAPH is one flowing text, and its frame knows', () => {
    showPart(full({ option: { our_story_style: 'PARAGRAPH' } }), story);
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getAllByText(/^We drew a house/)).toHaveLength(3);
    expect(document.querySelector('[data-paragraph="true"]')).not.toBeNull();
  });
});

describe('the couple', () => {
  const couple = (
    <CoupleSection
      page={page}
      greeting={{}}
      row={{}}
      before={(layout) => <i data-testid="before">{layout}</i>}
      behind={(layout) => <i data-testid="behind">{layout}</i>}
      host={(host, index, layout) => <p key={host.side}>{`${index} ${host.name} ${layout}`}</p>}
      both={(picture) => <i data-testid="both">{picture?.src ?? 'none'}</i>}
      words={(host) => <p key={host.side}>{host.name}</p>}
    />
  );
  const shown = (option: Option, content = {}) => showPart(full({ option, content }), couple);

  test('stands beside each other under the greeting, between the drawings of the row', () => {
    shown({ bride_groom_style: null });
    expect(screen.getByText('With joy we invite you.')).toBeTruthy();
    const row = screen.getByTestId('before').parentElement;
    expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'own',
      '0 Sinta own',
      '1 Rama own',
      'own',
    ]);
    expect(row?.dataset['layout']).toBe('own');
  });

  test('with ONE_PHOTO has one picture and the words of both below it', () => {
    shown({ bride_groom_style: 'ONE_PHOTO' });
    expect(screen.getByTestId('both').textContent).toBe('/files/fixture/9.webp');
    expect([...(document.querySelector('[data-words]')?.children ?? [])].map((words) => words.textContent)).toEqual([
      'Sinta',
      'Rama',
    ]);
  });

  test('without a greeting leaves no gap', () => {
    shown({}, { greeting: null });
    expect(screen.getByRole('article').children[3]?.tagName).toBe('DIV');
  });

  test('is one host on a birthday', () => {
    shown({ web_type: 'BIRTHDAY' });
    expect(screen.getByRole('heading', { name: 'Our host' })).toBeTruthy();
    expect(screen.getByText('0 Sinta single')).toBeTruthy();
    expect(screen.queryByText(/Rama/)).toBeNull();
  });
});

describe('events', () => {
  const events = (words = {}) => (
    <EventsSection
      page={page}
      list={{}}
      event={(event, index, all) => <p key={event.id}>{`${index + 1}/${all.length} ${event.title}`}</p>}
      {...words}
    />
  );

  test('stand in a list of the family’s element', () => {
    showPart(full(), events({ as: 'ol' }));
    expect(within(screen.getByRole('list')).getByText(/^2\/2/)).toBeTruthy();
  });

  test.each([
    ['PRIMARY', { hasParty: true }, 'We look forward to seeing you', 'The Wedding'],
    ['BIRTHDAY', { hasParty: true }, 'Party plan', 'The Party'],
    ['BIRTHDAY', {}, 'We look forward to seeing you', 'The Party'],
  ] as const)('of %s with %j are titled “%s”', (web_type, words, title, label) => {
    showPart(full({ option: { web_type } }), events(words));
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(document.querySelector('[data-label]')?.textContent).toBe(label);
  });
});

describe('sharing', () => {
  const sharing = (
    <ShareSection
      page={({ banner: picture, word, title, children }) => (
        <article>
          {picture && banner(picture)}
          <Hashtag word={word} instead={<h2>{title}</h2>} />
          {children}
        </article>
      )}
      sharing={{}}
    />
  );

  test('shows the hashtag, sized by its letters, and the couple’s picture', async () => {
    showPart(full(), sharing);
    const tag = screen.getByText('#SintaRamaBerjanur').closest('p');
    expect(tag?.style.getPropertyValue('--letters')).toBe('18');
    // it breaks at its capitals, and is copied whole
    expect(tag?.textContent).toBe('#SintaRamaBerjanur');
    expect(tag?.querySelectorAll('wbr')).toHaveLength(2);
    expect(screen.getByTestId('banner').textContent).toBe('/files/fixture/7.webp');
    expect(await screen.findByRole('button', { name: 'Share invitation' })).toBeTruthy();
  });

  test('has a title in place of a hashtag', () => {
    showPart(full({ content: { hashtag_word: null } }), sharing);
    expect(screen.getByRole('heading', { name: 'Share the joy' })).toBeTruthy();
  });
});

describe('the quote', () => {
  const marks = { above: <i>above</i>, drawing: <i>drawing</i>, below: <i>below</i> };
  const linesOf = () =>
    [...(document.querySelector('blockquote')?.children ?? [])].map((line) => line.textContent || line.tagName);

  test('has its words and source among the drawings', () => {
    showPart(full(), <Quotation {...marks} />);
    expect(linesOf()).toEqual(['above', 'Love is patient.', 'drawing', '1 Corinthians 13', 'below']);
  });

  test('with NO_FLOWER has a rule in place of them', () => {
    showPart(full({ option: { quote_style: 'NO_FLOWER' } }), <Quotation {...marks} />);
    expect(linesOf()).toEqual(['Love is patient.', 'HR', '1 Corinthians 13']);
    expect(document.querySelector('blockquote')?.dataset['plain']).toBe('true');
  });

  test('is set as the family wants, and ends with its words where there is no source', () => {
    showPart(
      full({ content: { quote_source: null }, option: { quote_style: 'NO_FLOWER' } }),
      <Quotation rule={null}>{({ text }) => <p dir="auto">{`» ${text}`}</p>}</Quotation>,
    );
    expect(linesOf()).toEqual(['» Love is patient.']);
  });
});
