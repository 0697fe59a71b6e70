/** The drawing functions of Shuangxi: paper-cuts whose cuts are cut through, fret, clouds, lanterns. Units are pixels of the phone. */
export const times = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('');
export const placed = (x, y, body, more = '') => `<g transform="translate(${x},${y}) ${more}">${body}</g>`;

/** Gilt, lit from the upper left; `round` for what bulges. */
export const GILT = `<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fdeebd"/><stop offset=".42" stop-color="#e0b155"/><stop offset=".64" stop-color="#b98228"/><stop offset="1" stop-color="#f5d98e"/></linearGradient>
<radialGradient id="r" cx=".5" cy=".4" r=".6"><stop stop-color="#fff0c0"/><stop offset=".55" stop-color="#e8bd63"/><stop offset="1" stop-color="#b9812a"/></radialGradient>
<radialGradient id="s" cx=".36" cy=".32" r=".75"><stop stop-color="#fff3c8"/><stop offset=".4" stop-color="#e3b152"/><stop offset="1" stop-color="#8a5a16"/></radialGradient>`;

/** What a paper-cut is made of: `.f` is paper, `.c` is cut away; the mask below draws both, the paper itself only `.f`. */
const PAPER_STYLE = '.f{fill:var(--f);stroke:var(--c);stroke-linejoin:round}.c{fill:var(--c)}';

const PETAL =
  'M0,0C-.46,-.16-.66,-.58-.46,-.84Q-.34,-1-.2,-.9Q-.1,-1.06 0,-.96Q.1,-1.06 .2,-.9Q.34,-1 .46,-.84C.66,-.58 .46,-.16 0,0Z';
const PETAL_CUTS =
  'M-.33,-.72Q0,-.98 .33,-.72Q0,-.86-.33,-.72ZM0,-.7Q.05,-.5 0,-.34Q-.05,-.5 0,-.7ZM-.19,-.66Q-.08,-.5-.08,-.36Q-.2,-.5-.19,-.66ZM.19,-.66Q.08,-.5 .08,-.36Q.2,-.5 .19,-.66Z';
const LEAF =
  'M0,0C.22,-.12 .36,-.3 .3,-.52Q.42,-.5 .44,-.42Q.5,-.66 .24,-.74Q.14,-.92 0,-1.06Q-.14,-.92-.24,-.74Q-.5,-.66-.44,-.42Q-.42,-.5-.3,-.52C-.36,-.3-.22,-.12 0,0Z';
const LEAF_CUTS =
  'M0,-.1Q.04,-.5 0,-.9Q-.04,-.5 0,-.1ZM.06,-.3Q.16,-.36 .2,-.5Q.1,-.42 .06,-.3ZM-.06,-.3Q-.16,-.36-.2,-.5Q-.1,-.42-.06,-.3ZM.06,-.54Q.2,-.58 .3,-.66Q.14,-.64 .06,-.54ZM-.06,-.54Q-.2,-.58-.3,-.66Q-.14,-.64-.06,-.54Z';

/** Rings of petals from the outermost: [how many, how long, turned by]. */
const RINGS = [
  [8, 1, 0],
  [7, 0.78, 20],
  [6, 0.57, 5],
  [5, 0.38, 30],
];
const peonyPaper = RINGS.map(([count, size, turn]) =>
  times(count, (i) => {
    const angle = (turn + (i * 360) / count + (i % 2 ? 4 : -3)).toFixed(1);
    const width = size * (i % 2 ? 1 : 0.94);
    return `<g transform="rotate(${angle}) scale(${width.toFixed(3)},${size})" stroke-width="${(0.045 / size).toFixed(3)}"><use href="#petal"/></g>`;
  }),
).join('');
const seeds = times(
  8,
  (i) =>
    `<circle class="f" style="stroke:none" r=".032" cx="${(0.105 * Math.cos(i * 0.785)).toFixed(3)}" cy="${(0.105 * Math.sin(i * 0.785)).toFixed(3)}"/>`,
);

const SHAPES = `<g id="petal"><path class="f" d="${PETAL}"/><path class="c" d="${PETAL_CUTS}"/></g>
<g id="peony">${peonyPaper}<circle class="c" r=".17"/>${seeds}<circle class="f" style="stroke:none" r=".045"/></g>
<g id="leaf"><path class="f" d="${LEAF}"/><path class="c" d="${LEAF_CUTS}"/></g>`;

