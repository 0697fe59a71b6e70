import type { DemoClient } from '../../demo-client.ts';
import { parents } from '../portraits.ts';
import { wedding } from '../wedding.ts';

export const TEMPLATE_7: DemoClient = wedding({
  slug: 'demo-template-7',
  template: 'TEMPLATE_7',
  tradition: 'chinese',
  bride: {
    name: 'Meilin',
    full_name: 'Meilin Kartika Chandra (陈美琳)',
    child_order: '1',
    daughter_order: '1',
    ...parents('Bpk. Chandra Kusuma', 'Ibu Lim Siu Hwa'),
  },
  groom: {
    name: 'Kevin',
    full_name: 'Kevin Lukito (林凯文)',
    child_order: '2',
    son_order: '2',
    ...parents('Bpk. Lukito Halim', 'Ibu Tan Mei Ling'),
  },
  quote: 'chinese',
  album: 'lanterns',
  mainEvent: 1,
  events: [
    {
      type: 'SANGJIT',
      title: 'Sangjit',
      location: 'Kediaman keluarga Chandra',
      street: 'Jl. Pluit Sakti No. 18, Jakarta Utara',
      start: '2027-09-25T10:00+07:00',
      end: '2027-09-25T13:00+07:00',
    },
    {
      type: 'TEAPAI',
      title: 'Teapai',
      location: 'Kediaman keluarga Lukito',
      street: 'Jl. Pantai Indah Barat No. 7, Jakarta Utara',
      start: '2027-10-16T08:00+07:00',
      end: '2027-10-16T10:00+07:00',
    },
    {
      type: 'WEDDING_RECEPTION',
      title: 'Resepsi',
      location: 'Restoran Angke',
      street: 'Jl. Kerajinan No. 5, Jakarta Barat',
      start: '2027-10-16T18:00+07:00',
      end: '2027-10-16T21:00+07:00',
      watch_url: 'https://www.youtube.com/@janur-demo/live',
    },
  ],
  stories: [
    {
      date: 'Imlek 2021',
      title: 'Angpau tertukar',
      picture: 'scene-angpao.svg',
      text: 'Angpau untuk keponakan Kevin sampai di tangan Meilin. Ia mengembalikannya, lengkap dengan nomor telepon.',
    },
    {
      date: 'Cap Go Meh 2026',
      title: 'Lampion kedelapan',
      picture: 'scene-lanterns.svg',
      text: 'Di lampion kedelapan ada tulisan. Meilin membacanya dua kali, lalu mengangguk.',
    },
  ],
});
