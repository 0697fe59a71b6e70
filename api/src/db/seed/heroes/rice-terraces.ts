import { MOUNTAIN } from './lake-temple.ts';
import { bell, blur, coordinates, dots, grass, linear, linearAt, painting, radial, rimLight, times } from './svg.ts';
import { randomFrom } from '../random.ts';

/* Dewata: two on the bank between the fields of a subak at dawn, in kebaya and kamen, udeng and saput, seen from behind. */

const [WIDE, HIGH] = [1080, 1350];

type Point = readonly [number, number];
const cubic = (t: number, a: Point, b: Point, c: Point, d: Point): Point => {
  const at = (axis: 0 | 1) =>
    (1 - t) ** 3 * a[axis] + 3 * t * (1 - t) ** 2 * b[axis] + 3 * t * t * (1 - t) * c[axis] + t ** 3 * d[axis];
  return [at(0), at(1)];
};

/** One terrace: its bank of grass, then water that holds the sky, then young rice in rows. */
function terrace(level: number): string {
  const random = randomFrom(level * 13 + 3);
  const y = 640 + level ** 1.55 * 34;
  const bow = 26 + level * 12;
  const lean = (level % 2 ? 1 : -1) * (10 + level * 5);
  const line = (at: number) =>
    `M-20,${at + lean}C240,${at - bow} 420,${at + bow * 0.7} 560,${at}S900,${at - bow * 1.1} 1100,${at - lean}`;
  const height = 20 + level * 11;
  /** How the bank's line runs, from its left end to its right. */
  const along = (t: number) =>
    t < 0.5
      ? cubic(t * 2, [-20, lean], [240, -bow], [420, bow * 0.7], [560, 0])
      : cubic(t * 2 - 1, [560, 0], [700, -bow * 0.7], [900, -bow * 1.1], [1100, -lean]);
  const shoots = times(2, (row) =>
    times(Math.round(68 - level * 6), (i) => {
      const [x, off] = along((i + 0.3 + random() * 0.5) / (68 - level * 6));
      const at = y + off + height * (1.2 + row * 0.6) + random() * height * 0.12;
      const tall = 5 + level * 3.4 + random() * level * 1.6;
      return `M${x.toFixed(0)},${at.toFixed(0)}q-1,${(-tall * 0.6).toFixed(1)} ${(-tall * 0.4).toFixed(1)},${(-tall).toFixed(1)}M${x.toFixed(0)},${at.toFixed(0)}q1,${(-tall * 0.7).toFixed(1)} ${(tall * 0.14).toFixed(1)},${(-tall * 1.2).toFixed(1)}M${x.toFixed(0)},${at.toFixed(0)}q1,${(-tall * 0.5).toFixed(1)} ${(tall * 0.5).toFixed(1)},${(-tall * 0.86).toFixed(1)}`;
    }),
  );
  const greens = ['#8fa287', '#86a078', '#76966a', '#688c5d', '#5b8052', '#4d7348', '#43683f'];
  const green = greens[level % greens.length] ?? '';
  return `<path d="${line(y)}V1360H-20Z" fill="${green}"/><path d="${line(y)}" fill="none" stroke="#ffe9bd" stroke-opacity=".75" stroke-width="${2 + level * 0.4}"/><path d="${line(y + height * 0.8)}V1360H-20Z" fill="url(#mirror)"/><path d="${line(y + height * 0.8)}" fill="none" stroke="#31503c" stroke-opacity=".4" stroke-width="${2 + level * 0.5}"/><path d="${shoots}" fill="none" stroke="${level < 3 ? '#7d9a72' : '#54803f'}" stroke-width="${1.3 + level * 0.26}" stroke-linecap="round"/>`;
}