export const peony = (x, y, radius, degrees = 0) =>
  `<use href="#peony" transform="translate(${x},${y}) rotate(${degrees}) scale(${radius})"/>`;
export const leaf = (x, y, length, degrees) =>
  `<use href="#leaf" stroke-width="${(1.4 / length).toFixed(3)}" transform="translate(${x},${y}) rotate(${degrees}) scale(${length})"/>`;

/** A paper-cut: what is cut is cut through, so that the ground of the page shows. */
export const paperCut = ({ viewBox, body, fill = 'url(#r)', more = '' }) => {
  const [x, y, width, height] = viewBox;
  return svg({
    viewBox,
    body: `<style>${PAPER_STYLE}</style><defs>${GILT}${SHAPES}<g id="all">${body}</g><mask id="m" maskUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}"><use href="#all" style="--f:#fff;--c:#000"/></mask></defs><g mask="url(#m)"><use href="#all" style="--f:${fill};--c:none"/></g>${more}`,
  });
};

export const svg = ({ viewBox, body }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}" width="${viewBox[2]}" height="${viewBox[3]}">${body}</svg>\n`;

/** Twelve units of a meander. */
const FRET = 'M0,11V1H10V9H4V5H7';
export function fretRing(radius, count) {
  const size = (2 * Math.PI * radius) / count / 12;
  const unit = `<path id="u" d="${FRET}" transform="translate(${(-6 * size).toFixed(2)},${(-radius - 6 * size).toFixed(2)}) scale(${size.toFixed(3)})"/>`;
  return `<defs>${unit}</defs><g fill="none" stroke="#e6bb62" stroke-width="1.15">${times(count, (i) => `<use href="#u" transform="rotate(${(i * 360) / count})"/>`)}</g>`;
}

/** A curl; `at` is where it begins, in radians. */
export function spiral({ x, y, radius, way = 1, at = Math.PI / 2, turns = 2.1, steps = 30 }) {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const part = i / steps;
    const angle = at + way * part * turns * 2 * Math.PI;
    const reach = radius * (1 - part * 0.86);
    return `${i ? 'L' : 'M'}${(x + reach * Math.cos(angle)).toFixed(1)},${(y + reach * Math.sin(angle)).toFixed(1)}`;
  }).join('');
}

const LOBES = [
  [-50, 8, 15],
  [-26, -8, 22],
  [8, -20, 28],
  [42, -6, 23],
  [68, 8, 16],
];
const lobes = LOBES.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join('');
const curls = LOBES.map(
  ([x, y, radius], i) =>
    `<path d="${spiral({ x, y, radius: radius * 0.74, way: i < 2 ? 1 : -1, at: Math.PI * (i < 2 ? 0.15 : 0.85), turns: 1.55 })}"/>`,
).join('');

/** An auspicious cloud: body `fill`, line `line`; without a tail it stands in a bank. */
export function cloud({ x, y, size, way = 1, hasTail = false, fill, line, width = 1.7 }) {
  const tail = hasTail
    ? '<path d="M-66,24C-96,24-112,16-132,18C-110,8-90,10-66,14M82,24C104,24 120,14 142,18C120,8 104,8 80,12"/>'
    : '';
  const foot = hasTail ? '<path d="M-64,14H82V60H-64Z"/>' : '<path d="M-76,6H84V70H-76Z"/>';
  return `<g transform="translate(${x},${y}) scale(${way * size},${size})" stroke-linecap="round"><g fill="${fill}" stroke="${line}" stroke-width="${(2 * width) / size}">${lobes}${tail}</g><g fill="${fill}">${lobes}${foot}</g><g fill="none" stroke="${line}" stroke-width="${width / size}">${curls}${hasTail ? '<path d="M-124,22.5C-96,20-86,25-60,25H80C104,25 112,19 134,22"/>' : ''}</g></g>`;
}

/** Signs in outlines of 1000 units, one below or beside the other; two units are too small to be seen. */
export const word = (outlines, { size, isUpright = false, gap = 0 }) =>
  outlines
    .map((outline, i) => {
      const step = i * (size + gap);
      const d = outline.replaceAll(/-?\d+/g, (units) => Math.round(units / 2));
      return `<path transform="translate(${isUpright ? 0 : step},${isUpright ? step : 0}) scale(${size / 500})" d="${d}"/>`;
    })
    .join('');
