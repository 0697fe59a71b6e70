/** Letters of 5 × 7 floats: seven rows from above, each a digit of base 32 whose bits are the floats. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'A ehhvhhh B uhhuhhu C ehggghe D sihhhis E vgguggv F vgguggg G ehgnhhf H hhhvhhh I e44444e J 72222ic K hikokih ' +
    'L ggggggv M hrllhhh N hhpljhh O ehhhhhe P uhhuggg Q ehhhlid R uhhukih S fgge11u T v444444 U hhhhhhe V hhhhha4 ' +
    'W hhhllla X hha4ahh Y hhha444 Z v1248gv 0 ehjlphe 1 4c4444e 2 eh1248v 3 v2421he 4 26aiv22 5 vgu11he 6 68guhhe ' +
    '7 v124888 8 ehhehhe 9 ehhf12c # aavavaa _ 000000v'
  )
    .split(' ')
    .flatMap((letter, index, all) => (index % 2 ? [] : [[letter, all[index + 1] ?? '']])),
);
const [ACROSS, ROWS, LONGEST] = [6, 7, 12];
const LINE = 10;

export interface WovenWord {
  /** The floats as one path, a unit each. */
  path: string;
  width: number;
  height: number;
}

/** A hashtag on the loom: twelve letters a line at most, broken where a word begins; null where it has other letters. */
export function weaveWord(word: string): WovenWord | null {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
  if (![...plain].every((letter) => letter.toUpperCase() in LETTERS)) return null;
  const lines = linesOf(plain);
  const width = Math.max(...lines.map((line) => line.length)) * ACROSS - 1;
  const path = lines.map((line, index) => {
    const left = Math.floor((width - (line.length * ACROSS - 1)) / 2);
    return [...line.toUpperCase()].map((letter, at) => floatsOf(letter, left + at * ACROSS, index * LINE)).join('');
  });
  return { path: path.join(''), width, height: lines.length * LINE - (LINE - ROWS) };
}

function linesOf(word: string): string[] {
  const parts = word.split(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{L})(?=\d)|(?<=_)/u);
  const pieces = parts.flatMap((part) => part.match(new RegExp(`.{1,${LONGEST}}`, 'gu')) ?? []);
  const lines: string[] = [];
  for (const piece of pieces) {
    const joined = (lines.at(-1) ?? '') + piece;
    if (lines.length > 0 && joined.length <= LONGEST) lines[lines.length - 1] = joined;
    else lines.push(piece);
  }
  return lines;
}

function floatsOf(letter: string, left: number, top: number): string {
  const rows = [...(LETTERS[letter] ?? '')].map((digit) => Number.parseInt(digit, 32).toString(2).padStart(5, '0'));
  return rows
    .flatMap((bits, row) =>
      [...bits.matchAll(/1+/g)].map(
        ({ 0: run, index }) => `M${left + index},${top + row}h${run.length}v.84h${-run.length}z`,
      ),
    )
    .join('');
}
