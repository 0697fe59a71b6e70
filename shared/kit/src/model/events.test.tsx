import { renderHook } from '@testing-library/react';
import en from '@janur/i18n/guest/en' with { type: 'json' };
import { client, event } from '../testing/fixture.ts';
import { GuestTexts } from '../texts.ts';
import { useEvents } from './events.ts';
import { InvitationProvider } from './invitation.tsx';
import { readLink } from './link.ts';

function eventsOf(invited: ReturnType<typeof client>) {
  const invitation = { client: invited, guest: null, link: readLink('sinta-rama', new URLSearchParams()) };
  const { result } = renderHook(useEvents, {
    wrapper: ({ children }) => (
      <GuestTexts language="en" texts={en}>
        <InvitationProvider invitation={invitation}>{children}</InvitationProvider>
      </GuestTexts>
    ),
  });
  return result.current;
}
const only = (change: Parameters<typeof event>[0]) => eventsOf(client({ content: { new_events: [event(change)] } }))[0];

test('new events go before events', () => {
  const content = { events: [event({ id: 1 })], new_events: [event({ id: 2 })] };
  expect(eventsOf(client({ content })).map(({ id }) => id)).toEqual([2]);
  expect(eventsOf(client({ content: { ...content, new_events: [] } })).map(({ id }) => id)).toEqual([1]);
});

test('the couple’s own words for the time go before the clock', () => {
  expect(only({ custom_time_text: 'After Maghrib' })?.time).toBe('After Maghrib');
});

test.each([
  ['HOLY_MATRIMONY', '8:00 am WIB'],
  ['SANGJIT', '8:00 am WIB'],
  ['TEAPAI', '8:00 am WIB'],
  ['WEDDING_RECEPTION', '8:00 am WIB – until the end'],
  ['BIRTHDAY', '8:00 am WIB – until the end'],
  ['COCKTAIL', '8:00 am WIB – until the end'],
  ['AFTER_PARTY', '8:00 am WIB – until the end'],
  [null, '8:00 am WIB – until the end'],
] as const)('the time of %s without an end is "%s"', (type, text) => {
  expect(only({ type, end_datetime: null })?.time?.replaceAll('\u202f', ' ')).toBe(text);
});

test('a time is said with its zone where the reader’s clock shows another', () => {
  // nobody reads in the middle of the Pacific
  expect(only({ timezone: 'Pacific/Kiritimati', type: 'TEAPAI', end_datetime: null })?.time).toMatch(/GMT\+14$/);
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(only({ timezone: here, type: 'TEAPAI', end_datetime: null })?.time).toMatch(/[ap]m(?: WI(?:B|TA|T))?$/);
});

test('an event without a title is called by its type', () => {
  expect(only({ title: null, type: 'COCKTAIL' })?.title).toBe('Cocktail reception');
});

test('a calendar gets the names, the place and two hours where no end is known', () => {
  expect(only({ end_datetime: null })?.calendar).toEqual({
    uid: 'event-11-sinta-rama@janur',
    title: 'Akad Nikah · Sinta & Rama',
    start: '2027-05-08T01:00:00.000Z',
    end: '2027-05-08T03:00:00.000Z',
    location: 'Masjid Al-Irsyad, Kota Baru Parahyangan',
    description: 'https://maps.example/al-irsyad',
    url: 'http://localhost/',
  });
});

test('without a start there is nothing to save', () => {
  expect(only({ start_datetime: null })).toMatchObject({ calendar: null, date: null, time: null });
});
