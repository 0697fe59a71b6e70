import { chatLine, isOfNobody } from './chat.ts';
import type { Source, SourceRow } from './mapping.ts';

/**
 * A list that was pasted: cells of a spreadsheet, lines of a CSV file, contact cards, or a list as it is written in a chat, one
 * guest a line.
 */
export function pasted(text: string, name: string): Source {
  if (/^BEGIN:VCARD/im.test(text)) return cards(text, name);
  // an empty line is a row too: what is wrong is told by the number that stands in their sheet
  const all = text.split(/\r\n|\n|\r/);
  const lines = all.filter((line) => line.trim() !== '');
  if (lines.some((line) => line.includes('\t'))) return { name, rows: rowsOf(all, (line) => line.split('\t')) };
  const separator = [';', ','].find((mark) => isTable(lines, mark));
  if (separator) return { name, rows: rowsOf(all, (line) => separated(line, separator)) };
  return fromChat(all, name);
}

function fromChat(lines: readonly string[], name: string): Source {
  const read = lines.map((line, index) => ({ row: index + 1, line: line.trim(), guest: chatLine(line) }));
  const [nobody, somebody] = [true, false].map((is) =>
    read.filter(({ line, guest }) => line !== '' && isOfNobody(line, guest) === is),
  );
  return {
    name,
    known: ['name', 'total_guests', 'phone_number', 'events'],
    nobody: nobody?.map(({ line }) => line) ?? [],
    rows: (somebody ?? [])
      .map(({ row, guest: { guest, people, phone, events } }) => ({ row, cells: [guest, people, phone, events] }))
      .filter(({ cells }) => cells[0] !== '' || cells[2] !== ''),
  };
}

const rowsOf = (lines: readonly string[], cellsOf: (line: string) => string[]): SourceRow[] =>
  lines.flatMap((line, index) =>
    line.trim() === '' ? [] : [{ row: index + 1, cells: cellsOf(line).map((cell) => cell.trim()) }],
  );

/** Nearly every line has as many cells, and more than one. */
function isTable(lines: readonly string[], mark: string): boolean {
  const counts = lines.map((line) => separated(line, mark).length);
  const [first = 1] = counts;
  const isEven = counts.filter((count) => count === first).length >= lines.length * 0.9;
  // a title after a comma (`Siti, S.H.`) makes no table of a few names
  return first > 1 && isEven && lines.length > 1 && (first > 2 || mark === ';');
}

/** The cells of a line of CSV; in quotation marks the mark is a letter. */
function separated(line: string, mark: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at];
    if (letter === '"' && isQuoted && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (letter === mark && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell];
}

/** Contact cards (RFC 6350 and the older ones that phones write). */
export function cards(text: string, name: string): Source {
  // a long line goes on after a line's end and a blank
  const lines = text
    .replaceAll(/\r\n|\r/g, '\n')
    .replaceAll(/=\n/g, '')
    .replaceAll(/\n[ \t]/g, '')
    .split('\n');
  const rows: SourceRow[] = [];
  let card: Record<string, string> = {};
  for (const line of lines) {
    const [, head = '', value = ''] = /^([^:]+):(.*)$/.exec(line) ?? [];
    const [field = '', ...params] = head.toUpperCase().split(';');
    const key = field.replace(/^ITEM\d+\./, '');
    if (key === 'BEGIN') card = {};
    else if (key === 'END') {
      const guest = card['FN'] || nameOf(card['N'] ?? '') || card['ORG'] || '';
      if (guest || card['TEL'])
        rows.push({ row: rows.length + 1, cells: [guest, card['TEL'] ?? '', card['EMAIL'] ?? ''] });
    } else if (['FN', 'N', 'TEL', 'EMAIL', 'ORG'].includes(key)) {
      const read = params.includes('ENCODING=QUOTED-PRINTABLE') ? unquoted(value) : value;
      // the first number is the usual one, unless a later one is a mobile phone
      const isMobile = key === 'TEL' && params.some((param) => /CELL|MOBILE/.test(param));
      if (!card[key] || isMobile) card = { ...card, [key]: key === 'N' ? read : unescaped(read).replace(/^tel:/i, '') };
    }
  }
  return { name, known: ['name', 'phone_number', 'email'], rows };
}

/** `Family;Given;Middle;Prefix;Suffix`. */
function nameOf(parts: string): string {
  const [family = '', given = '', middle = '', prefix = '', suffix = ''] = parts.split(/(?<!\\);/).map(unescaped);
  return [prefix, given, middle, family, suffix].filter((part) => part.trim()).join(' ');
}

const unescaped = (value: string): string =>
  value
    .replaceAll(/\\n/gi, ' ')
    .replaceAll(/\\([,;\\])/g, '$1')
    .trim();

function unquoted(value: string): string {
  const bytes: number[] = [];
  for (const [letter, hex] of value.matchAll(/=([\dA-F]{2})|[\s\S]/gi)) {
    if (hex) bytes.push(Number.parseInt(hex, 16));
    else bytes.push(...new TextEncoder().encode(letter));
  }
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

interface Contact {
  name?: string[];
  tel?: string[];
  email?: string[];
}
interface ContactsManager {
  select: (properties: string[], options: { multiple: boolean }) => Promise<Contact[]>;
}

/** The phone's own chooser; only what is ticked in it is told. Undefined where a browser has none. */
export function contactsOf(navigator: object): ContactsManager | undefined {
  const { contacts } = navigator as { contacts?: ContactsManager }; // not in TypeScript's DOM library
  return typeof contacts?.select === 'function' ? contacts : undefined;
}

export async function chosenContacts(contacts: ContactsManager, name: string): Promise<Source> {
  const chosen = await contacts.select(['name', 'tel', 'email'], { multiple: true });
  return {
    name,
    known: ['name', 'phone_number', 'email'],
    rows: chosen.map((contact, index) => ({
      row: index + 1,
      cells: [contact.name?.[0] ?? '', contact.tel?.[0] ?? '', contact.email?.[0] ?? ''],
    })),
  };
}
