import type { DemoClient } from '../../demo-client.ts';
import { parents } from '../portraits.ts';
import { wedding } from '../wedding.ts';

export const TEMPLATE_1: DemoClient = wedding({
  slug: 'demo-template-1',
  template: 'TEMPLATE_1',
  tradition: 'muslim',
  bride: {
    name: 'Kinara',
    full_name: 'Kinara Puspa Ayuningtyas',
    suffix_name: 'S.Ars.',
    child_order: '2',
    daughter_order: '1',
    ...parents('Bpk. Hendra Prasetyo', 'Ibu Wening Astuti'),
  },
  groom: {
    name: 'Ilyas',
    full_name: 'Muhammad Ilyas Ramadhan',
    suffix_name: 'S.T.',
    child_order: '1',
    son_order: '1',
    ...parents('Bpk. H. Asep Ruhimat', 'Ibu Hj. Neneng Komariah'),
  },
  quote: 'arRum',
  album: 'clay',
  song: 'senja-kalimba.mp3',
  events: [
    {
      type: 'HOLY_MATRIMONY',
      title: 'Akad nikah',
      location: 'Masjid Al-Irsyad',
      street: 'Kota Baru Parahyangan, Padalarang',
      start: '2027-05-08T08:00+07:00',
      end: '2027-05-08T09:30+07:00',
    },
    {
      type: 'WEDDING_RECEPTION',
      title: 'Resepsi',
      location: 'Rumah Tanah Liat',
      street: 'Jl. Dago Giri 27, Bandung',
      start: '2027-05-08T16:00+07:00',
      end: '2027-05-08T19:00+07:00',
    },
  ],
  stories: [
    {
      date: 'Maret 2021',
      title: 'Satu studio, dua meja',
      picture: 'tanah-studio.svg',
      place: 'Bandung',
      text: 'Kami bertemu di studio arsitektur. Ilyas meminjam penggaris, dan sampai hari ini belum mengembalikannya.',
    },
    {
      date: 'Agustus 2023',
      title: 'Rumah pertama',
      picture: 'tanah-house.svg',
      place: 'Dago Giri',
      text: 'Kami merancang rumah tanah liat untuk orang lain, lalu menyadari denah itu adalah rumah yang kami inginkan.',
    },
    {
      date: '14 Februari 2026',
      title: 'Lamaran',
      picture: 'tanah-terrace.svg',
      place: 'Bandung',
      text: 'Di teras yang belum jadi, dengan tangan masih berlumur tanah, Ilyas bertanya. Kinara menjawab sebelum kalimatnya selesai.',
    },
  ],
});
