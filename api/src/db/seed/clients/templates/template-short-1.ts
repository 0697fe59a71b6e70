import type { DemoClient } from '../../demo-client.ts';
import { parents } from '../portraits.ts';
import { wedding } from '../wedding.ts';

export const TEMPLATE_SHORT_1: DemoClient = wedding({
  slug: 'demo-template-short-1',
  template: 'TEMPLATE_SHORT_1',
  hasDrawnOpening: true,
  tradition: 'western',
  bride: {
    name: 'Anindya',
    full_name: 'Anindya Wiratma',
    child_order: '1',
    daughter_order: '1',
    ...parents('Bpk. Wiratma', 'Ibu Sulistyowati'),
  },
  groom: {
    name: 'Rafael',
    full_name: 'Rafael Siregar',
    child_order: '1',
    son_order: '1',
    ...parents('Bpk. Parlindungan Siregar', 'Ibu Rotua Simanjuntak'),
  },
  quote: ['Yang lama dicari, dekat adanya.', 'Anindya & Rafael'],
  album: 'garden',
  heroPicture: 'couple-in-the-meadow-portrait.webp',
  video: 'film-one-umbrella.mp4',
  hashtag: 'AninRafaBersatu',
  option: { web_type: 'SECONDARY', custom_text: 'Sebuah kabar baik', health_protocol_style: 'MODAL1' },
  events: [
    {
      type: null,
      title: 'Lamaran',
      location: 'Rumah Keluarga Wiratma',
      street: 'Jl. Ciremai Ujung No. 3, Bogor',
      start: '2027-11-21T10:30+07:00',
      end: '2027-11-21T12:00+07:00',
    },
    {
      type: null,
      title: 'Makan siang',
      location: 'Taman Dalem',
      street: 'Jl. Pajajaran No. 8, Bogor',
      start: '2027-11-21T12:00+07:00',
      end: '2027-11-21T14:00+07:00',
    },
  ],
  stories: [],
});
