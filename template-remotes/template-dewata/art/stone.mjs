/** Paras stone: the split gate with its carvings, as the mock-up draws it. */
import { below } from './random.mjs';

const weathered = below(7);

export const STONE = `<linearGradient id="stone" gradientUnits="userSpaceOnUse" x1="0" x2="200" y1="0" y2="0"><stop stop-color="#efdcb9"/><stop offset=".07" stop-color="#cdbfa6"/><stop offset=".5" stop-color="#a89b86"/><stop offset="1" stop-color="#7d7262"/></linearGradient>
<linearGradient id="stoneD" gradientUnits="userSpaceOnUse" x1="0" x2="200" y1="0" y2="0"><stop stop-color="#b9a484"/><stop offset=".5" stop-color="#857a69"/><stop offset="1" stop-color="#5d5447"/></linearGradient>
<linearGradient id="lightIn" gradientUnits="userSpaceOnUse" x1="0" x2="200" y1="0" y2="0"><stop stop-color="#ffd98c" stop-opacity=".55"/><stop offset=".12" stop-color="#ffcf86" stop-opacity=".18"/><stop offset=".35" stop-color="#3a1d12" stop-opacity="0"/><stop offset="1" stop-color="#2a1a18" stop-opacity=".42"/></linearGradient>`;
export const CHISELLED =
  '<linearGradient id="st2" x1="0" x2="1"><stop stop-color="#d9ccb2"/><stop offset="1" stop-color="#968a76"/></linearGradient>';
export const BRICK =
  '<pattern id="brick" width="22" height="12" patternUnits="userSpaceOnUse"><rect width="22" height="12" fill="#7f3b25"/><rect x=".5" y=".5" width="10" height="5" fill="#b4603f"/><rect x="11.5" y=".5" width="10" height="5" fill="#a95636"/><rect x="-5" y="6.5" width="10" height="5" fill="#ad5a3a"/><rect x="6" y="6.5" width="10" height="5" fill="#bd6a47"/><rect x="17" y="6.5" width="10" height="5" fill="#ad5a3a"/></pattern>';
export const POLENG =
  '<pattern id="pol" width="24" height="24" patternUnits="userSpaceOnUse"><rect width="24" height="24" fill="#8c8778"/><rect width="12" height="12" fill="#1d1b18"/><rect x="12" y="12" width="12" height="12" fill="#fbf8f0"/><g stroke="#000" stroke-opacity=".12" stroke-width=".6"><path d="M0,3h24M0,6h24M0,9h24M0,15h24M0,18h24M0,21h24"/></g><g stroke="#fff" stroke-opacity=".13" stroke-width=".6"><path d="M3,0v24M6,0v24M9,0v24M15,0v24M18,0v24M21,0v24"/></g></pattern>';
export const GOLD =
  '<linearGradient id="gold" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fbe7a4"/><stop offset=".5" stop-color="#e0a526"/><stop offset="1" stop-color="#a36d10"/></linearGradient><linearGradient id="goldH"><stop stop-color="#a36d10"/><stop offset=".35" stop-color="#fbe39a"/><stop offset=".6" stop-color="#e0a526"/><stop offset="1" stop-color="#8f5c0c"/></linearGradient>';

/** The antefix that stands in rows on every ledge. */
export const SIMBAR =
  '<g id="simbar"><path d="M-9,0C-10,-5 -6,-8 -4.5,-11C-3,-14 -2,-17 0,-22C2,-17 3,-14 4.5,-11C6,-8 10,-5 9,0Z" fill="url(#st2)"/><path d="M-5,-1C-5,-5 -2,-8 0,-14C2,-8 5,-5 5,-1M0,-1v-7" fill="none" stroke="#5d5447" stroke-width="1"/></g>';
export const SCROLL =
  'M0,0C2,-12 16,-15 20,-6C23,2 13,7 10,1C8,-3 13,-6 15,-2M4,-8C2,-13 5,-17 9,-18C8,-14 9,-12 11,-11M18,-9C21,-14 26,-13 28,-9C24,-9 22,-8 21,-5M17,4C20,9 16,13 12,13C14,10 13,8 11,6';
const CARVINGS = `${SIMBAR}<g id="wing"><path d="M0,0C8,-1 15,-5 15,-13C15,-18 10,-19 9,-15C9,-12 12,-12 12,-14C17,-9 17,-22 12,-27C22,-25 27,-13 21,-3C19,0 17,3 12,4H0Z" fill="url(#st2)"/><path d="M3,1C11,0 18,-4 18,-13M7,2C14,2 20,-2 21,-9" fill="none" stroke="#5d5447" stroke-width=".9" opacity=".8"/></g><path id="scr" fill="none" stroke-linecap="round" d="${SCROLL}"/><path id="pd" d="M0,-4C-6,-8 -6,-14 0,-19C6,-14 6,-8 0,-4Z" fill="#b9ab93" stroke="#5d5447" stroke-width=".9"/>
<g id="padma"><circle r="21" fill="#6d6252"/><circle r="20" fill="url(#st2)"/>${[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => `<use href="#pd" transform="rotate(${turn})"/>`).join('')}<circle r="5.5" fill="#d9ccb2" stroke="#5d5447"/><circle r="2" fill="#e0a526"/></g>`;

