import type { Seen } from './slip.ts';
import type { Line } from './lines.ts';

type Rgb = readonly [red: number, green: number, blue: number];

/** A picture of the window: RGB, row by row. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** WCAG 2.2: 1.4.3 and 1.4.6, of each of which the second is for letters from 24 px (18.66 px bold) on. */
const LEAST = { AA: { small: 4.5, large: 3 }, AAA: { small: 7, large: 4.5 } };
export type ContrastLevel = keyof typeof LEAST;
/** What of the letters may be worse: an edge that runs over a twig. */
const WORST_SHARE = 0.05;

const channel = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * (channel[Math.round(red)] ?? 0) +
  0.7152 * (channel[Math.round(green)] ?? 0) +
  0.0722 * (channel[Math.round(blue)] ?? 0);

export function contrastOf(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Lines whose letters are lost in what is behind them: `shown` is the window with its letters, `bare` the same without. Where they
 * differ stand letters; what `bare` shows there is behind them.
 */
export function faintLines(
  lines: readonly Line[],
  { shown, bare, level = 'AA' }: { shown: Pixels; bare: Pixels; level?: ContrastLevel | undefined },
): Seen[] {
  return lines.flatMap((line): Seen[] => {
    const measured = measure(line, shown, bare);
    const least = LEAST[level][line.isLarge ? 'large' : 'small'];
    if (measured === null || measured.ratio >= least - 0.05) return [];
    const { ratio, letter, behind } = measured;
    const what = `contrast of ${ratio.toFixed(1)} where ${least} is the least: ${hex(letter)} over ${hex(behind)}`;
    return [{ rule: 'faint words', text: line.text, section: line.section, selector: line.selector, what }];
  });
}

interface Spot {
  ratio: number;
  letter: Rgb;
  behind: Rgb;
}

function measure(line: Line, shown: Pixels, bare: Pixels): Spot | null {
  const [left, top] = [Math.max(0, Math.floor(line.x)), Math.max(0, Math.floor(line.y))];
  const right = Math.min(shown.width, Math.ceil(line.x + line.width));
  const bottom = Math.min(shown.height, Math.ceil(line.y + line.height));
  const spots: { difference: number; at: number }[] = [];
  let most = 0;
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const at = (y * shown.width + x) * 3;
      const difference = Math.max(
        ...[0, 1, 2].map((part) => Math.abs((shown.data[at + part] ?? 0) - (bare.data[at + part] ?? 0))),
      );
      most = Math.max(most, difference);
      if (difference > 4) spots.push({ difference, at });
    }
  // no letter is painted here: it lies in a fold, or under something
  if (spots.length < 8) return null;
  const pixel = ({ data }: Pixels, at: number): Rgb => [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  const { colour } = line;
  // letters that have no colour of their own are told by their middles: their edges are half of what is behind
  const told = colour ? spots : spots.filter(({ difference }) => difference >= most * 0.8);
  const measured = told
    .map(({ at }): Spot => {
      const behind = pixel(bare, at);
      const letter = colour ? blend(colour, behind) : pixel(shown, at);
      return { ratio: contrastOf(letter, behind), letter, behind };
    })
    .toSorted((one, other) => one.ratio - other.ratio);
  return measured[Math.floor(measured.length * WORST_SHARE)] ?? null;
}

const blend = ([red, green, blue, alpha]: readonly [number, number, number, number], behind: Rgb): Rgb => [
  red * alpha + behind[0] * (1 - alpha),
  green * alpha + behind[1] * (1 - alpha),
  blue * alpha + behind[2] * (1 - alpha),
];

const hex = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