/** A coconut palm: a bowed stem and fronds that hang from its head. */
function palm(
  x: number,
  foot: number,
  height: number,
  { lean, fill, seed }: { lean: number; fill: string; seed: number },
): string {
  const random = randomFrom(seed);
  const [top, y] = [x + lean, foot - height];
  const fronds = [-176, -158, -138, -116, -64, -42, -22, -4, 14, 166].map((degrees) => {
    const angle = ((degrees + random() * 8) * Math.PI) / 180;
    const side = Math.cos(angle) < 0 ? -1 : 1;
    const reach = height * (0.34 + random() * 0.06);
    const tip: Point = [
      top + Math.cos(angle) * reach + side * reach * 0.3,
      y + Math.sin(angle) * reach * 0.5 + reach * 0.34,
    ];
    const bend: Point = [top + Math.cos(angle) * reach * 0.7, y + Math.sin(angle) * reach * 0.86 - reach * 0.1];
    const leaves = times(22, (leaf) => {
      const t = (leaf + 3) / 25;
      const px = (1 - t) ** 2 * top + 2 * t * (1 - t) * bend[0] + t * t * tip[0];
      const py = (1 - t) ** 2 * y + 2 * t * (1 - t) * bend[1] + t * t * tip[1];
      const drop = reach * 0.3 * Math.sin(Math.PI * Math.min(1, t * 0.8 + 0.2));
      return `M${px.toFixed(1)},${py.toFixed(1)}q${(side * drop * 0.3).toFixed(1)},${(drop * 0.3).toFixed(1)} ${(side * drop * 0.34).toFixed(1)},${drop.toFixed(1)}`;
    });
    return `M${top},${y}Q${bend[0].toFixed(1)},${bend[1].toFixed(1)} ${tip[0].toFixed(1)},${tip[1].toFixed(1)}${leaves}`;
  });
  return `<path d="M${x - height * 0.022},${foot}Q${x + lean * 0.2},${foot - height * 0.5} ${top},${y}Q${x + lean * 0.2 + height * 0.04},${foot - height * 0.5} ${x + height * 0.026},${foot}Z" fill="${fill}"/><path d="${fronds.join('')}" fill="none" stroke="${fill}" stroke-width="${Math.max(1.6, height * 0.0072)}" stroke-linecap="round"/>`;
}

/** An open hut with a roof of grass. */
const hut = `<g transform="translate(236,700)"><path d="M-52,0V-62M52,0V-62M-30,0V-60M30,0V-60" stroke="#5b4138" stroke-width="7"/><path d="M-60,-22H60V-12H-60Z" fill="#7a5644"/><path d="M-84,-56Q-40,-84 -14,-132H14Q40,-84 84,-56Q0,-44 -84,-56Z" fill="#6d5240"/><path d="M14,-132Q40,-84 84,-56" fill="none" stroke="#ffd9a0" stroke-width="4"/>${times(12, (i) => `<path d="M${-74 + i * 13.4},-54L${-12 + i * 2.2},-130" stroke="#4a352c" stroke-opacity=".5" stroke-width="2"/>`)}</g>`;

const petals = (x: number, y: number, r: number) =>
  `<g transform="translate(${x},${y})">${times(5, (i) => `<ellipse cy="${-r * 0.6}" rx="${r * 0.42}" ry="${r * 0.6}" transform="rotate(${i * 72})" fill="#fffaf0"/>`)}<circle r="${r * 0.34}" fill="#f2b93b"/></g>`;
