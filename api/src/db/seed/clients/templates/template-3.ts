import type { DemoClient } from '../../demo-client.ts';
import { parents } from '../portraits.ts';
import { wedding } from '../wedding.ts';

export const TEMPLATE_3: DemoClient = wedding({
  slug: 'demo-template-3',
  template: 'TEMPLATE_3',
  tradition: 'javanese',
  bride: {
    name: 'Larasati',
    full_name: 'Raden Ajeng Larasati Kusumaningrum',
    child_order: '1',
    daughter_order: '1',
    ...parents('Bpk. R.M. Kusumo Hadi', 'Ibu R.Ay. Sri Lestari'),
  },
  groom: {
    name: 'Bagaskara',
    full_name: 'Bagaskara Wiratama',
    suffix_name: 'S.E.',
    child_order: '2',
    son_order: '2',
    ...parents('Bpk. Wiratmo', 'Ibu Sumarni'),
  },
  quote: 'javanese',
  album: 'soga',
  song: 'senja-kalimba.mp3',
  events: [
    {
      type: 'HOLY_MATRIMONY',
      title: 'Akad nikah',
      location: 'Pendopo Agung Ambarrukmo',
      street: 'Jl. Laksda Adisucipto No. 81, Yogyakarta',
      start: '2027-06-19T08:00+07:00',
      end: '2027-06-19T10:00+07:00',
    },
    {
      type: 'WEDDING_RECEPTION',
      title: 'Resepsi',
      location: 'Royal Ballroom Ambarrukmo',
      street: 'Jl. Laksda Adisucipto No. 81, Yogyakarta',
      start: '2027-06-19T19:00+07:00',
      end: '2027-06-19T21:00+07:00',
      watch_url: 'https://www.youtube.com/@janur-demo/live',
    },
  ],
  stories: [
    {
      date: 'Sekaten, 2019',
      title: 'Papanggihan',
      picture: 'wayang-sekaten.svg',
      text: 'Kami bertemu di antara gamelan dan gulali, di alun-alun yang penuh lampu.',
    },
    {
      date: 'Ruwah, 2026',
      title: 'Nontoni lan nglamar',
      picture: 'wayang-nontoni.svg',
      text: 'Dua keluarga duduk bersila, dan semua pertanyaan menemukan jawabannya.',
    },
  ],
});
