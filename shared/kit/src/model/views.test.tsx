import en from '@janur/i18n/guest/en' with { type: 'json' };
import { renderHook } from '@testing-library/react';
import { useHero } from '../hero/use-hero.ts';
import { useVisibleSections } from '../page/use-visible-sections.ts';
import { useRsvpView } from '../rsvp/rsvp-view.ts';
import { useShare } from '../share/use-share.ts';
import { client, event, profile } from '../testing/fixture.ts';
import { full, invitedGuest } from '../testing/fixtures.ts';
import { GuestTexts } from '../texts.ts';
import { useChosenGround } from '../theme/use-chosen-ground.ts';
import { useIsBirthday } from './celebration.ts';
import { useCountdown } from './countdown.ts';
import { useCouple } from './couple.ts';
import { useGreeting } from './greeting.ts';
import { type Invitation, InvitationProvider, useSeats } from './invitation.tsx';
import { readLink } from './link.ts';
import { useBanner } from './pictures.ts';
import { useQuote } from './quote.ts';

type Invited = { query?: string; guest?: Invitation['guest'] };

/** What a view answers on the page of an invitation, in English. */
function viewOn<T>(
  useView: () => T,
  invited: ReturnType<typeof client>,
  { query = '', guest = null }: Invited = {},
): T {
  const invitation = { client: invited, guest, link: readLink('sinta-rama', new URLSearchParams(query)) };
  const { result } = renderHook(useView, {
    wrapper: ({ children }) => (
      <GuestTexts language="en" texts={en}>
        <InvitationProvider invitation={invitation}>{children}</InvitationProvider>
      </GuestTexts>
    ),
  });
  return result.current;
}

test('the hero names the place of the first new event that has one', () => {
  const new_events = [event({ location: null }), event({ location: 'Galeri Selasar' })];
  expect(viewOn(useHero, client({ content: { new_events } })).place).toBe('Galeri Selasar');
  expect(viewOn(useHero, client({ content: { new_events: [], events: new_events } })).place).toBeNull();
});

test.each([
  ['SECTION_RSVP_BANNER', 0],
  ['SECTION_GIFT_BANNER', 0],
  ['SECTION_SHARE_BANNER', 0.35],
  ['SECTION_FOOTER_BANNER', 0.35],
] as const)('a veil lies on pictures that have words on them: %s %d', (section, veil) => {
  const banner = { id: 1, picture_url: '/files/1.webp', section, title: null, css: null, overlay_opacity: 0.35 };
  expect(viewOn(() => useBanner(section), client({ content: { galleries: [banner] } }))?.overlayOpacity).toBe(veil);
});

test.each([
  [null, false],
  ['HIDDEN', true],
] as const)('with countdown_style %s there is no countdown: %s', (countdown_style, isNone) => {
  const view = viewOn(useCountdown, client({ option: { countdown_style } }));
  expect(view === null).toBe(isNone);
});

describe('the quote', () => {
  test('has its words and source, and its drawing', () => {
    const content = { quote: 'Love is patient.', quote_source: '1 Corinthians 13' };
    expect(viewOn(useQuote, client({ content }))).toEqual({
      text: 'Love is patient.',
      source: '1 Corinthians 13',
      isPlain: false,
    });
  });

  test('is plain with NO_FLOWER', () => {
    expect(viewOn(useQuote, client({ option: { quote_style: 'NO_FLOWER' } })).isPlain).toBe(true);
  });

  test.each([null, ''])('has no source where the couple left it %j', (quote_source) => {
    expect(viewOn(useQuote, client({ content: { quote: 'Love.', quote_source } })).source).toBeNull();
  });
});

describe('the greeting', () => {
  const both = { bride: profile(), groom: profile({ id: 2, name: 'Rama' }) };

  test.each([
    ['PRIMARY', both, 'Bride and groom'],
    ['PRIMARY', { bride: profile(), groom: null }, 'Our host'],
    ['BIRTHDAY', both, 'Our host'],
  ] as const)('of a %s invitation stands under “%3$s”', (web_type, hosts, title) => {
    expect(viewOn(useGreeting, client({ content: hosts, option: { web_type } })).title).toBe(title);
  });

  test.each([
    ['With joy we invite you.', 'With joy we invite you.'],
    ['', null],
    [null, null],
  ])('%j is shown as %j', (greeting, text) => {
    expect(viewOn(useGreeting, client({ content: { greeting } })).text).toBe(text);
  });
});

