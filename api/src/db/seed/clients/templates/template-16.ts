import type { DemoClient } from '../../demo-client.ts';
import { parents } from '../portraits.ts';
import { wedding } from '../wedding.ts';

export const TEMPLATE_16: DemoClient = wedding({
  slug: 'demo-template-16',
  template: 'TEMPLATE_16',
  tradition: 'muslim',
  bride: {
    name: 'Nisa',
    full_name: 'Khairunnisa Maulida',
    suffix_name: 'S.Psi.',
    child_order: '2',
    daughter_order: '2',
    ...parents('Bpk. Maulana Yusuf', 'Ibu Rina Herlina'),
  },
  groom: {
    name: 'Fajar',
    full_name: 'Fajar Nugraha',
    suffix_name: 'S.Ds.',
    child_order: '1',
    son_order: '1',
    ...parents('Bpk. Nugraha', 'Ibu Euis Kartini'),
  },
  quote: ['Cinta itu seperti foto lama: makin disimpan, makin hangat.', 'Album kami, jilid satu'],
  album: [
    'dandelion-golden-hour-landscape',
    'forest-path-portrait',
    'couple-at-the-lake-landscape',
    'kite-blue-sky-landscape',
    'rowboats-sunset-landscape',
    'autumn-leaf-landscape',
  ],
  cover: 'rowboats-sunset-landscape.webp',
  heroPicture: 'couple-laughing-square.webp',
  video: 'film-one-umbrella.mp4',
  hashtag: 'NisaPunyaFajar',
  option: {
    health_protocol_style: 'SHOW',
    custom_text: 'kami nikah!',
    custom_config: {
      dress_code: { text: 'Santai berwarna bumi', colors: ['#3e5c4b', '#e0765a', '#edbd54', '#a9c4d6'] },
      settings: {
        TEMPLATE_16: {
          is_cutout: true,
          note: 'masih ketawa bareng',
          journey_from: 'Sendiri',
          journey_to: 'Berdua',
          receipt: 'Makan enak 1x; Foto bareng 99x; Pelukan gratis; Total bahagia',
        },
      },
    },
  },
  events: [
    {
      type: 'HOLY_MATRIMONY',
      title: 'Akad nikah',
      location: 'Masjid Salman',
      street: 'Jl. Ganesa No. 7, Bandung',
      start: '2027-10-16T08:00+07:00',
      end: '2027-10-16T10:00+07:00',
    },
    {
      type: 'WEDDING_RECEPTION',
      title: 'Resepsi',
      location: 'Kebun Kopi Nusa',
      street: 'Jl. Dago Pakar No. 12, Bandung',
      start: '2027-10-16T16:00+07:00',
      end: '2027-10-16T19:00+07:00',
    },
  ],
  stories: [
    {
      date: '2020',
      title: 'Tempat itu!',
      place: 'Warung Kopi Dipati',
      picture: 'story-camera-and-coffee.webp',
      text: 'Warung kopi kecil, kamera analog, dan 36 foto yang semuanya buram kecuali satu.',
    },
    {
      date: '2023',
      title: 'Tiket kereta',
      place: 'Bandung–Jogja',
      picture: 'story-seats-2a-2b.webp',
      text: 'Bandung–Jogja, kursi 2A dan 2B. Kami pulang membawa dua album kosong dan satu rencana.',
    },
    {
      date: '2026',
      title: 'Halaman terakhir',
      place: 'mau, ya?',
      picture: 'story-last-page.webp',
      text: 'Fajar menempel satu polaroid tanpa gambar di album itu. Di bawahnya menunggu sebuah cincin dan satu pertanyaan.',
    },
  ],
});
