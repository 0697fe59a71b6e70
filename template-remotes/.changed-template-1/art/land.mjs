/**
 * The valley: three ridges with clay villages, terraces and the path to the house. The middle 390 units are what a
 * phone shows; the wings are for wide windows. The horizon lies at y = 0.
 */
const WING = 525;
const [LEFT, RIGHT, FLOOR] = [-WING, 390 + WING, 330];

const ridge = (fill, from, left, middle, right) =>
  `<path fill="${fill}" d="M${LEFT},${from}${left}${middle}${right}V${FLOOR}H${LEFT}Z"/>`;

/** @type {[x: number, width: number, height: number, fill: string, isDomed: boolean][]} */
const HOUSES = [
  [104, 18, 20, '#f3c9a0', true],
  [121, 26, 13, '#e9b58a', false],
  [146, 14, 24, '#f6d3ae', true],
  [232, 22, 16, '#f1c59b', false],
  [253, 15, 27, '#f6d3ae', true],
  [267, 24, 15, '#e6b086', false],
];
const CYPRESSES = [
  [92, 34],
  [98, 24],
  [172, 20],
  [222, 30],
  [297, 36],
  [290, 22],
];

function village(shift, floor, skip = []) {
  const houses = HOUSES.filter((_, index) => !skip.includes(index)).map(([left, width, height, fill, isDomed]) => {
    const x = left + shift;
    const body = isDomed
      ? `M${x},${floor}v${-height + width / 2}a${width / 2},${width / 2} 0 0 1 ${width},0v${height - width / 2}Z`
      : `M${x},${floor}v${-height}h${width}v${height}Z`;
    const shadeTop = -height + (isDomed ? width * 0.3 : 0);
    return `<path fill="${fill}" d="${body}"/><path fill="#a9583a" opacity=".28" d="M${x + width * 0.62},${floor}v${shadeTop}H${x + width}V${floor}Z"/><path fill="#9c4a2f" d="M${x + width * 0.3},${floor}v-5a2.4,2.4 0 0 1 4.8,0v5Z"/>`;
  });
  const trees = CYPRESSES.map(([at, height]) => {
    const x = at + shift;
    const y = floor + 4;
    return `M${x},${y}C${x - 5},${y - 12} ${x - 3},${y - height * 0.7} ${x},${y - height}C${x + 3},${y - height * 0.7} ${x + 5},${y - 12} ${x},${y}Z`;
  });
  return `${houses.join('')}<path fill="#6a5236" d="${trees.join('')}"/>`;
}

/** The path to the house, from the foreground up to the village. */
const PATH =
  'M165,120C135,84 265,62 217,44C199,34 229,26 219,18L224,18C237,28 211,34 231,44C291,66 187,88 245,120L300,330H110Z';

export function land() {
  const terraces = Array.from({ length: 5 }, (_, row) => {
    const y = row * 9;
    return `M${LEFT},${40 + y}C-380,${64 + y} -180,${30 + y} 0,${58 + y}C110,${34 + y} 250,${62 + y} 390,${40 + y}C560,${22 + y} 720,${66 + y} ${RIGHT},${40 + y}`;
  }).join('');
  const body =
    ridge(
      '#e9ad83',
      -10,
      `C-420,-52 -330,-6 -230,-30C-150,-50 -70,-4 0,0`,
      `C60,-34 110,-10 160,-22C220,-46 280,-8 390,-40`,
      `C470,-62 560,-4 660,-26C760,-54 850,-14 ${RIGHT},-30`,
    ) +
    ridge(
      '#d88f63',
      6,
      `C-430,-22 -320,16 -210,2C-130,-8 -60,34 0,18`,
      `C70,-22 120,14 190,6C260,-20 320,14 390,-6`,
      `C480,-28 580,20 690,4C790,-12 860,14 ${RIGHT},0`,
    ) +
    village(-420, 14, [4]) +
    village(0, 16) +
    village(420, 14, [0, 2]) +
    ridge(
      '#bf7049',
      26,
      `C-420,2 -300,40 -190,22C-110,8 -50,52 0,40`,
      `C60,2 130,26 200,20C270,8 330,30 390,16`,
      `C480,0 590,44 700,24C800,8 860,34 ${RIGHT},22`,
    ) +
    ridge(
      '#a55a37',
      52,
      `C-410,26 -290,70 -170,50C-90,38 -40,72 0,66`,
      `C90,34 150,54 220,48C290,40 350,60 390,48`,
      `C490,30 610,74 720,52C810,36 870,60 ${RIGHT},50`,
    ) +
    `<path fill="#f6c795" opacity=".9" d="${PATH}"/>` +
    `<path fill="none" stroke="#e9ad83" stroke-opacity=".4" stroke-width="1.2" d="${terraces}"/>`;
  return { viewBox: `${LEFT} -60 ${RIGHT - LEFT} ${FLOOR + 60}`, width: RIGHT - LEFT, height: FLOOR + 60, body };
}
