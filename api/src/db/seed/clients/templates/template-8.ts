import type { DemoClient } from '../../demo-client.ts';
import { birthday } from '../birthday.ts';
import { parents } from '../portraits.ts';

export const TEMPLATE_8: DemoClient = birthday({
  slug: 'demo-template-8',
  template: 'TEMPLATE_8',
  clientName: 'Kirana, ulang tahun ke-5',
  host: {
    name: 'Kirana',
    full_name: 'Kirana Ayu Raksanagara',
    child_order: '1',
    daughter_order: '1',
    photo_url: '/files/demo/party-host.svg',
    ...parents('Ayah Raka', 'Bunda Sinta'),
  },
  customText: '5',
  greeting: 'Kirana mau tiup lilin ke-5! Yuk datang bermain, makan kue, dan menonton sulap Kak Bimo.',
  more: {
    couple: 'kid-bear-close.svg',
    pictures: ['party-cake.svg', 'party-balloons.svg', 'party-presents.svg', 'party-stage.svg', 'party-meadow.svg'],
    quote: ['Bawa boneka kesayanganmu, pakai sepatu untuk berlari, dan sisakan ruang di perut untuk kue!', 'Kirana'],
    stories: [
      {
        date: '0 tahun',
        title: 'Halo, dunia',
        text: 'Lima puluh sentimeter, dan suara yang terdengar sampai ke ujung gang.',
        place: 'Jakarta',
      },
      { date: '2 tahun', title: 'Kata pertama: balon', text: 'Sejak itu semua yang bulat namanya balon.' },
      { date: '4 tahun', title: 'Masuk TK', text: 'Hari pertama menangis, hari kedua tidak mau pulang.' },
    ],
  },
  customConfig: {
    settings: {
      TEMPLATE_8: { favourite_colour: 'Kuning', favourite_food: 'Kue pisang', favourite_toy: 'Beruang Bimo' },
    },
    dress_code: { text: 'Pakai baju warna-warni', colors: ['#ff6f61', '#ffc93c', '#2fb5a8', '#7a6fe0'] },
  },
  events: [
    {
      type: 'BIRTHDAY',
      title: 'Pesta balon',
      location: 'Kebun Main Ceria',
      street: 'Jl. Cilandak Tengah No. 9, Jakarta Selatan',
      start: '2027-03-14T10:00+07:00',
      end: '2027-03-14T13:00+07:00',
    },
    {
      type: 'BIRTHDAY',
      title: 'Potong kue',
      location: 'Kebun Main Ceria',
      street: 'Jl. Cilandak Tengah No. 9, Jakarta Selatan',
      start: '2027-03-14T12:00+07:00',
      end: '2027-03-14T12:30+07:00',
    },
  ],
});
