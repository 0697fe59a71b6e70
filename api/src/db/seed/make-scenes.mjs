/**
 * Draws the demo's scenes of Shuangxi, Balon, Songket and Pesisir from the drawings of those looks, so that their
 * pictures are in the same hand: `node api/src/db/seed/make-scenes.mjs`. What it makes is kept in the repository.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const LOOKS = new URL('../../../../template-remotes/', import.meta.url);
const ASSETS = new URL('./assets/', import.meta.url);
let embedded = 0;

/** A drawing of a look at a place of the scene, with ids of its own. */
function drawn(look, name, { x, y, width, turn = 0, isMirrored = false, opacity = 1 }) {
  const mark = `e${embedded++}-`;
  const svg = readFileSync(new URL(`template-${look}/src/assets/${name}.svg`, LOOKS), 'utf8').trim();
  const [left, top, across, down] = /viewBox="([^"]+)"/.exec(svg)[1].split(' ').map(Number);
  const content = svg
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replaceAll(/\bid="([^"]+)"/g, `id="${mark}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${mark}$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${mark}$1"`);
  const scale = width / across;
  const [middle, foot] = [left + across / 2, top + down / 2];
  return `<g opacity="${opacity}" transform="translate(${x + width / 2},${y + (down * scale) / 2}) rotate(${turn}) scale(${isMirrored ? -scale : scale},${scale}) translate(${-middle},${-foot})">${content}</g>`;
}
const times = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('');
const seeded = (seed) => () => (seed = (seed * 16807) % 2147483647) / 2147483647;
const gradient = (id, ...stops) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient>`;
const ground = (fill, width, height) => `<rect width="${width}" height="${height}" fill="${fill}"/>`;

const TOYS = ['#ff6f61', '#ffc93c', '#2fb5a8', '#7a6fe0', '#ff9ecb'];
const balloon = (x, y, size, colour, to) =>
  `<path d="M${x},${y + size * 1.3}Q${(x + to[0]) / 2 - 14},${(y + to[1]) / 2 + 40} ${to}" fill="none" stroke="#6a4f55" stroke-opacity=".55" stroke-width="4"/><path d="M${x},${y + size * 1.24}l-${size * 0.16},${size * 0.2}h${size * 0.32}Z" fill="${colour}"/><ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 1.25}" fill="${colour}"/><path d="M${x - size * 0.62},${y - size * 0.2}Q${x - size * 0.55},${y - size * 0.8} ${x - size * 0.1},${y - size * 0.98}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="${size * 0.15}" stroke-linecap="round"/>`;
const confetti = (seed, count, height) => {
  const random = seeded(seed);
  return times(count, (i) => {
    const [x, y, turn] = [random() * 900, random() * height, random() * 180].map(Math.round);
    const colour = TOYS[i % 5];
    return i % 3
      ? `<rect x="${x}" y="${y}" width="26" height="10" rx="5" fill="${colour}" transform="rotate(${turn} ${x} ${y})"/>`
      : `<circle cx="${x}" cy="${y}" r="8" fill="${colour}"/>`;
  });
};
const animal = (name, { x, y, width, isMirrored = false, hasArm = true }) =>
  (hasArm
    ? drawn(8, `${name}-arm`, {
        x: isMirrored ? x + width * 0.67 : x - width * 0.03,
        y: y + width * 0.64,
        width: width * 0.36,
        isMirrored,
        turn: isMirrored ? -8 : 8,
      })
    : '') + drawn(8, name, { x, y, width, isMirrored });
const hat = (x, y, size, turn, colour, dots) =>
  `<g transform="translate(${x},${y}) rotate(${turn}) scale(${size})"><path d="M-46,0L0,-112L46,0Q0,20-46,0Z" fill="${colour}"/><circle cx="-12" cy="-22" r="8" fill="${dots}"/><circle cx="16" cy="-34" r="8" fill="${dots}"/><circle cx="-2" cy="-66" r="7" fill="${dots}"/><path d="M-46,0Q0,20 46,0" fill="none" stroke="#ff9ecb" stroke-width="12" stroke-linecap="round"/><circle cy="-112" r="16" fill="#ffc93c"/></g>`;

const tier = (x, y, width, height, fill, icing) =>
  `<rect x="${x - width / 2}" y="${y}" width="${width}" height="${height}" rx="22" fill="${fill}"/><path d="M${x - width / 2},${y + 24}a22,22 0 0 1 22,-24h${width - 44}a22,22 0 0 1 22,24v12${times(Math.round(width / 48), () => `a${width / Math.round(width / 48) / 2},26 0 0 1 -${width / Math.round(width / 48)},0`)}Z" fill="${icing}"/>`;
const candle = (x, y, colour) =>
  `<rect x="${x - 8}" y="${y}" width="16" height="62" rx="6" fill="${colour}"/><path d="M${x - 8},${y + 22}l16,-10M${x - 8},${y + 42}l16,-10" stroke="#fff" stroke-width="5"/><path d="M${x},${y - 40}Q${x + 16},${y - 18} ${x},${y - 4}Q${x - 16},${y - 18} ${x},${y - 40}Z" fill="#ffb52e"/><path d="M${x},${y - 24}Q${x + 7},${y - 14} ${x},${y - 6}Q${x - 7},${y - 14} ${x},${y - 24}Z" fill="#fff3c4"/>`;
const cake = (x, y, candles) =>
  `<ellipse cx="${x}" cy="${y + 8}" rx="230" ry="26" fill="#33305c" opacity=".14"/>${tier(x, y - 130, 380, 134, '#ffb3a8', '#fff')}${tier(x, y - 240, 270, 124, '#8edfd5', '#fff')}${times(7, (i) => `<circle cx="${x - 150 + i * 50}" cy="${y - 42}" r="10" fill="${TOYS[i % 5]}"/>`)}${times(5, (i) => `<path d="M${x - 96 + i * 48},${y - 160}c-10,-14-26,0 0,20c26,-20 10,-34 0,-20Z" fill="#ff6f61"/>`)}${times(candles, (i) => candle(x - ((candles - 1) * 46) / 2 + i * 46, y - 298, TOYS[(i + 1) % 5]))}`;
const bunting = (y) => times(3, (i) => drawn(8, 'bunting', { x: i * 300, y, width: 300 }));
const hills =
  '<path d="M0,900V700Q220,560 450,660T900,640V900Z" fill="#7ed0b8"/><path d="M0,900V790Q230,680 470,770T900,750V900Z" fill="#2fb5a8"/>';

const party = {
  'party-cake': `${ground('#ffe9c9', 900, 900)}<circle cx="450" cy="420" r="390" fill="#fff6e6"/>${bunting(0)}${animal('bunny', { x: 20, y: 270, width: 300 })}${hat(170, 372, 0.78, -6, '#7a6fe0', '#ffc93c')}${animal('cub', { x: 590, y: 320, width: 290, isMirrored: true })}${hat(736, 420, 0.78, 8, '#2fb5a8', '#fff')}<path d="M0,720H900V900H0Z" fill="#ff6f61"/><path d="M0,720${times(10, () => 'q45,60 90,0')}V700H0Z" fill="#fff"/>${cake(450, 716, 5)}`,
  'party-balloons': `${ground('#bfe6f8', 900, 900)}<circle cx="740" cy="150" r="76" fill="#ffe19a"/><g fill="#fff"><circle cx="150" cy="210" r="60"/><circle cx="220" cy="190" r="76"/><circle cx="300" cy="218" r="56"/></g>${hills}${balloon(330, 190, 74, '#ff6f61', [392, 640])}${balloon(450, 130, 82, '#ffc93c', [392, 640])}${balloon(560, 240, 70, '#7a6fe0', [392, 640])}${animal('chick', { x: 280, y: 490, width: 250 })}${animal('cat', { x: 540, y: 470, width: 270, isMirrored: true })}${balloon(830, 420, 60, '#ff9ecb', [770, 690])}`,
  'party-presents': `${ground('#ffd9c9', 900, 900)}<path d="M0,640Q220,570 450,630T900,600V900H0Z" fill="#ffe39a"/>${confetti(11, 34, 560)}${animal('cat', { x: 340, y: 250, width: 330 })}${hat(505, 372, 0.82, 4, '#ffc93c', '#ff6f61')}${drawn(8, 'present', { x: 30, y: 540, width: 330 })}${drawn(8, 'present-lid', { x: 24, y: 446, width: 342, turn: -9 })}${drawn(8, 'present', { x: 520, y: 620, width: 290 })}${drawn(8, 'present-lid', { x: 515, y: 548, width: 300 })}<path d="M0,900V800Q240,740 470,806T900,790V900Z" fill="#ffc93c"/>`,
  'party-stage': `${ground('#4d46a6', 900, 900)}<path d="M320,0H580L800,900H100Z" fill="#fff6e6" opacity=".16"/>${confetti(23, 40, 700)}<ellipse cx="450" cy="800" rx="400" ry="80" fill="#ffc93c"/><ellipse cx="450" cy="784" rx="400" ry="76" fill="#ffe39a"/>${drawn(8, 'bear', { x: 285, y: 130, width: 330 })}${animal('chick', { x: 70, y: 560, width: 170 })}${animal('bunny', { x: 660, y: 520, width: 190, isMirrored: true })}`,
  'party-meadow': `${ground('#d9f0fb', 900, 900)}${bunting(20)}<circle cx="170" cy="330" r="70" fill="#ffe19a"/>${hills.replace('M0,900V700', 'M0,900V690')}${animal('cat', { x: 30, y: 400, width: 210 })}${animal('cub', { x: 230, y: 350, width: 250 })}${animal('bunny', { x: 460, y: 370, width: 230 })}${animal('chick', { x: 680, y: 450, width: 190, isMirrored: true })}<path d="M0,900V790Q230,700 470,780T900,760V900Z" fill="#2fb5a8"/>`,
  'party-host': `${ground('#ffe39a', 900, 1125)}<circle cx="450" cy="560" r="430" fill="#fff6e6"/>${balloon(150, 250, 92, '#7a6fe0', [262, 672])}${balloon(720, 220, 96, '#2fb5a8', [594, 806])}${balloon(800, 470, 68, '#ff9ecb', [594, 806])}${animal('cub', { x: 220, y: 330, width: 460 })}<circle cx="590" cy="812" r="34" fill="#b97f4d"/>${hat(450, 492, 1.15, 2, '#ff6f61', '#ffc93c')}<path d="M0,1125V960Q220,880 450,950T900,930V1125Z" fill="#ff6f61"/>`,
  'party-bunny': `${ground('#d9f0fb', 900, 1125)}<circle cx="450" cy="520" r="400" fill="#fff6e6"/>${balloon(150, 260, 90, '#ff6f61', [330, 800])}${balloon(300, 160, 80, '#ffc93c', [336, 800])}${balloon(760, 240, 92, '#7a6fe0', [606, 816])}${animal('bunny', { x: 210, y: 330, width: 480 })}<circle cx="600" cy="822" r="34" fill="#fff"/>${hat(452, 512, 1.12, 3, '#2fb5a8', '#ffc93c')}<path d="M0,1125V980Q220,900 450,970T900,950V1125Z" fill="#7ed0b8"/>`,
};

const happiness = 'lantern-joy';
const packet = (x, y, turn) =>
  `<g transform="translate(${x},${y}) rotate(${turn})"><rect x="-112" y="-170" width="232" height="350" rx="12" fill="#2a0706" opacity=".22"/><rect x="-120" y="-180" width="232" height="350" rx="12" fill="#b3181c" stroke="#d4a24a" stroke-width="5"/><path d="M-120,-120Q-4,-20 112,-120" fill="none" stroke="#d4a24a" stroke-width="5"/>${drawn(7, 'spray', { x: -104, y: 20, width: 200 }).replaceAll('var(--c)', 'none')}<circle cx="-4" cy="-66" r="40" fill="#8f1216" stroke="#e6bb62" stroke-width="5"/><path d="M-22,-66H14M-4,-86V-46M-18,-80H10M-18,-52H10" stroke="#f6d88f" stroke-width="5" stroke-linecap="round"/></g>`;
const scenes = {
  'scene-angpao': `<defs>${gradient('w', [0, '#fbe3c6'], [1, '#fff5e6'])}</defs>${ground('url(#w)', 1200, 800)}<path d="M0,640H1200V800H0Z" fill="#0f4a47"/><path d="M0,640H1200" stroke="#d4a24a" stroke-width="8"/>${packet(430, 410, -9)}${packet(770, 420, 8)}${drawn(7, happiness, { x: 90, y: -60, width: 150 })}${drawn(7, happiness, { x: 960, y: -60, width: 150 })}`,
  'scene-lanterns': `<defs>${gradient('n', [0, '#2a0706'], [0.6, '#7d1014'], [1, '#b3181c'])}</defs>${ground('url(#n)', 1200, 800)}<circle cx="930" cy="170" r="92" fill="#ffe9b8"/><circle cx="930" cy="170" r="130" fill="#ffe9b8" opacity=".14"/><path d="M-20,40Q600,190 1220,40" fill="none" stroke="#d4a24a" stroke-width="5"/>${[
    [40, 40, 130],
    [200, 76, 140],
    [370, 100, 150],
    [545, 106, 165],
    [730, 100, 140],
    [1050, 46, 120],
  ]
    .map(([x, y, width]) => drawn(7, happiness, { x, y, width }))
    .join(
      '',
    )}${drawn(7, 'ducks', { x: 330, y: 560, width: 540 })}<path d="M0,770Q300,740 600,770T1200,770V800H0Z" fill="#5c0a0c"/>`,
  'scene-nagari': `<defs>${gradient('d', [0, '#3a0d1d'], [0.5, '#a53a24'], [0.78, '#e79a4a'], [1, '#5a1a20'])}</defs>${ground('url(#d)', 1200, 800)}<circle cx="820" cy="470" r="86" fill="#ffd98a"/><path d="M0,560L180,400L330,520L520,330L760,540L960,420L1200,560V800H0Z" fill="#4a1420" opacity=".75"/>${drawn(9, 'house', { x: 290, y: 200, width: 620 })}${drawn(9, 'barn', { x: 50, y: 430, width: 210 })}${drawn(9, 'barn', { x: 930, y: 420, width: 220 })}<path d="M0,700Q300,670 600,700T1200,690V800H0Z" fill="#1b0e12"/>`,
  'scene-carano': `<defs><radialGradient id="c" cy=".45" r=".8"><stop stop-color="#7d1727"/><stop offset="1" stop-color="#1b0e12"/></radialGradient></defs>${ground('url(#c)', 1200, 800)}<path d="M0,660H1200V800H0Z" fill="#2b161c"/><path d="M0,660H1200M0,676H1200" stroke="#d7a94b" stroke-width="4"/>${drawn(9, 'carano', { x: 330, y: 200, width: 540 })}`,
  'scene-waves': `${ground('#fdeadb', 1200, 800)}<circle cx="860" cy="300" r="120" fill="#e98a6d"/>${wavesOf('far', 380, 384)}${wavesOf('middle', 440, 512)}<g transform="translate(470,420) rotate(-13)"><path d="M-250,26Q-120,-26 190,-8Q250,0 262,20Q120,52-250,26Z" fill="#fffaf2" stroke="#17495a" stroke-width="4"/><path d="M-228,24Q0,2 252,18" stroke="#e98a6d" stroke-width="9" fill="none"/></g>${wavesOf('near', 520, 688)}${wavesOf('deep', 640, 904)}`,
  'scene-bottle': `<defs>${gradient('p', [0, '#d7ecea'], [0.45, '#f4faf9'], [0.46, '#f3dfba'], [1, '#e7cb98'])}</defs>${ground('url(#p)', 1200, 800)}${wavesOf('pale', 250, 600)}<path d="M0,392Q300,350 600,392T1200,380V800H0Z" fill="#f3dfba"/><ellipse cx="610" cy="600" rx="330" ry="34" fill="#6d532c" opacity=".22"/>${drawn(10, 'bottle', { x: 290, y: 440, width: 620, turn: -8 })}${drawn(10, 'shell-scallop', { x: 150, y: 620, width: 120, turn: -18 })}${drawn(10, 'shell-star', { x: 930, y: 640, width: 130, turn: 20 })}${drawn(10, 'shell-turret', { x: 1010, y: 480, width: 90 })}`,
};

function wavesOf(kind, y, width) {
  const waters = { far: '#84bcbf', middle: '#549ea6', near: '#2f7f8a', deep: '#17495a', pale: '#c3e0de' };
  const count = Math.ceil(1200 / width) + 1;
  return `<rect y="${y + width * 0.2}" width="1200" height="800" fill="${waters[kind]}"/><g id="${kind}">${drawn(10, `wave-${kind}`, { x: -90, y, width: width + 1 })}</g>${times(count - 1, (i) => `<use href="#${kind}" x="${(i + 1) * width}"/>`)}`;
}

for (const [name, content] of Object.entries({ ...party, ...scenes })) {
  const size = name.startsWith('scene')
    ? [1200, 800]
    : ['party-host', 'party-bunny'].includes(name)
      ? [900, 1125]
      : [900, 900];
  writeFileSync(
    new URL(`${name}.svg`, ASSETS),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.join(' ')}" width="${size[0]}" height="${size[1]}">${content}</svg>\n`,
  );
}
