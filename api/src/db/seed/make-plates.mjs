/**
 * Draws the demo's plates of Mahkota, engraved in navy on vellum: `node api/src/db/seed/make-plates.mjs`. What it makes is
 * kept in the repository.
 */
import { writeFileSync } from 'node:fs';

const ASSETS = new URL('./assets/', import.meta.url);
const INK = '#1c2b4a';
const times = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('');
/** Rules of an engraver's tint, as wide apart as the tone is light. */
const tint = (id, gap, degrees = 0, width = 1.3) =>
  `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(${degrees})"><path d="M0,${gap / 2}H${gap}" stroke="${INK}" stroke-width="${width}"/></pattern>`;
const TINTS =
  tint('t1', 11, 0, 1) + tint('t2', 7) + tint('t3', 5, 45, 1.5) + tint('t4', 4, -45, 1.9) + tint('t5', 6, 90);
const line = (d, width = 2.4) =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round"/>`;
const shape = (d, fill = '#faf7f0', width = 2.4) =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`;
const shaded = (d, tone, width = 2.4) =>
  shape(d, '#faf7f0', 0) +
  `<path d="${d}" fill="url(#${tone})" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`;
const gilt = (d, width = 2.4) =>
  `<path d="${d}" fill="#d9b765" stroke="#8a6420" stroke-width="${width}" stroke-linejoin="round"/>`;
const cloud = (x, y, s) =>
  `<g transform="translate(${x},${y}) scale(${s})">${shape('M-120,20q-30,0 -30,-24t32,-24q6,-40 50,-40q34,0 46,26q18,-14 40,-4q20,10 18,30q34,-2 36,20q0,18 -26,18Z')}${line('M-112,8h150M-96,-4h96', 1.2)}</g>`;

const books = (x, y, width, seed) => {
  let at = x;
  let drawnBooks = '';
  for (let i = 0; at < x + width - 22; i++) {
    const [thick, high] = [16 + ((i * 7 + seed) % 4) * 6, 92 + ((i * 11 + seed * 3) % 5) * 12];
    drawnBooks += shaded(`M${at},${y}v${-high}h${thick}v${high}Z`, ['t3', 't2', 't4', 't1'][(i + seed) % 4], 1.8);
    if ((i + seed) % 3 === 0) drawnBooks += gilt(`M${at},${y - high + 18}h${thick}v7h${-thick}Z`, 1);
    at += thick + 3;
  }
  return drawnBooks;
};
const shelf = (x, y, width, rows, seed) =>
  shaded(`M${x - 18},${y}V${y - rows * 170 - 40}h${width + 36}V${y}Z`, 't4') +
  shape(`M${x},${y - 16}V${y - rows * 170 - 20}h${width}V${y - 16}Z`) +
  times(
    rows,
    (row) =>
      books(x + 8, y - 24 - row * 170, width - 12, seed + row * 2) +
      shaded(`M${x - 6},${y - 22 - row * 170}h${width + 12}v14h${-width - 12}Z`, 't3', 1.8),
  );
const arch = (x, y, w, h) => `M${x - w / 2},${y}V${y - h + w / 2}a${w / 2},${w / 2} 0 0 1 ${w},0V${y}Z`;
const joglo = (x, y, s) =>
  `<g transform="translate(${x},${y}) scale(${s})">${shaded('M-60,-190L-50,-180H50L60,-190L96,-130H-96Z', 't3', 1.4)}${shaded('M-96,-130H96Q112,-112 166,-96H-166Q-112,-112 -96,-130Z', 't2', 1.4)}${shaded('M-166,-96H166L196,-76H-196Z', 't4', 1.4)}${times(6, (i) => shape(`M${-150 + i * 59},-76h9V0h-9Z`, '#faf7f0', 1.2))}${shaded('M-184,0H184V10H-184ZM-198,10H198V22H-198Z', 't2', 1.4)}${gilt('M-4,-206l4,-20 4,20 -4,14Z', 1)}</g>`;
const tree = (x, y, s) =>
  `<g transform="translate(${x},${y}) scale(${s})">${shaded('M-7,0L-4,-90H4L7,0Z', 't4', 1.4)}${shaded('M0,-70q-60,6 -66,-44q-34,-34 6,-62q4,-46 54,-42q44,-22 66,18q42,12 28,56q6,50 -42,54q-14,24 -46,20Z', 't2', 1.6)}${line('M-34,-120q16,12 34,4M10,-150q18,10 34,0M-10,-96q20,10 40,0', 1.4)}</g>`;

const plates = {
  'plate-library':
    shape('M0,0H1200V800H0Z', '#faf7f0', 0) +
    `<path d="M0,0H1200V640H0Z" fill="url(#t1)" opacity=".5"/>` +
    shelf(60, 660, 300, 3, 1) +
    shelf(840, 660, 300, 3, 4) +
    shape(arch(600, 660, 330, 520)) +
    `<path d="${arch(600, 660, 290, 490)}" fill="url(#t1)" stroke="${INK}" stroke-width="1.6"/>` +
    shape('M600,250m-46,0a46,46 0 1 0 92,0a46,46 0 1 0 -92,0', '#faf7f0', 1.6) +
    shaded('M456,660V560Q540,500 600,530T744,540V660Z', 't2', 1.6) +
    line('M600,172V660M456,420H744', 4) +
    shaded('M330,660H870V690H330Z', 't3') +
    shaded('M370,690h30V800h-30ZM800,690h30V800h-30Z', 't4') +
    shape('M430,654q80,-44 168,-6q88,-38 168,6l14,14H416Z') +
    line('M598,648V668M450,650q70,-30 138,0M448,658q70,-28 138,0M608,650q70,-30 140,0M612,658q70,-28 138,0', 1.3) +
    gilt('M700,640l96,-120q10,-10 14,0q2,10 -8,20l-94,108Z', 1.6) +
    shaded('M760,660v-30h52v30Z', 't4', 1.6) +
    `<path d="M0,690H330M870,690H1200" stroke="${INK}" stroke-width="2"/><path d="M0,690H370V800H0ZM830,690H1200V800H830ZM400,690H800V800H400Z" fill="url(#t5)" opacity=".55"/>`,
  'plate-vow':
    shape('M0,0H1200V800H0Z', '#faf7f0', 0) +
    `<path d="M0,0H1200V800H0Z" fill="url(#t1)" opacity=".4"/>` +
    `<g transform="rotate(-5 560 420)">` +
    shaded('M250,130h640v560H250Z', 't4', 0) +
    shape('M236,116h640v560H236Z') +
    line('M256,136h600v520H256Z', 1.2) +
    gilt('M556,170l-34,-26 8,44h52l8,-44Z', 1.4) +
    times(9, (i) =>
      line(
        `M310,${252 + i * 40}${times(i === 8 ? 6 : 12, (k) => `q${8 + ((i + k) % 3) * 3},-${14 + ((i * k) % 3) * 5} 20,0t20,0`)}`,
        2,
      ),
    ) +
    '</g>' +
    gilt('M770,596a56,56 0 1 0 .1,0ZM770,610a42,42 0 1 1 -.1,0Z', 2) +
    gilt('M770,640c-30,-34 22,-40 0,-6c22,-34 34,-8 0,34Z', 1.4) +
    gilt('M880,640L1090,330q44,-54 60,-40q12,14 -24,72L908,652Z', 2) +
    shaded('M880,640l-22,44 50,-32Z', 't3', 1.8) +
    line('M1090,336L914,628', 1.4) +
    shaded('M60,700V600q0,-40 44,-40h62q44,0 44,40V700Z', 't3') +
    shape('M92,560v-32h86v32Z') +
    shape('M84,516h102v16H84Z'),
  'plate-pavilion':
    shape('M0,0H1200V800H0Z', '#faf7f0', 0) +
    `<path d="M0,0H1200V420H0Z" fill="url(#t1)" opacity=".75"/>` +
    cloud(250, 140, 1) +
    cloud(930, 110, 1.15) +
    shaded('M0,470Q150,330 330,400T700,350T1200,430V520H0Z', 't2', 1.6) +
    tree(130, 560, 1.2) +
    tree(1060, 560, 1.3) +
    tree(260, 570, 0.85) +
    tree(940, 570, 0.85) +
    joglo(600, 570, 1.65) +
    shaded('M0,600H1200V640H0Z', 't3', 1.8) +
    times(13, (row) =>
      line(
        times(6, (k) => `M${((row * 97 + k * 211) % 1180) - 20},${656 + row * 11}h${60 + ((row * k * 13) % 110)}`),
        1.5,
      ),
    ) +
    gilt('M0,600H1200v5H0Z', 0.6),
  'plate-gate':
    shape('M0,0H1200V800H0Z', '#faf7f0', 0) +
    `<path d="M0,0H1200V560H0Z" fill="url(#t1)" opacity=".6"/>` +
    cloud(200, 150, 0.9) +
    cloud(1010, 190, 0.8) +
    tree(90, 660, 1.5) +
    tree(1110, 660, 1.5) +
    shaded('M200,690V330h110V690ZM890,690V330h110V690Z', 't2') +
    shaded('M310,690V400h80V690ZM810,690V400h80V690Z', 't1') +
    shape('M180,330h150v-26H180ZM870,330h150v-26H870ZM196,304q60,-54 118,0ZM886,304q60,-54 118,0Z') +
    gilt('M255,262m-12,0a12,12 0 1 0 24,0a12,12 0 1 0 -24,0M945,262m-12,0a12,12 0 1 0 24,0a12,12 0 1 0 -24,0', 1.6) +
    shape(arch(600, 690, 420, 470)) +
    `<path d="${arch(600, 690, 360, 430)}" fill="url(#t1)" stroke="${INK}" stroke-width="2"/>` +
    joglo(600, 640, 0.82) +
    times(9, (i) => line(`M${440 + i * 40},690V${i < 4 ? 470 - i * 34 : 334 + (i - 4) * 34}`, i === 4 ? 5 : 3)) +
    gilt('M600,300l-26,-34 52,0ZM560,262q40,-66 80,0Z', 1.8) +
    line('M420,520H780M420,600H780', 3) +
    shaded('M0,690H1200V708H0Z', 't4', 1.8) +
    shape('M470,708H730L900,800H300Z', '#faf7f0', 1.8) +
    `<path d="M0,708H470L300,800H0ZM730,708H1200V800H900Z" fill="url(#t2)"/>`,
};

for (const [name, content] of Object.entries(plates))
  writeFileSync(
    new URL(`${name}.svg`, ASSETS),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800"><defs>${TINTS}</defs>${content}</svg>\n`,
  );
