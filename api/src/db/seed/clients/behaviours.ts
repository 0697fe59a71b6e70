import type { DemoClient, DemoEvent } from '../demo-client.ts';
import { birthday } from './birthday.ts';
import { parents } from './portraits.ts';
import { wedding, type Wedding } from './wedding.ts';

/** One invitation a behaviour of decisions §8, beside sinta-rama. */
export const BEHAVIOURS: DemoClient[] = [
  {
    ...couple({
      slug: 'demo-v1',
      bride: 'Dewi Lestari',
      groom: 'Arif Rahman',
      place: 'Gedung Graha Pena',
      street: 'Jl. Ahmad Yani No. 88, Surabaya',
      day: '2027-05-29',
      isGuestBook: true,
    }),
    version: 'V1',
    guests: v1Guests(),
  },
  couple({
    slug: 'demo-wish-only',
    bride: 'Citra Ayuningtyas',
    groom: 'Bima Satya',
    place: 'Kebun Raya Purwodadi',
    street: 'Jl. Raya Surabaya-Malang, Pasuruan',
    day: '2027-07-03',
    option: { rsvp_style: 'WISH_ONLY' },
  }),
  {
    ...couple({
      slug: 'demo-locked',
      bride: 'Melati Kusuma',
      groom: 'Galih Permana',
      place: 'Villa Bunga',
      street: 'Jl. Kolonel Masturi No. 45, Lembang',
      day: '2027-08-14',
      option: {
        lock_code: 'BUNGA',
        lock_title: 'Undangan ini tersegel',
        lock_description: 'Masukkan kode yang kami kirim bersama tautan ini.',
        lock_image_url: '/files/demo/anemone-meadow-portrait.webp',
      },
    }),
    guests: [
      {
        code: 'BUNGA001',
        name: 'Ibu Ratna Dewi & Keluarga',
        phone: '+6281200000002',
        total: 3,
        invitedTo: [{ event: 0 }, { event: 1 }],
      },
    ],
  },
  {
    ...couple({
      slug: 'demo-private',
      bride: 'Aisyah Humaira',
      groom: 'Fikri Maulana',
      place: 'Rumah Joglo Kemang',
      street: 'Jl. Kemang Dalam No. 3, Jakarta Selatan',
      day: '2027-10-02',
      option: { is_private: true },
    }),
    guests: [
      {
        code: 'PRIV0001',
        name: 'Bapak Surya Atmaja',
        phone: '+6281200000001',
        total: 2,
        invitedTo: [{ event: 0 }, { event: 1 }],
      },
    ],
  },
  birthday({
    slug: 'demo-birthday',
    template: 'TEMPLATE_8',
    clientName: 'Arka, ulang tahun ke-3',
    host: {
      name: 'Arka',
      full_name: 'Arka Mahardika',
      child_order: '2',
      photo_url: '/files/demo/kid-bunny-balloon.svg',
      ...parents('Ayah Dimas', 'Bunda Nadia'),
    },
    customText: '3',
    greeting: 'Arka sudah tiga tahun! Datang, ya: ada balon, kelinci, dan kue pisang.',
    more: {
      couple: 'party-bunny.svg',
      pictures: ['party-balloons.svg', 'party-presents.svg', 'party-meadow.svg', 'party-cake.svg', 'party-stage.svg'],
      quote: ['Siapkan suara paling keras, ya: nanti lilinnya kita tiup sama-sama!', 'Arka'],
      stories: [
        {
          date: '0 tahun',
          title: 'Datang pagi-pagi',
          text: 'Lahir sebelum matahari terbit, dan sejak itu selalu bangun paling dulu.',
          place: 'Bandung',
        },
        {
          date: '1 tahun',
          title: 'Langkah pertama',
          text: 'Tiga langkah ke arah kucing tetangga. Kucingnya lari, Arka tertawa.',
        },
        {
          date: '2 tahun',
          title: 'Punya sahabat',
          text: 'Kelinci kain bernama Oyen ikut ke mana pun, juga ke kamar mandi.',
        },
      ],
    },
    customConfig: {
      settings: {
        TEMPLATE_8: { favourite_colour: 'Hijau', favourite_food: 'Kue pisang', favourite_toy: 'Kelinci Oyen' },
      },
      dress_code: { text: 'Pakai baju yang boleh kotor', colors: ['#2fb5a8', '#ffc93c', '#7a6fe0'] },
    },
    events: [
      {
        type: 'BIRTHDAY',
        title: 'Pesta ulang tahun',
        location: 'Taman Anak Cilaki',
        street: 'Jl. Cilaki No. 53, Bandung',
        start: '2027-06-06T09:30+07:00',
        end: '2027-06-06T12:00+07:00',
      },
    ],
  }),
  couple({
    slug: 'demo-unknown-template',
    bride: 'Tania Wijaya',
    groom: 'Rio Gunawan',
    place: 'Hotel Majapahit',
    street: 'Jl. Tunjungan No. 65, Surabaya',
    day: '2027-09-11',
    template: 'TEMPLATE_99',
  }),
  couple({
    slug: 'demo-hidden',
    bride: 'Intan Permatasari',
    groom: 'Yoga Pratama',
    place: 'Taman Budaya Raden Saleh',
    street: 'Jl. Sriwijaya No. 29, Semarang',
    day: '2027-11-06',
    option: { is_hidden: true },
  }),
];

