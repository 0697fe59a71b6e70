/**
 * Draws the demo's scenes of Sekar Jagad, lamplit behind a cloth or at dusk: `node api/src/db/seed/make-wayang-scenes.mjs`.
 * What it makes is kept in the repository.
 */
import { writeFileSync } from 'node:fs';

const ASSETS = new URL('./assets/', import.meta.url);
const times = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('');
const GOLD =
  '<linearGradient id="g" x2="1" y2="1"><stop stop-color="#fbeec0"/><stop offset=".45" stop-color="#dcb765"/><stop offset="1" stop-color="#a97828"/></linearGradient>';
const vertical = (id, ...stops) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient>`;
const glow = (id, colour = '#ffd98a') =>
  `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity=".85"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
const lamp = (x, y, size = 1) =>
  `<circle cx="${x}" cy="${y}" r="${90 * size}" fill="url(#l)"/><path d="M${x},${y - 40 * size}v18" stroke="#2a1408" stroke-width="3"/><path d="M${x - 13 * size},${y - 20 * size}h${26 * size}l${7 * size},${34 * size}h${-40 * size}Z" fill="#fff0c0"/><path d="M${x - 16 * size},${y - 24 * size}h${32 * size}v6h${-32 * size}ZM${x - 22 * size},${y + 14 * size}h${44 * size}v6h${-44 * size}Z" fill="url(#g)"/>`;
/** A pavilion of 390 × 220 with its roof in two slopes. */
const joglo = (x, y, width, fill = '#2a1408') =>
  `<g transform="translate(${x - width / 2},${y - (width * 224) / 390}) scale(${width / 390})"><g fill="${fill}"><path d="M136,40Q142,46 150,44H240Q248,46 254,40L282,92H108ZM108,92H282Q300,108 352,124H38Q90,108 108,92ZM38,124H352Q372,136 392,140V150H-2V140Q18,136 38,124Z"/>${[44, 96, 140, 248, 292, 344].map((at) => `<path d="M${at - 4},150h8v50h-8Z"/>`).join('')}<path d="M20,200H370V208H20ZM4,208H386V214H4ZM-4,214H394V224H-4Z"/></g><g fill="none" stroke="url(#g)" stroke-width="1.8"><path d="M136,40Q142,46 150,44H240Q248,46 254,40L282,92Q300,108 352,124Q372,136 392,140M136,40L108,92Q90,108 38,124Q18,136 -2,140M110,91H280M40,123H350M-2,146H392M20,200H370M4,208H386"/></g></g>`;
const GUNUNGAN =
  'M0,-190C10,-150 36,-134 62,-96C96,-46 118,18 118,70C118,112 96,132 84,150L84,168L-84,168L-84,150C-96,132 -118,112 -118,70C-118,18 -96,-46 -62,-96C-36,-134 -10,-150 0,-190Z';
const ukel = (x, y, size, side) =>
  `M${x},${y}c${40 * size * side},${-6 * size} ${56 * size * side},${-44 * size} ${34 * size * side},${-62 * size}c${-20 * size * side},${-14 * size} ${-44 * size * side},${6 * size} ${-34 * size * side},${26 * size}c${6 * size * side},${12 * size} ${24 * size * side},${6 * size} ${20 * size * side},${-6 * size}`;
const kayon = (x, y, scale) =>
  `<g transform="translate(${x},${y}) scale(${scale})"><path d="${GUNUNGAN}" fill="#3a1d0e" stroke="url(#g)" stroke-width="5"/><path d="M0,150V-150M-60,150H60M-44,132H44${[110, 60, 14, -28, -64, -94].map((at, i) => ukel(0, at, 1 - i * 0.13, 1) + ukel(0, at, 1 - i * 0.13, -1)).join('')}" fill="none" stroke="url(#g)" stroke-width="5" stroke-linecap="round"/></g>`;
