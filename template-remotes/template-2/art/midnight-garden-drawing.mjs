/**
 * The flowers of Midnight Garden as functions that return SVG, lit by a candle from the upper left. A drawing collects
 * the gradients that its petals need; all randomness is seeded, so that the same script always draws the same garden.
 */
const { PI, sin, cos, min, max, round, floor, sqrt, abs, exp } = Math;
const LIGHT = { x: -0.5, y: -0.86 };
const fixed = (value) => value.toFixed(1);
const radians = (degrees) => (degrees * PI) / 180;
const channels = (colour) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

export function mix(from, to, share) {
  const target = channels(to);
  return `#${channels(from)
    .map((value, at) =>
      round(value + (target[at] - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** From the deepest shadow to the rim that catches the light. */
export const PETALS = {
  coral: ['#4a0f14', '#b8452f', '#f0906a', '#ffe0bd'],
  peach: ['#6b2310', '#d9774a', '#f9bf8b', '#fff0d2'],
  burgundy: ['#23040a', '#74121f', '#b52f38', '#f08a72'],
  cream: ['#6a3512', '#cf9650', '#f5d9a2', '#fffae6'],
  plum: ['#150813', '#3b1734', '#7a4266', '#c293ae'],
  white: ['#4c4a3c', '#a7a08a', '#ece4cf', '#fffdf4'],
};
export const GREENS = [
  ['#0d1a14', '#35523f', '#7f9a6d'],
  ['#0b1714', '#2a463c', '#688a78'],
  ['#14180c', '#4a5530', '#a39b5c'],
  ['#0c1613', '#21382f', '#4f7161'],
];
const GOLD =
  '<linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fbeec0"/><stop offset=".48" stop-color="#dcb765"/><stop offset=".62" stop-color="#a97828"/><stop offset="1" stop-color="#f0d894"/></linearGradient>';
const SHADOWS =
  '<filter id="shadow" x="-40%" y="-40%" width="180%" height="190%"><feDropShadow dx="0" dy="7" stdDeviation="8" flood-color="#000" flood-opacity=".85"/></filter><filter id="thin-shadow" x="-40%" y="-40%" width="180%" height="190%"><feDropShadow dx="1" dy="4" stdDeviation="4" flood-color="#000" flood-opacity=".7"/></filter>';
const SHARED =
  '<radialGradient id="heart" cx=".38" cy=".32" r=".8"><stop stop-color="#6b4a5c"/><stop offset=".5" stop-color="#26131f"/><stop offset="1" stop-color="#0b0509"/></radialGradient><radialGradient id="red-berry" cx=".34" cy=".28" r=".9"><stop stop-color="#f3a08a"/><stop offset=".3" stop-color="#a3242c"/><stop offset="1" stop-color="#25050a"/></radialGradient><radialGradient id="blue-berry" cx=".34" cy=".28" r=".9"><stop stop-color="#8f8fb0"/><stop offset=".35" stop-color="#352f52"/><stop offset="1" stop-color="#0c0a17"/></radialGradient><linearGradient id="tulip-0" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fffaea"/><stop offset=".55" stop-color="#f0d7ab"/><stop offset="1" stop-color="#9a6338"/></linearGradient><linearGradient id="tulip-1" x1="0" y1="0" x2=".4" y2="1"><stop stop-color="#e2c08e"/><stop offset="1" stop-color="#3a1a10"/></linearGradient><linearGradient id="tulip-2" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#efd6aa"/><stop offset=".5" stop-color="#c28a55"/><stop offset="1" stop-color="#42200f"/></linearGradient><linearGradient id="tulip-shade" x1=".1" y1="0" x2=".9" y2="1"><stop stop-color="#fff" stop-opacity=".16"/><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#0a0303" stop-opacity=".7"/></linearGradient><linearGradient id="wing" x1="0" y1="1" x2="1" y2="0"><stop stop-color="#7a5630"/><stop offset=".5" stop-color="#dcb77a"/><stop offset="1" stop-color="#f7e3b4"/></linearGradient><linearGradient id="hind-wing" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#c48f58"/><stop offset="1" stop-color="#6d3a26"/></linearGradient>';

/** How much of the candle's light falls on what points to `degrees`, from 0 to 1. */
const litAt = (degrees) => 0.5 + 0.5 * (sin(radians(degrees)) * LIGHT.x - cos(radians(degrees)) * LIGHT.y);

/** The light's direction as seen by what is turned by `degrees`. */
function lightFor(degrees) {
  const turn = radians(-degrees);
  return { x: LIGHT.x * cos(turn) - LIGHT.y * sin(turn), y: LIGHT.x * sin(turn) + LIGHT.y * cos(turn) };
}

const shaded = (tones, light) =>
  tones.map((tone) => mix(mix(mix(tone, tones[0], 0.66), '#120306', 0.12), tone, min(1, light)));

function smooth(points) {
  let path = `M${fixed(points[0][0])},${fixed(points[0][1])}`;
  for (let at = 0; at < points.length - 1; at++) {
    const [b, c] = [points[at], points[at + 1]];
    const [a, e] = [points[at - 1] ?? b, points[at + 2] ?? c];
    path += `C${fixed(b[0] + (c[0] - a[0]) / 6)},${fixed(b[1] + (c[1] - a[1]) / 6)} ${fixed(c[0] - (e[0] - b[0]) / 6)},${fixed(c[1] - (e[1] - b[1]) / 6)} ${fixed(c[0])},${fixed(c[1])}`;
  }
  return `${path}Z`;
}

/** A sheet of paper for one garden: its drawing functions share the seed, the gradients and the flowers. */
export function garden() {
  let state = 11;
  let ids = 0;
  let definitions = '';
  const gradients = new Map();
  const seed = (value) => (state = value);
  const random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  const between = (low, high) => low + (high - low) * random();
  const nextId = (letter) => `${letter}${ids++}`;

  function outline(length, width, ruffle, notch) {
    const STEPS = 26;
    const points = [];
    const [a, b] = [between(0, 6), between(0, 6)];
    const [slow, fast] = [round(between(4, 6)), round(between(7, 9))];
    const skew = between(-0.08, 0.08);
    for (let at = 0; at <= STEPS; at++) {
      const t = (at / STEPS) * 2 * PI;
      const height = (1 - cos(t)) / 2;
      const spread = (0.12 + 0.88 * height) ** 0.62;
      const wave =
        (sin(slow * t + a) * 0.6 + sin(fast * t + b) * 0.4) * ruffle * length * max(0, (height - 0.45) / 0.55);
      const x = width * sin(t) * spread + skew * length * height * height + wave * 0.6 * sin(t);
      const y = -length * height - wave * 0.8 + notch * length * exp(-(((t - PI) / 0.28) ** 2));
      points.push([x, y]);
    }
    return smooth(points);
  }

  function petalGradient(tones, light, length) {
    const stepped = round(light * 8) / 8;
    const reach = round(length / 4) * 4;
    const key = `${tones.join()}${stepped}_${reach}`;
    const known = gradients.get(key);
    if (known) return known;
    const [deep, middle, bright, rim] = shaded(tones, stepped);
    const id = nextId('p');
    definitions += `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${reach * 1.02}"><stop offset=".22" stop-color="${deep}"/><stop offset=".58" stop-color="${middle}"/><stop offset=".87" stop-color="${bright}"/><stop offset="1" stop-color="${rim}"/></radialGradient><radialGradient id="${id}r" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${reach * 1.05}"><stop offset=".72" stop-color="${rim}" stop-opacity="0"/><stop offset="1" stop-color="${mix(rim, '#ffffff', 0.25)}" stop-opacity="${0.25 + 0.6 * stepped}"/></radialGradient>`;
    gradients.set(key, id);
    return id;
  }

  function petal({ x, y, degrees, length, width, tones, light, ruffle = 0.06, notch = 0.05, veins = 3, rim = 1.1 }) {
    const d = outline(length, width, ruffle, notch);
    const id = petalGradient(tones, light, length);
    const { x: lx, y: ly } = lightFor(degrees);
    const side = nextId('q');
    definitions += `<linearGradient id="${side}" gradientUnits="userSpaceOnUse" x1="${fixed(lx * length * 0.6)}" y1="${fixed(-length * 0.55 + ly * length * 0.6)}" x2="${fixed(-lx * length * 0.7)}" y2="${fixed(-length * 0.55 - ly * length * 0.7)}"><stop stop-color="#ffdfa6" stop-opacity="${(0.34 * light).toFixed(2)}"/><stop offset=".45" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="${mix(tones[0], '#050102', 0.5)}" stop-opacity=".56"/></linearGradient>`;
    let vein = '';
    for (let at = -veins; at <= veins; at++) {
      const u = at / (veins + 0.4);
      vein += `M${fixed(u * width * 0.12)},${fixed(-length * 0.16)}Q${fixed(u * width * 0.75)},${fixed(-length * 0.5)} ${fixed(u * width * 0.86 + between(-1, 1))},${fixed(-length * (0.93 - 0.22 * u * u) + between(0, 3))}`;
    }
    const shadow = (reach, opacity, scale) =>
      `<path d="${d}" fill="#070304" opacity="${opacity}" transform="translate(${fixed(-lx * reach)},${fixed(-ly * reach)}) scale(${scale})"/>`;
    return `<g transform="translate(${fixed(x)},${fixed(y)}) rotate(${fixed(degrees)})">${shadow(2.6, 0.3, 1.05)}${shadow(1.4, 0.34, 1.02)}<path d="${d}" fill="url(#${id})"/><path d="${vein}" fill="none" stroke="${shaded(tones, light)[0]}" stroke-width=".6" opacity=".2"/><path d="${d}" fill="url(#${side})"/><path d="${d}" fill="none" stroke="url(#${id}r)" stroke-width="${rim}"/></g>`;
  }

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
          ...{ x, y, degrees, length, width, tones, light, notch, veins: ring > 3 ? 1 : 3 },
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

  const symbol = (id, drawing) => (definitions += `<g id="${id}">${drawing}</g>`);
  /** The mock-up's seeds: by the letters of a flower's name. */
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

  function leaf({ x, y, degrees, length, width, tones: [deep, middle, bright], bend = 0 }) {
    const light = 0.35 + 0.65 * litAt(degrees);
    const id = nextId('l');
    const tip = length * 0.98;
    const sway = bend * length * 0.25;
    definitions += `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${fixed(-length)}"><stop stop-color="${deep}"/><stop offset=".5" stop-color="${mix(deep, middle, light)}"/><stop offset="1" stop-color="${mix(middle, bright, light * 0.8)}"/></linearGradient>`;
    const litSide = lightFor(degrees).x > 0 ? 1 : -1;
    const half = (side) =>
      `M0,0C${fixed(side * width)},${fixed(-length * 0.22)} ${fixed(side * width * 0.95 + sway)},${fixed(-length * 0.68)} ${fixed(sway)},${fixed(-tip)}Q${fixed(sway * 0.6)},${fixed(-length * 0.5)} 0,0Z`;
    let veins = '';
    for (let at = 1; at < 6; at++) {
      const t = at / 6.4;
      const [px, py] = [sway * t * t * 1.1, -length * t];
      for (const side of [1, -1])
        veins += `M${fixed(px)},${fixed(py)}Q${fixed(px + side * width * 0.35)},${fixed(py - length * 0.05)} ${fixed(px + side * width * 0.66 * sin(PI * min(0.96, t + 0.14)))},${fixed(py - length * 0.13)}`;
    }
    return `<g transform="translate(${fixed(x)},${fixed(y)}) rotate(${fixed(degrees)})"><path d="${half(1)}${half(-1)}" fill="#030605" opacity=".4" transform="translate(2,3)"/><path d="${half(1)}" fill="url(#${id})"/><path d="${half(-1)}" fill="url(#${id})"/><path d="${half(litSide)}" fill="${bright}" opacity="${(0.26 * light).toFixed(2)}"/><path d="${half(-litSide)}" fill="#020504" opacity=".34"/><path d="${veins}" fill="none" stroke="${bright}" stroke-width=".55" opacity=".34"/><path d="M0,0Q${fixed(sway * 0.6)},${fixed(-length * 0.5)} ${fixed(sway)},${fixed(-tip)}" fill="none" stroke="${mix(bright, '#fff2cc', 0.3)}" stroke-width=".9" opacity="${(0.3 + 0.4 * light).toFixed(2)}"/></g>`;
  }

  function branch(x, y, degrees, length, { bend = 24, size = 36, tones: chosen, slender = 0.26 } = {}) {
    const NODES = 7;
    const tones = chosen ?? GREENS[floor(random() * 4)];
    const nodes = Array.from({ length: NODES }, (_, at) => {
      const t = (at + 1) / NODES;
      return { px: sin(t * 1.8) * bend * t, py: -length * t, t };
    });
    const stalk = nodes.map(({ px, py }) => `L${fixed(px)},${fixed(py)}`).join('');
    const [c, s] = [cos(radians(degrees)), sin(radians(degrees))];
    let drawing = `<g transform="translate(${x},${y}) rotate(${degrees})"><path d="M0,0${stalk}" fill="none" stroke="${tones[1]}" stroke-width="1.8"/></g>`;
    for (const { px, py, t } of nodes) {
      const big = size * (1.1 - 0.5 * t);
      const at = { x: x + px * c - py * s, y: y + px * s + py * c, tones };
      if (t >= 1) {
        drawing += leaf({ ...at, degrees: degrees + bend * 0.3, length: big * 1.3, width: big * slender });
        continue;
      }
      for (const side of [-1, 1]) {
        const turned = degrees + side * 52 + between(-12, 12) - side * t * 14;
        const long = big * between(0.85, 1.15);
        drawing += leaf({ ...at, degrees: turned, length: long, width: big * slender, bend: between(-0.6, 0.6) });
      }
    }
    return drawing;
  }

  function berries(x, y, degrees, count, spread, kind = 'red-berry') {
    let drawing = '';
    for (let at = 0; at < count; at++) {
      const angle = radians(degrees + between(-34, 34));
      const distance = spread * between(0.35, 1);
      const [bx, by] = [x + sin(angle) * distance, y - cos(angle) * distance];
      const radius = between(3.4, 5.4);
      drawing += `<path d="M${x},${y}Q${fixed((x + bx) / 2 + between(-5, 5))},${fixed((y + by) / 2)} ${fixed(bx)},${fixed(by)}" stroke="#54613f" stroke-width="1" fill="none"/><circle cx="${fixed(bx)}" cy="${fixed(by)}" r="${fixed(radius)}" fill="url(#${kind})"/><circle cx="${fixed(bx - radius * 0.35)}" cy="${fixed(by - radius * 0.4)}" r="${fixed(radius * 0.2)}" fill="#fff5e0" opacity=".9"/>`;
    }
    return drawing;
  }

  /** A twig of gold wire. */
  function sprig(x, y, degrees, length, bend = 20) {
    let stalk = 'M0,0';
    let leaves = '';
    for (let at = 1; at <= 9; at++) {
      const t = at / 9;
      const [px, py] = [sin(t * 1.7) * bend * t, -length * t];
      stalk += `L${fixed(px)},${fixed(py)}`;
      const k = 15 * (1.15 - 0.7 * t);
      for (const side of [-1, 1])
        leaves += `<path d="M0,0C${fixed(k * 0.3)},${fixed(-k * 0.3)} ${fixed(k * 0.3)},${fixed(-k * 0.8)} 0,${fixed(-k)}C${fixed(-k * 0.3)},${fixed(-k * 0.8)} ${fixed(-k * 0.3)},${fixed(-k * 0.3)} 0,0Z" transform="translate(${fixed(px)},${fixed(py)}) rotate(${side * (46 - t * 18)})"/>`;
    }
    return `<g transform="translate(${x},${y}) rotate(${degrees})" fill="none" stroke="url(#gold)" stroke-width="1"><path d="${stalk}"/>${leaves}</g>`;
  }

  const flower = (id, x, y, scale = 1, degrees = 0, mirror = 1) =>
    `<g transform="translate(${x},${y})" filter="url(#shadow)"><use href="#${id}" transform="rotate(${degrees}) scale(${scale * mirror},${scale})"/></g>`;

  const stem = (d) =>
    `<path d="${d}" fill="none" stroke="#10201a" stroke-width="6"/><path d="${d}" fill="none" stroke="#3d5a40" stroke-width="4"/><path d="${d}" fill="none" stroke="#86a06e" stroke-width="1" opacity=".6" transform="translate(-1,0)"/>`;

  const fallen = (x, y, degrees, length, tones) =>
    `<g filter="url(#thin-shadow)">${petal({ x, y, degrees, length, width: length * 0.42, tones, light: 0.95, ruffle: 0.04, notch: 0.1, veins: 2 })}</g>`;

  function moth(x, y, scale, degrees) {
    const half = `<path d="M2,-6C14,-34 48,-44 66,-34C64,-14 44,0 22,6C14,8 6,4 2,2Z" fill="url(#wing)" stroke="#3a2412" stroke-width=".8"/><path d="M3,2C16,4 36,10 38,26C34,40 16,36 8,26C4,18 2,10 3,2Z" fill="url(#hind-wing)" stroke="#3a2412" stroke-width=".8"/><path d="M58,-34C52,-20 40,-8 24,-1M48,-37C42,-24 32,-12 16,-6M66,-34C60,-18 46,-4 26,4" fill="none" stroke="#4a2d14" stroke-width="1.2" opacity=".65"/><path d="M62,-34C56,-17 43,-5 24,2" fill="none" stroke="#fff0c4" stroke-width="1.4" opacity=".6" stroke-dasharray="2 3"/><circle cx="37" cy="-22" r="5" fill="#2a160c"/><circle cx="37" cy="-22" r="3" fill="#c96f5b"/><circle cx="36" cy="-23" r="1.1" fill="#fff0d0"/><circle cx="22" cy="21" r="4" fill="#2a160c"/><circle cx="22" cy="21" r="2.2" fill="#d8b26a"/><path d="M3,-4C20,-24 40,-34 60,-35" fill="none" stroke="#fff3cf" stroke-width=".8" opacity=".7"/><path d="M1,-12C4,-24 12,-30 18,-31" fill="none" stroke="#e8cf94" stroke-width="1"/><path d="M5,-21l5,1M8,-25l5,1M12,-28l4,2" stroke="#e8cf94" stroke-width=".8"/>`;
    return `<g transform="translate(${x},${y}) rotate(${degrees}) scale(${scale})" filter="url(#thin-shadow)"><g>${half}</g><g transform="scale(-1,1)">${half}</g><ellipse cx="0" cy="4" rx="3.6" ry="15" fill="#8a673a"/><path d="M-3.4,4h6.8M-3.2,8h6.4M-2.8,12h5.6M-3.4,0h6.8" stroke="#3a2412" stroke-width="1"/><ellipse cx="0" cy="-9" rx="4.2" ry="5" fill="#c6a468"/></g>`;
  }

  peony('pe1', PETALS.coral, PETALS.peach);
  peony('pe2', PETALS.burgundy, PETALS.burgundy);
  peony('pe3', PETALS.peach, PETALS.cream);
  rose('ro1', PETALS.cream, PETALS.peach);
  rose('ro2', PETALS.burgundy, PETALS.coral);
  rose('ro3', PETALS.coral, PETALS.coral);
  anemone('an1', PETALS.white);
  anemone('an2', PETALS.plum);
  tulip('tu');
  seed(99);
  return {
    ...{ branch, berries, sprig, flower, stem, fallen, moth },
    definitions: () => `<defs>${GOLD}${SHADOWS}${SHARED}${definitions}</defs>`,
  };
}
