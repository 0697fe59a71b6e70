import { type DemoClient, file } from '../../demo-client.ts';
import { parents } from '../portraits.ts';
import { wedding } from '../wedding.ts';

export const TEMPLATE_5: DemoClient = wedding({
  slug: 'demo-template-5',
  template: 'TEMPLATE_5',
  tradition: 'western',
  greeting: 'christian',
  bride: {
    name: 'Josephine',
    full_name: 'Josephine Clara Halim',
    photo_url: file('bride-veil-cut.svg'),
    child_order: '1',
    daughter_order: '1',
    ...parents('Bpk. Ardian Halim', 'Ibu Veronica Tan'),
  },
  groom: {
    name: 'Sebastian',
    full_name: 'Sebastian Lukas Gunadi',
    photo_url: file('groom-suit-cut.svg'),
    child_order: '2',
    son_order: '1',
    ...parents('Bpk. Stefanus Gunadi', 'Ibu Helena Kwee'),
  },
  quote: 'colossians',
  album: [
    'ballroom-dance-landscape',
    'new-years-eve-portrait',
    'coupe-tower-portrait',
    'city-at-midnight-landscape',
    'toast-landscape',
    'venue-bridge-lights-landscape',
  ],
  hasDrawnOpening: true,
  heroPicture: 'new-years-eve-portrait.webp',
  events: [
    {
      type: 'HOLY_MATRIMONY',
      title: 'Pemberkatan',
      location: 'Kapel Santa Cecilia',
      street: 'Jl. Braga No. 61, Bandung',
      start: '2027-12-31T16:00+07:00',
      end: '2027-12-31T17:30+07:00',
    },
    {
      type: 'AFTER_PARTY',
      title: 'Gala & dansa',
      location: 'Ballroom Hotel Parahyangan',
      street: 'Jl. Asia Afrika No. 112, Bandung',
      start: '2027-12-31T20:00+07:00',
      end: '2028-01-01T00:30+07:00',
      watch_url: 'https://www.youtube.com/@janur-demo/live',
    },
  ],
  stories: [
    {
      date: '2022',
      title: 'Lantai dansa',
      picture: 'ballroom-dance-landscape.webp',
      text: 'Sebastian menginjak kaki Josephine dua kali dalam satu lagu. Lagu berikutnya, hanya sekali.',
    },
    {
      date: '2026',
      title: 'Hitung mundur',
      picture: 'city-at-midnight-landscape.webp',
      text: 'Sepuluh detik sebelum tahun baru, ia berlutut. Kembang apinya tepat waktu.',
    },
  ],
});
