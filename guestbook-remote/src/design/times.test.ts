import { clockTime, dayOf, howLong } from './times.ts';

test.each([
  ['id', 'Asia/Jakarta', '19.31', 'Sabtu, 20 Juni 2026'],
  ['en', 'Asia/Jakarta', '19:31', 'Saturday, 20 June 2026'],
  ['id', 'Asia/Jayapura', '21.31', 'Sabtu, 20 Juni 2026'],
  ['en', 'Pacific/Auckland', '00:31', 'Sunday, 21 June 2026'],
])('in %s at %s', (language, timeZone, time, day) => {
  const at = '2026-06-20T12:31:00.000Z';
  expect(clockTime(at, timeZone, language)).toBe(time);
  expect(dayOf(at, timeZone, language)).toBe(day);
});

test.each([
  [7 * 60_000, 'id', '7 menit'],
  [90 * 60_000, 'en', '2 hours'],
  [10 * 24 * 3_600_000, 'ja', '10 日'],
  [14_149_945 * 60_000, 'id', '27 tahun'],
])('%d ms in %s are %s', (ms, language, words) => {
  expect(howLong(ms, language)).toBe(words);
});
