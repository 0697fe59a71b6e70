import { isListName, isSum } from './nobody.ts';

/** A guest as a line of a chat tells of one; an empty text where it says nothing. */
interface ChatGuest {
  readonly guest: string;
  readonly people: string;
  readonly phone: string;
  readonly events: string;
}

/** `3. `, `- `: where the line stands, which is nothing of the guest. */
const MARK = /^\s*(?:\d{1,4}\s*[.)](?:\s+|(?=\p{L}))|[-*•·]\s*)/u;

/** `Bpk H Suwarno sklg 5 org 0812-2754-0931`: a name, how many, a number, and what stands in brackets. */
export function chatLine(line: string): ChatGuest {
  let rest = line.replace(MARK, '');
  const found = phoneIn(rest);
  if (found) rest = `${rest.slice(0, found.from).replace(PHONE_WORD, '')} , ${rest.slice(found.to)}`;
  const phone = found?.text ?? '';
  const events: string[] = [];
  rest = rest.replaceAll(/\(([^()\d]+)\)/g, (_, said: string) => {
    events.push(said.trim());
    return ' ';
  });
  const people = peopleIn(rest);
  if (people) rest = rest.replace(people.text, ' ');
  const guest = rest
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?:\s*[,;:–-]\s*)+$|^\s*[,;:–-]+\s*/g, '')
    .replaceAll(/\s+,/g, ',')
    .trim();
  return { guest, people: people?.count ?? '', phone, events: events.join(', ') };
}

/** A line that is the list's name, or the sum of its people. */
export const isOfNobody = (line: string, { guest, phone }: ChatGuest): boolean =>
  phone === '' && (isListName(line) || isSum({ name: guest }));

const UNIT = String.raw`(?:orang|org|pax|ppl|people|persons?|personen|personas|pessoas|人|名|位|명)`;
const ENDS = String.raw`(?=[\s,;.)]|$)`;
const UNIT_NEXT = new RegExp(String.raw`^\s?${UNIT}${ENDS}`, 'iu');
/** Said with a word, with a cross, as one more than oneself, or as a number that stands alone. */
const COUNTS = [
  { is: new RegExp(String.raw`(?:^|\s)\(?(\d{1,4})\s?${UNIT}\)?${ENDS}`, 'iu') },
  { is: new RegExp(String.raw`(?:^|\s)[x×]\s?(\d{1,3})${ENDS}`, 'iu') },
  // the fifth neighbourhood, the class of 98 and block 4 are no people
  { is: /(?<!(?:^|\s)(?:rt|rw|blok|kelas|angkatan)\.?)(?:^|\s)\(?([1-9]\d?)\)?(?=\s*$|\s*[,;])/iu },
  { is: new RegExp(String.raw`(?:^|\s)\(?\+\s?(\d)\)?${ENDS}`, 'u'), isMore: true },
];

/** `5 org`, `2 orang`, `x3`, `(4)`, `4 pax`, `+1` for two, and a number that stands alone. */
function peopleIn(text: string): { text: string; count: string } | undefined {
  for (const { is, isMore } of COUNTS) {
    const found = is.exec(text);
    if (found) return { text: found[0], count: isMore ? String(Number(found[1]) + 1) : (found[1] ?? '') };
  }
  return undefined;
}

