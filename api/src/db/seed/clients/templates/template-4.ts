import type { DemoClient } from '../../demo-client.ts';
import { parents } from '../portraits.ts';
import { wedding } from '../wedding.ts';

export const TEMPLATE_4: DemoClient = wedding({
  slug: 'demo-template-4',
  template: 'TEMPLATE_4',
  tradition: 'western',
  greeting: 'general',
  bride: {
    name: 'Mira',
    full_name: 'Mira Anggraini',
    child_order: '1',
    daughter_order: '1',
    ...parents('Bpk. Hendra Wijaya', 'Ibu Yuliana'),
  },
  groom: {
    name: 'Jun',
    full_name: 'Arjuna Wibisana',
    child_order: '2',
    son_order: '1',
    ...parents('Bpk. Wibisana', 'Ibu Retno Palupi'),
  },
  quote: ['Sepuluh tahun, satu danau, dan akhirnya: ya.', 'Mira & Jun, edisi 01'],
  album: [
    'misty-jetty-portrait',
    'forest-path-portrait',
    'rowboats-sunset-landscape',
    'dandelion-golden-hour-landscape',
    'anemone-meadow-portrait',
    'autumn-leaf-landscape',
    'lilac-lake-dusk-landscape',
  ],
  cover: 'lilac-lake-dusk-portrait.webp',
  heroPicture: 'anemone-meadow-portrait.webp',
  song: 'prelude-in-c-piano.mp3',
  events: [
    {
      type: 'HOLY_MATRIMONY',
      title: 'Akad nikah',
      location: 'Rumah Tepi Danau',
      street: 'Jl. Situ Patenggang 8, Ciwidey',
      start: '2027-09-18T09:00+07:00',
      end: '2027-09-18T10:30+07:00',
    },
    {
      type: 'WEDDING_RECEPTION',
      title: 'Makan malam',
      location: 'Galeri Selasar Utara',
      street: 'Jl. Bukit Pakar Timur 100, Bandung',
      start: '2027-09-18T18:30+07:00',
      end: '2027-09-18T21:00+07:00',
      watch_url: 'https://www.youtube.com/@janur-demo/live',
    },
  ],
  stories: [
    {
      date: '2016',
      title: 'Foto yang salah fokus',
      text: 'Jun memotret danau. Yang tajam justru seseorang di tepi bingkai.',
      picture: 'misty-jetty-portrait.webp',
    },
    {
      date: '2026',
      title: 'Foto yang benar',
      text: 'Sepuluh tahun kemudian, danau yang sama, fokus yang tepat.',
      picture: 'lilac-lake-dusk-portrait.webp',
    },
  ],
  option: {
    custom_config: {
      settings: {
        TEMPLATE_4: {
          credit: 'Foto: Raka Adi, Lembang, musim hujan',
          hero_note: 'yang ungu itu, pilihan Ibu',
          events_note: 'jangan telat, ya',
        },
      },
      dress_code: { text: 'Hitam, tanah, lilac, gading', colors: ['#141414', '#8c7b6b', '#b9a9c9', '#f4f2ee'] },
    },
  },
});
