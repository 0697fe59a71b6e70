import { songCreditOf, withSongCredit } from './song-credit.ts';

const NONE = { title: '', credit: '' };
const SENJA = { title: 'Senja', credit: 'Kalimba oleh Ayu, CC BY 4.0' };

test.each([null, {}, { song: 'Senja' }, { song: null }, { song: { title: 7 } }])('%j names no song', (config) => {
  expect(songCreditOf(config)).toEqual(NONE);
});

test('what is written is read, beside what else stands there', () => {
  const config = withSongCredit({ font_version: 2 }, SENJA);
  expect(config).toMatchObject({ font_version: 2 });
  expect(songCreditOf(config)).toEqual(SENJA);
});

test('no words leave nothing behind', () => {
  expect(withSongCredit({ song: SENJA, font_version: 2 }, NONE)).toEqual({ font_version: 2 });
  expect(withSongCredit({ song: SENJA }, NONE)).toBeNull();
});
