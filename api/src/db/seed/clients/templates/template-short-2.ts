import type { DemoClient } from '../../demo-client.ts';
import { parents } from '../portraits.ts';
import { wedding } from '../wedding.ts';

export const TEMPLATE_SHORT_2: DemoClient = wedding({
  slug: 'demo-template-short-2',
  template: 'TEMPLATE_SHORT_2',
  tradition: 'western',
  greeting: 'muslim',
  bride: {
    name: 'Rani',
    full_name: 'Rani Kusuma',
    child_order: '1',
    daughter_order: '1',
    ...parents('Bpk. Hasan', 'Ibu Nurlaela'),
  },
  groom: {
    name: 'Dimas',
    full_name: 'Dimas Aji',
    child_order: '2',
    son_order: '1',
    ...parents('Bpk. Wirya', 'Ibu Sumiati'),
  },
  quote: ['Terbit sekali seumur hidup.', 'Harga: doa restu'],
  album: 'city',
  cover: 'couple-in-the-lights-landscape.webp',
  heroPicture: 'couple-in-the-lights-landscape.webp',
  hashtag: 'RANIkahDIMAS',
  option: {
    web_type: 'SECONDARY',
    custom_text: 'Kabar Bahagia',
    custom_config: {
      settings: {
        TEMPLATE_SHORT_2: {
          deck: 'Resmi Tutup Edisi Lajang',
          price: 'Harga: doa restu',
          forecast: 'Cerah, haru sesekali',
          classified: 'DICARI: tamu yang mau ikut joget. Tak perlu pengalaman.',
          stamp: 'Berlaku untuk 2 porsi rendang',
        },
      },
      dress_code: { text: 'Batik sogan atau hitam putih', colors: ['#1f1d1a', '#8c2f1b', '#e7dfcd'] },
    },
  },
  events: [
    {
      type: 'HOLY_MATRIMONY',
      title: 'Akad nikah',
      location: 'Masjid Al-Latif',
      street: 'Jl. Saninten, Bandung',
      start: '2027-07-17T09:00+07:00',
      end: '2027-07-17T10:30+07:00',
    },
    {
      type: 'WEDDING_RECEPTION',
      title: 'Pesta',
      location: 'Gedung Merpati',
      street: 'Jl. Merpati No. 3, Bandung',
      start: '2027-07-17T18:30+07:00',
      end: '2027-07-17T21:00+07:00',
    },
  ],
  stories: [
    {
      date: '2022',
      title: 'Salah nama di Braga',
      place: 'Braga, Bandung',
      text: 'Bermula dari antrean kopi yang salah nama di Braga: satu gelas, dua pemesan, tidak ada yang mau mengalah. Gelas itu akhirnya diminum berdua sambil membaca koran hari Minggu, dan tidak seorang pun ingat siapa yang membayar.',
      picture: 'story-camera-and-coffee.webp',
    },
    {
      date: '2024',
      title: 'Iklan baris',
      place: 'Halaman 14',
      text: 'Dimas memasang iklan di koran sungguhan: “Dicari, teman baca koran Minggu, kontrak seumur hidup.” Yang menjawab cuma satu, dan itu sudah cukup. Kini dua warga Bandung sepakat berbagi meja dan nama belakang.',
      picture: 'venue-bridge-lights-landscape.webp',
    },
  ],
});
