import type { DemoClient } from '../../demo-client.ts';
import { parents } from '../portraits.ts';
import { wedding } from '../wedding.ts';

export const TEMPLATE_2: DemoClient = wedding({
  slug: 'demo-template-2',
  template: 'TEMPLATE_2',
  hasDrawnOpening: true,
  tradition: 'western',
  greeting: 'christian',
  bride: {
    name: 'Ayudia',
    full_name: 'Ayudia Maharani Lestari',
    child_order: '1',
    daughter_order: '1',
    ...parents('Bpk. Yohanes Lestari', 'Ibu Maria Sulastri'),
  },
  groom: {
    name: 'Mahesa',
    full_name: 'Bernardus Mahesa Adi',
    child_order: '3',
    son_order: '2',
    ...parents('Bpk. Antonius Adi Nugroho', 'Ibu Theresia Kusumawati'),
  },
  quote: ['Seperti dua musim yang akhirnya berjumpa di satu taman.', 'Ayudia, dalam suratnya'],
  album: 'garden',
  events: [
    {
      type: 'HOLY_MATRIMONY',
      title: 'Pemberkatan',
      location: 'Gereja Santa Ursula',
      street: 'Jl. Pos No. 2, Jakarta Pusat',
      start: '2027-09-04T09:00+07:00',
      end: '2027-09-04T10:30+07:00',
    },
    {
      type: 'WEDDING_RECEPTION',
      title: 'Resepsi kebun',
      location: 'Taman Kajoe',
      street: 'Jl. Kemang Timur No. 88, Jakarta Selatan',
      start: '2027-09-04T16:00+07:00',
      end: '2027-09-04T19:00+07:00',
      watch_url: 'https://www.youtube.com/@janur-demo/live',
    },
  ],
  stories: [
    {
      date: 'Juni 2019',
      title: 'Kelas melukis',
      text: 'Mahesa salah masuk kelas cat air. Ia tinggal karena orang di sebelahnya meminjaminya kuas.',
    },
    {
      date: 'Desember 2025',
      title: 'Ya',
      text: 'Di sela pohon kayu putih, ia bertanya dengan suara pelan. Jawabannya tidak pelan sama sekali.',
    },
  ],
});