describe('the order among the children', () => {
  const parents = { father_name: 'Harjo', mother_name: null };
  test.each([
    [{ daughter_order: '1', ...parents }, 'First daughter of Harjo'],
    [{ daughter_order: '1' }, 'First daughter'],
    [{ child_order: 'bungsu' }, 'Youngest child'],
    [parents, 'Harjo'],
    [{}, null],
  ])('of %j is “%s”', (written, label) => {
    const bride = profile({ name: 'Sinta', father_name: null, mother_name: null, ...written });
    expect(viewOn(useCouple, client({ content: { bride } })).hosts[0]?.parentageText).toBe(label);
  });

  test('of a groom without parents named is his own', () => {
    const groom = profile({ name: 'Rama', father_name: null, mother_name: null, son_order: '2' });
    expect(viewOn(useCouple, client({ content: { groom } })).hosts[1]?.parentageText).toBe('Second son');
  });
});

describe('sharing', () => {
  test.each([
    ['SintaRama', '#SintaRama'],
    ['#SintaRama', '#SintaRama'],
    [' # SintaRama ', '#SintaRama'],
    ['##SintaRama', '#SintaRama'],
    ['＃新郎新婦', '#新郎新婦'],
    ['#SintaRama #RamaSinta', '#SintaRama #RamaSinta'],
    ['#', null],
    ['', null],
    [null, null],
  ])('the hashtag %j is shown as %j', (hashtag_word, hashtag) => {
    expect(viewOn(useShare, client({ content: { hashtag_word } }))).toEqual({ hashtag, banner: null });
  });

  test('has the picture that the couple chose for it', () => {
    expect(viewOn(useShare, full()).banner?.id).toBe(7);
  });
});

describe('the form', () => {
  test.each([
    [null, { isWishOnly: false, eyebrow: 'RSVP', title: 'Will you join us?', label: 'RSVP', lead: en.rsvp.lead }],
    [
      'WISH_ONLY',
      { isWishOnly: true, eyebrow: 'Wishes', title: 'Words from family and friends', label: 'Wishes', lead: null },
    ],
  ] as const)('with %s is headed %j', (rsvp_style, words) => {
    expect(viewOn(useRsvpView, client({ option: { rsvp_style } }))).toEqual({ ...words, banner: null });
  });

  test('has the picture that the couple chose for it', () => {
    expect(viewOn(useRsvpView, full()).banner?.id).toBe(8);
  });
});

test.each([
  ['BIRTHDAY', true],
  ['PRIMARY', false],
  ['SECONDARY', false],
] as const)('of %s it is %s that it is a birthday', (web_type, isBirthday) => {
  expect(viewOn(useIsBirthday, client({ option: { web_type } }))).toBe(isBirthday);
});

describe('seats', () => {
  test.each([
    ['the guest list', { guest: invitedGuest, query: 'guest=1' }, invitedGuest.total_guests],
    ['the link', { query: 'guest=2' }, 2],
    ['nobody', {}, null],
  ])('are kept by what %s says', (_who, invited, seats) => {
    expect(viewOn(useSeats, client(), invited)).toBe(seats);
  });
});

test('the sections that a page shows are in its order, without the hidden ones', () => {
  const invited = full({ option: { orders: ['FOOTER', 'HERO'], quote_style: 'HIDDEN' } });
  const sections = viewOn(useVisibleSections, invited);
  expect(sections.slice(0, 2)).toEqual(['footer', 'hero']);
  expect(sections).not.toContain('quote');
  expect(sections).toContain('gift');
});

test.each([['#f4ead8'], [null]])('the ground that the couple chose is %j', (base_color) => {
  expect(viewOn(useChosenGround, client({ option: { base_color } }))).toBe(base_color);
});
