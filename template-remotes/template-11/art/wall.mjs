import { INK, palm, round, seeded } from './pen.mjs';

const HOLES =
  'M5,5H36.6A37,37 0 0 1 5,36.6ZM73,5V36.6A37,37 0 0 1 41.4,5ZM73,73H41.4A37,37 0 0 1 73,41.4ZM5,73V41.4A37,37 0 0 1 36.6,73ZM39,29.5A9.5,9.5 0 1 1 38.9,29.5Z';
const CLAY =
  '<linearGradient id="c" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff6e4"/><stop offset="1" stop-color="#f0dcbb"/></linearGradient>';
const JOINTS = '<path d="M.5,0V78M0,.5H78" stroke="#cda97c" stroke-width="1.6"/>';

/** A breeze block, 78 × 78: what is behind is seen through it. */
export const BLOCK = `<defs><path id="h" d="${HOLES}"/>${CLAY}<mask id="t" maskUnits="userSpaceOnUse" x="0" y="0" width="78" height="78"><rect width="78" height="78"/><use href="#h" fill="#fff"/><use href="#h" transform="translate(6,7)"/></mask></defs><path d="M0,0H78V78H0Z${HOLES}" fill="url(#c)" fill-rule="evenodd"/><g mask="url(#t)"><rect width="78" height="78" fill="#a8663f"/><path d="M0,0H78V78Z" fill="#8a4e30"/></g><path d="${HOLES}" fill="none" stroke="#fffdf6" stroke-width="1.1" opacity=".85" transform="translate(-.6,-.6)"/><circle cx="39" cy="39" r="16" fill="none" stroke="#d6b88c" stroke-width="1.4"/>${JOINTS}<path d="M2.2,2.2H76" stroke="#fffdf6"/>`;

/** The frame of a letter's tile: its colour is seen through the window. */
export const FRAME = `<defs>${CLAY}</defs><path d="M0,0H78V78H0ZM11,6a5,5 0 0 0 -5,5V67a5,5 0 0 0 5,5H67a5,5 0 0 0 5,-5V11a5,5 0 0 0 -5,-5Z" fill="url(#c)"/>${JOINTS}<path d="M7.5,70V12.5a5,5 0 0 1 5,-5H68" fill="none" stroke="${INK.ink}" stroke-opacity=".28" stroke-width="3"/>`;

/** Late sun and palms, behind the upper part of the wall: 390 × 160. */
export const SUNSET = `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#f08a4b"/><stop offset=".5" stop-color="${INK.orange}"/><stop offset="1" stop-color="#fbd9a0"/></linearGradient></defs><rect width="390" height="160" fill="url(#s)"/><circle cx="270" cy="92" r="56" fill="#fff0cf"/>${palm(96, 46, 1, INK.deep)}${palm(330, 70, 0.8, INK.teal, -1)}`;

/** The pool with somebody's ring, behind the lower part: 390 × 160. */
export const POOL = `<rect width="390" height="160" fill="#f6c08a"/><rect y="38" width="390" height="122" fill="${INK.pool}"/><path d="M0,38H390V56Q330,72 290,58T190,62T90,56T0,64Z" fill="#8fd6cb"/><path d="M20,92q18,-9 36,0t36,0M150,120q18,-9 36,0t36,0M270,88q18,-9 36,0t36,0M30,138q18,-9 36,0t36,0M290,136q18,-9 36,0t36,0" fill="none" stroke="#e9fbf5" stroke-width="3" stroke-linecap="round"/><ellipse cx="232" cy="84" rx="34" ry="13" fill="${INK.red}"/><ellipse cx="232" cy="81" rx="15" ry="5" fill="${INK.pool}"/>`;

/** A clock of 1958 without its face: 24 rays, every second one a ball on a wire; 390 × 234 around (195, 117). */
export function sunburst() {
  const [x, y, inner] = [195, 117, 58];
  let rays = '';
  for (let index = 0; index < 24; index++) {
    const angle = ((index * 15 - 90) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const reach = 1 / Math.hypot(cos / 182, sin / 112);
    const isBlade = index % 2 === 0;
    const isLong = index % 4 === 0;
    const at = (distance, aside = 0) =>
      `${round(x + cos * distance - sin * aside)},${round(y + sin * distance + cos * aside)}`;
    if (isBlade) {
      const length = reach * (isLong ? 1 : 0.9);
      const shoulder = length - Math.min(34, (length - inner) * 0.5);
      rays += `<path d="M${at(inner, 2)}L${at(shoulder, 9)}L${at(length)}L${at(shoulder, -9)}L${at(inner, -2)}Z" fill="${isLong ? INK.orange : INK.cream}"/>`;
    } else {
      const length = reach * 0.8;
      const [ballX, ballY] = at(length).split(',').map(Number);
      rays += `<path d="M${at(inner)}L${at(length - 10)}" stroke="${INK.orange}" stroke-width="2.4"/><circle cx="${ballX}" cy="${ballY}" r="6.5" fill="#d8452f"/><circle cx="${round(ballX - 2)}" cy="${round(ballY - 2)}" r="2" fill="#f6c6b4"/>`;
    }
  }
  const shadow = rays.replaceAll(/(fill|stroke)="#[0-9a-f]+"/g, '$1="#041f21"');
  return `<g opacity=".28" transform="translate(6,8)">${shadow}</g>${rays}`;
}

/** The counter's stone: chips that join themselves at the sides, 390 × 220. */
export function terrazzo() {
  const random = seeded(3);
  const colours = ['#e9a58c', INK.pool, INK.orange, '#d8c3a0', INK.teal, INK.peach];
  let chips = '';
  for (let index = 0; index < 150; index++) {
    const [x, y, size, corners, turn] = [
      8 + random() * 374,
      6 + random() * 208,
      2 + random() * 5.5,
      4 + Math.floor(random() * 3),
      random() * 6,
    ];
    const points = Array.from({ length: corners }, (_, corner) => {
      const angle = turn + (corner / corners) * 6.28;
      const reach = size * (0.6 + 0.6 * random());
      return `${round(x + Math.cos(angle) * reach)},${round(y + Math.sin(angle) * reach * 0.8)}`;
    });
    const colour = colours[Math.floor(random() * 6)];
    chips += `<polygon points="${points.join(' ')}" fill="${colour}"/>`;
  }
  return `<g opacity=".55">${chips}</g>`;
}