/** Feet at 0; she 300 px tall, he 330. */
const she = `<g><path d="M-26,-4q-12,18 0,20q14,0 14,-18ZM26,-4q12,18 0,20q-14,0 -14,-18Z" fill="#7d4f3a"/><path d="M-64,-126q-6,12 0,20" stroke="#8d5a42" stroke-width="16" stroke-linecap="round"/><path d="M-46,-140C-52,-90 -50,-40 -40,2Q0,12 40,2C52,-40 54,-90 46,-140Z" fill="url(#kamenHers)"/><g fill="#e3b450">${coordinates(
  '-30,-20 -10,-14 10,-14 30,-20 -34,-50 -12,-44 12,-44 34,-50 -36,-82 -12,-76 12,-76 36,-82',
)
  .map(([x, y]) => `<path d="M${x},${y - 7}l6,7 -6,7 -6,-7Z"/>`)
  .join('')}</g><path d="M-41,-8Q0,6 41,-8L40,2Q0,12 -40,2Z" fill="#e3b450"/>
<path d="M-42,-216C-62,-196 -72,-160 -64,-122M42,-216C62,-196 70,-164 62,-128" fill="none" stroke="#ead9c4" stroke-width="21" stroke-linecap="round"/><path d="M-24,-234C-46,-228 -52,-212 -50,-196C-46,-172 -44,-156 -50,-122Q0,-108 50,-122C44,-156 46,-172 50,-196C52,-212 46,-228 24,-234Z" fill="url(#kebaya)"/><path d="M-48,-156Q0,-142 48,-156L50,-136Q0,-122 -50,-136Z" fill="#7c2f3c"/><path d="M-48,-150Q0,-136 48,-150" fill="none" stroke="#e3b450" stroke-width="3"/><path d="M-8,-132Q-24,-90 -18,-58L-2,-60Q-6,-96 8,-132Z" fill="#7c2f3c"/><path d="M-18,-58h16" stroke="#e3b450" stroke-width="5"/>
<path d="M-13,-262H13V-230Q0,-222 -13,-230Z" fill="#8d5a42"/><path d="M-30,-280C-32,-314 -16,-326 0,-326C18,-326 32,-312 30,-280C28,-256 14,-246 0,-246C-14,-246 -28,-256 -30,-280Z" fill="#221719"/><path d="M-18,-262C-24,-242 18,-236 20,-258C20,-274 -12,-278 -18,-262Z" fill="#2e1f20"/><g fill="none" stroke="#f0c560" stroke-width="4">${times(9, (i) => `<path d="M0,-296L${(Math.cos(Math.PI + (i / 8) * Math.PI) * 44).toFixed(1)},${(-300 + Math.sin(Math.PI + (i / 8) * Math.PI) * 46).toFixed(1)}"/>`)}</g><g fill="#f6d47a">${times(9, (i) => `<circle cx="${(Math.cos(Math.PI + (i / 8) * Math.PI) * 46).toFixed(1)}" cy="${(-300 + Math.sin(Math.PI + (i / 8) * Math.PI) * 48).toFixed(1)}" r="6"/>`)}</g><path d="M-30,-292Q0,-316 30,-292" fill="none" stroke="#e3b450" stroke-width="7"/>${petals(-25, -268, 13)}${petals(25, -268, 13)}</g>`;
const he = `<g><path d="M-24,-10q-14,22 0,24q16,0 16,-22ZM24,-10q14,22 0,24q-16,0 -16,-22Z" fill="#5f3d2e"/><path d="M68,-146q6,14 0,24" stroke="#80503a" stroke-width="18" stroke-linecap="round"/><path d="M-44,-150L-40,-6Q0,8 40,-6L44,-150Z" fill="url(#kamenHis)"/><path d="M-50,-168C-52,-130 -50,-90 -46,-58Q0,-44 46,-58C50,-90 52,-130 50,-168Z" fill="url(#saput)"/><path d="M-47,-70Q0,-56 47,-70L46,-58Q0,-44 -46,-58Z" fill="#e3b450"/><g fill="#e3b450" opacity=".9">${coordinates(
  '-28,-104 0,-98 28,-104 -28,-136 0,-130 28,-136',
)
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6"/><circle cx="${x}" cy="${y}" r="2.6" fill="#5d1f2c"/>`)
  .join('')}</g>
