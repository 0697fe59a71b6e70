import type { DemoClient } from '../../demo-client.ts';
import { parents } from '../portraits.ts';
import { wedding } from '../wedding.ts';

export const TEMPLATE_10: DemoClient = wedding({
  slug: 'demo-template-10',
  template: 'TEMPLATE_10',
  heroPicture: 'jetty-sea-glass-portrait.webp',
  // the picture is printed in the look's own inks already
  option: { custom_config: { settings: { TEMPLATE_10: { sea_glass: false } } } },
  tradition: 'western',
  bride: {
    name: 'Anjani',
    full_name: 'Dewi Anjani Prameswari',
    child_order: '1',
    daughter_order: '1',
    ...parents('Bpk. Lalu Prameswara', 'Ibu Baiq Hartini'),
  },
  groom: {
    name: 'Bayu',
    full_name: 'Bayu Segara Wirawan',
    child_order: '1',
    son_order: '1',
    ...parents('Bpk. Gede Wirawan', 'Ibu Ni Luh Sekar'),
  },
  quote: ['Laut tidak pernah lupa jalan pulang ke pantai.', 'Anjani & Bayu'],
  album: 'shore',
  events: [
    {
      type: 'HOLY_MATRIMONY',
      title: 'Janji di tepi pantai',
      location: 'Pantai Selong Belanak',
      street: 'Lombok Tengah',
      maps_url: 'https://www.google.com/maps?q=-8.8712,116.1594',
      start: '2027-08-07T16:00+08:00',
      end: '2027-08-07T17:00+08:00',
      timezone: 'Asia/Makassar',
      watch_url: 'https://www.youtube.com/@janur-demo/live',
    },
    {
      type: 'WEDDING_RECEPTION',
      title: 'Resepsi senja',
      location: 'Sempiak Seaside',
      street: 'Lombok Tengah',
      maps_url: 'https://www.google.com/maps?q=-8.8741,116.1563',
      start: '2027-08-07T18:30+08:00',
      end: '2027-08-07T21:30+08:00',
      timezone: 'Asia/Makassar',
    },
  ],
  stories: [
    {
      date: '2022',
      title: 'Ombak ketiga',
      picture: 'scene-waves.svg',
      text: 'Bayu mengajari Anjani berselancar. Di ombak ketiga ia berdiri, di ombak keempat mereka tertawa.',
    },
    {
      date: '2026',
      title: 'Pesan dalam botol',
      picture: 'scene-bottle.svg',
      text: 'Botol itu terdampar persis di tempat mereka biasa duduk. Kebetulan, kata Bayu.',
    },
  ],
});
