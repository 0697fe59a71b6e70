import type { DemoClient } from '../demo-client.ts';
import { sintaRamaGuests } from './sinta-rama-guests.ts';
import { parents } from './portraits.ts';
import { wedding } from './wedding.ts';

const VENUE = { location: 'Abhayagiri, Sumberwatu Heritage', street: 'Dusun Sumberwatu, Sambirejo, Prambanan, Sleman' };
const GUEST_BOOK = {
  is_guest_book: true,
  guest_book_image_url: '/files/demo/dandelion-golden-hour-landscape.webp',
  print_variant: 'LABEL',
} as const;

const couple = wedding({
  slug: 'sinta-rama',
  template: 'TEMPLATE_1',
  tradition: 'muslim',
  bride: {
    name: 'Sinta',
    full_name: 'Sinta Maharani Putri',
    suffix_name: 'S.Gz.',
    child_order: '1',
    daughter_order: '1',
    ...parents('Bpk. H. Bambang Sutrisno', 'Ibu Hj. Sri Wahyuni'),
  },
  groom: {
    name: 'Rama',
    full_name: 'Rama Aditya Nugroho',
    prefix_name: 'dr.',
    child_order: '2',
    son_order: '1',
    ...parents('Bpk. Agus Nugroho', 'Ibu Endah Puspitasari'),
  },
  quote: 'arRum',
  album: 'golden',
  song: 'senja-kalimba.mp3',
  hashtag: 'SintaBersamaRama',
  bank: 'BSI',
  events: [
    {
      type: 'HOLY_MATRIMONY',
      title: 'Akad nikah',
      session_type: 'Sesi keluarga',
      location: 'Masjid Kampus UGM',
      street: 'Jl. Prof. Dr. Drs. Notonagoro, Caturtunggal, Sleman, Yogyakarta',
      start: '2027-06-12T08:00+07:00',
      end: '2027-06-12T10:00+07:00',
      watch_url: 'https://www.youtube.com/@janur-demo/live',
      ...GUEST_BOOK,
    },
    {
      type: 'WEDDING_RECEPTION',
      title: 'Resepsi',
      ...VENUE,
      start: '2027-06-12T16:00+07:00',
      end: '2027-06-12T19:00+07:00',
      ...GUEST_BOOK,
    },
    {
      type: 'AFTER_PARTY',
      title: 'After party',
      ...VENUE,
      start: '2027-06-12T20:00+07:00',
      end: '2027-06-12T23:00+07:00',
      ...GUEST_BOOK,
      check_in_variant: 'INSTANT',
      print_variant: 'NONE',
    },
  ],
  stories: [
    {
      date: 'September 2019',
      title: 'Bangku Stasiun Tugu',
      place: 'Yogyakarta',
      text: 'Kereta terlambat dua jam. Sinta menawarkan bakpia terakhirnya, Rama menawarkan pelantang telinga sebelah kiri.',
    },
    {
      date: 'Mei 2021',
      title: 'Jarak 512 kilometer',
      place: 'Yogyakarta dan Bandung',
      text: 'Rama praktik di Bandung, Sinta di Sardjito. Setiap Jumat malam ada kereta, dan setiap Minggu sore ada yang melambai di peron.',
    },
    {
      date: 'Agustus 2024',
      title: 'Kembali satu kota',
      place: 'Sleman',
      text: 'Rumah kecil dengan pohon jambu, dua sepeda, dan seekor kucing yang memilih kami.',
    },
    {
      date: '28 Oktober 2026',
      title: 'Lamaran',
      place: 'Prambanan',
      text: 'Di bawah senja Prambanan, tempat kisah Sinta dan Rama yang lain selalu dipentaskan, Rama bertanya. Sinta menjawab: ya.',
    },
  ],
  option: {
    count_down_date: new Date('2027-06-12T01:00:00Z'),
    default_guest_total: 2,
    health_protocol_style: 'HIDDEN',
    announcement: 'Mohon konfirmasi kehadiran sebelum 29 Mei 2027.',
    meta_image: '/files/demo/dandelion-golden-hour-landscape.webp',
  },
});

/** The demo's main invitation: V2, three events with a guest-book, 300 guests. */
export const SINTA_RAMA: DemoClient = {
  ...couple,
  username: 'sinta-rama',
  version: 'V2',
  menu: {
    event: 1,
    meals: [
      { name: 'Nasi kebuli kambing' },
      { name: 'Gurame asam manis' },
      { name: 'Vegetarian' },
      { name: 'Menu anak', is_for_children: true },
    ],
  },
  guests: sintaRamaGuests(),
  wishes: [],
};