<path d="M-52,-238C-70,-206 -72,-176 -64,-140M52,-238C70,-206 74,-176 68,-140" fill="none" stroke="#e9dfd0" stroke-width="25" stroke-linecap="round"/><path d="M-20,-262C-50,-256 -64,-246 -62,-222C-56,-196 -52,-180 -54,-160Q0,-148 54,-160C52,-180 56,-196 62,-222C64,-246 50,-256 20,-262Z" fill="url(#shirt)"/><path d="M0,-250V-160" stroke="#a58d80" stroke-opacity=".6" stroke-width="2"/><path d="M-54,-168Q0,-154 54,-168" fill="none" stroke="#e0a526" stroke-width="9"/>
<path d="M-15,-288H15V-258Q0,-250 -15,-258Z" fill="#80503a"/><path d="M-18,-262Q0,-252 18,-262L20,-254Q0,-242 -20,-254Z" fill="#fff9ee"/><path d="M-29,-310C-31,-336 -16,-346 0,-346C18,-346 31,-334 29,-310C27,-286 14,-276 0,-276C-14,-276 -27,-286 -29,-310Z" fill="#80503a"/><path d="M-29,-304C-28,-288 -14,-278 0,-278C14,-278 28,-288 29,-304Z" fill="#201517"/><path d="M-33,-302C-36,-340 -16,-356 4,-354C26,-352 36,-332 33,-302Q0,-318 -33,-302Z" fill="url(#udeng)"/><path d="M-33,-304Q0,-322 33,-304L33,-314Q0,-332 -33,-314Z" fill="#fff4d8"/><path d="M-6,-316l-16,18 10,2 8,-14 8,14 10,-2 -14,-18Z" fill="#f0d79c"/></g>`;

export const riceTerraces = painting(
  WIDE,
  HIGH,
  `<defs>
${linearAt('sky', [0, 0, 0, 700], '#8d86bf 0, #b79cc8 0.28, #e4b2bf 0.52, #fbd0ad 0.76, #fff0d2 1')}${radial('sun', '#fffbe6 0, #fff3cc 0.08 0.96, #ffdfa4 0.3 0.5, #ffcf8a 1 0')}${linearAt('agung', [0, 640, 0, 1100], '#6d68a4 0, #8d80b4 0.4, #c2a0bc 0.75, #f2cdbd 1')}
${linearAt('mirror', [0, 640, 0, 1350], '#ffe9c6 0, #f6c6b2 0.3, #c3a0c2 0.66, #7d83ae 1')}${linear('path', '#b7a06a 0, #7f8a52 0.5, #5c6a3e 1')}
${linear('kebaya', '#fffaf0 0, #e6d3bd 1')}${linear('shirt', '#fffdf8 0, #e2d6c6 1')}${linear('kamenHers', '#a8434e 0, #6d2430 1')}${linear('kamenHis', '#f4e6cc 0, #c9b28e 1')}${linear('saput', '#8f3542 0, #5d1f2c 1')}${linear('udeng', '#f0c65c 0, #b9822c 1')}
${blur('soft', 20)}${blur('touch', 5)}${rimLight('dawnLight', { colour: '#fff0c8', dx: -4, dy: 3, soft: 1.4, opacity: 0.95 })}
</defs>
<rect width="1080" height="1350" fill="url(#sky)"/><g fill="#ffe6da">${times(11, (i) => {
    const random = randomFrom(i * 9 + 2);
    const [x, y, wide] = [random() * WIDE, 70 + i * 36 + bell(random) * 10, 110 + random() * 200];
    return `<path d="M${x - wide},${y}Q${x - wide * 0.3},${y - 14} ${x},${y - 8}Q${x + wide * 0.5},${y - 18} ${x + wide},${y}Q${x},${y + 8} ${x - wide},${y}Z" opacity="${(0.18 + random() * 0.3).toFixed(2)}"/>`;
  })}</g>
