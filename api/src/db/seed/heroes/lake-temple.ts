import { bell, blur, detail, dots, grass, linear, linearAt, painting, radial, ridge, rimLight, times } from './svg.ts';
import { randomFrom } from '../random.ts';

/*
 * Dewata: dawn over a temple in a lake. A meru has an odd number of roofs, eleven at most, of black palm fibre; it stands
 * on its base of stone, dressed in white and yellow, between two tedung. On a phone the gate's halves leave 600 px in the
 * middle; a desktop shows 450 to 1390 of the height.
 */

const [WIDE, HIGH] = [1600, 1600];
const SHORE = 1080;

/** One roof: its eaves at `y`, the thatch thick and straight-cut, a line of gold where the light meets the hip. */
const roof = (x: number, y: number, width: number, height: number) => {
  const [half, top, thick] = [width / 2, width * 0.19, Math.max(5, width * 0.038)];
  const slope = `C${x - half * 0.66},${y - height * 0.34} ${x - top * 1.5},${y - height * 0.72} ${x - top},${y - height}H${x + top}C${x + top * 1.5},${y - height * 0.72} ${x + half * 0.66},${y - height * 0.34} ${x + half},${y - thick}`;
  const straws = times(Math.round(width / 7), (i) => {
    const part = (i + 0.5) / Math.round(width / 7) - 0.5;
    return `M${(x + part * width * 0.97).toFixed(1)},${y - 1}Q${(x + part * width * 0.7).toFixed(1)},${(y - height * 0.4).toFixed(1)} ${(x + part * top * 2).toFixed(1)},${y - height}`;
  });
  return `<path d="M${x - half},${y}L${x - half},${y - thick}${slope}L${x + half},${y}Q${x},${y + thick * 0.9} ${x - half},${y}Z" fill="url(#ijuk)"/><path d="${straws}" fill="none" stroke="#1e1826" stroke-opacity=".34" stroke-width="1.5"/><path d="M${x - half},${y}L${x - half},${y - thick}Q${x},${y - thick * 0.1} ${x + half},${y - thick}V${y}Q${x},${y + thick * 0.9} ${x - half},${y}Z" fill="#2b2029"/><path d="M${x + top},${y - height}C${x + top * 1.5},${y - height * 0.72} ${x + half * 0.66},${y - height * 0.34} ${x + half},${y - thick}V${y}" fill="none" stroke="#ffd9a8" stroke-width="${Math.max(1.6, width * 0.012)}" stroke-linecap="round" opacity=".9"/>`;
};
/** The wooden storey between two roofs: red, with gold on its rails. */
const storey = (x: number, y: number, width: number, height: number) =>
  `<path d="M${x - width / 2},${y}v${-height}h${width}v${height}Z" fill="url(#wood)"/><path d="M${x - width / 2},${y - height * 0.26}h${width}M${x - width / 2},${y - height * 0.78}h${width}" stroke="#e6b457" stroke-width="${Math.max(1.4, height * 0.12)}"/><path d="M${x - width * 0.3},${y}v${-height}M${x},${y}v${-height}M${x + width * 0.3},${y}v${-height}" stroke="#4d1d1d" stroke-width="1.6"/>`;

/** Roofs one above the other from the lowest eaves up, each a little narrower and lower. */
function meru(x: number, eaves: number, roofs: 3 | 11, width: number): string {
  const least = roofs === 11 ? 0.34 : 0.56;
  const drawn: string[] = [];
  let y = eaves;
  for (let level = 0; level < roofs; level++) {
    const wide = width * (1 - ((1 - least) * level) / (roofs - 1));
    const height = wide * (level === roofs - 1 ? 0.5 : 0.165) + 5;
    const gap = wide * 0.026 + 5;
    drawn.push(roof(x, y, wide, height));
    if (level < roofs - 1) drawn.unshift(storey(x, y - height + 3, wide * 0.4, gap + wide * 0.045 + 6));
    else
      drawn.push(`<path d="M${x - 7},${y - height + 4}q-6,-10 2,-16q-3,-8 5,-24q8,16 5,24q8,6 2,16Z" fill="#e9b95b"/>`);
    y -= height + gap;
  }
  return drawn.join('');
}

