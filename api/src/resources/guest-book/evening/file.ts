import type { Closing, FileLanguage } from '@janur/contracts';
import { localTime } from '../../../lib/spreadsheets/local-time.ts';
import type { Cell, Column } from '../../../lib/spreadsheets/protocol.ts';
import { EVENING_WORDS } from './words.ts';

const WIDTHS = [24, 34, 12, 12, 12, 14, 12];

/** A signed report as rows of one width; the last line is its seal. */
export function closingFile(closing: Closing, language: FileLanguage) {
  const columns: Column[] = EVENING_WORDS[language].columns.map((header, index) => ({
    header,
    width: WIDTHS[index] ?? 12,
  }));
  async function* batches(): AsyncGenerator<Cell[][], void> {
    yield rowsOf(closing, language);
  }
  return { columns, batches: batches() };
}

/** All lines of the file as text, the header first: as whoever reads it back finds them. */
export const linesOf = (closing: Closing, language: FileLanguage): string[][] => [
  [...EVENING_WORDS[language].columns],
  ...rowsOf(closing, language).map((row) =>
    trimmed(
      row.map((cell) =>
        String(cell ?? '')
          .normalize('NFC')
          .trim(),
      ),
    ),
  ),
];

/** Nobody reads back what was empty at the end of a line. */
export function trimmed(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells.slice(0, last + 1);
}

function rowsOf(closing: Closing, language: FileLanguage): Cell[][] {
  const words = EVENING_WORDS[language];
  const { timezone } = closing;
  const time = (at: string | null) => localTime(at, timezone);
  const heads = (name: string, { households, people }: Closing['invited']): Cell[] => [
    words.in_all,
    name,
    households,
    people,
  ];
  const sums = (
    part: string,
    name: string,
    { parties, people, gifts, envelopes, souvenirs }: Closing['all'],
  ): Cell[] => [part, name, parties, people, gifts, envelopes, souvenirs];
  return [
    [words.event, [closing.hosts, closing.event_title].join(', ')],
    [words.event, [time(closing.start_datetime), timezone, closing.location].filter(Boolean).join(', ')],
    heads(words.invited, closing.invited),
    heads(words.coming, closing.coming),
    heads(words.arrived, closing.arrived),
    heads(words.absent, closing.absent),
    heads(words.walk_ins, closing.walk_ins),
    sums(words.in_all, words.sum, closing.all),
    ...closing.gates.map((gate) => sums(words.gates, gate.gate ?? words.no_gate, gate)),
    ...closing.hours.map(({ at, parties, people }): Cell[] => [
      words.hours,
      time(at) ?? words.no_time,
      parties,
      people,
    ]),
    [words.attention, words.open, closing.attention],
    ...closing.open_devices.map((device): Cell[] => [
      words.devices,
      [device.gate, device.usher].filter(Boolean).join(', ') || device.device_id,
      null,
      null,
      null,
      null,
      null,
      device.unsent > 0
        ? words.unsent(device.unsent, time(device.seen_at) ?? '')
        : words.silent(time(device.seen_at) ?? ''),
    ]),
    [words.signed, `${time(closing.closing.closed_at)} ${timezone}, ${closing.closing.closed_by}`],
    [words.seal, closing.closing.seal],
  ];
}
