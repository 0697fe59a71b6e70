import { randomFrom } from '../random.ts';
import { coordinates, linearAt, times } from './svg.ts';

/** A tower in setbacks, each narrower than the one below; windows in columns, some still lit. */
function tower(x: number, foot: number, steps: string, { fill, lit, seed, pitch = 15 }: Tower): string {
  const random = randomFrom(seed);
  let floor = foot;
  return coordinates(steps)
    .map(([width, top]) => {
      const [left, bottom] = [x - width / 2, floor];
      floor = top;
      const columns = Math.max(1, Math.floor((width - 10) / pitch));
      const rows = Math.floor((bottom - top - 14) / (pitch * 1.35));
      const side = (width - (columns - 1) * pitch) / 2;
      const windows = times(columns, (column) =>
        times(rows, (row) =>
          random() < lit
            ? `M${(left + side + column * pitch - pitch * 0.2).toFixed(1)},${(top + 12 + row * pitch * 1.35).toFixed(1)}h${(pitch * 0.4).toFixed(1)}v${(pitch * 0.72).toFixed(1)}h${(-pitch * 0.4).toFixed(1)}Z`
            : '',
        ),
      );
      return `<path d="M${left},${top}h${width}V${bottom}h${-width}Z" fill="${fill}"/><path d="M${left},${top}h${width}" stroke="#f2d48c" stroke-opacity=".5" stroke-width="2"/><path d="M${left},${top}h${width * 0.22}V${bottom}h${-width * 0.22}Z" fill="#f6cf7e" opacity=".08"/><path d="${times(columns + 1, (column) => `M${(left + side + (column - 0.5) * pitch).toFixed(1)},${top}V${bottom}`)}" stroke="#f6d890" stroke-opacity=".16" stroke-width="1.6"/><path d="${windows}" fill="#ffd98a" opacity=".85"/>`;
    })
    .join('');
}
interface Tower {
  fill: string;
  /** The share of windows with light. */
  lit: number;
  seed: number;
  pitch?: number;
}

/** The crown of the tallest: arcs of a sunburst, one above the other, and a needle. */
const crown = (x: number, foot: number, width: number, needle: number) =>
  `${[0, 1, 2, 3, 4]
    .map((step) => {
      const [half, base] = [(width / 2) * (1 - step * 0.17), foot - step * width * 0.22];
      return `<path d="M${x - half},${base}A${half},${half * 1.5} 0 0 1 ${x + half},${base}Z" fill="${step % 2 ? '#0d3a33' : '#124840'}" stroke="#f4d68f" stroke-width="2.4"/>${times(5, (i) => `<path d="M${x + (i - 2) * half * 0.36},${base - 6}l${-half * 0.1},${-half * (0.42 - Math.abs(i - 2) * 0.1)}h${half * 0.2}Z" transform="rotate(0)" fill="#ffe09a" opacity=".9"/>`)}`;
    })
    .join(
      '',
    )}<path d="M${x - 7},${foot - width * 0.88 - width * 0.24}L${x},${needle}L${x + 7},${foot - width * 0.88 - width * 0.24}Z" fill="#f4d68f"/>`;

const block = (towers: readonly string[], foot: number, look: Tower) =>
  towers
    .map((told, index) => {
      const [x = '', steps = ''] = told.split(': ');
      return tower(Number(x), foot, steps, { ...look, seed: look.seed + index });
    })
    .join('');

/** Its lowest floors in the light of the streets. */
export const cityColours =
  linearAt('farTower', [0, 480, 0, 1000], '#2a6a58 0, #6e9560 0.5, #dcb468 1') +
  linearAt('nearTower', [0, 620, 0, 1200], '#0f453c 0, #1d5e4b 0.5, #9a9a58 1') +
  linearAt('tallest', [0, 440, 0, 1200], '#134f45 0, #2b6f58 0.5, #b5a45e 1');

/** Towers by the middle of each, and its storeys from the street up: how wide, and where each ends. */
export const farCity = block(
  [
    '70: 150,700 110,630 60,590',
    '232: 130,700 92,610',
    '376: 120,660 80,570 34,500',
    '690: 120,640 84,540 40,470',
    '840: 150,720 110,640',
    '1000: 160,650 120,560 70,500',
  ],
  1100,
  { fill: 'url(#farTower)', lit: 0.2, seed: 3, pitch: 13 },
);
export const nearCity = `${tower(542, 1200, '250,900 206,700 164,560 128,470', { fill: 'url(#tallest)', lit: 0.42, seed: 71, pitch: 17 })}${crown(542, 470, 128, 196)}${block(
  [
    '150: 190,860 146,760 96,700',
    '930: 200,840 152,730 100,660 46,610',
    '330: 150,960 110,860',
    '756: 150,940 106,850 56,800',
    '20: 130,920',
    '1070: 120,930',
  ],
  1240,
  { fill: 'url(#nearTower)', lit: 0.45, seed: 40, pitch: 17 },
)}`;
