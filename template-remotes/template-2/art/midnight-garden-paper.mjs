/** Paper for the garden: the light that falls on it, its seeded chance, its gradients, and the petal that all flowers are made of. */
const { PI, sin, cos, min, max, round, exp } = Math;
const LIGHT = { x: -0.5, y: -0.86 };
export const fixed = (value) => value.toFixed(1);
export const radians = (degrees) => (degrees * PI) / 180;
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

/** How much of the candle's light falls on what points to `degrees`, from 0 to 1. */
export const litAt = (degrees) => 0.5 + 0.5 * (sin(radians(degrees)) * LIGHT.x - cos(radians(degrees)) * LIGHT.y);

/** The light's direction as seen by what is turned by `degrees`. */
export function lightFor(degrees) {
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

/** One sheet: what is drawn on it shares the chance and the gradients. */
export function sheetOfPaper() {
  let state = 11;
  let ids = 0;
  let definitions = '';
  const gradients = new Map();
  const seed = (value) => (state = value);
  const define = (definition) => (definitions += definition);
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
    define(`<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${reach * 1.02}"><stop offset=".22" stop-color="${deep}"/><stop offset=".58" stop-color="${middle}"/><stop offset=".87" stop-color="${bright}"/><stop offset="1" stop-color="${rim}"/></radialGradient><radialGradient id="${id}r" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${reach * 1.05}"><stop offset=".72" stop-color="${rim}" stop-opacity="0"/><stop offset="1" stop-color="${mix(rim, '#ffffff', 0.25)}" stop-opacity="${0.25 + 0.6 * stepped}"/></radialGradient>`);
    gradients.set(key, id);
    return id;
  }

  function petal({ x, y, degrees, length, width, tones, light, ruffle = 0.06, notch = 0.05, veins = 3, rim = 1.1 }) {
    const d = outline(length, width, ruffle, notch);
    const id = petalGradient(tones, light, length);
    const { x: lx, y: ly } = lightFor(degrees);
    const side = nextId('q');
    define(`<linearGradient id="${side}" gradientUnits="userSpaceOnUse" x1="${fixed(lx * length * 0.6)}" y1="${fixed(-length * 0.55 + ly * length * 0.6)}" x2="${fixed(-lx * length * 0.7)}" y2="${fixed(-length * 0.55 - ly * length * 0.7)}"><stop stop-color="#ffdfa6" stop-opacity="${(0.34 * light).toFixed(2)}"/><stop offset=".45" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="${mix(tones[0], '#050102', 0.5)}" stop-opacity=".56"/></linearGradient>`);
    let vein = '';
    for (let at = -veins; at <= veins; at++) {
      const u = at / (veins + 0.4);
      vein += `M${fixed(u * width * 0.12)},${fixed(-length * 0.16)}Q${fixed(u * width * 0.75)},${fixed(-length * 0.5)} ${fixed(u * width * 0.86 + between(-1, 1))},${fixed(-length * (0.93 - 0.22 * u * u) + between(0, 3))}`;
    }
    const shadow = (reach, opacity, scale) =>
      `<path d="${d}" fill="#070304" opacity="${opacity}" transform="translate(${fixed(-lx * reach)},${fixed(-ly * reach)}) scale(${scale})"/>`;
    return `<g transform="translate(${fixed(x)},${fixed(y)}) rotate(${fixed(degrees)})">${shadow(2.6, 0.3, 1.05)}${shadow(1.4, 0.34, 1.02)}<path d="${d}" fill="url(#${id})"/><path d="${vein}" fill="none" stroke="${shaded(tones, light)[0]}" stroke-width=".6" opacity=".2"/><path d="${d}" fill="url(#${side})"/><path d="${d}" fill="none" stroke="url(#${id}r)" stroke-width="${rim}"/></g>`;
  }

  return { seed, random, between, nextId, define, petal, definitions: () => definitions };
}