<circle cx="812" cy="500" r="440" fill="url(#sun)"/><circle cx="812" cy="500" r="46" fill="#fffdf0"/>
<g transform="translate(40,-60) scale(.66)"><path d="${MOUNTAIN}" fill="url(#agung)"/></g><ellipse cx="500" cy="640" rx="640" ry="34" fill="#fff1e2" opacity=".9" filter="url(#soft)"/>
<path d="M-20,650C120,600 240,612 380,630S700,650 860,616S1040,606 1100,620V760H-20Z" fill="#8f92a8"/><g>${palm(90, 650, 170, { lean: 18, fill: '#6f7892', seed: 2 })}${palm(150, 640, 130, { lean: -12, fill: '#7d859c', seed: 3 })}${palm(930, 636, 160, { lean: -20, fill: '#6f7892', seed: 4 })}${palm(1010, 632, 200, { lean: 14, fill: '#69718c', seed: 5 })}</g>
<g fill="#fff4e8" filter="url(#soft)"><ellipse cx="300" cy="656" rx="360" ry="16" opacity=".8"/><ellipse cx="900" cy="650" rx="300" ry="16" opacity=".7"/></g>
${times(3, (level) => terrace(level))}${hut}${times(5, (level) => terrace(level + 3))}
<g fill="#3f5f4c">${times(26, (i) => `<ellipse cx="${(i % 2) * 1010 - 10 + ((i * 37) % 100)}" cy="${900 + ((i * 23) % 30)}" rx="${20 + ((i * 7) % 16)}" ry="${14 + ((i * 5) % 14)}"/>`)}</g>${palm(1030, 910, 450, { lean: -84, fill: '#3f5a50', seed: 8 })}${palm(50, 906, 380, { lean: 40, fill: '#446056', seed: 9 })}
<path d="M470,1360C480,1290 520,1240 540,1190C560,1100 520,1010 430,930C360,868 280,800 248,712L262,706C300,790 390,850 470,916C580,1000 650,1090 664,1190C680,1240 730,1290 750,1360Z" fill="url(#path)"/><path d="M470,1360C480,1290 520,1240 540,1190C560,1100 520,1010 430,930C360,868 280,800 248,712M750,1360C730,1290 680,1240 664,1190C650,1090 580,1000 470,916C390,850 300,790 262,706" fill="none" stroke="#ffe9bd" stroke-opacity=".7" stroke-width="3"/>
<g fill="#44602f"><path d="${grass(60, 12, { from: 470, to: 540, y: (x) => 1352 - (x - 470) * 2.6, tall: 56 })}"/><path d="${grass(60, 13, { from: 670, to: 750, y: (x) => 1190 + (x - 670) * 2, tall: 56 })}"/></g>
<g fill="#2f3d2a" opacity=".4" filter="url(#touch)"><ellipse cx="560" cy="1210" rx="70" ry="14"/><ellipse cx="650" cy="1206" rx="70" ry="14"/></g>
<g filter="url(#dawnLight)"><g transform="translate(548,1206)">${she}</g><g transform="translate(656,1202)">${he}</g></g><path d="M606,1070q-4,10 -2,18M592,1062q6,10 12,12" stroke="#80503a" stroke-width="14" stroke-linecap="round"/>
<g fill="#3c5a35"><path d="${grass(150, 21, { from: -20, to: 440, y: (x) => 1352 + x * 0.02, tall: 210, lean: 0.1 })}"/><path d="${grass(130, 22, { from: 780, to: 1100, y: () => 1352, tall: 210, lean: -0.1 })}"/></g>
${['#f2a52e', '#f7c64b', '#e9862a']
  .map(
    (fill, hue) =>
      `<g fill="${fill}">${dots(34, 50 + hue, (random) => {
        const left = random() < 0.5;
        return [left ? random() * 430 : 790 + random() * 290, 1190 + random() * 150, 5 + random() * 6, 1];
      })}</g>`,
  )
  .join('')}
<g fill="#fff6dd">${dots(40, 6, (random) => [random() * WIDE, 640 + random() * 600, 1.4 + random() * 2.4, 0.35 + random() * 0.5])}</g>`,
);
