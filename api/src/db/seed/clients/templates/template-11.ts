import { type DemoClient, file } from '../../demo-client.ts';
import { birthday } from '../birthday.ts';

export const TEMPLATE_11: DemoClient = {
  ...birthday({
    slug: 'demo-template-11',
    template: 'TEMPLATE_11',
    clientName: 'Ratna, ulang tahun ke-50',
    host: {
      name: 'Ratna',
      full_name: 'Ratna Kusumawardhani',
      photo_url: '/files/demo/host-retro.svg',
      instagram: 'https://instagram.com/janur.demo',
    },
    customText: '50',
    greeting: 'Lima dekade, setengah abad, tetap jenaka. Datanglah minum, makan, dan berdansa bersama kami.',
    more: {
      couple: 'host-retro.svg',
      quote: ['Umur itu seperti piringan hitam: makin sering diputar, makin hafal semua lagunya.', 'Ratna'],
      stories: [
        {
          date: '1977',
          title: 'Sisi A: Bandung',
          text: 'Lahir di Jalan Cihampelas, diiringi radio tetangga yang tidak pernah dimatikan.',
        },
        {
          date: '1997',
          title: 'Sisi B: studio tari',
          text: 'Dua puluh tahun, sepatu merah, dan murid pertama yang takut berputar.',
        },
        {
          date: '2017',
          title: 'Rekaman ulang',
          text: 'Di usia empat puluh Ratna membuka kelas dansa untuk nenek-nenek. Antreannya sampai ke jalan.',
        },
        {
          date: '2027',
          title: 'Lagu tambahan',
          text: 'Lima puluh, lutut masih lentur, daftar putar makin panjang.',
        },
      ],
    },
    customConfig: {
      settings: {
        TEMPLATE_11: {
          tagline: 'setengah abad, tetap jenaka',
          gift_note: 'Tanpa kado pun jadi: bawa sepatu dansa dan satu cerita memalukan tentang Ratna.',
        },
      },
      dress_code: {
        text: '1958: polkadot, pastel, kacamata kucing',
        colors: ['#0f6e6e', '#f2a33a', '#b02f24', '#f9d7c3'],
      },
    },
    events: [
      {
        type: 'COCKTAIL',
        title: 'Minum & Musik',
        session_type: 'Cocktail sore',
        location: 'Vila Jengki Ciumbuleuit',
        street: 'Jl. Ranca Bentang 27, Bandung',
        start: '2027-05-22T16:30+07:00',
        end: '2027-05-22T18:30+07:00',
      },
      {
        type: 'BIRTHDAY',
        title: 'Dansa Lima Dekade',
        session_type: 'Makan malam',
        location: 'Tepi Kolam, Vila Jengki',
        street: 'Jl. Ranca Bentang 27, Bandung',
        start: '2027-05-22T19:00+07:00',
        end: '2027-05-22T22:00+07:00',
        watch_url: 'https://www.youtube.com/@janur-demo/live',
      },
    ],
  }),
  video: file('prewedding.mp4'),
  pictures: [
    'scene-poolside.svg',
    'scene-bar.svg',
    'scene-turntable.svg',
    'citrus-slices-square.webp',
    'scene-cake.svg',
  ],
};
