import { f, glow, gradient, seeded, times } from './random.mjs';

const WOMAN =
  '<path d="M-20,-133C-13,-134 -9,-127 -10,-120C-11,-114 -15,-111 -18,-110L-17,-106C-10,-105 -5,-102 -3,-95L-5,-82C-7,-77 -9,-74 -9,-70C-5,-50 6,-33 14,-17C2,-9 -8,-13 -17,-12C-30,-10 -44,-8 -62,-14C-52,-26 -38,-50 -32,-70C-31,-75 -33,-79 -35,-83L-37,-94C-36,-102 -31,-105 -25,-106L-25,-110C-31,-113 -33,-120 -31,-126C-29,-131 -25,-133 -20,-133Z"/><path d="M-29,-131C-34,-131 -37,-127 -36,-123C-35,-119 -31,-118 -28,-120Z"/><path d="M-27,-14L-26,-4L-31,0H-23L-21,-13ZM-15,-13L-16,-4L-21,0H-12L-9,-13Z"/>';
const MAN =
  '<path d="M14,-143C21,-146 28,-142 28,-134C28,-128 27,-124 24,-121L24,-117C34,-115 43,-113 45,-103L48,-64C48,-58 42,-57 41,-62L38,-88L40,-50C40,-48 38,-47 36,-47L34,-4L41,0H26L23,-45H20L15,-4L19,0H5L8,-47C5,-47 3,-48 3,-51L5,-86L1,-79C-2,-76 -6,-79 -4,-83L-1,-105C1,-112 7,-116 14,-117V-122C10,-126 9,-138 14,-143Z"/>';
const RIM =
  '<g fill="none" stroke="#ffc987" stroke-linecap="round" stroke-width="1.3" opacity=".85"><path d="M-32,-123C-31,-116 -28,-112 -25,-110V-106C-31,-105 -36,-102 -37,-94L-35,-83C-33,-79 -31,-75 -32,-70C-38,-50 -52,-26 -62,-14"/><path d="M-9,-68C-5,-50 6,-33 13,-18" opacity=".35"/><path d="M26,-117C36,-115 44,-112 45,-103L48,-64" opacity=".55"/><path d="M28,-134C28,-128 27,-124 24,-121" opacity=".5"/><path d="M21,-46L18,-8" opacity=".3"/></g>';
const FIGURES = `<path d="M0,-142V-78" stroke="#0a090b" stroke-width="2.4"/><g fill="#0b0a0c" stroke="#0b0a0c" stroke-width=".8">${WOMAN}${MAN}</g>${RIM}<path d="M4,-96L-8,-86" stroke="#0b0a0c" stroke-width="6" stroke-linecap="round"/>`;

const RIBS = [-84, -56, -28, 0, 28, 56, 84];
const SCALLOPS = RIBS.slice(0, -1)
  .toReversed()
  .map((x) => `Q${x + 14},-146 ${x},-136`)
  .join('');
const CANOPY = `M-84,-136C-82,-186 -40,-208 0,-208C40,-208 82,-186 84,-136${SCALLOPS}Z`;
const AT = 'translate(232,388) scale(1.06)';

/** The town's light on wet stones, and two under one umbrella, whose cloth is `canopy`. 390 × 428. */
export function couple() {
  const random = seeded(11);
  const puddles = times(46, () => {
    const [x, y, w] = [random() * 390, 354 + random() * 44, 14 + random() * 70];
    const colour = ['#ffcf85', '#e4b363', '#b5652a', '#7fa2d6'][Math.floor(random() * 4)];
    return `<path d="M${f(x - w / 2)},${f(y)}q${f(w / 2)},-1.6 ${f(w)},0q${f(-w / 2)},1.6 ${f(-w)},0Z" fill="${colour}" opacity="${(0.08 + random() * 0.3).toFixed(2)}"/>`;
  });
  const shade = glow('s', [
    [0, '#000', 0.95],
    [1, '#000', 0],
  ]);
  const halo = glow('h', [
    [0, '#ffdf9e', 0.75],
    [0.3, '#ffc66b', 0.28],
    [1, '#ffb545', 0],
  ]);
  return `<defs>${shade}${halo}</defs>${puddles}<g transform="${AT}"><ellipse cy="2" rx="84" ry="10" fill="url(#s)"/><g transform="scale(1,-.28)" opacity=".14">${FIGURES}</g></g><ellipse cx="236" cy="250" rx="150" ry="130" fill="url(#h)" opacity=".5"/><g transform="${AT}">${FIGURES}</g>`;
}

export const canopy = () => `<path transform="${AT}" d="${CANOPY}"/>`;

