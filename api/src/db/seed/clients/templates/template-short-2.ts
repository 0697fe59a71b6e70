import type { DemoClient } from '../../demo-client.ts';
import { parents } from '../portraits.ts';
import { wedding } from '../wedding.ts';

export const TEMPLATE_SHORT_2: DemoClient = wedding({
  slug: 'demo-template-short-2',
  template: 'TEMPLATE_SHORT_2',
  tradition: 'muslim',
  bride: {
    name: 'Rani',
    full_name: 'Rani Kusuma',
    child_order: '1',
    daughter_order: '1',
    ...parents('Bpk. Hasan', 'Ibu Nurlaela'),
  },
  groom: {
    name: 'Dimas',
    full_name: 'Dimas Aji',
    child_order: '2',
    son_order: '1',
    ...parents('Bpk. Wirya', 'Ibu Sumiati'),
  },
  quote: ['Terbit sekali seumur hidup.', 'Harga: doa restu'],
  album: 'city',
  hashtag: 'RANIkahDIMAS',
  option: { web_type: 'SECONDARY', announcement: 'Redaksi menunggu balasan hingga 1 Juli 2027.' },
  events: [
    {
      type: 'HOLY_MATRIMONY',
      title: 'Akad nikah',
      location: 'Masjid Al-Latif',
      street: 'Jl. Saninten, Bandung',
      start: '2027-07-17T09:00+07:00',
      end: '2027-07-17T10:30+07:00',
    },
    {
      type: 'WEDDING_RECEPTION',
      title: 'Pesta',
      location: 'Gedung Merpati',
      street: 'Jl. Merpati No. 3, Bandung',
      start: '2027-07-17T18:30+07:00',
      end: '2027-07-17T21:00+07:00',
    },
  ],
  stories: [
    {
      date: '2022',
      title: 'Iklan baris',
      text: 'Dicari: teman baca koran Minggu. Yang menjawab cuma satu, dan itu sudah cukup.',
    },
  ],
});
