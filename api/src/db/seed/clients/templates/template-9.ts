import type { DemoClient } from '../../demo-client.ts';
import { parents } from '../portraits.ts';
import { wedding } from '../wedding.ts';

export const TEMPLATE_9: DemoClient = wedding({
  slug: 'demo-template-9',
  heroPicture: 'couple-minang.webp',
  template: 'TEMPLATE_9',
  tradition: 'muslim',
  bride: {
    name: 'Sabai',
    full_name: 'Sabai Nan Aluih Putri',
    suffix_name: 'S.Pd.',
    photo_url: '/files/demo/bride-minang.svg',
    child_order: '2',
    daughter_order: '2',
    ...parents('Bpk. H. Sutan Rajo Ameh', 'Ibu Hj. Rosmaniar'),
  },
  groom: {
    name: 'Malik',
    full_name: 'Malik Ibrahim Datuak Bandaro',
    suffix_name: 'S.Kom.',
    photo_url: '/files/demo/groom-minang.svg',
    child_order: '3',
    son_order: '1',
    ...parents('Bpk. Ibrahim Sutan Mudo', 'Ibu Yusnidar'),
  },
  quote: [
    'Dari Batusangkar ke Pagaruyung,\nbenang emas ditenun rapat;\ndua hati seiring seuntung,\ndiikat janji, dijunjung adat.',
    'Pantun kedua keluarga',
  ],
  album: 'nagari',
  song: 'senja-kalimba.mp3',
  option: {
    custom_config: {
      settings: { TEMPLATE_9: { line: 'Dari Batusangkar ke Pagaruyung, dua hati seiring seuntung.' } },
      dress_code: { text: 'Baju kuruang dan taluak balango', colors: ['#6d1523', '#d7a94b', '#f1e4d2'] },
    },
  },
  events: [
    {
      type: 'HOLY_MATRIMONY',
      title: 'Akad Nikah',
      session_type: 'Manjapuik marapulai 07.00',
      location: 'Surau Gadang Pagaruyung',
      street: 'Jl. Sutan Alam Bagagar, Tanah Datar',
      start: '2027-08-28T09:00+07:00',
      end: '2027-08-28T10:30+07:00',
    },
    {
      type: 'WEDDING_RECEPTION',
      title: 'Baralek Gadang',
      location: 'Rumah Gadang Datuak Bandaro',
      street: 'Nagari Pagaruyung, Sumatera Barat',
      start: '2027-08-28T11:00+07:00',
      end: '2027-08-28T16:00+07:00',
      watch_url: 'https://www.youtube.com/@janur-demo/live',
    },
  ],
  stories: [
    {
      date: '2020',
      title: 'Sabalik kabau',
      picture: 'scene-nagari.svg',
      text: 'Malik merantau, Sabai mengajar di kampung. Jarak itu ternyata cuma satu telepon setiap Magrib.',
    },
    {
      date: '2026',
      title: 'Maminang',
      picture: 'scene-carano.svg',
      text: 'Sirih dalam carano diterima, dan mamak kedua belah pihak sudah sepakat.',
    },
  ],
});
