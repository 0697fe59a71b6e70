import { client, event } from '@janur/kit/testing';
import { beginEndlessMotion, sectionNamed, showTemplate, standInForBrowser } from '@janur/template-parts/testing';
import { screen, within } from '@testing-library/react';
import { linesOf } from './drawings/flag-string.tsx';
import { coordinatesOf, coordinatesText } from './parts/coordinates.ts';
import { moonAge, moonPhase } from './parts/moon.ts';
import { sunTime } from './parts/sun.ts';
import template from './template.tsx';

beforeAll(standInForBrowser);

const SELONG_BELANAK = 'https://www.google.com/maps?q=-8.8712,116.1594';
const onTheBeach = (changes = {}) =>
  client({
    content: {
      new_events: [
        event({
          maps_url: SELONG_BELANAK,
          timezone: 'Asia/Makassar',
          start_datetime: '2027-08-07T10:30:00.000Z',
          ...changes,
        }),
      ],
    },
  });

test('the opening greets the guest on the paper in the bottle', async () => {
  await showTemplate(template, client(), { query: 'to=Keluarga Wirawan', isOpened: false });
  const opening = within(screen.getByRole('dialog', { name: 'Sinta & Rama' }));
  expect(opening.getByText('Keluarga Wirawan')).toBeTruthy();
  expect(opening.getByRole('button', { name: 'Open invitation' })).toBeTruthy();
});

test('for nobody in particular the paper carries the day', async () => {
  await showTemplate(template, client(), { isOpened: false });
  expect(screen.getByRole('dialog').querySelector('time')?.textContent).toMatch(/2027/);
});

test.each([
  ['https://www.google.com/maps?q=-8.8712,116.1594', '8°52′ S · 116°10′ E'],
  ['https://www.google.com/maps/place/X/@37.0891,-8.2479,17z', '37°05′ N · 8°15′ W'],
  ['https://www.google.com/maps/place/X/@1.5,2.5,17z/data=!3d-8.5!4d115.25', '8°30′ S · 115°15′ E'],
  ['https://maps.apple.com/?ll=7.8804%2C98.3923', '7°53′ N · 98°24′ E'],
])('%s is at %s', (link, text) => {
  const place = coordinatesOf(link);
  expect(place && coordinatesText(place, 'en')).toBe(text);
});

test('an Indonesian page writes them as Indonesian charts do', () => {
  expect(coordinatesText({ latitude: -8.8712, longitude: 116.1594 }, 'id')).toBe('8°52′ LS · 116°10′ BT');
});

test.each([
  'https://maps.app.goo.gl/AbC123',
  'https://www.google.com/maps/search/?api=1&query=Pantai+Kuta',
  'https://maps.example/?q=95.5,10.5',
  'https://maps.example/100%',
  null,
])('%s says no coordinates', (link) => {
  expect(coordinatesOf(link)).toBeNull();
});

/** As almanacs have them, in UTC. */
test.each([
  ['Lombok in the afternoon', '2027-08-07T08:00Z', [-8.871, 116.159], 'sunset', '2027-08-07T10:14Z'],
  ['Berlin in the morning', '2024-06-21T07:30Z', [52.52, 13.405], 'sunrise', '2024-06-21T02:43Z'],
  ['Berlin in the evening', '2024-06-21T16:30Z', [52.52, 13.405], 'sunset', '2024-06-21T19:33Z'],
  ['New York in winter', '2024-01-01T20:30Z', [40.713, -74.006], 'sunset', '2024-01-01T21:39Z'],
] as const)('the sun of %s', (_, moment, [latitude, longitude], kind, at) => {
  const sun = sunTime(new Date(moment), { latitude, longitude });
  expect(sun?.kind).toBe(kind);
  expect(Math.abs((sun?.at.getTime() ?? 0) - Date.parse(at))).toBeLessThan(120_000);
});

test('where the sun does not set there is no time of it', () => {
  expect(sunTime(new Date('2024-06-21T15:30Z'), { latitude: 70, longitude: 25 })).toBeNull();
});

test('an event at a known place tells when the sun sets there, and the hero where it is', async () => {
  await showTemplate(template, onTheBeach());
  const events = sectionNamed('wedding_event');
  expect(await events.findByText('Sunset')).toBeTruthy();
  expect(events.getByText(/^6:14 pm/)).toBeTruthy();
  expect(sectionNamed('hero').getByText('8°52′ S · 116°10′ E')).toBeTruthy();
});

test('without coordinates in the link nothing is told of sun and place', async () => {
  await showTemplate(template, onTheBeach({ maps_url: 'https://maps.app.goo.gl/AbC123' }));
  expect(await sectionNamed('wedding_event').findByRole('article')).toBeTruthy();
  expect(sectionNamed('wedding_event').queryByText('Sunset')).toBeNull();
  expect(document.querySelector('#hero')?.textContent).not.toMatch(/°/);
});

test('the couple can leave the sun out', async () => {
  const custom_config = { settings: { TEMPLATE_10: { sun_time: false } } };
  await showTemplate(template, client({ content: onTheBeach().content, option: { custom_config } }));
  expect(await sectionNamed('wedding_event').findByRole('article')).toBeTruthy();
  expect(sectionNamed('wedding_event').queryByText('Sunset')).toBeNull();
});

test.each([
  ['Anjani Bayu', ['ANJANI BAYU']],
  ['AnjaniBayuBerjanur', ['ANJANIBAY', 'UBERJANUR']],
  ['#José&Zoë2027', ['JOSEZOE']],
  ['Maharani Kusumaningrum', ['MAHARANI', 'KUSUMAN', 'INGRUM']],
  ['李静雅', []],
])('%s flies as %j', (words, lines) => {
  expect(linesOf(words)).toEqual(lines);
});

test('NO_FLOWER unties both knots of the quote', async () => {
  const content = { quote: 'Love is patient.', quote_source: '1 Cor 13' };
  await showTemplate(template, client({ content, option: { quote_style: 'NO_FLOWER' } }));
  const quote = await sectionNamed('quote').findByRole('blockquote');
  expect(quote.querySelector('hr')).not.toBeNull();
  expect(quote.parentElement?.parentElement?.children).toHaveLength(1);
});

test.each([
  ['2024-01-11T11:57:00Z', 'new'],
  ['2027-08-07T10:30:00Z', 'waxing_crescent'],
  ['2024-01-18T03:53:00Z', 'first_quarter'],
  ['2024-01-25T17:54:00Z', 'full'],
  ['2024-01-29T12:00:00Z', 'waning_gibbous'],
  ['2024-02-02T23:18:00Z', 'last_quarter'],
] as const)('on %s the moon is %s', (moment, phase) => {
  expect(moonPhase(moonAge(new Date(moment)))).toBe(phase);
});

test('a second event of the day tells the moon, not the same sunset again', async () => {
  const place = { maps_url: SELONG_BELANAK, timezone: 'Asia/Makassar', start_datetime: '2027-08-07T10:30:00.000Z' };
  const new_events = [event(place), event({ ...place, id: 99, title: 'Reception' })];
  await showTemplate(template, client({ content: { new_events } }));
  const events = sectionNamed('wedding_event');
  expect(await events.findAllByRole('article')).toHaveLength(2);
  expect(events.getAllByText('Sunset')).toHaveLength(1);
  expect(events.getByText('Waxing crescent')).toBeTruthy();
});

test('what moves without end can be stopped where there is no picture, too', async () => {
  await showTemplate(template, client({ content: { hero_backgrounds: [] } }));
  beginEndlessMotion();
  expect(sectionNamed('hero').getByRole('button', { name: 'Stop movement' })).toBeTruthy();
});
