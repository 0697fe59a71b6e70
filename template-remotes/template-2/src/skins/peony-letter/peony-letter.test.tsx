import en from '@janur/i18n/guest/en' with { type: 'json' };
import { GuestTexts, InvitationProvider, readLink, useOpeningModal } from '@janur/kit';
import { client, event } from '@janur/kit/testing';
import { render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Hero } from './hero/hero.tsx';
import { Events } from './sections/events.tsx';
import { Gift } from './sections/gift.tsx';
import { Quote } from './sections/quote.tsx';
import { Story } from './sections/story.tsx';

beforeAll(() => {
  window.matchMedia = (query) => ({ matches: false, media: query }) as MediaQueryList; // what is read of it
});

function show(Section: ComponentType, invited: ReturnType<typeof client>) {
  useOpeningModal.setState({ isShown: false });
  const invitation = { client: invited, guest: null, link: readLink('sinta-rama', new URLSearchParams()) };
  return render(
    <GuestTexts language="en" texts={en}>
      <InvitationProvider invitation={invitation}>
        <Section />
      </InvitationProvider>
    </GuestTexts>,
  ).container;
}

test('the postmark cancels the stamp with the day, and says nothing aloud', () => {
  const hero = show(Hero, client());
  const postmark = hero.querySelector('textPath')?.closest('[aria-hidden="true"]');
  expect(postmark?.textContent).toContain('Sinta & Rama ✦');
  expect(postmark?.textContent).toContain('08.05');
});

test('without a day nothing is cancelled', () => {
  const undated = event({ start_datetime: null, end_datetime: null });
  const hero = show(Hero, client({ content: { wedding_date: null, new_events: [undated] } }));
  expect(hero.querySelector('textPath')).toBeNull();
});

test('in the composition of TEMPLATE_6 the seal with both initials lies on the letter', () => {
  const hero = show(Hero, client({ option: { hero_style: 'STYLE_TEMPLATE6' } }));
  expect(within(hero).getByText('S&R')).toBeTruthy();
});

test('the ribbon shows the day that the card says aloud', () => {
  const events = show(Events, client());
  const [card] = within(events).getAllByRole('article');
  expect(card?.querySelector('[aria-hidden="true"]')?.textContent).toBe('Saturday08May 2027');
  expect(screen.getAllByText('Saturday, 8 May 2027')).toHaveLength(2);
});

test('every letter of the story has a postmark of its own', () => {
  const chapter = { content_id: 1, date_time: '2019', subtitle: null, description: 'x', image_url: null };
  const stories = [
    { ...chapter, id: 1, title: 'First sight', location: 'Bandung', order: 1 },
    { ...chapter, id: 2, title: 'Wedding', location: null, order: 2 },
  ];
  const story = show(Story, client({ content: { stories } }));
  const marks = [...story.querySelectorAll('textPath')].map((mark) => mark.textContent);
  expect(marks[0]).toContain('Bandung');
  expect(marks[1]).toContain('Sinta & Rama');
});

test('NO_FLOWER takes the peony off the quote', () => {
  const content = { quote: 'Love is patient.', quote_source: '1 Cor 13' };
  expect(show(Quote, client({ content })).querySelector('img')).not.toBeNull();
  expect(show(Quote, client({ content, option: { quote_style: 'NO_FLOWER' } })).querySelector('img')).toBeNull();
});

test('the gifts lie in a sealed envelope', async () => {
  const gift = within(show(Gift, client()));
  expect(await gift.findByRole('button', { name: 'Show gift details' })).toBeTruthy();
  expect(gift.getByText('S&R')).toBeTruthy();
});

test('NO_ICON takes the envelope from the gifts', async () => {
  const gift = show(Gift, client({ option: { gift_style: 'NO_ICON' } }));
  expect(await within(gift).findByRole('button', { name: 'Show gift details' })).toBeTruthy();
  expect(gift.querySelector('svg')).toBeNull();
});
