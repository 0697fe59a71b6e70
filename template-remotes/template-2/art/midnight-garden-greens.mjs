/** Leaves, berries, gold wire and the moth of Midnight Garden. */
import { fixed, lightFor, litAt, mix, radians } from './midnight-garden-paper.mjs';

const { PI, sin, cos, min, floor } = Math;

export const GREENS = [
  ['#0d1a14', '#35523f', '#7f9a6d'],
  ['#0b1714', '#2a463c', '#688a78'],
  ['#14180c', '#4a5530', '#a39b5c'],
  ['#0c1613', '#21382f', '#4f7161'],
];

export function greensOn({ random, between, nextId, define }) {
  function leaf({ x, y, degrees, length, width, tones: [deep, middle, bright], bend = 0 }) {
    const light = 0.35 + 0.65 * litAt(degrees);
    const id = nextId('l');
    const tip = length * 0.98;
    const sway = bend * length * 0.25;
    define(`<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${fixed(-length)}"><stop stop-color="${deep}"/><stop offset=".5" stop-color="${mix(deep, middle, light)}"/><stop offset="1" stop-color="${mix(middle, bright, light * 0.8)}"/></linearGradient>`);
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

  function moth(x, y, scale, degrees) {
    const half = `<path d="M2,-6C14,-34 48,-44 66,-34C64,-14 44,0 22,6C14,8 6,4 2,2Z" fill="url(#wing)" stroke="#3a2412" stroke-width=".8"/><path d="M3,2C16,4 36,10 38,26C34,40 16,36 8,26C4,18 2,10 3,2Z" fill="url(#hind-wing)" stroke="#3a2412" stroke-width=".8"/><path d="M58,-34C52,-20 40,-8 24,-1M48,-37C42,-24 32,-12 16,-6M66,-34C60,-18 46,-4 26,4" fill="none" stroke="#4a2d14" stroke-width="1.2" opacity=".65"/><path d="M62,-34C56,-17 43,-5 24,2" fill="none" stroke="#fff0c4" stroke-width="1.4" opacity=".6" stroke-dasharray="2 3"/><circle cx="37" cy="-22" r="5" fill="#2a160c"/><circle cx="37" cy="-22" r="3" fill="#c96f5b"/><circle cx="36" cy="-23" r="1.1" fill="#fff0d0"/><circle cx="22" cy="21" r="4" fill="#2a160c"/><circle cx="22" cy="21" r="2.2" fill="#d8b26a"/><path d="M3,-4C20,-24 40,-34 60,-35" fill="none" stroke="#fff3cf" stroke-width=".8" opacity=".7"/><path d="M1,-12C4,-24 12,-30 18,-31" fill="none" stroke="#e8cf94" stroke-width="1"/><path d="M5,-21l5,1M8,-25l5,1M12,-28l4,2" stroke="#e8cf94" stroke-width=".8"/>`;
    return `<g transform="translate(${x},${y}) rotate(${degrees}) scale(${scale})" filter="url(#thin-shadow)"><g>${half}</g><g transform="scale(-1,1)">${half}</g><ellipse cx="0" cy="4" rx="3.6" ry="15" fill="#8a673a"/><path d="M-3.4,4h6.8M-3.2,8h6.4M-2.8,12h5.6M-3.4,0h6.8" stroke="#3a2412" stroke-width="1"/><ellipse cx="0" cy="-9" rx="4.2" ry="5" fill="#c6a468"/></g>`;
  }

  return { branch, berries, sprig, moth };
}