/** Breadth and height of the tiers, from the foot up. */
const TIERS = [
  [150, 106],
  [132, 34],
  [112, 31],
  [92, 28],
  [71, 25],
  [50, 22],
  [29, 16],
];
const PLINTH = [
  [30, 9],
  [22, 8],
  [15, 7],
];
const BOTH = [1, -1];

const rect = (x, y, width, height, fill) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
const carved = (transform, { under, over, widths: [wide, narrow], shift }) =>
  `<g transform="${transform}"><use href="#scr" stroke="${under}" stroke-width="${wide}" transform="translate(${shift})"/><use href="#scr" stroke="${over}" stroke-width="${narrow}"/></g>`;

/** The large panel at the foot: a lotus in a niche, scrolls around it. */
function niche({ cx, cy, y, w, pw, h }) {
  const [nw, nh] = [w - pw * 1.8 - 22, h - 14];
  const [nx, ny] = [cx - nw / 2, y + 7];
  const look = { under: '#2c251c', over: '#cfc0a3', widths: [3.4, 2.1], shift: '.8,1' };
  const scrolls = BOTH.flatMap((sx) =>
    BOTH.flatMap((sy) => [
      `translate(${cx + sx * 4},${cy + sy * 22}) scale(${sx},${-sy})`,
      `translate(${cx + sx * (nw / 2 - 9)},${cy + sy * (nh / 2 - 10)}) scale(${-sx},${sy})`,
      `translate(${cx + sx * 22},${cy + sy * 6}) scale(${sx * 0.8},${-sy * 0.8})`,
    ]),
  );
  return `<rect x="${nx}" y="${ny}" width="${nw}" height="${nh}" fill="url(#stoneD)" stroke="#d9ccb2" stroke-width="2.4"/><rect x="${nx + 4.5}" y="${ny + 4.5}" width="${nw - 9}" height="${nh - 9}" fill="#5f5546" stroke="#3e362b"/>${scrolls.map((place) => carved(place, look)).join('')}<use href="#padma" transform="translate(${cx},${cy}) scale(1.12)"/>`;
}

/** What is carved on the brick of an upper tier. */
function relief({ cx, cy, w, pw, h }) {
  const s = Math.min(1, h / 36);
  const look = { under: '#401c10', over: '#d9c8a8', widths: [3.6, 2.2], shift: '.8,1.2' };
  const count = Math.floor((w / 2 - pw - 4) / (26 * s));
  const scrolls = Array.from({ length: count }, (_, k) =>
    BOTH.map((sx) =>
      carved(`translate(${cx + sx * (13 + k * 26) * s},${cy + 4 * s}) scale(${sx * s},${s})`, look),
    ).join(''),
  );
  return `${scrolls.join('')}<use href="#padma" transform="translate(${cx},${cy}) scale(${0.44 * s * (w > 46 ? 1.15 : 0.85)})"/>`;
}

/** One half of the candi bentar: its inner foot is 0/0, x goes outward and y up. */
function half() {
  let out = '';
  let clip = '';
  let y = 0;
  const block = (x, width, height, fill) => {
    clip += `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`;
    return rect(x, y, width, height, fill);
  };
  const course = (width, height, fill = 'url(#stone)') => {
    y -= height;
    out += `${block(0, width, height, fill)}<path d="M0,${y + 0.5}H${width}" stroke="#fbeed0" stroke-opacity=".75"/><path d="M0,${y + height - 0.4}H${width}" stroke="#2f271d" stroke-opacity=".45" stroke-width=".9"/>`;
  };
  for (const [more, height] of PLINTH) course(TIERS[0][0] + more, height);
  TIERS.forEach(([w, h], index) => {
    course(w + 9, 4);
    course(w + 5, 4, 'url(#stoneD)');
    course(w + 7, 3);
    y -= h;
    const pw = Math.max(6, Math.min(14, w * 0.13));
    out += block(0, w, h, 'url(#brick)') + block(w - pw, pw, h, 'url(#stone)') + block(0, pw * 0.8, h, 'url(#stone)');
    out += `<rect x="${w - pw}" y="${y}" width="1" height="${h}" fill="#2f271d" opacity=".5"/>`;
    for (let k = 6; k < h - 4; k += 8)
      out += `<rect x="${w - pw + 3}" y="${y + k}" width="${pw - 6}" height="4" fill="#5d5447" opacity=".55"/>`;
    const tier = { cx: (pw * 0.8 + w - pw) / 2, cy: y + h / 2, y, w, pw, h };
    if (h > 70) out += niche(tier);
    else if (h >= 24) out += relief(tier);
    let dentils = '';
    for (let x = 1; x < w - 2; x += 7) dentils += `M${x},${y}l3.2,6 3.2,-6z`;
    out += `<path d="${dentils}" fill="url(#stone)" stroke="#4a4238" stroke-width=".5"/>`;
    course(w + 4, 3, 'url(#stoneD)');
    course(w + 8, 4);
    course(w + 13, 4);
    course(w + 9, 3, 'url(#stoneD)');
    const scale = Math.max(0.5, Math.min(1, w / 110));
    for (let x = (TIERS[index + 1]?.[0] ?? 8) + 12; x < w - 6; x += 15)
      out += `<use href="#simbar" transform="translate(${x},${y}) scale(${0.62 * scale})"/>`;
    out += `<use href="#wing" transform="translate(${w - 5},${y}) scale(${0.95 * scale})"/>`;
  });
  const crown = `M0,${y}h20c2,-6 -4,-8 -6,-12c-2,-6 -6,-8 -7,-16c-1,-8 -3,-12 -7,-22z`;
  out += `<path d="${crown}" fill="url(#stone)"/><path d="M0,${y - 1}h14M0,${y - 9}h13M0,${y - 18}h8M0,${y - 28}h6" stroke="#4a4238" opacity=".6"/>`;
  clip += `<path d="${crown}"/>`;
  const marks = Array.from(
    { length: 150 },
    () =>
      `<rect x="${weathered(200).toFixed(1)}" y="${(-weathered(-y)).toFixed(1)}" width="${(1 + weathered(4)).toFixed(1)}" height="${(0.6 + weathered(1)).toFixed(1)}" fill="${weathered(1) > 0.5 ? '#fff3d6' : '#2a2118'}" opacity="${(0.06 + weathered(0.16)).toFixed(2)}"/>`,
  );
  return `${out}<clipPath id="body">${clip}</clipPath><g clip-path="url(#body)">${marks.join('')}${rect(0, y - 60, 240, 60 - y, 'url(#lightIn)')}<rect x="0" y="${y - 60}" width="2.2" height="${60 - y}" fill="#fff0bf" opacity=".9"/></g>`;
}

