import { type DemoClient, file } from '../../demo-client.ts';
import { parents } from '../portraits.ts';
import { wedding } from '../wedding.ts';

export const TEMPLATE_12: DemoClient = {
  video: file('prewedding.mp4'),
  ...wedding({
    slug: 'demo-template-12',
    template: 'TEMPLATE_12',
    tradition: 'western',
    bride: {
      name: 'Nadia',
      full_name: 'Nadia Prasasti',
      child_order: '2',
      daughter_order: '1',
      ...parents('Bpk. Eko Prasasti', 'Ibu Lina Marlina'),
    },
    groom: {
      name: 'Reza',
      full_name: 'Reza Alamsyah',
      child_order: '1',
      son_order: '1',
      ...parents('Bpk. Alamsyah Noor', 'Ibu Farida'),
    },
    quote: ['Tanpa pelaminan, tanpa pidato panjang. Cukup beton, bas, dan kalian.', 'Nadia / Reza'],
    album: 'forest',
    heroPicture: 'misty-jetty-portrait.webp',
    hashtag: 'REZAjadiNADIA',
    option: {
      web_type: 'SECONDARY',
      health_protocol_style: 'SHOW',
      custom_text: 'Undangan pernikahan',
      custom_config: {
        settings: { TEMPLATE_12: { headline: 'Menikah, akhirnya.' } },
        dress_code: { colors: ['#111111', '#8b877d', '#ffffff', '#ff4b24'] },
      },
    },
    events: [
      {
        type: 'HOLY_MATRIMONY',
        title: 'Akad nikah',
        location: 'Gedung Kesenian',
        street: 'Jl. Gedung Kesenian No. 1, Jakarta Pusat',
        start: '2027-06-12T09:00+07:00',
        end: '2027-06-12T10:30+07:00',
        watch_url: 'https://www.youtube.com/@janur-demo/live',
      },
      {
        type: 'AFTER_PARTY',
        title: 'Pesta',
        location: 'M Bloc Live House',
        street: 'Jl. Panglima Polim No. 37, Jakarta Selatan',
        start: '2027-06-12T18:30+07:00',
        custom_time_text: '18.30 WIB sampai habis',
      },
    ],
    stories: [
      {
        date: '2023',
        title: 'Konser kehujanan',
        text: 'Satu jas hujan, dua orang, tiga jam. Bandnya tidak jadi main.',
      },
      {
        date: '2025',
        title: 'Satu kunci',
        text: 'Kontrakan di atas bengkel. Dinding belum diplester sampai hari ini.',
      },
      { date: '2026', title: 'Ya', text: 'Ditanya di lampu merah. Dijawab sebelum hijau.' },
    ],
  }),
};
