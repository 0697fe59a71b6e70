import { dice, round, STAR, star, svg } from './drawing.mjs';

/** 'points|lines' of each letter in a field of 100 × 160, loosened by hand; lines run through the points by their place. */
const LETTERS = {
  A: '38,0 21,54 0,108 -24,162 58,52 80,106 102,160 40,101|0 1 2 3|0 4 5 6|2 7 5',
  B: '0,0 -3,80 1,160 60,6 82,40 56,77 90,116 62,156|0 1 2|0 3 4 5 1|5 6 7 2',
  C: '98,30 66,0 26,6 0,48 -3,102 24,148 64,160 100,132|0 1 2 3 4 5 6 7',
  D: '0,0 -4,84 1,160 54,8 93,50 95,106 56,153|0 1 2|0 3 4 5 6 2',
  E: '90,-2 0,2 -3,79 64,76 1,160 94,158|0 1 2 4 5|2 3',
  F: '92,0 0,3 -3,80 66,76 2,160|0 1 2 4|2 3',
  G: '98,28 64,0 24,8 0,50 -3,104 26,150 68,161 101,128 99,88 58,91|0 1 2 3 4 5 6 7 8 9',
  H: '0,0 -4,80 1,160 92,-2 96,77 92,161|0 1 2|3 4 5|1 4',
  I: '10,3 41,0 72,-2 44,78 9,161 40,159 73,163|0 1 2|1 3 5|4 5 6',
  J: '40,2 88,0 91,60 86,118 55,158 17,150 -2,114|0 1 2 3 4 5 6',
  K: '0,0 -4,50 1,94 -3,160 88,4 34,64 62,112 98,160|0 1 2 3|4 5 2|5 6 7',
  L: '0,0 -4,56 1,110 -1,160 46,158 92,162|0 1 2 3 4 5',
  M: '-2,160 3,84 6,0 53,88 98,-2 103,81 108,160|0 1 2 3 4 5 6',
  N: '0,160 -4,80 2,0 46,74 92,161 96,80 91,-2|0 1 2 3 4 5 6',
  O: '50,-3 14,22 -4,80 13,138 50,163 87,138 104,80 86,22|0 1 2 3 4 5 6 7 0',
  P: '1,160 -3,84 0,0 60,4 91,40 61,82|0 1 2 3 4 5 1',
  Q: '50,-3 14,22 -4,80 13,138 50,160 87,136 104,80 86,22 62,112 106,168|0 1 2 3 4 5 6 7 0|8 9',
  R: '1,160 -3,84 0,0 58,3 89,40 58,82 96,160|0 1 2 3 4 5 1|5 6',
  S: '92,26 60,-1 20,7 1,40 34,73 72,93 95,125 65,159 22,158 -3,131|0 1 2 3 4 5 6 7 8 9',
  T: '-8,3 46,0 100,-2 50,54 44,108 47,160|0 1 2|1 3 4 5',
  U: '0,0 -4,62 4,118 34,158 66,158 93,118 99,60 94,-2|0 1 2 3 4 5 6 7',
  V: '-4,0 20,60 48,162 74,62 100,-2|0 1 2 3 4',
  W: '-8,0 9,80 26,161 54,66 82,160 100,78 114,-2|0 1 2 3 4 5 6',
  X: '0,0 26,42 49,82 73,120 98,160 97,-2 2,161|0 1 2 3 4|5 2 6',
  Y: '-2,0 48,82 100,-2 51,120 46,161|0 1 2|1 3 4',
  Z: '2,3 50,-2 98,2 51,79 0,160 48,163 99,158|0 1 2 3 4 5 6',
};

/** Ends of lines are large stars, what lies between is small. */
function sizes(points, lines) {
  const ends = new Set(lines.flatMap((line) => [line[0], line.at(-1)]));
  const roll = dice(points.length * 31 + points[0][0]);
  return points.map((_, index) => (ends.has(index) ? 10.5 + roll() * 4 : 5 + roll() * 3.4));
}

function letter(described) {
  const [stars, ...chains] = described.split('|');
  const points = stars.split(' ').map((point) => point.split(',').map(Number));
  const lines = chains.map((chain) => chain.split(' ').map(Number));
  const size = sizes(points, lines);
  let path = '';
  for (const line of lines)
    line.slice(1).forEach((to, index) => {
      const from = line[index];
      const [[x1, y1], [x2, y2]] = [points[from], points[to]];
      const length = Math.hypot(x2 - x1, y2 - y1);
      const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
      // a line ends before its stars
      const [a, b] = [size[from] * 0.7 + 2, size[to] * 0.7 + 2];
      path += `M${round(x1 + ux * a)},${round(y1 + uy * a)}L${round(x2 - ux * b)},${round(y2 - uy * b)}`;
    });
  const drawn = points.map(([x, y], index) => star(x, y, size[index])).join('');
  const xs = points.map(([x]) => x);
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  return svg(
    round(middle - 92),
    -40,
    184,
    240,
    `${STAR}<path d="${path}" stroke="#e8edff" stroke-width="1.5"/>${drawn}`,
  );
}

export const letters = Object.entries(LETTERS).map(([sign, described]) => [
  `letters/${sign.toLowerCase()}.svg`,
  letter(described),
]);