/** Somebody who sits with crossed legs, seen from behind; the bun or the blangkon says who. */
const sitting = (x, y, scale, isWoman) =>
  `<g transform="translate(${x},${y}) scale(${scale})"><path d="M-112,0q-8,-36 50,-44l-4,-34q-14,-62 22,-76q16,-7 28,-8v-18h32v18q12,1 28,8q36,14 22,76l-4,34q58,8 50,44Z"/><circle cy="-196" r="36"/>${isWoman ? '<ellipse cx="0" cy="-206" rx="24" ry="20" fill="#4a2614"/><path d="M14,-222l34,-22M10,-228l18,-36" stroke="url(#g)" stroke-width="5" stroke-linecap="round"/>' : '<path d="M-38,-204q4,-40 38,-40t38,40q-38,12 -76,0Z" fill="#4a2614"/><path d="M-34,-210q34,12 68,0" fill="none" stroke="url(#g)" stroke-width="4"/>'}</g>`;
const bunting = (y) =>
  `<path d="M-20,${y}Q300,${y + 90} 600,${y + 40}T1220,${y}" fill="none" stroke="#2a1408" stroke-width="4"/>`;
const gong = (x, y, r) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#b)" stroke="#6b4311" stroke-width="5"/><circle cx="${x}" cy="${y}" r="${r * 0.72}" fill="none" stroke="#6b4311" stroke-opacity=".6" stroke-width="4"/><circle cx="${x}" cy="${y}" r="${r * 0.26}" fill="#fbeec0" fill-opacity=".75"/>`;
const bronze =
  '<radialGradient id="b" cx=".4" cy=".35"><stop stop-color="#f0d088"/><stop offset=".6" stop-color="#b98735"/><stop offset="1" stop-color="#74470f"/></radialGradient>';

