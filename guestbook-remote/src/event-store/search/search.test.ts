import type { GuestView } from '../event-store.ts';
import { createSearch } from './search.ts';

const NAMES: readonly string[] = [
  'Ibu Ratna Dewi & Keluarga',
  'Bpk. H. Soeharto Wibowo',
  'dr. Siti Nurhaliza, Sp.A',
  'Hj. Siti Aminah',
  'Budi Santoso',
  'Budiman Sutrisno',
  'Muhammad Rizky Pratama',
  'Ni Luh Putu Ayu',
  'José Álvarez Muñoz',
  'Jürgen Groß',
  'Søren Kjærsgaard',
  '王小明',
  '陈美玲女士',
  '田中 さくら',
  'サクラ・タナカ',
  '김민수',
  '이영희',
  "O'Connor Dwi",
];

const guests = new Map(
  NAMES.map((name, index): [string, GuestView] => {
    const code = `SINTA${String(index + 1).padStart(3, '0')}`;
    return [code, guestOf({ code, name, phone: String(1000 + index * 111) })];
  }),
);
const found = (text: string, limit = 20) =>
  createSearch()
    .find(guests, text, limit)
    .map(({ name }) => name);

test.each([
  ['a first letter', 'm', ['Muhammad Rizky Pratama', 'José Álvarez Muñoz']],
  ['a beginning', 'budi s', ['Budi Santoso', 'Budiman Sutrisno']],
  ['the words in another order', 'dewi ratna', ['Ibu Ratna Dewi & Keluarga']],
  ['a title that is not in the name', 'Bpk Budi Santoso', ['Budi Santoso']],
  ['another title', 'bu siti aminah', ['Hj. Siti Aminah']],
  ['a title with a full stop and none behind it', 'dr.siti nur', ['dr. Siti Nurhaliza, Sp.A']],
  ['two words as one', 'sitinur', ['dr. Siti Nurhaliza, Sp.A']],
  ['two letters swapped', 'buid', ['Budiman Sutrisno', 'Budi Santoso']],
  ['one letter too few', 'ratn dewi', ['Ibu Ratna Dewi & Keluarga']],
  ['one letter too many', 'rattna', ['Ibu Ratna Dewi & Keluarga']],
  ['two letters wrong in eight', 'nurhalisah', ['dr. Siti Nurhaliza, Sp.A']],
  ['an error in each of two words', 'muhamad rizki', ['Muhammad Rizky Pratama']],
  ['no marks', 'jose alvarez munoz', ['José Álvarez Muñoz']],
  ['marks', 'josé', ['José Álvarez Muñoz']],
  ['sharp s', 'gross', ['Jürgen Groß']],
  ['Danish letters', 'soren kjaers', ['Søren Kjærsgaard']],
  ['an apostrophe', 'oconnor', ["O'Connor Dwi"]],
  ['a Chinese name', '小明', ['王小明']],
  ['a Chinese name with a title', '王小明先生', ['王小明']],
  ['a name that has a title', '陈美玲', ['陈美玲女士']],
  ['hiragana for both kana', 'さくら', ['サクラ・タナカ', '田中 さくら']],
  ['katakana for both kana', 'サクラ', ['サクラ・タナカ', '田中 さくら']],
  ['a Japanese name with a title', '田中さん', ['田中 さくら']],
  ['a Korean name', '민수', ['김민수']],
  ['half a syllable', '기', ['김민수']],
  ['the initial consonants', 'ㅇㅇㅎ', ['이영희']],
  ['a Korean name with a title', '이영희님', ['이영희']],
  ['the last digits of a phone', '1444', ['Budi Santoso']],
  ['a whole phone number', '0812-0000-1444', ['Budi Santoso']],
  ['a code', 'sinta007', ['Muhammad Rizky Pratama']],
  ['nobody', 'xyzzy', []],
  ['nothing', '  ', []],
])('%s is enough: %s', (_, text, names) => {
  expect(found(text)).toEqual(names);
});

test('who is meant for sure stands before who is meant perhaps', () => {
  expect(found('budi')[0]).toBe('Budi Santoso');
  expect(found('siti')).toEqual(['dr. Siti Nurhaliza, Sp.A', 'Hj. Siti Aminah']);
});

test('a short word has no typing errors', () => {
  expect(found('ayi')).toEqual([]);
  expect(found('ayu')).toEqual(['Ni Luh Putu Ayu']);
});

test('no more than asked for come back', () => {
  expect(found('s', 2)).toHaveLength(2);
});

test('a guest whose name was changed is found by the new one', () => {
  const search = createSearch();
  const list = new Map([['A', guestOf({ code: 'A', name: 'Tamu', phone: '1' })]]);
  expect(search.find(list, 'tamu', 5)).toHaveLength(1);
  list.set('A', guestOf({ code: 'A', name: 'Rahmat', phone: '1' }));
  expect(search.find(list, 'tamu', 5)).toEqual([]);
  expect(search.find(list, 'rahmat', 5)).toHaveLength(1);
});

function guestOf({ code, name, phone }: { code: string; name: string; phone: string }): GuestView {
  return {
    key: code,
    guest_code: code,
    name,
    phone_last4: phone,
    table_number: null,
    confirmation_status: 'CONFIRMED',
    total_guests: 2,
    total_guests_confirmed: 2,
    allowed: 2,
    total_guests_attended: 0,
    inside: 0,
    is_checked_in: false,
    first: null,
    is_received_gift: false,
    is_received_souvenir: false,
    souvenirs: 0,
    party: null,
    envelopes: [],
    is_walk_in: false,
    is_vip: false,
    note: null,
    is_saved_here: false,
  };
}