/** A ceremonial umbrella: canopy with a fringe, in white or yellow. */
const tedung = (x: number, foot: number, height: number, colour: string, shade: string) =>
  `<path d="M${x},${foot}V${foot - height - 12}" stroke="#a5762f" stroke-width="5"/><path d="M${x - 44},${foot - height + 34}Q${x - 34},${foot - height - 4} ${x},${foot - height - 6}Q${x + 34},${foot - height - 4} ${x + 44},${foot - height + 34}Z" fill="${colour}"/><path d="M${x},${foot - height - 6}Q${x + 34},${foot - height - 4} ${x + 44},${foot - height + 34}H${x + 14}Z" fill="${shade}"/><path d="M${x - 44},${foot - height + 34}h88v12${times(11, () => 'q-4,9 -8,0')}Z" fill="${shade}"/><path d="M${x - 44},${foot - height + 34}h88" stroke="#d99b34" stroke-width="4"/><circle cx="${x}" cy="${foot - height - 16}" r="6" fill="#e9b95b"/>`;

/** Terraces of stone, a band of brick in each; `steps` as [width, top, height]. */
const stones = (x: number, steps: readonly (readonly [number, number, number])[]) =>
  steps
    .map(([width, top, height]) => {
      const left = x - width / 2;
      return `<path d="M${left},${top}h${width}v${height}h${-width}Z" fill="url(#stone)"/><path d="M${left + 6},${top + height * 0.34}h${width - 12}v${height * 0.4}h${12 - width}Z" fill="url(#brick)"/><path d="M${left - 5},${top - 4}h${width + 10}v9h${-width - 10}Z" fill="#cfb9a6"/><path d="M${left},${top + 5}h${width}" stroke="#4c3a46" stroke-opacity=".5" stroke-width="3"/>`;
    })
    .join('');

const TOWER = 866;
const shrine = `<g transform="translate(${TOWER * 0.07},83.4) scale(.93)">${stones(TOWER, [
  [330, 1158, 34],
  [270, 1122, 38],
  [216, 1090, 34],
])}
<path d="M${TOWER - 38},1192L${TOWER - 30},1092H${TOWER + 30}L${TOWER + 38},1192Z" fill="#b7a290"/>${times(7, (i) => `<path d="M${TOWER - 32 - i},${1102 + i * 14}h${64 + i * 2}" stroke="#5f4b52" stroke-width="3.4" opacity=".6"/>`)}
<path d="M${TOWER - 92},1090V1016H${TOWER + 92}V1090Z" fill="#5a2422"/><path d="M${TOWER - 60},1090V1020H${TOWER + 60}V1090Z" fill="url(#wood)"/><path d="M${TOWER - 22},1090V1030H${TOWER + 22}V1090Z" fill="#caa04c"/><path d="M${TOWER - 16},1090V1036H${TOWER - 2}V1090ZM${TOWER + 2},1090V1036H${TOWER + 16}V1090Z" fill="#6e2a22"/>
<path d="M${TOWER - 92},1066H${TOWER - 22}V1090H${TOWER - 92}ZM${TOWER + 22},1066H${TOWER + 92}V1090H${TOWER + 22}Z" fill="#fdf6e6"/><path d="M${TOWER - 92},1082H${TOWER - 22}V1092H${TOWER - 92}ZM${TOWER + 22},1082H${TOWER + 92}V1092H${TOWER + 22}Z" fill="#f0bd3d"/>
${[-92, -64, 56, 84].map((at) => `<path d="M${TOWER + at},1090V1012h9V1090Z" fill="#d9ac55"/>`).join('')}
${meru(TOWER, 1022, 11, 286)}${tedung(TOWER - 184, 1192, 168, '#fbf4e2', '#e3d3bd')}${tedung(TOWER + 190, 1192, 168, '#f6c64a', '#d79a2c')}</g>`;
const SMALL = 578;
const small = `${stones(SMALL, [
  [164, 1168, 26],
  [124, 1138, 30],
])}<path d="M${SMALL - 42},1138V1096H${SMALL + 42}V1138Z" fill="url(#wood)"/><path d="M${SMALL - 14},1138V1104H${SMALL + 14}V1138Z" fill="#caa04c"/><path d="M${SMALL - 42},1124H${SMALL - 14}V1138H${SMALL - 42}ZM${SMALL + 14},1124H${SMALL + 42}V1138H${SMALL + 14}Z" fill="#fdf6e6"/>${meru(SMALL, 1102, 3, 136)}`;

