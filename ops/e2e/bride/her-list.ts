import type { Party } from './story.ts';
import { party } from './story.ts';

/*
 * The list as a family keeps it: a title, columns in an order of its own, an empty row, one number for three people, a guest who
 * is in it twice, a sum below. Beside each row stands who is meant by it, written by hand and not by a rule of the product.
 */

export const AKAD = 'Akad Nikah';
export const RECEPTION = 'Resepsi';
export const LATE = 'Ngunduh Mantu';

/** What she does with a card that stops the list. */
export type Mend = { readonly name: string } & (
  | { readonly column: string; readonly text: string }
  | { readonly leaveOut: true }
);

export interface HerList {
  readonly text: string;
  readonly parties: readonly Party[];
  readonly mends: readonly Mend[];
  /** The numbers that are two invitations, as they are written internationally. */
  readonly apart: readonly string[];
  /** The number under which one guest stands twice. */
  readonly twice: string;
  readonly groups: Readonly<Record<'bride' | 'groom' | 'office', string>>;
}

const GROUPS = { bride: 'Keluarga Kirana', groom: 'Keluarga Bima', office: 'Kantor' } as const;
const FIRST = (
  'Ahmad Siti Bambang Wahyu Endang Hendra Lilis Made Ketut Wayan Agus Tutik Joko Sri Rahmat Dewi Hartono Yohana Mulyono Grace ' +
  'Rudi Ningsih Haryo Maria Sastro Rochayati Andi Fatimah Kevin Mei Yusuf Aminah Daniel Ratna Slamet Larasati Eko Putri Fajar Intan'
).split(' ');
const LAST = 'Suryadi Siregar Wicaksono Simatupang Kusuma Halim Nugroho Pratiwi Tobing Santosa'.split(' ');
const TITLES = ['Bpk.', 'Ibu', 'Bpk. H.', 'dr.', 'Bpk. & Ibu', 'Keluarga', 'Prof. Dr.', 'Drs.', 'Hj.', 'Ir.'];

/** One number as six people write it. */
const SPELLINGS: readonly ((digits: string) => string)[] = [
  (digits) => `0${digits.slice(0, 3)}-${digits.slice(3, 7)}-${digits.slice(7)}`,
  (digits) => `+62 ${digits.slice(0, 3)} ${digits.slice(3, 7)} ${digits.slice(7)}`,
  (digits) => `62${digits}`,
  (digits) => `0${digits}`,
  (digits) => `(0${digits.slice(0, 3)}) ${digits.slice(3)}`,
  (digits) => `+62 (0)${digits}`,
];

type Cells = readonly [group: string, people: string, name: string, phone: string, events: string];

interface Line {
  readonly cells: Cells;
  readonly means?: Party;
}

const invited = (to: string): string[] => (to === 'R' ? [RECEPTION] : [AKAD, RECEPTION]);

function plainLine(at: number): Line {
  const digits = `8121${String(1_000_000 + at)}`;
  const title = TITLES[at % TITLES.length] ?? '';
  const name = `${title} ${FIRST[at % FIRST.length]} ${LAST[Math.floor(at / FIRST.length) % LAST.length]}`;
  const people = 1 + ((at * 7) % 5);
  const group = [GROUPS.bride, GROUPS.groom, GROUPS.office][at % 3] ?? GROUPS.office;
  const to = at % 5 === 0 ? 'A + R' : 'R';
  const hasPhone = at % 11 !== 3;
  const phone = hasPhone ? (SPELLINGS[at % SPELLINGS.length]?.(digits) ?? digits) : '';
  const written = at % 9 === 0 ? `${people} org` : people === 1 && at % 4 === 0 ? '' : String(people);
  return {
    cells: [group, written, name, phone, to],
    means: party({ name, phone: hasPhone ? `+62${digits}` : null, people, group, events: invited(to) }),
  };
}

