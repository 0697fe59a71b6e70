/**
 * Draws the demo's scenes of Tanah from the drawings of that look: `node api/src/db/seed/make-clay-scenes.mjs`. What it
 * makes is kept in the repository.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const LOOK = new URL('../../../../template-remotes/template-1/src/assets/', import.meta.url);
const ASSETS = new URL('./assets/', import.meta.url);
const times = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('');
let embedded = 0;

/** A drawing of the look, its foot's middle at (x, y). */
function drawn(name, { x, y, width, isMirrored = false }) {
  const mark = `e${embedded++}-`;
  const svg = readFileSync(new URL(`${name}.svg`, LOOK), 'utf8').trim();
  const [left, top, across, down] = /viewBox="([^"]+)"/.exec(svg)[1].split(' ').map(Number);
  const content = svg
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replaceAll(/\bid="([^"]+)"/g, `id="${mark}$1"`)
    .replaceAll(/(url\(#|href="#)([^)"]+)/g, `$1${mark}$2`);
  const scale = width / across;
  return `<g transform="translate(${x},${y}) scale(${isMirrored ? -scale : scale},${scale}) translate(${-left - across / 2},${-top - down})">${content}</g>`;
}

const sky = (id) =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="#fff1dc"/><stop offset=".5" stop-color="#fcd9ac"/><stop offset="1" stop-color="#f0a370"/></linearGradient>`;
const sun = (x, y, r, core = '#fff6df') =>
  `<circle cx="${x}" cy="${y}" r="${r * 2.1}" fill="#f9bf8a" opacity=".28"/><circle cx="${x}" cy="${y}" r="${r * 1.5}" fill="#fbd3a0" opacity=".55"/><circle cx="${x}" cy="${y}" r="${r}" fill="${core}"/>`;
/** An arch from its sill at `y`, and the same as the cut through a thick wall. */
const arch = (x, y, width, height) =>
  `M${x - width / 2},${y}V${y - height + width / 2}a${width / 2},${width / 2} 0 0 1 ${width},0V${y}Z`;
const cut = (x, y, width, height, fill) =>
  `<path d="${arch(x, y, width + 56, height + 28)}" fill="#e9bb92"/><path d="${arch(x, y, width + 22, height + 11)}" fill="#8c4527"/><path d="${arch(x + 5, y, width, height)}" fill="${fill}"/>`;
const voussoirs = (x, y, width, height) => {
  const [radius, centre] = [width / 2 + 14, y - height + width / 2];
  return `<g stroke="#b8633f" stroke-width="2" opacity=".5">${times(17, (i) => {
    const [cos, sin] = [Math.cos((Math.PI * (i + 0.5)) / 17), Math.sin((Math.PI * (i + 0.5)) / 17)];
    return `<path d="M${(x - cos * (radius - 12)).toFixed(1)},${(centre - sin * (radius - 12)).toFixed(1)}L${(x - cos * (radius + 12)).toFixed(1)},${(centre - sin * (radius + 12)).toFixed(1)}"/>`;
  })}</g>`;
};
const land = (clip, { x, y, width }) => `<g clip-path="url(#${clip})">${drawn('land', { x, y, width })}</g>`;
const wall = (id, lit = '#f7e2c8', shade = '#e6b98d') =>
  `<linearGradient id="${id}" x2="1" y2="1"><stop stop-color="${lit}"/><stop offset="1" stop-color="${shade}"/></linearGradient>`;
const floor = (y, colours = ['#b8633f', '#9c4a2f']) =>
  `<path d="M0,${y}H1200V900H0Z" fill="${colours[0]}"/>${times(4, (row) =>
    times(
      9,
      (i) => `<path d="M${i * 150 - (row % 2) * 75},${y + row * 46}h146v42h-146Z" fill="${colours[(i + row) % 2]}"/>`,
    ),
  )}`;
const desk = (x, flip) =>
  `<g transform="translate(${x},0)${flip ? ' scale(-1,1)' : ''}"><path d="M-210,640H150V662H-210Z" fill="#7a341e"/><path d="M-190,662L-220,812M-60,662L-30,812M90,662L60,812M130,662L160,812" stroke="#5f2713" stroke-width="13" stroke-linecap="round"/><path d="M-150,640V560H-60V640Z" fill="#fff6e8"/><path d="M-142,572H-68M-142,588H-90M-142,604H-76M-142,620H-100" stroke="#d48a5c" stroke-width="4"/><path d="M-40,634L90,596" stroke="#6f6a47" stroke-width="10" stroke-linecap="round"/><path d="M-36,631L84,596" stroke="#cdc298" stroke-width="3" stroke-dasharray="3 9"/><path d="M120,640V500L88,442" fill="none" stroke="#5f2713" stroke-width="9" stroke-linecap="round"/><path d="M30,440L90,500L30,640H-170Z" fill="#fff1c9" opacity=".36"/><path d="M26,436A46,46 0 0 1 94,504Z" fill="#6f6a47"/></g>`;

const scenes = {
  'tanah-studio': `<defs>${wall('w')}${sky('s')}<clipPath id="c"><path d="${arch(605, 600, 380, 520)}"/></clipPath></defs><rect width="1200" height="900" fill="url(#w)"/>${cut(600, 600, 380, 520, 'url(#s)')}<g clip-path="url(#c)">${sun(640, 330, 66)}</g>${land('c', { x: 600, y: 690, width: 1100 })}${voussoirs(600, 600, 380, 520)}<path d="M370,600H830V624H370Z" fill="#e9bb92"/><path d="M370,618H830V630H370Z" fill="#8c4527"/><path d="M90,150h150v210H90ZM960,190h150v170H960Z" fill="#fff6e8"/><path d="M112,330V200l52,-30 52,30V330ZM140,330V260a24,24 0 0 1 48,0v70" fill="none" stroke="#b8633f" stroke-width="6"/><path d="M982,330h106M982,330V250a53,53 0 0 1 106,0v80M1012,330v-72a23,23 0 0 1 46,0v72" fill="none" stroke="#6f6a47" stroke-width="6"/>${floor(760)}${desk(330, false)}${desk(870, true)}${drawn('olive-pots', { x: 600, y: 806, width: 150 })}`,
  'tanah-house': `<defs>${sky('s')}<clipPath id="a"><rect width="1200" height="900"/></clipPath>${wall('w', '#f3c9a0', '#d48a5c')}</defs><rect width="1200" height="900" fill="url(#s)"/>${sun(880, 300, 92)}${land('a', { x: 600, y: 700, width: 1700 })}<path d="M0,690Q300,610 640,660T1200,640V900H0Z" fill="#b8633f"/><path d="M150,700V430h240V330a130,130 0 0 1 260,0V430h260V700Z" fill="url(#w)"/><path d="M150,430h240v18H150ZM650,430h260v18H650Z" fill="#f7e2c8"/><path d="M910,430l70,34V724l-70,-24Z" fill="#8c4527" opacity=".55"/><path d="M650,330l46,40V448h-46Z" fill="#8c4527" opacity=".45"/>${cut(520, 700, 110, 220, '#6f6a47')}<path d="M490,700V560M520,700V500M550,700V560" stroke="#524f35" stroke-width="3"/><circle cx="556" cy="612" r="6" fill="#cdc298"/>${cut(270, 610, 70, 120, '#5f2713')}${cut(780, 610, 70, 120, '#5f2713')}<path d="M520,372m-34,0a34,34 0 0 1 68,0v40h-68Z" fill="#5f2713"/><path d="M430,700h180l26,34H404ZM396,734h248l30,36H366ZM352,770h336l34,40H318Z" fill="#f3d5b3"/><path d="M430,700h180v8H430ZM396,734h248v9H396ZM352,770h336v10H352Z" fill="#fff1dc"/>${drawn('olive-jar', { x: 190, y: 860, width: 250 })}${drawn('olive-pots', { x: 860, y: 812, width: 170 })}<path d="M0,830Q320,790 620,836T1200,820V900H0Z" fill="#8c4527"/>`,
  'tanah-terrace': `<defs>${sky('s')}${wall('w', '#efc79d', '#d1875a')}<clipPath id="c"><path d="${arch(225, 690, 250, 560)}${arch(605, 690, 290, 600)}${arch(985, 690, 250, 560)}"/></clipPath></defs><rect width="1200" height="900" fill="url(#w)"/>${cut(220, 690, 250, 560, 'url(#s)')}${cut(600, 690, 290, 600, 'url(#s)')}${cut(980, 690, 250, 560, 'url(#s)')}<g clip-path="url(#c)">${sun(600, 430, 84)}</g>${land('c', { x: 600, y: 760, width: 1500 })}${voussoirs(220, 690, 250, 560)}${voussoirs(600, 690, 290, 600)}${voussoirs(980, 690, 250, 560)}<path d="M0,690H1200V720H0Z" fill="#f7e2c8"/><path d="M0,712H1200V770H0Z" fill="#b8633f"/>${floor(770, ['#9c4a2f', '#8c4527'])}<ellipse cx="600" cy="838" rx="210" ry="22" fill="#3a140a" opacity=".35"/><path d="M470,690H730V712H470Z" fill="#7a341e"/><path d="M500,712L478,836M700,712L722,836" stroke="#5f2713" stroke-width="14" stroke-linecap="round"/><path d="M520,646h62v26a24,24 0 0 1 -24,22h-14a24,24 0 0 1 -24,-22ZM640,646h62v26a24,24 0 0 1 -24,22h-14a24,24 0 0 1 -24,-22Z" fill="#fff6e8"/><path d="M582,654q22,2 0,26M640,654q-22,2 0,26" fill="none" stroke="#fff6e8" stroke-width="7"/><path d="M546,628q-12,-18 2,-34q12,-16 0,-34M668,628q-12,-18 2,-34q12,-16 0,-34" fill="none" stroke="#fff6e8" stroke-width="5" opacity=".7" stroke-linecap="round"/>${drawn('olive-jar', { x: 84, y: 852, width: 270 })}${drawn('olive-jar', { x: 1130, y: 862, width: 240, isMirrored: true })}`,
  'tanah-valley': `<defs>${sky('s')}<clipPath id="a"><rect width="1200" height="900"/></clipPath></defs><rect width="1200" height="900" fill="url(#s)"/>${sun(600, 440, 118)}${land('a', { x: 600, y: 880, width: 1560 })}<path d="M0,770Q240,720 520,790T1200,760V900H0Z" fill="#8c4527"/>${drawn('olive-jar', { x: 150, y: 880, width: 330 })}${drawn('olive-pots', { x: 1060, y: 884, width: 220 })}`,
};

for (const [name, content] of Object.entries(scenes))
  writeFileSync(
    new URL(`${name}.svg`, ASSETS),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900">${content}</svg>\n`,
  );
