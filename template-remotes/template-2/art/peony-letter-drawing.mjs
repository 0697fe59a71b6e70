/**
 * Peonies, leaves, twigs and buds of the Peony Letter as SVG. All of them draw from one seeded sequence, so that the
 * same script always draws the same flowers in the same order.
 */
const SEED = 11;
let state = SEED;
const random = () => {
  state = (state * 16_807) % 2_147_483_647;
  return state / 2_147_483_647;
};
const jitter = (value, range) => value + (random() * 2 - 1) * range;
const pick = (list) => list[Math.floor(random() * list.length)];
const n = (value) => (+value).toFixed(1);

let ids = 0;
const newId = (prefix) => `${prefix}${ids++}`;

/** From the base of a petal to its rim. */
const PALETTES = {
  blush: ['#a8445c', '#d9808f', '#f3b9bb', '#fde3de'],
  rose: ['#6f1c33', '#ab4360', '#d67c90', '#f2b6bd'],
  wine: ['#34091a', '#6a1b33', '#94374f', '#c4667c'],
  cream: ['#cf8580', '#eebdb2', '#fbe3d8', '#fffaf3'],
  coral: ['#a3402f', '#d8745f', '#f1a48f', '#fbd7c6'],
};

/** One ruffled petal with its base at 0,0 and its tip at 0,-length: a gradient, veins and a lit rim. */
function petal({ length: l, width: w, degrees, gradient, dark, points = 7, ruffle = 0.075, veins = 5, notch = 0.05 }) {
  const top = [];
  for (let index = 0; index <= points; index++) {
    const u = (index / points) * 2 - 1;
    const y = -l * (0.74 + 0.26 * Math.sqrt(Math.max(0, 1 - u * u * 0.98))) + (Math.abs(u) < 0.22 ? l * notch : 0);
    const x = (w * 0.5 * Math.sin(u * 1.35)) / Math.sin(1.35);
    top.push([jitter(x, w * 0.02), jitter(y, l * ruffle)]);
  }
  const [[startX, startY]] = top;
  let outline = `M0,0C${n(-w * 0.2)},${n(-l * 0.14)} ${n(-w * 0.56)},${n(-l * 0.42)} ${n(startX)},${n(startY)}`;
  let rim = `M${n(startX)},${n(startY)}`;
  for (let index = 1; index <= points; index++) {
    const [x0, y0] = top[index - 1];
    const [x1, y1] = top[index];
    const middle = jitter(0, w * 0.03);
    const piece = `Q${n((x0 + x1) / 2 + middle)},${n((y0 + y1) / 2 - l * (index % 2 ? 0.07 : -0.012))} ${n(x1)},${n(y1)}`;
    outline += piece;
    rim += piece;
  }
  outline += `C${n(w * 0.56)},${n(-l * 0.42)} ${n(w * 0.2)},${n(-l * 0.14)} 0,0Z`;
  let lines = '';
  for (let index = 0; index < veins; index++) {
    const u = ((index + 0.5) / veins) * 2 - 1;
    lines += `M${n(u * w * 0.06)},${n(-l * 0.1)}Q${n(u * w * 0.3)},${n(-l * 0.5)} ${n(u * w * 0.4)},${n(-l * (0.9 - 0.16 * u * u))}`;
  }
  return `<g transform="rotate(${n(degrees)})"><path d="${outline}" fill="${dark}" opacity=".3" transform="translate(0,${n(l * 0.02)}) scale(1.045)"/><path d="${outline}" fill="url(#${gradient})"/><path d="${lines}" fill="none" stroke="${dark}" stroke-opacity=".17" stroke-width="${n(Math.max(0.5, l * 0.014))}"/><path d="${rim}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="${n(Math.max(0.5, l * 0.013))}"/></g>`;
}

/** Length of the petals of a ring against the flower's radius, how many, and how wide. */
const RINGS = [
  [1, 6, 1.16],
  [0.94, 6, 1.06],
  [0.8, 6, 0.92],
  [0.66, 6, 0.78],
  [0.53, 7, 0.62],
  [0.4, 7, 0.48],
  [0.28, 6, 0.36],
];
const TILT = 0.14;
const STAMENS = ['#f3cf83', '#e0aa55', '#fbe7b4', '#b9782f'];

