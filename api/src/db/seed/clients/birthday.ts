import { type DemoClient, type DemoEvent, type DemoProfile, file } from '../demo-client.ts';
import { coloursOf } from '../palettes.ts';
import { album } from './portraits.ts';

export interface Birthday {
  slug: string;
  template: string;
  clientName: string;
  host: DemoProfile;
  customText: string;
  greeting: string;
  events: DemoEvent[];
  /** What else there is to tell; `couple` stands in the hero by itself, without a cover. */
  more?: Partial<Pick<DemoClient, 'couple' | 'hasDrawnOpening' | 'pictures' | 'quote' | 'stories'>>;
  customConfig?: Record<string, unknown>;
}

/** A party with one host: the bride's place holds the host (design: host rules). */
export function birthday(told: Birthday): DemoClient {
  const { slug, template, clientName, host, customText, greeting, events, more, customConfig } = told;
  return {
    ...more,
    name: clientName,
    bride: host,
    events,
    greeting,
    hashtag: `${host.name}Ke${customText}`,
    pictures: more?.pictures ?? album('party'),
    payments: [{ bank: 'BCA', number: '0000120027', owner: host.full_name ?? host.name }],
    wishes: [
      {
        name: 'Bintang & Mama',
        message: `Selamat ulang tahun, ${host.name}! Sampai ketemu di pesta, kadonya masih rahasia.`,
        answer: 'Terima kasih! Kadonya jangan lama-lama dirahasiakan, ya.',
      },
      { name: 'Oma Lies', message: 'Sehat selalu, panjang umur, tambah pintar dan tambah lucu.' },
      { name: 'Keluarga Prasetyo', message: 'Kami datang berempat. Siap dansa dan siap kue!' },
    ],
    options: [
      {
        slug,
        template,
        language: 'id',
        web_type: 'BIRTHDAY',
        custom_text: customText,
        ...(customConfig && { custom_config: customConfig }),
        meta_image: file('party-cups-square.webp'),
        song_url: '/files/demo/happy-birthday-musicbox.mp3',
        meta_title: `Undangan ulang tahun ${host.name}`,
        meta_description: greeting,
        ...coloursOf(template),
      },
    ],
  };
}