const shrubs = (from: number, to: number, y: number, seed: number) => {
  const random = randomFrom(seed);
  return times(Math.round((to - from) / 7), () => {
    const [x, r] = [from + random() * (to - from), 6 + random() * 13];
    return `<ellipse cx="${x.toFixed(1)}" cy="${(y - r * 0.6).toFixed(1)}" rx="${(r * 1.2).toFixed(1)}" ry="${r.toFixed(1)}"/>`;
  });
};
const islets = `<path d="M660,1204C690,1184 1040,1182 1078,1204C1060,1216 690,1218 660,1204Z" fill="#4f4a58"/><path d="M476,1206C496,1188 640,1188 680,1206C664,1216 492,1218 476,1206Z" fill="#54506a"/><g fill="#3f5a55">${shrubs(672, 760, 1200, 3)}${shrubs(966, 1066, 1200, 4)}${shrubs(490, 530, 1202, 5)}${shrubs(628, 668, 1202, 6)}</g><g fill="#6d8466">${shrubs(684, 744, 1204, 13)}${shrubs(984, 1052, 1204, 14)}${shrubs(494, 524, 1205, 15)}</g><g fill="#f7d7c9">${dots(34, 9, (random) => [(random() < 0.5 ? 676 : 974) + random() * 84, 1182 + random() * 20, 2.6, 0.9])}</g>`;

/** Gunung Agung from the north: a broad cone with a slanting, broken rim. */
export const MOUNTAIN = `M-300,1100C20,1064 210,980 372,862C420,826 462,800 500,764C530,734 556,704 584,680L600,684L618,672L640,676L662,656L686,652L700,640L716,656L730,676C764,726 826,790 912,858C1050,966 1280,1056 1620,1088L1620,1120H-300Z`;
const gullies = times(15, (i) => {
  const [x, lean] = [592 + i * 8.6, (i - 7) / 7];
  return `M${x},${690 - i * 2.4 + (i % 3) * 9}C${x + lean * 60},${740 + Math.abs(lean) * 10} ${x + lean * 190},${850 + (i % 3) * 20} ${x + lean * (330 + (i % 4) * 60)},${1000 + (i % 2) * 40}`;
});

/** Petals around a heart, the outer ones behind. */
const lotus = (x: number, y: number, size: number, hue: readonly [string, string, string]) => {
  const petal = (turn: number, length: number, width: number, fill: string) =>
    `<path d="M0,0C${-width},${-length * 0.4} ${-width * 0.7},${-length * 0.8} 0,${-length}C${width * 0.7},${-length * 0.8} ${width},${-length * 0.4} 0,0Z" transform="rotate(${turn})" fill="${fill}"/>`;
  const row = (turns: readonly number[], length: number, width: number, fill: string) =>
    turns.map((turn) => petal(turn, length, width, fill)).join('');
  return `<g transform="translate(${x},${y}) scale(${size / 100})">${row([-82, 82, -62, 62], 96, 24, hue[0])}${row([-42, 42, -20, 20, 0], 104, 27, hue[1])}<ellipse cy="-34" rx="20" ry="12" fill="#f2c65a"/>${row([-66, 66, -50, 50], 74, 22, hue[1])}${row([-30, 30, 0], 76, 25, hue[2])}</g>`;
};
const PINK = ['#d884a4', '#efb0c0', '#fbdcdc'] as const;
const CREAM = ['#e6bfc0', '#f7ded6', '#fff6ec'] as const;
const pad = (x: number, y: number, width: number, fill: string) =>
  `<path d="M${x},${y}L${x + width * 0.42},${y - width * 0.1}A${width / 2},${width * 0.15} 0 1 1 ${x + width * 0.2},${y - width * 0.137}Z" fill="${fill}"/><path d="M${x},${y}l${-width * 0.4},${width * 0.03}M${x},${y}l${-width * 0.24},${-width * 0.1}M${x},${y}l${-width * 0.16},${width * 0.12}M${x},${y}l${width * 0.24},${width * 0.1}" stroke="#fff" stroke-opacity=".22" stroke-width="${width * 0.012}"/>`;
const stalk = (x: number, y: number, from: number) =>
  `<path d="M${x},${y}Q${x + 12},${(y + from) / 2} ${x + 4},${from}" fill="none" stroke="#3f6257" stroke-width="6"/>`;

