import type { DemoClient, DemoGuest } from '../../demo-client.ts';
import { at } from '../../random.ts';

const FAMILIES = [
  'Bapak Hendra Wijaya & Keluarga',
  'Ibu Ratih Puspitasari & Keluarga',
  'Bapak I Made Sudarsana & Ibu',
  'Keluarga Besar Bapak Tanoto',
  'Bapak Yohanes Siregar & Ibu',
  'Ibu Hj. Nurhayati & Keluarga',
  'Bapak Teguh Prasetyo & Ibu',
  'Keluarga Bapak Andi Makassau',
] as const;
const PAIRS = ['Laras & Bimo', 'Michelle & Kevin', 'Putri & Galih', 'Ayu & Komang', 'Fitri & Reza'] as const;
const FRIENDS = [
  'Tante Mira',
  'Yoga Pratama',
  'Nadine Halim',
  'dr. Safira Lubis',
  'Om Benny',
  'Clara Simbolon',
] as const;

/** A few guests with links of their own for each template's demo: one has not answered, one comes, one cannot. */
export function withGuests(client: DemoClient, index: number): DemoClient {
  const all = client.events.map((_, event) => event);
  return {
    ...client,
    guests: [
      { code: codeOf(client, 1), name: at(FAMILIES, index), total: 2, invitedTo: all.map((event) => ({ event })) },
      answered({ code: codeOf(client, 2), name: at(PAIRS, index), total: 2 }, 2),
      answered({ code: codeOf(client, 3), name: at(FRIENDS, index), total: 1 }, 0),
    ],
  };
}

/** Their answer to the first event: with how many they come, 0 for not at all. */
const answered = (guest: Omit<DemoGuest, 'invitedTo'>, guests: number): DemoGuest => ({
  ...guest,
  invitedTo: [{ event: 0, answer: { attending: guests > 0, guests } }],
});

/** `demo-template-2-1` → `DEMO21TAMU1`: codes are of one kind for all guests of an installation. */
const codeOf = ({ options: [main] }: DemoClient, place: number): string =>
  `DEMO${(main?.slug ?? '')
    .replace(/^demo-(?:template-)?/, '')
    .replaceAll('-', '')
    .toUpperCase()}TAMU${place}`;
