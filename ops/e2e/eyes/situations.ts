import type { Language, Profile } from '@janur/contracts';
import { event, type Fixture, full, profile } from '@janur/kit/testing';

export const WIDTHS = [320, 375, 390, 820, 1440] as const;
export const HEIGHTS: Readonly<Record<number, number>> = { 320: 640, 375: 667, 390: 844, 820: 1180, 1440: 900 };

const HOUR = 3_600_000;
const START = Date.parse('2027-05-08T01:00:00.000Z');

type Named = Pick<Profile, 'name' | 'full_name' | 'father_name' | 'mother_name'>;

/** People as they are called: briefly, at length, and with all that they have studied. */
const PEOPLE = {
  short: [
    { name: 'Ani', full_name: 'Ani Lubis', father_name: 'Bapak Ucok Lubis', mother_name: 'Ibu Tiur' },
    { name: 'Bo', full_name: 'Bo Tan', father_name: 'Bapak Tan', mother_name: 'Ibu Lina' },
  ],
  long: [
    {
      name: 'Maharani Kusumaningrum',
      full_name: 'Raden Ajeng Maharani Kusumaningrum Widyastuti Hadiwinata',
      father_name: 'Kanjeng Raden Tumenggung Wiryodiningrat',
      mother_name: 'Raden Ayu Sriningsih Kusumawardhani',
    },
    {
      name: 'Parlindungan',
      full_name: 'Christopher Parlindungan Simanjuntak Hasiholan',
      father_name: 'Bapak Hasudungan Simanjuntak',
      mother_name: 'Ibu Rosmaida Nainggolan',
    },
  ],
  titled: [
    {
      name: 'Ayu',
      full_name: 'dr. Ayu Larasati Prameswari, Sp.A., M.Kes.',
      father_name: 'Prof. Dr. Ir. H. Bambang Hadiwinata, M.Sc.',
      mother_name: 'Dra. Hj. Siti Rahmawati, M.Pd.',
    },
    {
      name: 'Bima',
      full_name: 'Ir. Bima Satria Nugraha, S.T., M.Eng.',
      father_name: 'Drs. H. Sutrisno Wibowo, S.H., M.Hum.',
      mother_name: 'Hj. Endang Susilowati, S.Kom.',
    },
  ],
} as const satisfies Record<string, readonly [Named, Named]>;

const GUESTS: Readonly<Record<keyof typeof PEOPLE, string>> = {
  short: 'Budi',
  long: 'Keluarga besar Hadiwinata Schwarzenberg beserta kerabat',
  titled: 'Bapak Prof. Dr. Ir. Tumenggung Wiryawan, M.Sc. beserta Ibu',
};

const QUOTE =
  'Dan di antara tanda-tanda (kebesaran)-Nya ialah Dia menciptakan pasangan-pasangan untukmu dari jenismu sendiri, agar kamu cenderung dan merasa tenteram kepadanya.';

const nameOf = (index: number) => ['Akad Nikah', 'Resepsi', 'Ngunduh Mantu'][index] ?? 'Resepsi';

interface Told {
  readonly people: keyof typeof PEOPLE;
  readonly events: 1 | 3;
  readonly hasPhotos: boolean;
  readonly language: Language;
}

/** An invitation that says all there is, in the words of who sends it. */
function situation({ people, events, hasPhotos, language }: Told): Fixture {
  const [bride, groom] = PEOPLE[people];
  const before = full();
  const host = (named: Named, of: Profile | null) =>
    profile({ ...of, ...named, photo_url: hasPhotos ? (of?.photo_url ?? null) : null });
  const client = full({
    content: {
      bride: host(bride, before.content.bride),
      groom: host(groom, before.content.groom),
      new_events: Array.from({ length: events }, (_, index) =>
        event({
          id: 40 + index,
          type: index === 0 ? 'HOLY_MATRIMONY' : 'WEDDING_RECEPTION',
          title: nameOf(index),
          start_datetime: new Date(START + index * 3 * HOUR).toISOString(),
          end_datetime: new Date(START + (index * 3 + 2) * HOUR).toISOString(),
          location: 'Gedung Serbaguna Kusumanegara',
          street: 'Jalan Jenderal Sudirman Kavling 52–53, Senayan, Kebayoran Baru, Jakarta Selatan',
        }),
      ),
      quote: QUOTE,
      quote_source: 'Ar-Rum: 21',
      hashtag_word: people === 'short' ? 'AniBoBerjanur' : 'MaharaniParlindunganSelamanya',
      ...(hasPhotos
        ? {}
        : {
            galleries: [],
            hero_backgrounds: [],
            opening_modal_image: null,
            stories: before.content.stories.map((story) => ({ ...story, image_url: null })),
          }),
    },
    option: { language },
  });
  return { client, query: new URLSearchParams({ to: GUESTS[people] }).toString() };
}

/** Of short, long and titled names, one event and three, with pictures and without, each beside each. */
const TOLD: Readonly<Record<string, Told>> = {
  'short names, one event': { people: 'short', events: 1, hasPhotos: true, language: 'id' },
  'long names, three events': { people: 'long', events: 3, hasPhotos: true, language: 'ge' },
  'titled names, three events, no photos': { people: 'titled', events: 3, hasPhotos: false, language: 'id' },
  'short names, three events, no photos': { people: 'short', events: 3, hasPhotos: false, language: 'en' },
  'long names, one event, no photos': { people: 'long', events: 1, hasPhotos: false, language: 'id' },
  'titled names, one event': { people: 'titled', events: 1, hasPhotos: true, language: 'id' },
};

export const SITUATIONS: readonly (readonly [name: string, fixture: Fixture])[] = Object.entries(TOLD).map(
  ([name, told]) => [name, situation(told)],
);

/** How much is tried. */
export type Tier = 'whole' | 'family' | 'part';

export interface Round {
  readonly width: number;
  readonly name: string;
  readonly fixture: Fixture;
  readonly hasContrast: boolean;
}

/**
 * What is tried of a look: all of it, or for `check` three invitations that have each situation once, or with every change one round,
 * so that each width and each invitation has its looks.
 */
export function roundsOf(tier: Tier, index: number): Round[] {
  const tried = tier === 'whole' ? SITUATIONS : SITUATIONS.slice(0, 3);
  const rounds = WIDTHS.flatMap((width, column) =>
    tried.map(([name, fixture], row) => ({
      width,
      name,
      fixture,
      // 320 and 375 px have the colours of 390
      hasContrast: tier === 'whole' ? width >= 390 : column === row + 2 || (column === 2 && row === 2),
    })),
  );
  const [one] = rounds.slice((index * 4) % rounds.length);
  return tier === 'part' ? (one ? [one] : []) : rounds;
}