const garden = (() => {
  const random = randomFrom(77);
  const far = times(46, () => {
    const [x, y] = [random() * WIDE, 1290 + random() ** 1.4 * 120];
    return x > 740 && x < 990
      ? ''
      : pad(Math.round(x), Math.round(y), 40 + (y - 1280) * 0.5, y > 1350 ? '#587e78' : '#7d93a0');
  });
  const near = times(26, () => {
    const [x, y] = [random() * WIDE, 1440 + random() * 150];
    return pad(Math.round(x), Math.round(y), 130 + (y - 1440) * 0.7, random() < 0.5 ? '#3c625b' : '#4b7268');
  });
  return `${far}${lotus(570, 1322, 40, PINK)}${lotus(668, 1366, 52, CREAM)}${lotus(1050, 1338, 44, PINK)}${lotus(1184, 1380, 56, CREAM)}${lotus(322, 1336, 42, CREAM)}${lotus(1416, 1340, 44, PINK)}${stalk(604, 1400, 1470)}${lotus(604, 1412, 72, PINK)}${stalk(1062, 1410, 1480)}${lotus(1062, 1424, 80, PINK)}${stalk(236, 1440, 1500)}${stalk(1352, 1460, 1520)}${near}${lotus(236, 1450, 132, PINK)}${lotus(1352, 1470, 140, PINK)}${lotus(470, 1540, 96, CREAM)}${lotus(1130, 1560, 100, CREAM)}${lotus(800, 1572, 84, PINK)}`;
})();

const heron = (x: number, y: number, size: number) =>
  `<path d="M${x - size},${y - size * 0.32}Q${x - size * 0.4},${y - size * 0.42} ${x},${y}Q${x + size * 0.36},${y - size * 0.56} ${x + size},${y - size * 0.5}Q${x + size * 0.42},${y - size * 0.26} ${x + size * 0.12},${y + size * 0.12}L${x + size * 0.5},${y + size * 0.2}L${x - size * 0.3},${y + size * 0.14}Q${x - size * 0.4},${y - size * 0.2} ${x - size},${y - size * 0.32}Z"/>`;