function oddLines(): Line[] {
  const { bride, groom, office } = GROUPS;
  const both = [AKAD, RECEPTION];
  const of = (cells: Cells, means?: Party): Line => ({ cells, ...(means && { means }) });
  const shared = '0811 2640 118';
  const family = '0813-2200-4455';
  return [
    of(
      [bride, '4', 'Cici Mei 🌸', '+65 9123 4567', 'A+R'],
      party({ name: 'Cici Mei 🌸', phone: '+6591234567', people: 4, group: bride, events: both }),
    ),
    of(
      [groom, '3', '王小明 & 家人', '+86 138 0013 8000', 'R'],
      party({ name: '王小明 & 家人', phone: '+8613800138000', people: 3, group: groom, events: [RECEPTION] }),
    ),
    of(
      [office, '1', '=Kepala Bagian, "Ibu" Ani; S.H.', '-', 'R'],
      party({ name: '=Kepala Bagian, "Ibu" Ani; S.H.', phone: null, people: 1, group: office, events: [RECEPTION] }),
    ),
    // a cell that Excel has spoilt
    of(
      [office, '2', 'Bpk. Robert van Dijk', '6.28123E+12', 'R'],
      party({ name: 'Bpk. Robert van Dijk', phone: '+31612345678', people: 2, group: office, events: [RECEPTION] }),
    ),
    of(
      [groom, 'satu bis', 'Rombongan Desa Kaliurang', '0857 4300 9911', 'R'],
      party({
        name: 'Rombongan Desa Kaliurang',
        phone: '+6285743009911',
        people: 30,
        group: groom,
        events: [RECEPTION],
      }),
    ),
    // one number, one household: each row is a person
    of(
      [bride, '1', 'Ibu Ratna Dewi', family, 'semua'],
      party({
        name: 'Ibu Ratna Dewi',
        phone: '+6281322004455',
        people: 3,
        group: bride,
        events: both,
        members: ['Ibu Ratna Dewi', 'Laras Dewi', 'Bimo'],
        children: ['Bimo'],
      }),
    ),
    of([bride, '1', 'Laras Dewi', family, 'semua']),
    of([bride, '', 'Bimo (anak)', family, 'semua']),
    // a household of which not everybody has a name
    of(
      [bride, '2', 'Bpk. Ir. Darmawan', shared, 'A + R'],
      party({ name: 'Bpk. Ir. Darmawan', phone: '+628112640118', people: 3, group: bride, events: both }),
    ),
    of([bride, '1', 'Arga Darmawan', '+62 811 2640 118', 'A + R']),
    // two colleagues behind their secretary's number
    of(
      [office, '2', 'Prof. Dr. Endang Wahyuningsih, M.Si.', '0274 889120', 'R'],
      party({
        name: 'Prof. Dr. Endang Wahyuningsih, M.Si.',
        phone: '+62274889120',
        people: 2,
        group: office,
        events: [RECEPTION],
      }),
    ),
    of(
      [office, '2', 'Pak Slamet Rektorat', '(0274) 889-120', 'R'],
      party({ name: 'Pak Slamet Rektorat', phone: '+62274889120', people: 2, group: office, events: [RECEPTION] }),
    ),
    // one person under two spellings
    of(
      [office, '2', 'Muhamad Rizki', '0815 6677 8899', 'R'],
      party({ name: 'Muhamad Rizki', phone: '+6281566778899', people: 2, group: office, events: [RECEPTION] }),
    ),
    of([office, '2', 'Mohamad Rizky', '+62 815-6677-8899', 'R']),
  ];
}

/** `count` invitations in all, the odd ones among them. */
export function herList(count: number): HerList {
  const odd = oddLines();
  const oddParties = odd.flatMap(({ means }) => means ?? []);
  const plain = Array.from({ length: count - oddParties.length }, (_, at) => plainLine(at));
  // the odd ones stand where they stand in a real list: anywhere
  const lines = plain.flatMap((line, at) => [line, ...odd.slice(at * 2, at * 2 + 2)]);
  const parties = lines.flatMap(({ means }) => means ?? []);
  const [, repeated] = plain;
  const rows = lines.map(({ cells: [group, people, name, phone, events] }, at) =>
    [at + 1, group, people, name, phone, events, 'Jl. Melati'].join('\t'),
  );
  const empty = '\t'.repeat(6);
  rows.splice(9, 0, empty);
  // written down a second time at the end, weeks later
  if (repeated) {
    const [group, people, name, phone, events] = repeated.cells;
    rows.push([lines.length + 1, group, people, name.toUpperCase(), phone, events, ''].join('\t'));
  }
  const people = parties.reduce((sum, one) => sum + one.people, 0);
  const text = [
    `DAFTAR TAMU KIRANA & BIMA rev 7 FINAL${empty}`,
    empty,
    ['No', 'Dari siapa', 'Pax', 'Nama Tamu', 'No WA / HP', 'Acara', 'Alamat kirim'].join('\t'),
    ...rows,
    ['', '', people, 'TOTAL', '', '', ''].join('\t'),
  ].join('\n');
  return {
    text,
    parties,
    mends: [
      { name: 'Bpk. Robert van Dijk', column: 'Nomor WhatsApp', text: '+31 6 12345678' },
      { name: 'Rombongan Desa Kaliurang', column: 'Jumlah orang', text: '30' },
      { name: (repeated?.cells[2] ?? '').toUpperCase(), leaveOut: true },
    ],
    apart: ['+62274889120'],
    twice: '+6281566778899',
    groups: GROUPS,
  };
}

/** What her mother sends on, a line a guest. */
export const HER_MOTHERS_MESSAGE = [
  'Bude Tutik sklg 5 org 0812-9000-0047',
  'Pakdhe Karyo Magelang (akad) 2',
  '3. Bulik Ning & Om Joko 4 0817 0412 889',
].join('\n');

export const fromMother = (): Party[] => [
  party({ name: 'Bude Tutik sklg', phone: '+6281290000047', people: 5, group: null, events: [AKAD, RECEPTION] }),
  party({ name: 'Pakdhe Karyo Magelang', phone: null, people: 2, group: null, events: [AKAD] }),
  party({ name: 'Bulik Ning & Om Joko', phone: '+628170412889', people: 4, group: null, events: [AKAD, RECEPTION] }),
];