export function peony(x, y, r, name) {
  const palette = PALETTES[name];
  const [dark] = palette;
  const [shade, ground] = [newId('d'), newId('k')];
  let defs = `<radialGradient id="${shade}"><stop offset=".45" stop-color="${dark}" stop-opacity=".62"/><stop offset="1" stop-color="${dark}" stop-opacity="0"/></radialGradient><radialGradient id="${ground}"><stop offset=".6" stop-color="#2c0713" stop-opacity=".6"/><stop offset="1" stop-color="#2c0713" stop-opacity="0"/></radialGradient>`;
  let body = `<circle cy="${n(r * 0.06)}" r="${n(r * 1.17)}" fill="url(#${ground})"/>`;
  for (const [index, ring] of RINGS.entries()) {
    const drawn = petals(ring, { index, r, palette });
    defs += drawn.gradient;
    const shadow = index > 1 ? `<circle r="${n(r * ring[0] * 1.12)}" fill="url(#${shade})"/>` : '';
    body += `<g transform="translate(0,${n(-TILT * r * index * 0.34)})">${shadow}${drawn.body}</g>`;
  }
  const middle = -TILT * r * 2.1;
  let stamens = '';
  for (let index = 0; index < 22; index++) {
    const angle = random() * 6.28;
    const reach = Math.sqrt(random()) * r * 0.13;
    stamens += `<circle cx="${n(Math.cos(angle) * reach)}" cy="${n(middle + Math.sin(angle) * reach * 0.85)}" r="${n(r * 0.017 + random() * r * 0.012)}" fill="${pick(STAMENS)}"/>`;
  }
  return `<g transform="translate(${x},${y}) rotate(${n(jitter(0, 25))}) scale(1,.94)"><defs>${defs}</defs>${body}${stamens}</g>`;
}

function petals([reach, count, breadth], { index, r, palette: [dark, deep, light, lit] }) {
  const length = r * reach;
  const id = newId('p');
  const first = (0.08 + 0.06 * Math.max(0, index - 3)).toFixed(1);
  const gradient = `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${n(-length)}"><stop offset="${first}" stop-color="${dark}"/><stop offset=".42" stop-color="${deep}"/><stop offset=".76" stop-color="${light}"/><stop offset="1" stop-color="${lit}"/></linearGradient>`;
  const start = random() * 360;
  const order = [...Array(count).keys()].toSorted(() => random() - 0.5);
  const isOuter = index < 3;
  const body = order.map((place) =>
    petal({
      length: length * (0.9 + random() * 0.18),
      width: r * breadth * (0.84 + random() * 0.3),
      degrees: start + (place * 360) / count + jitter(0, 13),
      gradient: id,
      dark,
      points: isOuter ? 9 : 6,
      ruffle: isOuter ? 0.03 : 0.055,
      veins: index < 4 ? 7 : 3,
      notch: isOuter ? 0.09 : 0.03,
    }),
  );
  return { gradient, body: body.join('') };
}

const GREENS = [
  ['#3d4b3f', '#576753'],
  ['#4c5c48', '#6f7f63'],
  ['#5d6a52', '#8a9576'],
  ['#4a3a3b', '#6d5450'],
];

function leaf(x, y, l, degrees, [dark, light]) {
  const w = l * 0.3;
  let veins = '';
  for (let index = 1; index < 6; index++) {
    const t = index / 6.4;
    for (const side of [1, -1])
      veins += `M0,${n(-l * t)}Q${n(side * w * 0.4)},${n(-l * (t + 0.06))} ${n(side * w * 0.5 * Math.sin(t * 3))},${n(-l * (t + 0.15))}`;
  }
  return `<g transform="translate(${n(x)},${n(y)}) rotate(${n(degrees)})"><path d="M0,0C${n(w)},${n(-l * 0.2)} ${n(w)},${n(-l * 0.66)} 0,${n(-l)}C${n(-w)},${n(-l * 0.66)} ${n(-w)},${n(-l * 0.2)} 0,0Z" fill="${dark}"/><path d="M0,0C${n(w)},${n(-l * 0.2)} ${n(w)},${n(-l * 0.66)} 0,${n(-l)}C${n(w * 0.12)},${n(-l * 0.6)} ${n(-w * 0.1)},${n(-l * 0.3)} 0,0Z" fill="${light}"/><path d="${veins}M0,0V${n(-l * 0.94)}" fill="none" stroke="#e8e2cf" stroke-opacity=".34" stroke-width=".8"/></g>`;
}

/** Three leaves from one point. */
export function spray(x, y, length, degrees) {
  const tones = pick(GREENS);
  return [
    [length * 0.82, degrees - 42],
    [length * 0.82, degrees + 42],
    [length, degrees],
  ]
    .map(([long, turned]) => leaf(x, y, long, turned, tones))
    .join('');
}

const COPPER = '#d9a587';

/** A twig of leaves and berries in old gold. */
export function sprig(x, y, length, degrees, bend) {
  const count = 8;
  let stem = 'M0,0';
  let body = '';
  for (let index = 1; index <= count; index++) {
    const t = index / count;
    const px = Math.sin(t * 1.6) * bend * t;
    const py = -length * t;
    stem += `L${n(px)},${n(py)}`;
    const k = length * 0.13 * (1.1 - 0.5 * t);
    for (const side of [-1, 1])
      body +=
        index % 2
          ? `<path transform="translate(${n(px)},${n(py)}) rotate(${n(side * 52 + px * 0.4)})" d="M0,0C${n(k * 0.5)},${n(-k * 0.4)} ${n(k * 0.4)},${n(-k * 1.1)} 0,${n(-k * 1.5)}C${n(-k * 0.4)},${n(-k * 1.1)} ${n(-k * 0.5)},${n(-k * 0.4)} 0,0Z"/>`
          : `<circle transform="translate(${n(px)},${n(py)}) rotate(${n(side * 44 + px * 0.4)})" cy="${n(-k * 1.05)}" r="${n(k * 0.2)}"/>`;
  }
  return `<g transform="translate(${x},${y}) rotate(${degrees})" fill="${COPPER}"><path d="${stem}" fill="none" stroke="${COPPER}" stroke-width="1.2"/>${body}</g>`;
}

