import type { DemoClient } from '../../demo-client.ts';
import { parents } from '../portraits.ts';
import { wedding } from '../wedding.ts';

export const TEMPLATE_15: DemoClient = wedding({
  slug: 'demo-template-15',
  template: 'TEMPLATE_15',
  tradition: 'muslim',
  bride: {
    name: 'Kinanti',
    full_name: 'Kinanti Pramesti',
    child_order: '1',
    daughter_order: '1',
    ...parents('Bpk. Hendra', 'Ibu Lestari'),
  },
  groom: {
    name: 'Aryo',
    full_name: 'Aryo Wicaksono',
    child_order: '2',
    son_order: '2',
    ...parents('Bpk. Bagus', 'Ibu Ratih'),
  },
  quote: ['Kalau hujan, payungnya satu saja. Biar kita berdua basah sebelah.', 'Satu Payung Berdua, adegan 12'],
  album: [
    'venue-bridge-lights-landscape',
    'lilac-lake-dusk-landscape',
    'rowboats-sunset-landscape',
    'story-one-umbrella',
    'misty-jetty-portrait',
    'autumn-leaf-landscape',
  ],
  heroPicture: 'venue-bridge-lights-landscape.webp',
  song: 'prelude-in-c-piano.mp3',
  video: 'film-one-umbrella.mp4',
  hashtag: 'SatuPayungBerdua',
  hasDrawnOpening: true,
  option: {
    health_protocol_style: 'SHOW',
    web_type: 'SECONDARY',
    custom_text: 'sebuah kisah cinta',
    custom_config: {
      settings: {
        TEMPLATE_15: { film_title: 'Satu Payung Berdua', award: 'Pilihan mertua', umbrella: true },
      },
      dress_code: { text: 'Karpet merah: hitam, emas, marun', colors: ['#141416', '#e4b363', '#8a1f2d'] },
    },
  },
  events: [
    {
      type: 'HOLY_MATRIMONY',
      title: 'Akad nikah',
      location: 'Masjid Al-Bakrie',
      street: 'Jl. H.R. Rasuna Said, Jakarta',
      start: '2027-07-24T08:00+07:00',
      end: '2027-07-24T10:00+07:00',
    },
    {
      type: 'WEDDING_RECEPTION',
      title: 'Malam resepsi',
      location: 'Metropole Ballroom',
      street: 'Jl. Pegangsaan No. 21, Jakarta',
      start: '2027-07-24T19:00+07:00',
      end: '2027-07-24T21:30+07:00',
      watch_url: 'https://www.youtube.com/@janur-demo/live',
    },
  ],
  stories: [
    {
      date: 'Maret 2021, malam',
      title: 'Dua kursi bersebelahan',
      place: 'Interior bioskop, Cikini',
      picture: 'story-last-row.webp',
      text: 'Bioskop hampir kosong, dua kursi bersebelahan. Filmnya kami lupa.',
    },
    {
      date: 'November 2023, hujan',
      title: 'Satu payung',
      place: 'Eksterior jembatan, Jakarta',
      picture: 'story-one-umbrella.webp',
      text: 'Payungnya kecil, jalannya panjang. Tidak ada yang mau pulang duluan.',
    },
  ],
});
