import type { DemoClient } from '../../demo-client.ts';
import { parents } from '../portraits.ts';
import { wedding } from '../wedding.ts';

export const TEMPLATE_6: DemoClient = wedding({
  slug: 'demo-template-6',
  template: 'TEMPLATE_6',
  hasDrawnOpening: true,
  heroPicture: 'navy-lake-square.webp',
  tradition: 'javanese',
  bride: {
    name: 'Ratih',
    full_name: 'Ratih Kumala Wirakusuma',
    child_order: '2',
    daughter_order: '1',
    ...parents('Bpk. K.R.T. Wirakusuma', 'Ibu Sri Murtini'),
  },
  groom: {
    name: 'Rangga',
    full_name: 'Rangga Adityawarman',
    suffix_name: 'S.H.',
    child_order: '1',
    son_order: '1',
    ...parents('Bpk. Hendrawan Soeryo', 'Ibu Dewi Anggoro'),
  },
  quote: 'arRum',
  album: 'court',
  song: 'prelude-in-c-piano.mp3',
  hashtag: 'RatihUntukRangga',
  events: [
    {
      type: 'HOLY_MATRIMONY',
      title: 'Akad nikah',
      location: 'Pendapa Agung Wirakusuman',
      street: 'Jl. Kraton Lor No. 4, Surakarta',
      start: '2027-09-18T09:00+07:00',
      end: '2027-09-18T10:30+07:00',
    },
    {
      type: 'WEDDING_RECEPTION',
      title: 'Resepsi',
      location: 'Balai Kencana, Hotel Adiwangsa',
      street: 'Jl. Slamet Riyadi No. 210, Surakarta',
      start: '2027-09-18T19:00+07:00',
      end: '2027-09-18T21:00+07:00',
      watch_url: 'https://www.youtube.com/@janur-demo/live',
    },
  ],
  stories: [
    {
      date: '2020',
      title: 'Perpustakaan keraton',
      picture: 'plate-library.svg',
      text: 'Satu naskah, dua peneliti, satu meja. Naskahnya selesai lebih dulu.',
    },
    {
      date: '2026',
      title: 'Sumpah',
      picture: 'plate-vow.svg',
      text: 'Rangga datang dengan keluarga dan satu lamaran yang ditulis tangan dalam aksara Jawa.',
    },
  ],
  option: {
    custom_config: {
      settings: { TEMPLATE_6: { motto: 'Sih lan bekti, tanpa tepi' } },
      dress_code: { text: 'Batik atau busana resmi', colors: ['#1c2b4a', '#a9812f', '#ece6d8', '#5b4632'] },
    },
  },
});