export function bud(x, y, r, degrees, name) {
  const [dark, deep, light, lit] = PALETTES[name];
  const id = newId('b');
  return `<g transform="translate(${x},${y}) rotate(${degrees})"><defs><radialGradient id="${id}" cx=".36" cy=".3" r=".8"><stop stop-color="${lit}"/><stop offset=".5" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient></defs><path d="M0,${r * 0.6}Q${r * 0.3},${r * 2} 0,${r * 3.2}" stroke="#576753" stroke-width="2.4" fill="none"/><circle r="${r}" fill="url(#${id})"/><path d="M${-r * 0.85},${r * 0.4}C${-r * 0.5},${-r * 0.9} ${r * 0.3},${-r * 1.15} ${r * 0.5},${-r * 0.7}C${r * 0.1},${-r * 0.2} 0,${r * 0.5} ${-r * 0.1},${r}Z" fill="${light}" opacity=".85"/><path d="M${r * 0.9},${r * 0.3}C${r * 0.8},${-r * 0.6} ${r * 0.2},${-r * 0.9} ${-r * 0.1},${-r * 0.9}C${r * 0.1},${-r * 0.1} ${r * 0.1},${r * 0.5} ${r * 0.2},${r}Z" fill="${deep}" opacity=".7"/><path d="M${-r * 0.95},${r * 0.5}Q${-r * 1.1},${-r * 0.1} ${-r * 0.5},${-r * 0.5}Q${-r * 0.5},${r * 0.4} 0,${r * 1.15}Z" fill="#576753"/><path d="M${r * 0.95},${r * 0.5}Q${r * 1.1},${-r * 0.1} ${r * 0.55},${-r * 0.4}Q${r * 0.5},${r * 0.4} 0,${r * 1.15}Z" fill="#43533f"/></g>`;
}

/** Sealing wax of radius `r` around 0,0 with a pressed wreath; the initials are set by the page. */
export function seal(r) {
  const count = 40;
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 6.2832;
    const reach =
      r * (1 + 0.05 * Math.sin(5 * angle + 0.6) + 0.03 * Math.sin(3 * angle + 2) + (random() - 0.5) * 0.035);
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
  const [lastX, lastY] = points.at(-1);
  const blob = points.map(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % count];
    const start = index ? 'Q' : `M${n((lastX + x) / 2)},${n((lastY + y) / 2)}Q`;
    return `${start}${n(x)},${n(y)} ${n((x + nextX) / 2)},${n((y + nextY) / 2)}`;
  });
  const dish = r * 0.73;
  const wreath = Array.from(
    { length: 22 },
    (_, index) =>
      `<path transform="rotate(${n((index / 22) * 360)}) translate(0,${n(-dish * 0.84)}) rotate(62)" d="M0,4C3.4,1 3,-5 0,-8C-3,-5 -3.4,1 0,4Z"/>`,
  ).join('');
  return `<filter id="blur" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="5"/></filter>
<filter id="wax" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur in="SourceAlpha" stdDeviation="4.4" result="h"/><feSpecularLighting in="h" surfaceScale="6" specularConstant="1.15" specularExponent="22" lighting-color="#ffd9d6" result="sp"><feDistantLight azimuth="235" elevation="48"/></feSpecularLighting><feComposite in="sp" in2="SourceAlpha" operator="in" result="s2"/><feDiffuseLighting in="h" surfaceScale="4" diffuseConstant="1.25" lighting-color="#b23a55" result="df"><feDistantLight azimuth="235" elevation="52"/></feDiffuseLighting><feComposite in="df" in2="SourceAlpha" operator="in" result="d2"/><feMerge><feMergeNode in="d2"/><feMergeNode in="s2"/></feMerge></filter>
<radialGradient id="dish" cx=".66" cy=".72" r=".85"><stop stop-color="#a83550"/><stop offset=".55" stop-color="#9c2f49"/><stop offset="1" stop-color="#76192f"/></radialGradient>
<path d="${blob.join('')}" fill="#3a0c1a" opacity=".5" transform="translate(2,9) scale(1.01)" filter="url(#blur)"/><g filter="url(#wax)"><path d="${blob.join('')}" fill="#a12f49"/></g><circle r="${n(dish + 2.5)}" fill="#5c1226" opacity=".55" cx="-.8" cy="-1.2"/><circle r="${n(dish)}" fill="url(#dish)"/><circle r="${n(dish)}" fill="none" stroke="#ee9aa6" stroke-opacity=".75" stroke-width="1.3" transform="translate(.8,1.4)"/><g fill="#5c1226" opacity=".75" transform="translate(-.7,-.9)">${wreath}</g><g fill="#d67486">${wreath}</g>`;
}
