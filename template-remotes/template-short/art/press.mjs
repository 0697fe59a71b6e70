import { n, seeded } from './random.mjs';

/** Sun with alternating rays, its face hatched in arcs; white is ink, black is paper. */
export function sun(radius) {
  let [rays, hatch] = ['', ''];
  for (let ray = 0; ray < 32; ray++) {
    const angle = (ray / 32) * Math.PI * 2;
    const [half, far] = ray % 2 ? [0.05, 1.42] : [0.085, 1.85];
    const at = (turn, part) =>
      `${n(Math.cos(angle + turn) * radius * part)},${n(Math.sin(angle + turn) * radius * part)}`;
    rays += `M${at(-half, 1.12)}L${at(0, far)}L${at(half, 1.12)}Z`;
  }
  for (let arc = 1; arc < 9; arc++) {
    const [r, angle] = [radius * (1 - arc * 0.085), 0.55 + arc * 0.09];
    const at = (turn) => `${n(r * Math.cos(turn))},${n(r * Math.sin(turn))}`;
    hatch += `M${at(angle - 1.3)}A${n(r)},${n(r)} 0 0 1 ${at(2.4 - angle)}`;
  }
  const face = [
    `M${n(-radius * 0.45)},${n(-radius * 0.12)}q${n(radius * 0.15)},${n(-radius * 0.16)} ${n(radius * 0.3)},0`,
    `M${n(radius * 0.15)},${n(-radius * 0.12)}q${n(radius * 0.15)},${n(-radius * 0.16)} ${n(radius * 0.3)},0`,
    `M${n(-radius * 0.32)},${n(radius * 0.3)}q${n(radius * 0.32)},${n(radius * 0.3)} ${n(radius * 0.64)},0`,
    `M0,${n(-radius * 0.05)}q${n(-radius * 0.1)},${n(radius * 0.22)} ${n(radius * 0.06)},${n(radius * 0.24)}`,
  ].join('');
  return `<g fill="none" stroke="#fff"><path d="${rays}" fill="#fff" stroke="none"/><circle r="${radius}" fill="#000" stroke-width="1.4"/><path d="${hatch}" stroke-width=".8"/><path d="${face}" stroke-width="1.3" stroke-linecap="round"/></g>`;
}

/** The sun in a paper hat, for a party. */
export function sunInHat(radius) {
  const [half, foot, top] = [radius * 0.68, -radius * 0.78, -radius * 2.25];
  const cone = `M${n(-half)},${n(foot)}L0,${n(top)}L${n(half)},${n(foot)}Q0,${n(foot + radius * 0.34)} ${n(-half)},${n(foot)}Z`;
  let stripes = '';
  for (const part of [0.16, 0.44, 0.7]) {
    const [y, wide] = [foot + (top - foot) * part, half * (1 - part)];
    stripes += `M${n(-wide)},${n(y)}Q0,${n(y + radius * 0.3 * (1 - part))} ${n(wide)},${n(y)}`;
  }
  return `${sun(radius)}<g transform="rotate(15)"><path d="${cone}" fill="#fff" stroke="#000" stroke-width="2.4"/><path d="${stripes}" stroke="#000" stroke-width="2" fill="none"/><circle cy="${n(top)}" r="4" fill="#fff" stroke="#000"/></g>`;
}

/** What flies at a party, one tile of 78 × 78. */
export const confetti = `<path d="M14,6l2.6,5.4 6,.8 -4.4,4.1 1.1,5.9 -5.3,-2.9 -5.3,2.9 1.1,-5.9 -4.4,-4.1 6,-.8Z"/><path d="M57,46l2.1,4.3 4.8,.7 -3.5,3.3 .9,4.7 -4.3,-2.3 -4.3,2.3 .9,-4.7 -3.5,-3.3 4.8,-.7Z"/><path d="M38,12c5,-5 8,4 13,0s7,3 11,-1M8,52c4,-5 8,4 12,0s8,4 12,0" fill="none" stroke="#000" stroke-width="2.2" stroke-linecap="round"/><path d="M36,32l6,-3 2.4,4.6 -6,3ZM20,66l5,3.6 -2.8,4 -5,-3.6ZM66,22l6,2 -1.6,4.6 -6,-2Z"/><circle cx="29" cy="40" r="2.6"/><circle cx="70" cy="66" r="2.6"/><circle cx="42" cy="70" r="2"/><circle cx="73" cy="6" r="2"/><circle cx="5" cy="33" r="2"/>`;