interface Couple {
  slug: string;
  bride: string;
  groom: string;
  place: string;
  street: string;
  day: string;
  template?: string;
  isGuestBook?: boolean;
  option?: Wedding['option'];
}

function couple({
  slug,
  bride,
  groom,
  place,
  street,
  day,
  template = 'TEMPLATE_1',
  isGuestBook = false,
  option,
}: Couple): DemoClient {
  const first = (name: string): string => name.split(' ')[0] ?? name;
  const at = { location: place, street, is_guest_book: isGuestBook };
  const events: DemoEvent[] = [
    { type: 'HOLY_MATRIMONY', title: 'Akad nikah', ...at, start: `${day}T09:00+07:00`, end: `${day}T10:30+07:00` },
    { type: 'WEDDING_RECEPTION', title: 'Resepsi', ...at, start: `${day}T11:00+07:00`, end: `${day}T14:00+07:00` },
  ];
  return wedding({
    slug,
    template,
    tradition: 'muslim',
    bride: {
      name: first(bride),
      full_name: bride,
      child_order: '1',
      daughter_order: '1',
      ...parents('Bpk. Sugeng Riyadi', 'Ibu Titik Sundari'),
    },
    groom: {
      name: first(groom),
      full_name: groom,
      child_order: '2',
      son_order: '1',
      ...parents('Bpk. Hadi Susilo', 'Ibu Nurhayati'),
    },
    quote: 'arRum',
    album: 'garden',
    events,
    stories: [
      {
        date: '2022',
        title: 'Pertama bertemu',
        text: 'Di antrean kopi yang panjang, kami sepakat memesan menu yang sama.',
      },
      {
        date: '2026',
        title: 'Lamaran',
        text: 'Dua keluarga, satu ruang tamu, dan satu jawaban yang sudah lama kami tahu.',
      },
    ],
    option,
  });
}

/** V1 asks once for all: the answer stands for every event. */
function v1Guests(): DemoClient['guests'] {
  const names = [
    'Bapak Suyanto & Keluarga',
    'Ibu Kartini',
    'Andi Firmansyah',
    'Rina Marlina',
    'Keluarga Besar Sastro',
    'Yudi Hermawan',
  ];
  return names.map((name, index) => {
    const total = index % 3 === 0 ? 4 : 2;
    const answer = index % 3 === 1 ? { attending: true, guests: 2 } : undefined;
    const own = { ...(answer && { answer }) };
    return {
      code: `V1DEMO0${index + 1}`,
      name,
      phone: `+62812200000${10 + index}`,
      total,
      invitedTo: [
        { event: 0, ...own },
        { event: 1, ...own },
      ],
    };
  });
}
