import { type DemoClient, file } from '../../demo-client.ts';
import { parents } from '../portraits.ts';
import { wedding } from '../wedding.ts';

export const TEMPLATE_14: DemoClient = {
  video: file('prewedding.mp4'),
  ...wedding({
    slug: 'demo-template-14',
    template: 'TEMPLATE_14',
    tradition: 'japanese',
    bride: {
      name: 'Naomi',
      full_name: 'Naomi Kirana Hartono',
      child_order: '1',
      daughter_order: '1',
      ...parents('Bpk. Hartono Salim', 'Ibu Yuki Hartono'),
    },
    groom: {
      name: 'Satria',
      full_name: 'Satria Kusumo',
      child_order: '3',
      son_order: '2',
      ...parents('Bpk. Kusumo Wardoyo', 'Ibu Ratih Kusumo'),
    },
    quote: ['Satu ikatan, tidak lepas oleh tarikan; justru karena ditarik, ia mengencang.', 'Tentang mizuhiki'],
    album: 'lake',
    heroPicture: 'lilac-lake-dusk-portrait.webp',
    hasDrawnOpening: true,
    song: 'prelude-in-c-piano.mp3',
    option: {
      web_type: 'SECONDARY',
      health_protocol_style: 'SHOW',
      custom_text: 'Undangan pernikahan',
      custom_config: { dress_code: { colors: ['#2b3a67', '#8a94b8', '#e8e1d1', '#b3342a'] } },
    },
    events: [
      {
        type: 'TEAPAI',
        title: 'Upacara teh',
        location: 'Rumah Teh Komorebi',
        street: 'Jl. Ciumbuleuit No. 88, Bandung',
        start: '2027-03-07T10:00+07:00',
        end: '2027-03-07T11:30+07:00',
      },
      {
        type: 'WEDDING_RECEPTION',
        title: 'Jamuan malam',
        location: 'Paviliun Taman Hening',
        street: 'Jl. Dago Atas No. 21, Bandung',
        start: '2027-03-07T18:00+07:00',
        end: '2027-03-07T21:00+07:00',
        watch_url: 'https://www.youtube.com/@janur-demo/live',
      },
    ],
    stories: [
      {
        date: '2019',
        picture: 'scene-crane.svg',
        title: 'Kertas di antara buku',
        text: 'Satria menemukan lipatan bangau di novel bekas. Di sayapnya ada nomor telepon toko, dan nama penjaganya: Naomi.',
      },
      {
        date: '2022',
        picture: 'scene-thousand.svg',
        title: 'Melipat kertas',
        text: 'Seribu bangau untuk seorang teman yang sakit. Ia sembuh, dan kami tidak berhenti melipat.',
      },
      {
        date: 'Musim plum 2026',
        picture: 'scene-awaji.svg',
        title: 'Simpul pertama',
        text: 'Di bengkel mizuhiki, kami belajar mengikat awaji. Simpul Satria lepas; Naomi mengulanginya berdua.',
      },
    ],
  }),
  pictures: [
    'lilac-lake-dusk-portrait.webp',
    'scene-crane.svg',
    'lilac-lake-dusk-landscape.webp',
    'misty-jetty-portrait.webp',
    'scene-awaji.svg',
    'rowboats-sunset-landscape.webp',
  ],
};