/** The umbrella's light and ribs, over whatever colour its cloth has, and the rain before it. */
export function rain() {
  const random = seeded(23);
  const cloth = gradient(
    'u',
    [
      [0, '#ffd9c4', 0.55],
      [0.22, '#ff8a80', 0.12],
      [0.62, '#5c0a18', 0.12],
      [1, '#2a0309', 0.68],
    ],
    'x1="0" y1="0" x2="1" y2=".25"',
  );
  const ribs = RIBS.slice(1, -1)
    .map((x) => `<path d="M0,-208C${f(x * 0.7)},-200 ${x},-170 ${x},-136"/>`)
    .join('');
  const drops = times(150, () => {
    const [x, y, l] = [random() * 430 - 10, random() * 400, 10 + random() * 22];
    return `<path d="M${f(x)},${f(y)}l${f(-l * 0.16)},${f(l)}" stroke-width="${f(0.4 + random() * 0.6)}" opacity="${(0.1 + random() * 0.3).toFixed(2)}"/>`;
  });
  const splashes = times(26, (index) => {
    const t = (index / 25) * 2 - 1;
    const y = 388 - 1.06 * (136 + 72 * Math.sqrt(Math.max(0, 1 - t * t)));
    return `<path d="M${f(232 + t * 88)},${f(y)}l${f(random() * 8 - 4)},${f(-3 - random() * 6)}"/>`;
  });
  return `<defs>${cloth}</defs><g transform="${AT}"><path d="${CANOPY}" fill="url(#u)"/><g fill="none" stroke="#2a0309" opacity=".55">${ribs}</g><path d="M-80,-148C-76,-184 -40,-205 0,-206" fill="none" stroke="#ffd2b8" stroke-width="1.6" opacity=".75"/><path d="M0,-208V-217" stroke="#0a090b" stroke-width="2.6" stroke-linecap="round"/></g><g stroke="#dfe9ff">${drops}</g><g stroke="#fff" stroke-width=".9" opacity=".6">${splashes}</g>`;
}

/** The town by night behind them, for couples without a picture: 1440 × 620, a phone sees its middle. */
export function night() {
  const random = seeded(5);
  const sky = gradient('k', [
    [0, '#0b1030'],
    [0.45, '#27315f'],
    [0.68, '#8a4a3c'],
    [0.76, '#e09a4e'],
    [0.77, '#241a1c'],
    [1, '#0d0d0f'],
  ]);
  const lamp = glow('l', [
    [0, '#fff1c4'],
    [0.25, '#ffd07a', 0.7],
    [1, '#ffb545', 0],
  ]);
  const stone = gradient('t', [
    [0, '#d98a35'],
    [0.5, '#8f4d1e'],
    [1, '#3a1f12'],
  ]);
  const houses = times(70, (index) => {
    const [x, h, w] = [index * 21 - 10, 20 + random() * 74, 14 + random() * 16];
    const windows = times(5, () => {
      const place = `x="${f(x + 3 + random() * (w - 6))}" y="${f(480 - h + 6 + random() * (h - 12))}"`;
      return `<rect ${place} width="2.4" height="3" fill="#ffcf85" opacity="${f(0.4 + random() * 0.6)}"/>`;
    });
    return `<rect x="${f(x)}" y="${f(480 - h)}" width="${f(w)}" height="${f(h)}" fill="#17131c"/>${windows}`;
  });
  const tower = (x) =>
    `<path d="M${x - 40},500V196H${x + 40}V500H${x + 20}V336A20,24 0 0 0 ${x - 20},336V500Z" fill="url(#t)"/><path d="M${x - 46},196h92M${x - 44},232h88M${x - 44},300h88" stroke="#ffc76f" stroke-width="5"/><path d="M${x},196v-36M${x - 26},196v-20M${x + 26},196v-20" stroke="#ffc76f" stroke-width="8"/>`;
  const cable = (y) => `M-20,${y}Q250,${y + 190} 540,200Q760,${y + 300} 980,200Q1250,${y + 190} 1460,${y}`;
  const lamps = times(58, (index) => {
    const x = index * 25.5;
    return `<circle cx="${f(x)}" cy="${f(424 - 12 * Math.sin((x / 1440) * Math.PI))}" r="${index % 2 ? 11 : 17}" fill="url(#l)"/>`;
  });
  const hangers = times(60, (index) => {
    const x = index * 24.5;
    const t = ((x - 540) / 440) * 2 - 1;
    const top = x > 540 && x < 980 ? 200 + 200 * (1 - t * t) : 220 + 150 * Math.abs(Math.sin((x / 540) * Math.PI));
    return `<path d="M${f(x)},${f(Math.min(top, 424))}V430"/>`;
  });
  const water = times(150, () => {
    const [x, y, w] = [random() * 1440, 500 + random() * 110, 20 + random() * 70];
    const colour = ['#ffcf85', '#e4b363', '#d0762f', '#5f7fc4'][Math.floor(random() * 4)];
    return `<path d="M${f(x)},${f(y)}h${f(w)}" stroke="${colour}" stroke-width="${f(1 + random() * 2)}" opacity="${f(0.15 + random() * 0.4)}"/>`;
  });
  const stars = times(90, () => {
    const place = `cx="${f(random() * 1440)}" cy="${f(random() * 260)}" r="${f(0.6 + random())}"`;
    return `<circle ${place} fill="#fff" opacity="${f(0.2 + random() * 0.6)}"/>`;
  });
  return `<defs>${sky}${lamp}${stone}</defs><rect width="1440" height="620" fill="url(#k)"/>${stars}${houses}<g stroke="#d9a05a" opacity=".7">${hangers}</g><g fill="none" stroke="#ffc76f" stroke-width="3"><path d="${cable(120)}"/><path d="${cable(108)}" opacity=".5"/></g>${tower(540)}${tower(980)}<path d="M0,430Q720,412 1440,430V446Q720,428 0,446Z" fill="#3a2314"/>${lamps}${water}`;
}