const mist = (x: number, y: number, rx: number, ry: number, opacity: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" opacity="${opacity}"/>`;
const clouds = times(16, (i) => {
  const random = randomFrom(i * 7 + 5);
  const [x, y] = [random() * WIDE, 90 + i * 36 + bell(random) * 14];
  const wide = 130 + random() * 260;
  return `<path d="M${x - wide},${y}Q${x - wide * 0.3},${y - 15} ${x},${y - 9}Q${x + wide * 0.5},${y - 20} ${x + wide},${y}Q${x},${y + 9} ${x - wide},${y}Z" opacity="${(0.16 + random() * 0.3).toFixed(2)}"/>`;
});

export const lakeTemple = painting(
  WIDE,
  HIGH,
  `<defs>
${linearAt('sky', [0, 0, 0, SHORE], '#7f7cb8 0, #a793c6 0.22, #d4a9c4 0.42, #f3bfb4 0.6, #fbd5ae 0.78, #fff0d2 1')}
${linearAt('water', [0, SHORE, 0, HIGH], '#fde3c4 0, #f3c1b4 0.16, #b99ac0 0.42, #6f77a6 0.75, #46587f 1')}
${radial('sun', '#fffbe6 0, #fff3cc 0.1 0.96, #ffdfa4 0.3 0.55, #ffcf8a 1 0')}
${linearAt('agung', [0, 640, 0, 1100], '#6d68a4 0, #8d80b4 0.4, #c2a0bc 0.75, #f2cdbd 1')}
${linear('hills', '#8b7ba8 0, #cfa9b8 1')}${linear('shoreFar', '#6c6f8e 0, #a08fa6 1')}
${linearAt('ijuk', [TOWER - 150, 0, TOWER + 150, 0], '#3a3145 0, #4d3d47 0.55, #8b5f55 1')}
${linear('wood', '#7a2b26 0, #a8452f 1')}${linear('stone', '#b9a697 0, #7d6f74 1')}${linear('brick', '#b0603f 0, #84443a 1')}
${blur('soft', 26)}${blur('softer', 60)}${blur('touch', 3)}
<filter id="ripple" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".004 .05" numOctaves="2" seed="8"/><feDisplacementMap in="SourceGraphic" scale="26" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="1.6"/></filter>
${linearAt(
  'fading',
  [0, 1200, 0, 1560],
  '#fff 0 0.62, #fff 0.5 0.4, #fff 1 0',
)}<mask id="fades"><rect y="1190" width="1600" height="410" fill="url(#fading)"/></mask>
${rimLight('dawnLight', { colour: '#ffe0b0', dx: -3, dy: 3, soft: 1.2, opacity: 0.75 })}
</defs>
<rect width="1600" height="1600" fill="url(#sky)"/><g fill="#ffe6da">${clouds}</g><circle cx="1010" cy="880" r="560" fill="url(#sun)"/><circle cx="1010" cy="880" r="62" fill="#fffdf0"/>
<path d="${MOUNTAIN}" fill="url(#agung)"/><clipPath id="cone"><path d="${MOUNTAIN}"/></clipPath><g clip-path="url(#cone)"><path d="${gullies}" fill="none" stroke="#584f8c" stroke-opacity=".22" stroke-width="7" filter="url(#touch)"/><path d="M700,640L730,676C764,726 826,790 912,858C1050,966 1280,1056 1620,1088C1220,1074 980,990 856,874C796,812 744,744 712,690L722,676Z" fill="#ffd9b0" opacity=".66" filter="url(#touch)"/></g>
<g fill="#fff1e2" filter="url(#soft)">${mist(420, 960, 420, 30, 0.55)}${mist(1060, 1000, 460, 36, 0.6)}${mist(700, 880, 240, 18, 0.34)}</g>
<path d="${ridge('0,1000 160,960 330,1010 520,1040 760,1052 1000,1046 1200,1010 1380,950 1600,990', {
    seed: 12,
    rough: 16,
    floor: 1100,
  })}" fill="url(#hills)"/>
<g fill="#fff3e4" filter="url(#soft)">${mist(240, 1056, 420, 30, 0.8)}${mist(1320, 1056, 420, 32, 0.8)}${mist(800, 1070, 500, 24, 0.8)}</g>
<g fill="url(#shoreFar)"><path d="${ridge('0,1050 110,1036 260,1062 400,1074 480,1082', {
    seed: 2,
    rough: 10,
    floor: 1092,
  })}"/><path d="${ridge('1130,1082 1260,1066 1400,1036 1600,1026', { seed: 5, rough: 10, floor: 1092 })}"/></g>
<path d="M0,${SHORE + 6}H1600V1600H0Z" fill="url(#water)"/><ellipse cx="1000" cy="1130" rx="420" ry="90" fill="#fff3d0" opacity=".65" filter="url(#softer)"/><path d="M940,1092H1080L1150,1600H830Z" fill="#ffe9c2" opacity=".3" filter="url(#soft)"/>
<g transform="translate(0,2176) scale(1,-1)" opacity=".3" filter="url(#ripple)"><path d="${MOUNTAIN}" fill="#7d74a8"/></g>
<g stroke="#fff4e0" stroke-linecap="round">${times(120, (i) => {
    const random = randomFrom(i + 900);
    const y = 1096 + random() ** 1.3 * 330;
    const x = random() < 0.45 ? 1000 + bell(random) * 90 : random() * WIDE;
    return `<path d="M${Math.round(x)},${Math.round(y)}h${Math.round(20 + random() * 90)}" stroke-width="${(1 + (y - 1090) * 0.006).toFixed(1)}" opacity="${(0.2 + random() * 0.45).toFixed(2)}"/>`;
  })}</g>
<g mask="url(#fades)"><g transform="translate(0,2412) scale(1,-1)" filter="url(#ripple)">${shrine}${small}${islets}</g></g>
<g fill="#fff7ee">${heron(420, 700, 26)}${heron(486, 664, 20)}${heron(380, 640, 17)}${heron(1180, 620, 22)}${heron(1236, 590, 16)}${heron(742, 560, 17)}</g>
<g transform="translate(258,1150) scale(.8)"><path d="M-120,-6Q-60,22 0,22T130,-12Q70,14 0,12T-120,-6Z" fill="#4b3f5c"/><path d="M-70,14V34M60,14V36M-104,38H96" stroke="#4b3f5c" stroke-width="4"/><path d="M-14,10C-18,-16 -14,-34 -4,-38C8,-36 12,-16 14,10Z" fill="#5c4a66"/><circle cx="-3" cy="-44" r="9" fill="#4b3f5c"/><path d="M-26,-38L-3,-58L22,-38Z" fill="#c9a46a"/><path d="M10,-20L74,34" stroke="#4b3f5c" stroke-width="4"/></g>
<g filter="url(#dawnLight)">${small}</g><g filter="url(#dawnLight)">${shrine}</g>${islets}
<g fill="#fff4e8" filter="url(#soft)">${mist(560, 1212, 240, 10, 0.7)}${mist(1120, 1214, 240, 12, 0.7)}</g>
<g fill="#4d6d74"><path d="${grass(44, 4, { from: -10, to: 150, y: () => 1440, tall: 300, lean: 0.16 })}"/><path d="${grass(44, 5, { from: 1450, to: 1610, y: () => 1440, tall: 300, lean: -0.16 })}"/></g>
${garden}`,
);
/** Its lotus alone. */
export const lotusOnTheLake = detail(lakeTemple, '20 1230 555 370', 1500, 1000);
