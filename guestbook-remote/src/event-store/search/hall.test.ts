import { aGuestView } from '../../testing/guest.ts';
import { createSearch } from './search.ts';

/** The names as hosts write them; whom an usher means is written beside what is typed, and comes before anybody else. */
const HALL: readonly (readonly [name: string, table?: string, code?: string])[] = [
  ['Bpk. Suyono & Keluarga', '1'],
  ['Tjahjono Hadikusumo', '1'],
  ['Bpk. Widjaja Kusuma', '2'],
  ['Agoes Salim', '2'],
  ['H. Soeharto Wibowo', '12', 'V5PDR3P1J4'],
  ['Djoko Soetjipto', '12'],
  ['Hj. Poerwanti'],
  ['Indra Wijaya', 'VIP 2'],
  ['Cahyono Putra'],
  ['Agus Setiawan'],
  ['Muhammad Rizqi Pratama', '12'],
  ['Moch. Fauzan'],
  ['M. Ilham Akbar'],
  ['Muh. Yusuf'],
  ['Moh. Hatta Rajasa'],
  ['Achmad Dahlan'],
  ['A. Mustofa Bisri'],
  ['Ahmad Zaki'],
  ['Akhmad Subagyo'],
  ['Abd. Rahman'],
  ['Johannes Leimena'],
  ['Yohanes Paulus Simatupang'],
  ['Budi Santoso', '3'],
  ['B. Hartono'],
  ['Wahyu Nugroho', '05'],
  ['Siti Nur Chasanah'],
  ['Chairil Anwar'],
  ['Tjandra Halim'],
  ['Stephanus Yosef'],
  ['Theresia Oktavia'],
  ['Sjafruddin Prawiranegara'],
  ['Ramadhan Triyono'],
  ['I Wy. Sudarma'],
  ['Ni Md. Ayu Lestari'],
  ['I Gd. Putra Yasa'],
  ['Ridho Rhoma'],
  ['Taufiq Ismail'],
  ['Dessy Ratnasari', 'Mawar'],
  ['Rahmad Hidayat', 'A-12'],
  ['Kwik Kian Gie', 'Meja 21'],
  ['Liem Sioe Liong'],
  ['Christine Hakim', undefined, 'SINTA006'],
  ['Jaya Suprana', '120'],
  ['Agustina'],
];
const guests = new Map(
  HALL.map(([name, table, code], at) => {
    const guest_code = code ?? `ZZ${String(at).padStart(8, 'Q')}`;
    return [
      guest_code,
      aGuestView({ key: guest_code, guest_code, name, table_number: table ?? null, phone_last4: null }),
    ];
  }),
);
const found = (text: string) =>
  createSearch()
    .find(guests, text, 20)
    .map(({ name }) => name);