/** A splash for what a front page shouts: 96 × 96. */
export function burst() {
  const points = Array.from({ length: 36 }, (_, point) => {
    const [far, angle] = [point % 2 ? 40 : 47.5, (point / 36) * Math.PI * 2];
    return `${n(48 + Math.cos(angle) * far)},${n(48 + Math.sin(angle) * far)}`;
  });
  return `<path d="M${points.join('L')}Z"/>`;
}

/** Two rings, engraved, one with a stone. */
export const rings = `<g fill="none"><circle cx="-9" r="14" stroke="#fff" stroke-width="4.4"/><circle cx="-9" r="14" stroke="#000" stroke-width="1.8" stroke-dasharray="1 1.6"/><circle cx="9" r="14" stroke="#fff" stroke-width="4.4"/><circle cx="9" r="14" stroke="#000" stroke-width="1.8" stroke-dasharray="1 1.6"/></g><path d="M9,-25l6,5-6,6-6-6z" fill="#fff"/><path d="M9,-25v11M3,-20h12" stroke="#000" stroke-width=".8"/>`;

/** A cake with three candles, hatched from the right. */
export function cake() {
  let hatch = '';
  for (let x = -18; x <= 24; x += 2.4) hatch += `M${n(x)},20l${n(-Math.max(1, (x + 22) * 0.12))},-13`;
  const candle = (x) =>
    `<path d="M${x - 1.8},-8h3.6v11h-3.6Z" fill="#fff"/><path d="M${x - 1.6},-5l3.2,-2M${x - 1.6},-1l3.2,-2" stroke="#000" stroke-width=".8"/><path d="M${x},-23q5,7 0,12q-5,-5 0,-12Z" fill="#fff"/><path d="M${x},-17q1.6,3 0,5" stroke="#000" stroke-width=".8" fill="none"/>`;
  return `${[-11, 0, 11].map(candle).join('')}<path d="M-22,6q0,-4 4,-4h36q4,0 4,4v15h-44Z" fill="#fff"/><path d="${hatch}" stroke="#000" stroke-width=".8"/><path d="M-22,7q3.7,6 7.3,0q3.7,6 7.3,0q3.7,6 7.4,0q3.7,6 7.3,0q3.7,6 7.4,0q3.6,6 7.3,0" fill="none" stroke="#000" stroke-width="1.3"/><path d="M-28,23h56" stroke="#fff" stroke-width="2.4"/>`;
}

/** A cup of coffee from above on its saucer, hatched on the side away from the light: 270 × 270. */
export function cup() {
  let hatch = '';
  for (let line = 0; line < 26; line++) {
    const angle = 0.1 + line * 0.055;
    const at = (r) => `${n(135 + Math.cos(angle) * r)},${n(135 + Math.sin(angle) * r)}`;
    hatch += `M${at(100 - (line % 3) * 3)}L${at(117)}`;
  }
  let swirl = '';
  for (let ring = 0; ring < 5; ring++) {
    const r = 12 + ring * 9;
    swirl += `M${n(135 - r)},${n(131 + ring)}A${r},${n(r * 0.9)} 0 0 1 ${n(135 + r * 0.7)},${n(131 - r * 0.66)}`;
  }
  return `<ellipse cx="142" cy="150" rx="126" ry="122" fill="#2a0d06" opacity=".34"/><circle cx="135" cy="135" r="122" fill="#f3eee2"/><circle cx="135" cy="135" r="122" fill="none" stroke="#1f1d1a" stroke-width="2.4"/><circle cx="135" cy="135" r="96" fill="none" stroke="#1f1d1a" stroke-width="1"/><circle cx="135" cy="135" r="112" fill="none" stroke="#8c2f1b" stroke-width="3"/><path d="${hatch}" stroke="#1f1d1a" stroke-width="1.1"/><path d="M196,98C236,66 258,92 246,112C238,126 214,128 200,124" fill="none" stroke="#1f1d1a" stroke-width="15" stroke-linecap="round"/><path d="M196,98C236,66 258,92 246,112C238,126 214,128 200,124" fill="none" stroke="#f3eee2" stroke-width="10.5" stroke-linecap="round"/><circle cx="135" cy="135" r="74" fill="#f3eee2" stroke="#1f1d1a" stroke-width="2.4"/><circle cx="135" cy="135" r="63" fill="#3a2118" stroke="#1f1d1a" stroke-width="2"/><path d="${swirl}" fill="none" stroke="#c99a6b" stroke-width="2" stroke-linecap="round" opacity=".8"/><path d="M88,118A50,46 0 0 1 120,90" fill="none" stroke="#f3eee2" stroke-width="4" stroke-linecap="round" opacity=".7"/>`;
}

