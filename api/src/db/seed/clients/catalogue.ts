import type { DemoClient, DemoOption } from '../demo-client.ts';
import { at, pick, randomFrom } from '../random.ts';
import { CULTURES, type Culture } from './cultures.ts';
import { ALBUMS, parents } from './portraits.ts';
import { wedding } from './wedding.ts';

/** Templates that the rest of the catalogue wears, in turn; birthdays and bespoke ones stand among the demos. */
const TEMPLATES = [
  'TEMPLATE_1',
  'TEMPLATE_2',
  'TEMPLATE_2_1',
  'TEMPLATE_2_2',
  'TEMPLATE_3',
  'TEMPLATE_4',
  'TEMPLATE_5',
  'TEMPLATE_6',
  'TEMPLATE_7',
  'TEMPLATE_9',
  'TEMPLATE_10',
  'TEMPLATE_12',
  'TEMPLATE_13',
  'TEMPLATE_14',
  'TEMPLATE_15',
  'TEMPLATE_16',
  'TEMPLATE_SHORT_1',
  'TEMPLATE_SHORT_2',
] as const;

/** spec §1: one entry is stored with this spelling. */
const ODD_SPELLING = 'TemplateShort1';
/** Every so often a client has a second page: for the family abroad, or for one of the events only. */
const SECOND_PAGE_EVERY = 13;

/** Couples that fill the catalogue up to `slugs` slugs, none of which is in `taken`. */
export function catalogue(slugs: number, taken: ReadonlySet<string>): DemoClient[] {
  const random = randomFrom(20_270_101);
  const used = new Set(taken);
  const clients: DemoClient[] = [];
  let left = slugs;
  while (left > 0) {
    const index = clients.length;
    const client = fillerCouple({ index, used, random });
    const [option] = client.options;
    if (option && left > 1 && index % SECOND_PAGE_EVERY === SECOND_PAGE_EVERY - 1) {
      client.options.push(secondPage(option, index));
    }
    for (const { slug } of client.options) used.add(slug);
    left -= client.options.length;
    clients.push(client);
  }
  return clients;
}

function secondPage(option: DemoOption, index: number): DemoOption {
  return index % 2
    ? { ...option, slug: `${option.slug}-en`, language: 'en' }
    : { ...option, slug: `${option.slug}-keluarga` };
}

function fillerCouple({
  index,
  used,
  random,
}: {
  index: number;
  used: ReadonlySet<string>;
  random: () => number;
}): DemoClient {
  const culture = at(CULTURES, index);
  const { bride, groom, slug } = freshCouple({ culture, used, random });
  const place = pick(culture.places, random);
  const template = index === 0 ? ODD_SPELLING : at(TEMPLATES, index);
  return wedding({
    slug,
    template,
    tradition: culture.tradition,
    greeting: culture.greeting,
    quote: pick(culture.quotes, random),
    bride: {
      name: bride,
      full_name: `${bride} ${pick(culture.familyNames, random)}`,
      child_order: '1',
      daughter_order: '1',
      ...parents(`Bpk. ${pick(culture.fathers, random)}`, `Ibu ${pick(culture.mothers, random)}`),
    },
    groom: {
      name: groom,
      full_name: `${groom} ${pick(culture.familyNames, random)}`,
      child_order: '2',
      son_order: '1',
      ...parents(`Bpk. ${pick(culture.fathers, random)}`, `Ibu ${pick(culture.mothers, random)}`),
    },
    album: pick(ALBUM_NAMES, random),
    events: eventsOf({ culture, place, day: weekend(random) }),
    stories: [{ date: String(2018 + Math.floor(random() * 6)), title: 'Awal cerita', text: pick(BEGINNINGS, random) }],
  });
}

/** Drawn for one look, or for birthdays. */
const OF_ONE_DEMO = new Set(['party', 'nagari', 'lanterns', 'shore']);

// Object.keys forgets the literal names; these are the keys of ALBUMS
const ALBUM_NAMES = Object.keys(ALBUMS).filter((name) => !OF_ONE_DEMO.has(name)) as [
  keyof typeof ALBUMS,
  ...(keyof typeof ALBUMS)[],
];

const BEGINNINGS = [
  'Kami bertemu karena salah grup WhatsApp. Sampai sekarang, itu grup favorit kami.',
  'Awalnya rekan kerja, lalu teman makan siang, lalu alasan untuk pulang tepat waktu.',
  'Seorang teman bersikeras kami cocok. Kami kesal karena dia benar.',
  'Di kereta terakhir dari Bogor, tersisa dua kursi yang bersebelahan.',
  'Bertetangga sejak kecil, bertengkar sejak kecil, berjanji setelah dewasa.',
  'Satu tugas kelompok yang tidak dikerjakan anggota lain mempertemukan kami.',
] as const;

function freshCouple({
  culture,
  used,
  random,
}: {
  culture: Culture;
  used: ReadonlySet<string>;
  random: () => number;
}): { bride: string; groom: string; slug: string } {
  for (;;) {
    const bride = pick(culture.brides, random);
    const groom = pick(culture.grooms, random);
    const slug = `${bride}-${groom}`.toLowerCase();
    if (!used.has(slug)) return { bride, groom, slug };
  }
}

function eventsOf({
  culture,
  place,
  day,
}: {
  culture: Culture;
  place: Culture['places'][number];
  day: string;
}): DemoClient['events'] {
  const [location, street] = place;
  const { offset, timezone } = culture;
  return [
    {
      type: 'HOLY_MATRIMONY',
      title: culture.ceremony,
      location: culture.holyPlace,
      street,
      timezone,
      start: `${day}T08:00${offset}`,
      end: `${day}T10:00${offset}`,
    },
    {
      type: 'WEDDING_RECEPTION',
      title: 'Resepsi',
      location,
      street,
      timezone,
      is_guest_book: true,
      start: `${day}T11:00${offset}`,
      end: `${day}T14:00${offset}`,
    },
  ];
}

/** A Saturday or Sunday of 2027, outside Ramadan (8 February to 9 March). */
function weekend(random: () => number): string {
  for (;;) {
    const week = Math.floor(random() * 51);
    const day = new Date(Date.UTC(2027, 0, 2 + week * 7 + Math.floor(random() * 2)));
    const text = day.toISOString().slice(0, 10);
    if (text < '2027-02-06' || text > '2027-03-12') return text;
  }
}
