import type { DemoGuest, DemoMember } from '../demo-client.ts';
import { at, pick, randomFrom } from '../random.ts';
import { GUEST_MESSAGES } from './texts.ts';

const COUNT = 300;
const AKAD = 0;
const RESEPSI = 1;
const AFTER_PARTY = 2;
/** The first guests are family: they come to the akad too. The last ones are friends: they stay for the night. */
const FAMILY = 80;
const FRIENDS_FROM = 200;
const TABLES = 30;

const MEN = [
  'Agus',
  'Bambang',
  'Cahyo',
  'Dimas',
  'Eko',
  'Fajar',
  'Galih',
  'Hendra',
  'Iwan',
  'Joko',
  'Krisna',
  'Lukman',
  'Mulyono',
  'Nugroho',
  'Oka',
  'Prasetyo',
  'Rizky',
  'Slamet',
  'Teguh',
  'Untung',
  'Wahyu',
  'Yusuf',
  'Zainal',
  'Arif',
  'Bayu',
] as const;
const WOMEN = [
  'Ayu',
  'Bunga',
  'Citra',
  'Dewi',
  'Endah',
  'Fitri',
  'Gita',
  'Hesti',
  'Indah',
  'Jihan',
  'Kartika',
  'Laras',
  'Maya',
  'Nurul',
  'Oktavia',
  'Putri',
  'Ratna',
  'Sekar',
  'Tri',
  'Utami',
  'Vina',
  'Wulan',
  'Yanti',
  'Zahra',
  'Anisa',
] as const;
const FAMILY_NAMES = [
  'Santoso',
  'Wijaya',
  'Prakoso',
  'Hidayat',
  'Kusuma',
  'Siregar',
  'Nasution',
  'Hartono',
  'Wibowo',
  'Saputra',
  'Lestari',
  'Rahmawati',
  'Handayani',
  'Permata',
  'Maharani',
  'Simanjuntak',
  'Sitorus',
  'Halim',
  'Gunawan',
  'Setiawan',
  'Firmansyah',
  'Ramadhan',
  'Suharto',
  'Purnomo',
  'Yulianto',
  'Puspita',
  'Anggraini',
  'Kurniawan',
  'Susanto',
  'Pratiwi',
] as const;
const GROUPS = {
  family: ['Keluarga Sinta', 'Keluarga Rama'],
  others: [
    'Rekan RSUP Sardjito',
    'Rekan klinik Rama',
    'Teman kuliah Sinta',
    'Teman kuliah Rama',
    'Tetangga Sleman',
    'Teman SMA',
  ],
} as const;
const NOTES = [
  'Alergi kacang',
  'Kursi roda',
  'Vegetarian',
  'Datang dari luar kota, butuh parkir bus kecil',
  'Membawa bayi',
] as const;

/** 300 guests with fixed codes, SINTA001 first: the same on every machine. */
export function sintaRamaGuests(): DemoGuest[] {
  const random = randomFrom(12_062_027);
  const used = new Set<string>();
  const messages: string[] = [...GUEST_MESSAGES];
  return Array.from({ length: COUNT }, (_, index) => {
    const plain = index === 0 ? 'Budi Santoso' : freshName(random, used, index);
    used.add(plain);
    return guest({ index, plain, random, messages });
  });
}

interface Told {
  index: number;
  plain: string;
  random: () => number;
  /** What nobody has written yet; a guest who writes takes one. */
  messages: string[];
}

function guest({ index, plain, random, messages }: Told): DemoGuest {
  const number = index + 1;
  const isFamily = index < FAMILY;
  const total = index === 0 ? 2 : 1 + Math.floor(random() * (isFamily ? 4 : 2));
  // The first guest is the one that the tour and the tests follow: nothing is answered for them yet.
  const answer = index === 0 ? undefined : answered(random, total);
  const events = [
    ...(isFamily || index === 0 ? [AKAD] : []),
    RESEPSI,
    ...(index === 0 || index >= FRIENDS_FROM ? [AFTER_PARTY] : []),
  ];
  const wish = answer && random() < 0.32 ? messages.shift() : undefined;
  const members = isFamily && total >= 3 && index % 3 === 0 ? household(plain, total, index) : undefined;
  return {
    code: `SINTA${String(number).padStart(3, '0')}`,
    name: index === 0 ? plain : titled({ plain, isFamily, total, random }),
    phone: `+6281210${String(number).padStart(6, '0')}`,
    group: isFamily ? at(GROUPS.family, index) : pick(GROUPS.others, random),
    ...(random() < 0.04 && { note: pick(NOTES, random) }),
    total,
    ...(members && { members }),
    invitedTo: events.map((event) => ({
      event,
      ...(event === RESEPSI && (isFamily || index === 0) && { table: String(1 + (index % TABLES)) }),
      ...(answer && { answer: event === AKAD && random() < 0.15 ? { attending: false, guests: 0 } : answer }),
    })),
    ...(wish && { wish }),
  };
}

/** Some families were asked who they are: the parents first, then the children. */
function household(plain: string, total: number, index: number): DemoMember[] {
  const [first = '', last = ''] = plain.split(' ');
  const isWoman = WOMEN.some((name) => name === first);
  const other = at(isWoman ? MEN : WOMEN, index + 3);
  const parents = [
    { name: `${isWoman ? 'Ibu' : 'Bapak'} ${first} ${last}` },
    { name: `${isWoman ? 'Bapak' : 'Ibu'} ${other} ${last}`, ...(index % 9 === 0 && { diet: 'Vegetarian' }) },
  ];
  const children = Array.from({ length: total - parents.length }, (_, child) => ({
    name: CHILDREN[(index + child * 5) % CHILDREN.length] ?? '',
    is_child: true,
    ...(index % 12 === 0 && child === 0 && { diet: 'Alergi kacang' }),
  }));
  return [...parents, ...children];
}

const CHILDREN = ['Nadira', 'Rafi', 'Kirana', 'Alif', 'Aisyah', 'Bima', 'Naufal', 'Salma'] as const;

/** Weddings are answered weakly: a third says nothing, one in ten cannot come. */
function answered(random: () => number, total: number): { attending: boolean; guests: number } | undefined {
  const mood = random();
  if (mood < 0.34) return undefined;
  if (mood < 0.43) return { attending: false, guests: 0 };
  return { attending: true, guests: Math.max(1, total - (random() < 0.2 ? 1 : 0)) };
}

function freshName(random: () => number, used: ReadonlySet<string>, index: number): string {
  const first = index % 2 ? WOMEN : MEN;
  for (;;) {
    const name = `${pick(first, random)} ${pick(FAMILY_NAMES, random)}`;
    if (!used.has(name)) return name;
  }
}

function titled({
  plain,
  isFamily,
  total,
  random,
}: {
  plain: string;
  isFamily: boolean;
  total: number;
  random: () => number;
}): string {
  const isWoman = WOMEN.some((name) => plain.startsWith(`${name} `));
  const elder = isWoman ? 'Ibu' : 'Bapak';
  const name = isFamily && random() < 0.7 ? `${elder} ${plain}` : random() < 0.08 ? `dr. ${plain}` : plain;
  if (total >= 3) return `${name} & Keluarga`;
  return total === 2 && random() < 0.5 ? `${name} & Partner` : name;
}