/** Reading spectacles, folded open on the table: 300 × 190. */
export const glasses =
  '<g fill="none" stroke-linecap="round"><g transform="translate(7,11)" stroke="#2a0d06" opacity=".34" stroke-width="7"><circle cx="78" cy="124" r="50"/><circle cx="208" cy="124" r="50"/><path d="M128,118C138,104 148,104 158,118M32,104L58,22C62,10 74,8 84,16M254,104L246,20C244,8 232,4 222,10"/></g><circle cx="78" cy="124" r="50" fill="#ffffff1f" stroke="#1f1d1a" stroke-width="7"/><circle cx="208" cy="124" r="50" fill="#ffffff1f" stroke="#1f1d1a" stroke-width="7"/><path d="M128,118C138,104 148,104 158,118M32,104L58,22C62,10 74,8 84,16M254,104L246,20C244,8 232,4 222,10" stroke="#1f1d1a" stroke-width="7"/><path d="M50,104A36,36 0 0 1 82,86M180,104A36,36 0 0 1 212,86" stroke="#f3eee2" stroke-width="5" opacity=".8"/></g>';

export const scissors = `<g fill="#fff" stroke="#fff" stroke-width="1.7" stroke-linejoin="round"><path d="M10,-3L34,-9C36,-10 38,-8 35,-6.5L13,1Z"/><path d="M10,3L34,9C36,10 38,8 35,6.5L13,-1Z" fill="#000"/><ellipse cx="4" cy="-6.5" rx="6.5" ry="4.2" transform="rotate(-24 4 -6.5)" fill="none"/><ellipse cx="4" cy="6.5" rx="6.5" ry="4.2" transform="rotate(24 4 6.5)" fill="none"/></g><circle cx="15" r="1.3" fill="#000"/>`;

export function barcode(width, height) {
  const random = seeded(19);
  let [x, bars] = [0, ''];
  while (x < width - 4) {
    const bar = [1.2, 2.2, 3.4][Math.floor(random(3))];
    bars += `M${n(x)},0h${bar}v${height}h-${bar}Z`;
    x += bar + [1.4, 2.4, 3.2][Math.floor(random(3))];
  }
  return `<path d="${bars}"/>`;
}

/** The endpaper's ogee lattice, one tile of 52 × 52. */
export const lattice = `<path d="M26,4C34,14 38,18 48,26C38,34 34,38 26,48C18,38 14,34 4,26C14,18 18,14 26,4Z" fill="none" stroke="#000" stroke-width="1.2"/><circle cx="26" cy="26" r="3"/><circle r="3"/><circle cx="52" r="3"/><circle cy="52" r="3"/><circle cx="52" cy="52" r="3"/>`;

/** What cheap paper has in it. */
export function specks(count, width, height) {
  const random = seeded(5);
  let drawn = '';
  for (let speck = 0; speck < count; speck++)
    drawn += `<circle cx="${n(random(width))}" cy="${n(random(height))}" r="${n(random(0.8, 0.3))}" opacity="${random(0.35, 0.1).toFixed(2)}"/>`;
  return `<g fill="#6b5a3c">${drawn}</g>`;
}

/** A column of small type seen from too far to be read. */
export function columns(width, height) {
  const random = seeded(43);
  let lines = '';
  for (const left of [0, 1, 2]) {
    const from = left * (width / 3) + 6;
    const wide = width / 3 - 12;
    for (let y = 10; y < height - 6; y += 7) {
      const ends = random() > 0.84 ? wide * random(0.8, 0.3) : wide;
      let x = from;
      while (x < from + ends - 6) {
        const word = Math.min(random(20, 5), from + ends - x);
        lines += `M${n(x)},${y}h${n(word)}`;
        x += word + 3;
      }
    }
  }
  return `<path d="${lines}" stroke="#000" stroke-width="2.2" fill="none"/>`;
}
