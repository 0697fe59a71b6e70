/** The flowers of Midnight Garden, by the seeds that they were first drawn with. */
import { fixed, litAt, mix, radians } from './midnight-garden-paper.mjs';

const { sin, cos, min, sqrt, abs } = Math;

/** From the deepest shadow to the rim that catches the light. */
export const PETALS = {
  coral: ['#4a0f14', '#b8452f', '#f0906a', '#ffe0bd'],
  peach: ['#6b2310', '#d9774a', '#f9bf8b', '#fff0d2'],
  burgundy: ['#23040a', '#74121f', '#b52f38', '#f08a72'],
  cream: ['#6a3512', '#cf9650', '#f5d9a2', '#fffae6'],
  plum: ['#150813', '#3b1734', '#7a4266', '#c293ae'],
  white: ['#4c4a3c', '#a7a08a', '#ece4cf', '#fffdf4'],
};

/** Draws every flower once; `flower` then sets it anywhere, in any size. */
export function flowersOn({ seed, random, between, nextId, define, petal }) {
  /** Rings of petals from the outside in: [petals, length, width, distance from the middle, more light]. */
  function blossom(radius, rings, tonesOfRings, { ruffle, notch: deepest = 0.08, rim } = {}) {
    let drawing = '';
    rings.forEach(([count, long, wide, off, bias], ring) => {
      const start = between(0, 360);
      const order = ring < 1 ? 1 : -1;
      const turns = [...Array(count).keys()]
        .map((at) => start + (at * 360) / count + between(-9, 9))
        .toSorted((a, b) => (litAt(a) - litAt(b)) * order);
      for (const degrees of turns) {
        const length = long * radius * between(0.9, 1.08);
        const angle = radians(degrees);
        const [x, y] = [-sin(angle) * off * radius, cos(angle) * off * radius];
        const width = wide * radius * between(0.92, 1.08);
        const tones = tonesOfRings[min(ring, tonesOfRings.length - 1)];
        const notch = between(0, deepest);
        const light = min(1, 0.26 + 0.74 * litAt(degrees) + bias);
        drawing += petal({
          x,
          y,
          degrees,
          length,
          width,
          tones,
          light,
          notch,
          veins: ring > 3 ? 1 : 3,
          ...(ruffle === undefined ? {} : { ruffle }),
          ...(rim === undefined ? {} : { rim }),
        });
      }
    });
    return drawing;
  }

  function stamens(radius, count, stalk, head) {
    let drawing = '';
    for (let at = 0; at < count; at++) {
      const angle = between(0, 6.28);
      const distance = radius * sqrt(random());
      const [x, y] = [cos(angle) * distance, sin(angle) * distance];
      drawing += `<path d="M${fixed(x * 0.3)},${fixed(y * 0.3 + 2)}L${fixed(x)},${fixed(y)}" stroke="${stalk}" stroke-width=".8" opacity=".7"/><circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(between(0.9, 1.7))}" fill="${mix(stalk, head, random())}"/>`;
    }
    return drawing;
  }

  const symbol = (id, drawing) => define(`<g id="${id}">${drawing}</g>`);
  const lastLetter = (id) => id.charCodeAt(id.length - 1);

  function peony(id, tones, inner) {
    seed(id.length * 777 + lastLetter(id) * 91);
    const rings = [
      [7, 1, 0.5, 0, -0.1],
      [8, 0.9, 0.44, 0, -0.04],
      [9, 0.74, 0.36, 0.02, 0.02],
      [9, 0.6, 0.29, 0.03, 0.05],
      [8, 0.46, 0.24, 0.04, 0.1],
      [7, 0.34, 0.19, 0.05, 0.14],
      [5, 0.22, 0.14, 0.05, 0.16],
    ];
    const petals = blossom(74, rings, [tones, tones, tones, inner], { ruffle: 0.05, notch: 0.12 });
    symbol(id, `${petals}<g transform="translate(-1,-2)">${stamens(74 * 0.07, 10, '#8a5a1e', '#ffe39a')}</g>`);
  }

  function rose(id, tones, inner) {
    seed(lastLetter(id) * 131 + 17);
    const rings = [
      [5, 1, 0.62, 0, -0.12],
      [5, 0.98, 0.58, 0.12, -0.04],
      [5, 0.92, 0.52, 0.2, 0.02],
      [5, 0.84, 0.46, 0.26, 0.04],
      [4, 0.74, 0.4, 0.28, 0.04],
      [4, 0.62, 0.33, 0.27, 0.02],
      [3, 0.5, 0.27, 0.24, 0],
      [3, 0.38, 0.2, 0.2, -0.05],
      [3, 0.26, 0.14, 0.14, -0.15],
    ];
    symbol(id, blossom(62, rings, [tones, tones, tones, inner], { ruffle: 0.03, notch: 0.03, rim: 1.3 }));
  }

  function anemone(id, tones) {
    const radius = 50;
    seed(lastLetter(id) * 57 + 5);
    let crown = '';
    for (let at = 0; at < 46; at++) {
      const angle = (at / 46) * 6.283 + between(-0.06, 0.06);
      const distance = radius * between(0.26, 0.4);
      const [x, y] = [fixed(cos(angle) * distance), fixed(sin(angle) * distance)];
      crown += `<path d="M0,0L${x},${y}" stroke="#1c1220" stroke-width=".8"/><ellipse cx="${x}" cy="${y}" rx="1.7" ry="1.2" fill="${mix('#2a1722', '#d8b26a', random() * 0.8)}"/>`;
    }
    const rings = [
      [6, 1, 0.5, 0, -0.02],
      [6, 0.86, 0.44, 0, 0.08],
    ];
    const petals = blossom(radius, rings, [tones], { ruffle: 0.035, notch: 0.06 });
    symbol(
      id,
      `${petals}<circle r="${radius * 0.3}" fill="#0d0609" opacity=".45"/>${crown}<circle r="${radius * 0.17}" fill="url(#heart)"/><ellipse cx="${-radius * 0.05}" cy="${-radius * 0.07}" rx="${radius * 0.05}" ry="${radius * 0.035}" fill="#e9d9c8" opacity=".55"/>`,
    );
  }

  /** Semper Augustus, the broken tulip: each petal is [outline, tone, flames as [x, count, spread]]. */
  function tulip(id) {
    const h = 104;
    const w = h * 0.36;
    seed(4242 + lastLetter(id));
    const flame = ([x0, count, spread], at) => {
      const u = (at / (count - 1) - 0.5) * 2;
      const y0 = -h * between(0.98, 1.06) + abs(u) * h * 0.16;
      const length = h * between(0.35, 0.85) * (1 - 0.3 * abs(u));
      const x = x0 + u * spread;
      const half = between(0.8, 2.6);
      const tone = mix('#7c1220', '#b5303a', random());
      return `<path d="M${fixed(x - half)},${fixed(y0)}C${fixed(x - half + u * 5)},${fixed(y0 + length * 0.4)} ${fixed(x0 + u * spread * 0.7)},${fixed(y0 + length * 0.7)} ${fixed(x0 + u * spread * 0.42)},${fixed(y0 + length)}C${fixed(x0 + u * spread * 0.8)},${fixed(y0 + length * 0.7)} ${fixed(x + half + u * 4)},${fixed(y0 + length * 0.4)} ${fixed(x + half)},${fixed(y0)}Z" fill="${tone}" opacity="${fixed(between(0.55, 0.95))}"/>`;
    };
    const sheet = (d, tone, flames) => {
      const clip = nextId('c');
      const burning = flames.map((group) => Array.from({ length: group[1] }, (_, at) => flame(group, at)).join(''));
      return `<clipPath id="${clip}"><path d="${d}"/></clipPath><path d="${d}" fill="#060303" opacity=".45" transform="translate(2,3)"/><path d="${d}" fill="url(#tulip-${tone})"/><g clip-path="url(#${clip})">${burning.join('')}<path d="${d}" fill="none" stroke="#8e1722" stroke-width="3.4" opacity=".55"/></g><path d="${d}" fill="url(#tulip-shade)"/><path d="${d}" fill="none" stroke="#fff1d8" stroke-opacity=".4" stroke-width=".8"/>`;
    };
    const backLeft = `M0,0C${-w * 1.2},${-h * 0.05} ${-w * 1.3},${-h * 0.66} ${-w * 0.5},${-h * 1.04}C${-w * 0.1},${-h * 0.8} 0,${-h * 0.4} 0,0Z`;
    const backRight = `M0,0C${w * 1.2},${-h * 0.05} ${w * 1.3},${-h * 0.66} ${w * 0.62},${-h * 1.02}C${w * 0.1},${-h * 0.8} 0,${-h * 0.4} 0,0Z`;
    const left = `M${-w * 0.1},2C${-w * 1.35},${-h * 0.02} ${-w * 1.25},${-h * 0.62} ${-w * 0.98},${-h * 0.97}C${-w * 0.5},${-h * 0.86} ${-w * 0.1},${-h * 0.5} ${w * 0.12},0Z`;
    const right = `M${w * 0.1},2C${w * 1.35},${-h * 0.02} ${w * 1.28},${-h * 0.6} ${w * 1.06},${-h * 0.93}C${w * 0.5},${-h * 0.84} ${w * 0.1},${-h * 0.5} ${-w * 0.12},0Z`;
    const middle = `M0,5C${-w * 0.78},${-h * 0.02} ${-w * 0.74},${-h * 0.62} ${-w * 0.04},${-h * 0.94}C${w * 0.74},${-h * 0.6} ${w * 0.78},${-h * 0.02} 0,5Z`;
    symbol(
      id,
      sheet(backLeft, 1, [[-w * 0.5, 6, w * 0.4]]) +
        sheet(backRight, 1, [[w * 0.6, 6, w * 0.4]]) +
        sheet(left, 0, [[-w * 0.92, 9, w * 0.42]]) +
        sheet(right, 2, [[w * 1, 9, w * 0.42]]) +
        sheet(middle, 0, [[-w * 0.02, 13, w * 0.62]]),
    );
  }

  const flower = (id, x, y, scale = 1, degrees = 0, mirror = 1) =>
    `<g transform="translate(${x},${y})" filter="url(#shadow)"><use href="#${id}" transform="rotate(${degrees}) scale(${scale * mirror},${scale})"/></g>`;

  const stem = (d) =>
    `<path d="${d}" fill="none" stroke="#10201a" stroke-width="6"/><path d="${d}" fill="none" stroke="#3d5a40" stroke-width="4"/><path d="${d}" fill="none" stroke="#86a06e" stroke-width="1" opacity=".6" transform="translate(-1,0)"/>`;

  const fallen = (x, y, degrees, length, tones) =>
    `<g filter="url(#thin-shadow)">${petal({ x, y, degrees, length, width: length * 0.42, tones, light: 0.95, ruffle: 0.04, notch: 0.1, veins: 2 })}</g>`;

  peony('pe1', PETALS.coral, PETALS.peach);
  peony('pe2', PETALS.burgundy, PETALS.burgundy);
  peony('pe3', PETALS.peach, PETALS.cream);
  rose('ro1', PETALS.cream, PETALS.peach);
  rose('ro2', PETALS.burgundy, PETALS.coral);
  rose('ro3', PETALS.coral, PETALS.coral);
  anemone('an1', PETALS.white);
  anemone('an2', PETALS.plum);
  tulip('tu');
  return { flower, stem, fallen };
}