/** Saput poleng, tied around the foot of a shrine's gate: the check with its red hem under a cord of gold. */
const saput = (w, h) =>
  `<path d="M0,0H${w}L${w + 2},${h - 8}Q${w * 0.75},${h + 6} ${w * 0.5},${h - 2}T0,${h - 6}Z" fill="url(#pol)"/><path d="M0,${h - 14}Q${w * 0.25},${h - 8} ${w * 0.5},${h - 9}T${w + 2},${h - 15}L${w + 2},${h - 8}Q${w * 0.75},${h + 6} ${w * 0.5},${h - 2}T0,${h - 6}Z" fill="#b3271f"/><path d="M0,${h - 14}Q${w * 0.25},${h - 8} ${w * 0.5},${h - 9}T${w + 2},${h - 15}" fill="none" stroke="#f3c85a" stroke-width="1.5"/><g fill="#000" opacity=".18"><path d="M${w * 0.2},0l5,${h - 6}h5l-4,-${h - 6}zM${w * 0.48},0l3,${h - 4}h7l-4,-${h - 4}zM${w * 0.76},0l4,${h - 4}h6l-4,-${h - 4}z"/></g><rect width="${w}" height="7" fill="url(#gold)"/><path d="M0,3.5H${w}" stroke="#7a5712" stroke-width="1.6" stroke-dasharray="1 4" stroke-linecap="round"/>`;

export const gateHalf = {
  viewBox: [0, -514, 192, 516],
  defs: STONE + CHISELLED + BRICK + POLENG + GOLD + CARVINGS,
  body: `${half()}<g transform="translate(0,-110)">${saput(157, 72)}</g>`,
};

/** A ledge to be repeated sideways: dentils under three courses. */
export const cornice = {
  viewBox: [0, 0, 14, 20],
  defs: '',
  body: '<path d="M0,14l3.500,6 3.500,-6zM7,14l3.500,6 3.500,-6z" fill="#a89b86" stroke="#4a4238" stroke-width=".5"/><path d="M0,0h14v4H0z" fill="#cdbfa6"/><path d="M0,4h14v5H0z" fill="#a89b86"/><path d="M0,9h14v5.500H0z" fill="#bfb198"/><path d="M0,.5h14" stroke="#fbeed0"/><path d="M0,4.200h14M0,9h14M0,14.200h14" stroke="#4a4238" stroke-opacity=".55" stroke-width=".9"/>',
};
export const brickTile = {
  viewBox: [0, 0, 22, 12],
  defs: BRICK,
  body: '<rect width="22" height="12" fill="url(#brick)"/>',
};
export const polengTile = {
  viewBox: [0, 0, 24, 24],
  defs: POLENG,
  body: '<rect width="24" height="24" fill="url(#pol)"/>',
};
export const simbarTile = {
  viewBox: [0, 0, 22, 22],
  defs: CHISELLED + SIMBAR,
  body: '<use href="#simbar" transform="translate(11,22)"/>',
};
/** Rows of the gate's scroll, to lie faint on the green of the ground. */
export const scrollTile = {
  viewBox: [0, 0, 84, 56],
  defs: '',
  body: `<g fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="1.6" stroke-linecap="round"><path d="${SCROLL}" transform="translate(8,22)"/><path d="${SCROLL}" transform="translate(76,22) scale(-1,1)"/><path d="${SCROLL}" transform="translate(28,48)"/></g>`,
};
