import { type DemoClient, file } from '../../demo-client.ts';
import { parents } from '../portraits.ts';
import { wedding } from '../wedding.ts';

export const TEMPLATE_13: DemoClient = {
  video: file('prewedding.mp4'),
  ...wedding({
    slug: 'demo-template-13',
    template: 'TEMPLATE_13',
    tradition: 'muslim',
    bride: {
      name: 'Kartika',
      full_name: 'Kartika Lintang Sari',
      suffix_name: 'M.Sc.',
      child_order: '1',
      daughter_order: '1',
      ...parents('Bpk. Wiguna Sastra', 'Ibu Rukmini'),
    },
    groom: {
      name: 'Aruna',
      full_name: 'Aruna Pradipta',
      child_order: '2',
      son_order: '1',
      ...parents('Bpk. Hendra Wiguna', 'Ibu Sekar Ayu'),
    },
    quote: ['Di bawah purnama yang sama.', 'Almanak 18 Juli 2027'],
    album: 'city',
    heroPicture: 'observatory-portrait.webp',
    song: 'senja-kalimba.mp3',
    hasDrawnOpening: true,
    option: {
      health_protocol_style: 'SHOW',
      custom_config: {
        dress_code: { text: 'Biru malam dan perak', colors: ['#0b1430', '#5a70b8', '#c9cfdd', '#e6d9a8'] },
        settings: { TEMPLATE_13: { bride_sign: 'leo', groom_sign: 'pisces' } },
      },
    },
    events: [
      {
        type: 'HOLY_MATRIMONY',
        title: 'Akad nikah',
        location: 'Taman Pinus Peneropong',
        street: 'Jl. Peneropongan No. 12, Lembang',
        maps_url: 'https://www.google.com/maps/search/?api=1&query=-6.8245,107.6155',
        start: '2027-07-18T16:00+07:00',
        end: '2027-07-18T17:30+07:00',
      },
      {
        type: 'WEDDING_RECEPTION',
        title: 'Resepsi malam',
        location: 'Teras Kubah Bintang',
        street: 'Jl. Peneropongan No. 12, Lembang',
        maps_url: 'https://www.google.com/maps/search/?api=1&query=-6.8245,107.6155',
        start: '2027-07-18T18:30+07:00',
        end: '2027-07-18T21:00+07:00',
        watch_url: 'https://www.youtube.com/@janur-demo/live',
      },
    ],
    stories: [
      {
        date: '2021',
        picture: 'scene-perseids.svg',
        title: 'Hujan Perseid',
        text: 'Kami menghitung empat puluh tujuh bintang jatuh dan sepakat pada satu harapan.',
      },
      {
        date: '2023',
        picture: 'scene-saturn.svg',
        title: 'Satu teropong',
        text: 'Aruna menabung setahun untuk lensanya. Yang pertama kami lihat: cincin Saturnus.',
      },
      {
        date: '2026',
        picture: 'scene-moonrise.svg',
        title: 'Malam tanpa awan',
        text: 'Di teras kubah, saat bulan naik, ia bertanya. Jawabannya sudah lama ada di langit.',
      },
    ],
  }),
  pictures: [
    'observatory-portrait.webp',
    'milky-way-landscape.webp',
    'scene-moonrise.svg',
    'star-trails-square.webp',
    'scene-saturn.svg',
    'navy-lake-square.webp',
  ],
};
