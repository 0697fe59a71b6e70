import { type DemoClient, file } from '../../demo-client.ts';
import { parents } from '../portraits.ts';
import { wedding } from '../wedding.ts';

export const CUSTOM: DemoClient = {
  video: file('prewedding.mp4'),
  ...wedding({
    slug: 'demo-custom',
    template: 'CUSTOM',
    tradition: 'javanese',
    greeting: 'balinese',
    bride: {
      name: 'Saraswati',
      full_name: 'Ni Made Saraswati Dewi',
      photo_url: '/files/demo/bride-bali.svg',
      child_order: '2',
      daughter_order: '1',
      ...parents('Bpk. I Wayan Sudira', 'Ibu Ni Ketut Rai'),
    },
    groom: {
      name: 'Mahendra',
      full_name: 'I Putu Mahendra Putra',
      photo_url: '/files/demo/groom-bali.svg',
      child_order: '1',
      son_order: '1',
      ...parents('Bpk. I Nyoman Arta', 'Ibu Ni Wayan Sari'),
    },
    quote: [
      'Tetaplah bersatu dan jangan terpisahkan. Capailah hidup yang penuh, bermain bersama anak dan cucu, bahagia di rumah sendiri.',
      'Regweda X.85.42',
    ],
    album: 'lake',
    heroPicture: 'lake-temple-square.webp',
    hasDrawnOpening: true,
    song: 'senja-kalimba.mp3',
    option: {
      health_protocol_style: 'SHOW',
      is_custom_template: true,
      custom_text: 'Om Swastiastu',
      custom_config: {
        settings: { CUSTOM: { line: 'Dua sungai bertemu di satu muara.' } },
        dress_code: { text: 'Payas madya', colors: ['#2f4b3c', '#e0a526', '#7c2f3c', '#f6f1e7'] },
      },
    },
    events: [
      {
        type: 'HOLY_MATRIMONY',
        title: 'Pawiwahan',
        location: 'Griya Taman Sari',
        street: 'Br. Tebesaya, Peliatan, Ubud',
        start: '2027-04-11T08:00+08:00',
        end: '2027-04-11T11:00+08:00',
        timezone: 'Asia/Makassar',
      },
      {
        type: 'WEDDING_RECEPTION',
        title: 'Resepsi',
        location: 'Bale Agung Tirta Wangi',
        street: 'Jl. Raya Sanggingan, Kedewatan',
        start: '2027-04-11T18:00+08:00',
        end: '2027-04-11T21:00+08:00',
        timezone: 'Asia/Makassar',
        watch_url: 'https://www.youtube.com/@janur-demo/live',
      },
    ],
    stories: [
      {
        date: 'Galungan 2023',
        picture: 'scene-galungan.svg',
        title: 'Penjor pertama',
        text: 'Mahendra membantu memasang penjor di rumah Saraswati. Miring sedikit, tetapi diterima.',
      },
      {
        date: 'Nyepi 2025',
        picture: 'scene-nyepi.svg',
        title: 'Sehari tanpa suara',
        text: 'Sehari penuh tanpa lampu dan tanpa pesan. Malam berikutnya, pesan pertama kami berangkat pada detik yang sama.',
      },
      {
        date: '2026',
        picture: 'scene-mepadik.svg',
        title: 'Mepadik',
        text: 'Keluarga Mahendra datang membawa canang dan niat baik. Ibu menjawab sebelum Bapak selesai bertanya.',
      },
    ],
  }),
  pictures: [
    'lake-temple-square.webp',
    'rice-terraces-portrait.webp',
    'scene-galungan.svg',
    'lotus-lake-landscape.webp',
    'scene-mepadik.svg',
    'scene-nyepi.svg',
  ],
};
