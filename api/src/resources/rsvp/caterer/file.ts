import { formatDate } from '@janur/contracts/dates';
import { LANGUAGE_TABLE } from '@janur/contracts/languages';
import type { CatererChange, CatererSheet, FileLanguage } from '@janur/contracts';
import type { Cell, Column } from '../../../lib/spreadsheets/protocol.ts';

const WORDS = {
  id: {
    columns: ['Bagian', 'Nama', 'Orang', 'Keterangan', 'Meja'],
    sum: 'Ringkasan',
    event: 'Acara',
    made: 'Lembar dibuat',
    people: 'Orang yang hadir',
    households: 'Undangan',
    children: 'Anak-anak',
    meals: 'Menu',
    open: 'Belum memilih',
    diets: 'Pantangan dan alergi',
    changes: 'Perubahan sejak lembar sebelumnya',
    none: 'Tidak ada',
    list: 'Per undangan',
    child: 'anak',
    COMES: 'ikut',
    STAYS: 'tidak ikut',
    MEAL: 'menu',
    DIET: 'pantangan',
    CHILD: 'anak',
    yes: 'ya',
    no: 'bukan',
  },
  en: {
    columns: ['Part', 'Name', 'People', 'Details', 'Table'],
    sum: 'In all',
    event: 'Event',
    made: 'Sheet made',
    people: 'People coming',
    households: 'Invitations',
    children: 'Children',
    meals: 'Meals',
    open: 'Not chosen yet',
    diets: 'Dietary needs and allergies',
    changes: 'Changes since the last sheet',
    none: 'None',
    list: 'By invitation',
    child: 'child',
    COMES: 'is coming too',
    STAYS: 'is not coming',
    MEAL: 'meal',
    DIET: 'diet',
    CHILD: 'child',
    yes: 'yes',
    no: 'no',
  },
  my: {
    columns: ['Bahagian', 'Nama', 'Orang', 'Keterangan', 'Meja'],
    sum: 'Ringkasan',
    event: 'Majlis',
    made: 'Helaian dibuat',
    people: 'Orang yang hadir',
    households: 'Jemputan',
    children: 'Kanak-kanak',
    meals: 'Menu',
    open: 'Belum memilih',
    diets: 'Pantang makan dan alahan',
    changes: 'Perubahan sejak helaian sebelumnya',
    none: 'Tiada',
    list: 'Mengikut jemputan',
    child: 'kanak-kanak',
    COMES: 'turut hadir',
    STAYS: 'tidak ikut',
    MEAL: 'menu',
    DIET: 'pantang',
    CHILD: 'kanak-kanak',
    yes: 'ya',
    no: 'bukan',
  },
} as const;
type Words = (typeof WORDS)[FileLanguage];

/** What a program writes on the sheet's tab. */
export const CATERER_SHEET: Readonly<Record<FileLanguage, string>> = { en: 'Caterer', id: 'Katering', my: 'Katering' };

/** A sheet for the kitchen as rows that any program sorts and prints. */
export function catererFile(sheet: CatererSheet, language: FileLanguage) {
  const words = WORDS[language];
  const [part, name, people, details, table] = words.columns;
  const columns: Column[] = [
    { header: part, width: 22 },
    { header: name, width: 36 },
    { header: people, width: 10 },
    { header: details, width: 60 },
    { header: table, width: 10 },
  ];
  async function* batches(): AsyncGenerator<Cell[][], void> {
    yield rowsOf(sheet, { words, language });
  }
  return { columns, batches: batches() };
}

function rowsOf(sheet: CatererSheet, { words, language }: { words: Words; language: FileLanguage }): Cell[][] {
  const said = (instant: string | null) => {
    if (instant === null) return null;
    const moment = { instant, timeZone: sheet.timezone, locale: LANGUAGE_TABLE[language].locale };
    return `${formatDate('full', moment)}, ${formatDate('time', moment)}`;
  };
  const made = sheet.sheet && said(sheet.sheet.made_at);
  return [
    [
      words.sum,
      words.event,
      null,
      [sheet.event_title, said(sheet.start_datetime), sheet.location].filter(Boolean).join(', '),
      null,
    ],
    [words.sum, words.made, null, [made, sheet.sheet?.made_by].filter(Boolean).join(', '), null],
    [words.sum, words.people, sheet.people, null, null],
    [words.sum, words.children, sheet.children, null, null],
    [words.sum, words.households, sheet.households, null, null],
    ...sheet.meals.map(({ name, people }): Cell[] => [words.meals, name ?? words.open, people, null, null]),
    ...sheet.diets.map(({ name, household, diet, table_number }): Cell[] => [
      words.diets,
      `${name} (${household})`,
      1,
      diet,
      table_number,
    ]),
    ...changeRows(sheet, words),
    ...sheet.list.map(({ household, people, members, table_number }): Cell[] => [
      words.list,
      household,
      people,
      members.map((member) => personText(member, words)).join('; ') || null,
      table_number,
    ]),
  ];
}

function changeRows({ since, changes }: CatererSheet, words: Words): Cell[][] {
  if (!since) return [];
  if (changes.length === 0) return [[words.changes, words.none, null, null, null]];
  return changes.map((change) => [
    words.changes,
    change.household,
    change.to - change.from,
    [`${change.from} → ${change.to}`, ...change.lines.map((line) => lineText(line, words))].join('; '),
    null,
  ]);
}

function lineText({ what, name, from, to }: CatererChange['lines'][number], words: Words): string {
  const said = (value: string | null) => {
    if (what === 'CHILD') return value === 'true' ? words.yes : words.no;
    return value ?? '–';
  };
  if (what === 'COMES') return `${name}: ${[words.COMES, to].filter(Boolean).join(', ')}`;
  if (what === 'STAYS') return `${name}: ${words.STAYS}`;
  return `${name}: ${words[what]} ${said(from)} → ${said(to)}`;
}

const personText = ({ name, is_child, meal, diet }: CatererSheet['list'][number]['members'][number], words: Words) => {
  const notes = [is_child && words.child, meal, diet].filter(Boolean).join(', ');
  return notes ? `${name} (${notes})` : name;
};
