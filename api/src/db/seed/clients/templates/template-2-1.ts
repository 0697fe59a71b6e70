import type { DemoClient } from '../../demo-client.ts';
import { parents } from '../portraits.ts';
import { wedding } from '../wedding.ts';

export const TEMPLATE_2_1: DemoClient = wedding({
  slug: 'demo-template-2-1',
  template: 'TEMPLATE_2_1',
  hasDrawnOpening: true,
  tradition: 'western',
  greeting: 'christian',
  bride: {
    name: 'Celine',
    full_name: 'Celine Angelica Tanoto',
    child_order: '2',
    daughter_order: '2',
    ...parents('Bpk. Surya Tanoto', 'Ibu Linda Halim'),
  },
  groom: {
    name: 'Adrian',
    full_name: 'Adrian Christopher Wijaya',
    child_order: '1',
    son_order: '1',
    ...parents('Bpk. Budi Wijaya', 'Ibu Susan Gunawan'),
  },
  quote: 'corinthians',
  album: 'palace',
  song: 'prelude-in-c-piano.mp3',
  events: [
    {
      type: 'HOLY_MATRIMONY',
      title: 'Pemberkatan',
      location: 'Gereja Katedral Jakarta',
      street: 'Jl. Katedral No. 7B, Jakarta Pusat',
      start: '2027-05-15T10:00+07:00',
      end: '2027-05-15T11:30+07:00',
    },
    {
      type: 'WEDDING_RECEPTION',
      title: 'Resepsi',
      location: 'Ballroom Merdeka',
      street: 'Jl. Lapangan Banteng Selatan, Jakarta Pusat',
      start: '2027-05-15T18:30+07:00',
      end: '2027-05-15T21:00+07:00',
    },
  ],
  stories: [
    {
      date: '2018',
      title: 'Surat pertama',
      text: 'Adrian menulis surat karena ponselnya rusak. Celine membalas, dan surat itu tidak pernah berhenti.',
    },
    { date: '2026', title: 'Surat terakhir', text: 'Isinya satu kalimat saja. Ada cincin di dalam amplopnya.' },
  ],
});