/** What people write before a number. */
const PHONE_WORD = /(?:(?:^|[\s,;(])(?:no|nomor|hp|wa|whatsapp|telp?|tlp|phone)[\s.:]*)+$/i;

interface Digits {
  readonly from: number;
  readonly to: number;
  /** With its plus and brackets. */
  readonly text: string;
  readonly digits: string;
  /** `anak2`: the number is part of a word. */
  readonly isGlued: boolean;
}

const FEWEST_DIGITS = 8;
/** So many, and the number could be dialled: what follows is another one. */
const ENOUGH_DIGITS = 10;

/** The phone number of a line; one that lacks digits too, so that somebody is asked and nobody becomes 27 people. */
function phoneIn(line: string): { text: string; from: number; to: number } | undefined {
  const whole = runsOf(line).flatMap((run) => numbersOf(line, run));
  const best = whole.toSorted((one, other) => one.rank - other.rank || one.from - other.from)[0];
  return best && { text: line.slice(best.from, best.to), from: best.from, to: best.to };
}

/** Groups of digits with nothing between them but what stands inside a number. */
function runsOf(line: string): Digits[][] {
  const runs: Digits[][] = [];
  let end = -1;
  for (const { 0: text, index: from } of line.matchAll(/\+?\(?\d+\)?/g)) {
    const isGlued = /\p{L}/u.test(line[from - 1] ?? '');
    const group = { from, to: from + text.length, text, digits: text.replaceAll(/\D/g, ''), isGlued };
    const goesOn = end >= 0 && !text.startsWith('+') && /^[\s.-]{0,3}$/.test(line.slice(end, from));
    if (goesOn) runs.at(-1)?.push(group);
    else runs.push([group]);
    end = group.to;
  }
  return runs;
}

/** Where a number may begin, the likeliest first: `08…` and `+62…`, an area code, `812…`, anything that is long enough. */
const BEGINNINGS: readonly ((group: Digits, next: Digits | undefined) => boolean)[] = [
  ({ text }, next) =>
    /^\(?08|^\+\d\d|^00[1-9]|^62\d/.test(text) ||
    (text === '62' && next?.digits.startsWith('8') === true) ||
    // `+1 0811…` is a guest who brings one, `+1 212 …` is America
    (/^\+\d$/.test(text) && next !== undefined && !/^(?:0|62)/.test(next.digits)),
  ({ text }) => /^\(?0\d\d/.test(text),
  ({ text, isGlued }) => !isGlued && /^8\d\d/.test(text),
  ({ text, isGlued }) => !isGlued && !/^\+?\(?(?:\d|10)\)?$/.test(text),
];

/** With how many digits a beginning is a number that lacks some; a year and a house's number are none. */
const FRAGMENT_DIGITS = [4, 5, 6, 6] as const;

function numbersOf(line: string, run: readonly Digits[]): { rank: number; from: number; to: number }[] {
  const endsAt = (start: number) => withoutCount(line, run.slice(start));
  return BEGINNINGS.flatMap((begins, rank) => {
    const starts = run.flatMap((group, at) => (begins(group, run[at + 1]) ? [endsAt(at)] : []));
    const digitsOf = (groups: readonly Digits[]) => groups.reduce((sum, { digits }) => sum + digits.length, 0);
    const span = (groups: readonly Digits[]) => ({ from: groups[0]?.from ?? 0, to: groups.at(-1)?.to ?? 0 });
    const full = starts.find((groups) => digitsOf(groups) >= FEWEST_DIGITS);
    if (full) return [{ rank, ...span(full) }];
    const isShort = (groups: readonly Digits[]) =>
      digitsOf(groups) >= (FRAGMENT_DIGITS[rank] ?? FEWEST_DIGITS) &&
      (rank < 2 || (groups[0]?.digits.length ?? 0) >= 3) &&
      // the years of two schools
      !groups.every(({ digits }) => /^(?:19|20)\d\d$/.test(digits));
    const part = starts.find(isShort);
    return part ? [{ rank: rank + BEGINNINGS.length, ...span(part) }] : [];
  });
}

/** `0812-2754-0931 5 org`, `0812 2754 0931 2`, `0812 2754 0931 (2)`: the number, without how many come. */
function withoutCount(line: string, groups: readonly Digits[]): readonly Digits[] {
  const last = groups.at(-1);
  const former = groups.at(-2);
  if (!last || !former || !/^[1-9]\d?$/.test(last.digits)) return groups;
  if (!/^\s+$/.test(line.slice(former.to, last.from))) return groups;
  const others = groups.slice(0, -1);
  const isSaid = /^\(.*\)$/.test(last.text) || UNIT_NEXT.test(line.slice(last.to, last.to + 12));
  const isFull = others.reduce((sum, { digits }) => sum + digits.length, 0) >= ENOUGH_DIGITS;
  // `12 34 56 78 90` goes on as it began
  const isOther = former.digits.length > 2 || last.digits.length < former.digits.length;
  return isSaid || (isFull && isOther) ? others : groups;
}
