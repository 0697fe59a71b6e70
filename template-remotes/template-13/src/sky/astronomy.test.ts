import { crossing, equatorial, horizontal, moon, moonAge, siderealTime, sun } from './astronomy.ts';

test('sun and moon stand where the worked examples of Meeus put them', () => {
  expect(sun.at(Date.UTC(1992, 9, 13)).longitude).toBeCloseTo(199.909, 2); // example 25.a
  const { longitude, latitude, distance } = moon.at(Date.UTC(1992, 3, 12)); // example 47.a
  expect(Math.abs(longitude - 133.163)).toBeLessThan(0.05);
  expect(Math.abs(latitude - -3.229)).toBeLessThan(0.03);
  expect(Math.abs(distance - 368_410)).toBeLessThan(300);
});

test('the stars turn by the sidereal time of Meeus’ example 12.b', () => {
  expect(siderealTime(Date.UTC(1987, 3, 10, 19, 21), 0)).toBeCloseTo(128.738, 2);
});

test.each([
  ['new', '2024-04-08T18:21Z', 0],
  ['the first quarter', '2024-04-15T19:13Z', 90],
  ['full', '2027-07-18T15:45Z', 180],
  ['new', '2027-08-02T10:05Z', 360],
])('the moon is %s at %s, as almanacs say', (_, instant, age) => {
  const away = Math.abs(moonAge(Date.parse(instant)) - age);
  expect(Math.min(away, 360 - away)).toBeLessThan(0.1);
});

const PLACES = {
  lembang: { latitude: -6.8245, longitude: 107.6155 },
  jakarta: { latitude: -6.2, longitude: 106.816 },
  berlin: { latitude: 52.52, longitude: 13.405 },
  tokyo: { latitude: 35.6762, longitude: 139.6503 },
};

// computed once with Astronomy Engine 2.1.19, which is within an arc minute of JPL's ephemerides
test.each([
  ['lembang', 'sun', 'set', '2027-07-18T10:49Z', 291],
  ['lembang', 'moon', 'rise', '2027-07-18T10:36Z', 113],
  ['jakarta', 'sun', 'set', '2027-05-08T10:45Z', 287],
  ['jakarta', 'moon', 'set', '2027-05-08T12:29Z', 297],
  ['berlin', 'sun', 'set', '2026-06-21T19:33Z', 312],
  ['berlin', 'moon', 'set', '2026-06-21T22:51Z', 265],
  ['tokyo', 'sun', 'set', '2027-08-12T09:35Z', 289],
  ['tokyo', 'moon', 'rise', '2027-08-12T06:21Z', 124],
] as const)('in %s the %s %ss at %s over %i°', (where, body, way, instant, azimuth) => {
  const expected = Date.parse(instant);
  const place = PLACES[where];
  const from = expected - 5 * 3_600_000;
  const found = crossing(body === 'sun' ? sun : moon, way, { place, from, to: expected + 3_600_000 });
  expect(found && new Date(found.at).toISOString()).toBe(new Date(expected).toISOString());
  expect(Math.round(found?.azimuth ?? 0)).toBe(azimuth);
});

test('the midnight sun does not set', () => {
  const tromso = { latitude: 69.65, longitude: 18.96 };
  const from = Date.UTC(2027, 5, 21, 10);
  expect(crossing(sun, 'set', { place: tromso, from, to: from + 24 * 3_600_000 })).toBeNull();
});

test('what stands on the meridian of the equator culminates', () => {
  const moment = Date.UTC(2027, 6, 18, 14);
  const place = { latitude: 0, longitude: 107.6 };
  const { altitude } = horizontal({ ra: siderealTime(moment, place.longitude), dec: 0 }, place, moment);
  expect(altitude).toBeCloseTo(90, 3);
});

test('the sun of the summer solstice stands as far north as the ecliptic is inclined', () => {
  expect(equatorial({ longitude: 90, latitude: 0 }, Date.UTC(2027, 5, 21)).dec).toBeCloseTo(23.44, 1);
});