const scenes = {
  'wayang-sekaten': `<defs>${GOLD}${glow('l')}${bronze}${vertical('n', [0, '#1d1630'], [0.55, '#5b2413'], [1, '#a5562a'])}</defs><rect width="1200" height="800" fill="url(#n)"/><circle cx="930" cy="170" r="66" fill="#fbeec0"/>${joglo(600, 560, 900, '#1f0f08')}${bunting(120)}${[150, 330, 520, 720, 1040].map((x, i) => lamp(x, 190 + [30, 46, 40, 22, 14][i], 1)).join('')}<path d="M0,556H1200V800H0Z" fill="#2a1408"/><g transform="translate(600,560)"><path d="M-250,60V-130q0,-20 20,-20H230q20,0 20,20V60h-22V-104H-228V60Z" fill="#4a2614" stroke="url(#g)" stroke-width="4"/>${gong(-110, -14, 84)}${gong(110, -14, 84)}<path d="M-110,-104v12M110,-104v12" stroke="#fbeec0" stroke-width="5"/></g><g transform="translate(600,660)"><path d="M-330,20h660l-26,70h-608Z" fill="#4a2614" stroke="url(#g)" stroke-width="4"/>${times(8, (i) => `<ellipse cx="${-270 + i * 77}" cy="12" rx="34" ry="24" fill="url(#b)" stroke="#6b4311" stroke-width="3"/><circle cx="${-270 + i * 77}" cy="-4" r="9" fill="#fbeec0"/>`)}</g><g fill="#120904">${sitting(170, 800, 1.1, true)}${sitting(1020, 800, 1.1, false)}</g>`,
  'wayang-nontoni': `<defs>${GOLD}${glow('l')}<radialGradient id="k" cy=".45" r=".75"><stop stop-color="#fffaf0"/><stop offset=".55" stop-color="#f3dfb0"/><stop offset="1" stop-color="#c08f45"/></radialGradient></defs><rect width="1200" height="800" fill="url(#k)"/><path d="M0,0H1200V64H0Z" fill="#7a2a1a"/><path d="M0,64H1200" stroke="url(#g)" stroke-width="6"/>${times(6, (i) => `<path d="M${90 + i * 200},70V640" stroke="#3a1d0e" stroke-width="${i % 5 ? 14 : 26}" opacity=".85"/>`)}<path d="M0,70H1200V120Q600,150 0,120Z" fill="#3a1d0e"/>${lamp(600, 200, 1.5)}<path d="M0,640H1200V800H0Z" fill="#7a4a22"/>${times(8, (i) => `<path d="M${i * 172 - 60},640L${i * 230 - 220},800" stroke="#5b2413" stroke-width="4" opacity=".6"/>`)}<ellipse cx="600" cy="690" rx="150" ry="26" fill="#4a2614" opacity=".4"/><path d="M530,604h140q-6,54 -44,62v22h-52v-22q-38,-8 -44,-62Z" fill="url(#g)" stroke="#6b4311" stroke-width="3"/><path d="M540,604q20,-46 60,-46t60,46Z" fill="#5f7a3c"/><circle cx="578" cy="578" r="12" fill="#f4e6c8"/><circle cx="612" cy="570" r="13" fill="#c8452f"/><circle cx="640" cy="586" r="10" fill="#f4e6c8"/><g fill="#2a1408">${sitting(150, 770, 1.12, false)}${sitting(350, 780, 1.06, true)}${sitting(850, 780, 1.06, true)}${sitting(1050, 770, 1.12, false)}</g>`,
  'wayang-kayon': `<defs>${GOLD}${glow('l', '#ffe6ae')}<radialGradient id="k" cy=".5" r=".7"><stop stop-color="#fffaf0"/><stop offset=".45" stop-color="#f6dfa6"/><stop offset="1" stop-color="#8a5a24"/></radialGradient></defs><rect width="1200" height="800" fill="url(#k)"/><circle cx="600" cy="400" r="420" fill="url(#l)"/>${kayon(600, 420, 1.75)}${kayon(190, 560, 0.78)}${kayon(1010, 560, 0.78)}<path d="M0,0H1200V46H0Z" fill="#7a2a1a"/><path d="M0,46H1200" stroke="url(#g)" stroke-width="6"/><path d="M0,716H1200V800H0Z" fill="#566a38"/><path d="M0,724H1200" stroke="#8d9f58" stroke-width="12"/><path d="M0,716H1200" stroke="url(#g)" stroke-width="5"/>`,
  'wayang-merapi': `<defs>${GOLD}${vertical('d', [0, '#2b3a63'], [0.42, '#b06a52'], [0.66, '#f1b877'], [1, '#f6dfa6'])}${vertical('m', [0, '#3a2a3c'], [1, '#7a4a44'])}</defs><rect width="1200" height="800" fill="url(#d)"/><path d="M-20,560Q300,470 470,250q30,-30 60,-8q20,14 46,0q30,-14 56,10Q820,470 1220,560V800H-20Z" fill="url(#m)"/><path d="M528,244q-30,-60 10,-104q36,-40 -6,-96" fill="none" stroke="#f6e7d2" stroke-width="26" stroke-linecap="round" opacity=".5"/><path d="M0,566Q300,520 600,570T1200,556V800H0Z" fill="#4d5a34"/>${times(5, (i) => `<path d="M0,${606 + i * 34}Q300,${580 + i * 36} 600,${612 + i * 34}T1200,${600 + i * 36}" fill="none" stroke="${i % 2 ? '#cdd08c' : '#e8c98a'}" stroke-width="${5 + i * 2}" opacity=".7"/>`)}${joglo(860, 690, 360, '#2a1408')}${times(4, (i) => `<g transform="translate(${120 + i * 120},${660 + (i % 2) * 30})"><path d="M0,0V-130" stroke="#2a1408" stroke-width="9"/><path d="M0,-130q-60,-30 -84,14q46,-16 84,-14q60,-34 84,14q-46,-18 -84,-14q-20,-48 -58,-48q34,14 58,48q24,-50 58,-46q-32,12 -58,46" fill="#2a1408"/></g>`)}`,
};

for (const [name, content] of Object.entries(scenes))
  writeFileSync(
    new URL(`${name}.svg`, ASSETS),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800">${content}</svg>\n`,
  );
