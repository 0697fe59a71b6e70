import type { DemoClient } from '../../demo-client.ts';
import { parents } from '../portraits.ts';
import { wedding } from '../wedding.ts';

export const TEMPLATE_2_2: DemoClient = wedding({
  slug: 'demo-template-2-2',
  template: 'TEMPLATE_2_2',
  hasDrawnOpening: true,
  tradition: 'muslim',
  bride: {
    name: 'Wulan',
    full_name: 'Wulan Candraningrum',
    suffix_name: 'M.Kn.',
    child_order: '3',
    daughter_order: '3',
    ...parents('Bpk. Bambang Candra', 'Ibu Endang Rahayu'),
  },
  groom: {
    name: 'Damar',
    full_name: 'Damar Panuluh',
    suffix_name: 'S.Sn.',
    child_order: '1',
    son_order: '1',
    ...parents('Bpk. Sunaryo', 'Ibu Siti Wahyuni'),
  },
  quote: ['Bulan menunggu damar dinyalakan.', 'Keluarga kedua mempelai'],
  album: [
    'forest-path-portrait',
    'autumn-leaf-landscape',
    'misty-jetty-portrait',
    'dandelion-golden-hour-landscape',
    'anemone-meadow-portrait',
    'lilac-lake-dusk-landscape',
  ],
  heroPicture: 'forest-path-portrait.webp',
  events: [
    {
      type: 'HOLY_MATRIMONY',
      title: 'Akad nikah',
      location: 'Rumah Kaca Candra',
      street: 'Jl. Dharmawangsa Raya No. 26, Jakarta',
      start: '2027-11-20T16:00+07:00',
      end: '2027-11-20T17:30+07:00',
    },
    {
      type: 'WEDDING_RECEPTION',
      title: 'Jamuan malam',
      location: 'Ballroom Puri Candra',
      street: 'Jl. Dharmawangsa Raya No. 26, Jakarta',
      start: '2027-11-20T19:00+07:00',
      end: '2027-11-20T22:00+07:00',
      watch_url: 'https://www.youtube.com/@janur-demo/live',
    },
  ],
  stories: [
    {
      date: 'Purnama, 2020',
      title: 'Pameran tengah malam',
      text: 'Damar menata lampu, Wulan datang terlalu awal. Mereka duduk di lantai menunggu gelap.',
    },
    {
      date: 'Gerhana, 2025',
      title: 'Di bawah bayang bumi',
      text: 'Ketika bulan merah, Damar menyalakan lilin dan bertanya.',
    },
  ],
});
