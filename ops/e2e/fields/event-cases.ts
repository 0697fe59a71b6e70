import { expect } from '@playwright/test';
import { attribute, changes, type FieldCases, firstEvent, text } from './field-case.ts';

const TIME = '#wedding_event [data-line="time"]';
const containing = (words: string): unknown => expect.stringContaining(words);

/** An invitation whose one event is changed. */
export const EVENT_CASES: FieldCases = {
  'event.id': changes(firstEvent({ id: 99 }), attribute('#wedding_event article', 'id'), ['event-11', 'event-99'], {
    base: firstEvent({}),
  }),
  'event.type: the title where none is written': changes(
    firstEvent({ type: 'TEAPAI', title: null }),
    text('#wedding_event h3'),
    ['Holy matrimony', 'Tea ceremony'],
    { base: firstEvent({ title: null }) },
  ),
  'event.type: the time': changes(
    firstEvent({ type: 'COCKTAIL', end_datetime: null }),
    text(TIME),
    [expect.not.stringContaining('until the end'), containing('until the end')],
    { base: firstEvent({ end_datetime: null }) },
  ),
  'event.title': changes(firstEvent({ title: 'Pemberkatan' }), text('#wedding_event h3'), [
    'Akad Nikah',
    'Pemberkatan',
  ]),
  'event.session_type': changes(firstEvent({ session_type: 'Session 2' }), text('#wedding_event p:has(+ h3)'), [
    null,
    'Session 2',
  ]),
  'event.start_datetime': changes(
    firstEvent({ start_datetime: '2027-05-09T00:15:00.000Z' }),
    text('#wedding_event article b'),
    ['08', '09'],
  ),
  'event.end_datetime': changes(firstEvent({ end_datetime: '2027-05-08T03:45:00.000Z' }), text(TIME), [
    containing('9:30'),
    containing('10:45'),
  ]),
  'event.timezone': changes(firstEvent({ timezone: 'Asia/Makassar' }), text(TIME), [
    containing('8:00'),
    containing('9:00'),
  ]),
  'event.custom_time_text': changes(firstEvent({ custom_time_text: 'After the evening prayer' }), text(TIME), [
    containing('8:00'),
    'After the evening prayer',
  ]),
  'event.location': changes(firstEvent({ location: 'Pura Besakih' }), text('#wedding_event [data-line="place"]'), [
    'Masjid Al-Irsyad',
    'Pura Besakih',
  ]),
  'event.street': changes(firstEvent({ street: 'Jalan Braga 12' }), text('#wedding_event [data-line="street"]'), [
    'Kota Baru Parahyangan',
    'Jalan Braga 12',
  ]),
  'event.maps_url': changes(
    firstEvent({ maps_url: 'https://maps.example/other' }),
    attribute('#wedding_event [data-action="map"] a', 'href'),
    ['https://maps.example/al-irsyad', 'https://maps.example/other'],
  ),
  'event.watch_url': changes(
    firstEvent({ watch_url: 'https://live.example/hall' }),
    attribute('#wedding_event [data-action="watch"] a', 'href'),
    [null, 'https://live.example/hall'],
  ),
  'event.icon_url': changes(
    firstEvent({ icon_url: '/files/fixture/rings.webp' }),
    attribute('#wedding_event article img', 'src'),
    [null, '/files/fixture/rings.webp'],
  ),
};