test.each<[typed: string, ...meant: string[]]>([
  // the spelling of before
  ['soeyono', 'Bpk. Suyono & Keluarga'],
  ['soejono', 'Bpk. Suyono & Keluarga'],
  ['pak sujono', 'Bpk. Suyono & Keluarga'],
  ['cahyono hadikusumo', 'Tjahjono Hadikusumo'],
  ['tjahyono hadi', 'Tjahjono Hadikusumo'],
  ['tjahjono putra', 'Cahyono Putra'],
  ['wijaya kusuma', 'Bpk. Widjaja Kusuma'],
  ['indra widjaja', 'Indra Wijaya'],
  ['agus', 'Agus Setiawan', 'Agoes Salim'],
  ['agus salim', 'Agoes Salim'],
  ['agoes setiawan', 'Agus Setiawan'],
  ['suharto', 'H. Soeharto Wibowo'],
  ['suhrto', 'H. Soeharto Wibowo'],
  ['joko sucipto', 'Djoko Soetjipto'],
  ['purwanti', 'Hj. Poerwanti'],
  ['djaja', 'Jaya Suprana'],
  ['syafrudin', 'Sjafruddin Prawiranegara'],
  ['lim siu liong', 'Liem Sioe Liong'],
  // the Muhammad family
  ['moh rizki', 'Muhammad Rizqi Pratama'],
  ['m. rizky', 'Muhammad Rizqi Pratama'],
  ['mochamad risky', 'Muhammad Rizqi Pratama'],
  ['muhammad fauzan', 'Moch. Fauzan'],
  ['mohammad ilham', 'M. Ilham Akbar'],
  ['moch ilham', 'M. Ilham Akbar'],
  ['muhamad yusup', 'Muh. Yusuf'],
  ['mohamad jusuf', 'Muh. Yusuf'],
  ['muhamm hatta', 'Moh. Hatta Rajasa'],
  ['moh', 'Moh. Hatta Rajasa', 'Moch. Fauzan', 'M. Ilham Akbar', 'Muh. Yusuf', 'Muhammad Rizqi Pratama'],
  ['much', 'Moh. Hatta Rajasa', 'Moch. Fauzan', 'M. Ilham Akbar', 'Muh. Yusuf', 'Muhammad Rizqi Pratama'],
  // the Ahmad family
  ['ahmad dahlan', 'Achmad Dahlan'],
  ['akhmad dahlan', 'Achmad Dahlan'],
  ['a dahlan', 'Achmad Dahlan'],
  ['ahmad mustofa', 'A. Mustofa Bisri'],
  ['achmad bisri', 'A. Mustofa Bisri'],
  ['achmad zaki', 'Ahmad Zaki'],
  ['ahmad subagio', 'Akhmad Subagyo'],
  ['ahmad', 'Ahmad Zaki', 'Achmad Dahlan', 'Akhmad Subagyo', 'A. Mustofa Bisri'],
  ['abdul rahman', 'Abd. Rahman'],
  // one name in two spellings
  ['yohanes leimena', 'Johannes Leimena'],
  ['yohannes leimena', 'Johannes Leimena'],
  ['johanes simatupang', 'Yohanes Paulus Simatupang'],
  ['nur hasanah', 'Siti Nur Chasanah'],
  ['nurhasanah', 'Siti Nur Chasanah'],
  ['khairil', 'Chairil Anwar'],
  ['candra', 'Tjandra Halim'],
  ['chandra halim', 'Tjandra Halim'],
  ['stefanus', 'Stephanus Yosef'],
  ['joseph', 'Stephanus Yosef'],
  ['teresia octavia', 'Theresia Oktavia'],
  ['kristin hakim', 'Christine Hakim'],
  ['romadhon', 'Ramadhan Triyono'],
  ['ramadan triono', 'Ramadhan Triyono'],
  ['rido roma', 'Ridho Rhoma'],
  ['taufik', 'Taufiq Ismail'],
  ['desi', 'Dessy Ratnasari'],
  ['rachmat', 'Rahmad Hidayat'],
  // Bali's names by their order of birth
  ['wayan sudarma', 'I Wy. Sudarma'],
  ['made ayu', 'Ni Md. Ayu Lestari'],
  ['gede putra', 'I Gd. Putra Yasa'],
  // letters that were left out, and initials
  ['bdi santoso', 'Budi Santoso'],
  ['bdi sntoso', 'Budi Santoso'],
  ['whyu', 'Wahyu Nugroho'],
  ['nugrho', 'Wahyu Nugroho'],
  ['budi hartono', 'B. Hartono'],
  // codes as they are read out
  ['V5PDR3P1J4', 'H. Soeharto Wibowo'],
  ['V5PDR-3P1J4', 'H. Soeharto Wibowo'],
  ['v5pdr 3p1j4', 'H. Soeharto Wibowo'],
  ['V5PDR3PIJ4', 'H. Soeharto Wibowo'],
  ['v5pdr-3plj4', 'H. Soeharto Wibowo'],
  ['v5pdr 3p', 'H. Soeharto Wibowo'],
  ['sinta-006', 'Christine Hakim'],
  ['SINTAO06', 'Christine Hakim'],
  // tables
  ['meja 12', 'H. Soeharto Wibowo', 'Djoko Soetjipto', 'Muhammad Rizqi Pratama'],
  ['Meja no. 12', 'H. Soeharto Wibowo', 'Djoko Soetjipto', 'Muhammad Rizqi Pratama'],
  ['table 12', 'H. Soeharto Wibowo', 'Djoko Soetjipto', 'Muhammad Rizqi Pratama'],
  ['12号桌', 'H. Soeharto Wibowo', 'Djoko Soetjipto', 'Muhammad Rizqi Pratama'],
  ['テーブル12', 'H. Soeharto Wibowo', 'Djoko Soetjipto', 'Muhammad Rizqi Pratama'],
  ['12번 테이블', 'H. Soeharto Wibowo', 'Djoko Soetjipto', 'Muhammad Rizqi Pratama'],
  ['meja 5', 'Wahyu Nugroho'],
  ['meja a12', 'Rahmad Hidayat'],
  ['meja 21', 'Kwik Kian Gie'],
  ['meja maw', 'Dessy Ratnasari'],
])('who types "%s" sees first: %s', (typed, ...meant) => {
  const all = found(typed);
  expect(all.slice(0, meant.length).toSorted()).toEqual(meant.toSorted());
});

test.each<[typed: string, not: string]>([
  ['meja 12', 'Jaya Suprana'],
  ['meja 12', 'Rahmad Hidayat'],
  ['budi', 'B. Hartono'],
  ['ani', 'Jaya Suprana'],
  ['bdi', 'Abd. Rahman'],
  ['wijaya', 'Wahyu Nugroho'],
  ['muhammad', 'I Gd. Putra Yasa'],
  ['sinta007', 'Christine Hakim'],
])('who types "%s" does not see %s', (typed, other) => {
  expect(found(typed)).not.toContain(other);
});

test('a guest who is given another table is found there', () => {
  const search = createSearch();
  const list = new Map([['A', aGuestView({ key: 'A', table_number: '12' })]]);
  expect(search.find(list, 'meja 12', 5)).toHaveLength(1);
  list.set('A', aGuestView({ key: 'A', table_number: '7' }));
  expect(search.find(list, 'meja 12', 5)).toEqual([]);
  expect(search.find(list, 'meja 7', 5)).toHaveLength(1);
});
