import { blur, bell, dots, grass, linear, linearAt, painting, radial, ridge, rimLight, times } from './svg.ts';
import { randomFrom } from '../random.ts';

/*
 * Two on the end of a jetty while the sun goes down over a lake, in the earths of Tanah and Klip. Their clothes are
 * those of the portraits with hijab and songkok. They sit in the middle of it, so that a square or an upright crop keeps them.
 */

const [WIDE, HIGH] = [1600, 1000];
const SHORE = 474;
/** The planks run from the bank to their end at this height. */
const END = 716;
const edge = (y: number, side: -1 | 1) => 800 + side * (262 + ((y - END) / (HIGH - END)) * 250);

const boards = (() => {
  const random = randomFrom(61);
  const drawn: string[] = [];
  for (let y = END, deep = 17; y < HIGH; y += deep, deep *= 1.16) {
    const [a, b] = [Math.round(random() * 6), Math.round(random() * 8)];
    const fill = ['#8a5640', '#94604a', '#7d4c3b', '#8f5a43'][Math.floor(random() * 4)];
    drawn.push(
      `<path d="M${edge(y, -1) - a},${y}H${edge(y, 1) + b}L${edge(y + deep - 3, 1) + b},${y + deep - 3}H${edge(y + deep - 3, -1) - a}Z" fill="${fill}"/><path d="M${edge(y, -1) - a},${y + 1}H${edge(y, 1) + b}" stroke="#ffd39a" stroke-opacity=".5" stroke-width="2"/>`,
      times(4, () => {
        const x = edge(y, -1) + random() * (edge(y, 1) - edge(y, -1) - 260);
        return `<path d="M${x.toFixed(0)},${(y + 4 + random() * (deep - 8)).toFixed(1)}q${(40 + random() * 50).toFixed(0)},${(random() * 4 - 2).toFixed(1)} ${(90 + random() * 100).toFixed(0)},0" fill="none" stroke="#5b342b" stroke-opacity=".4" stroke-width="1.6"/>`;
      }),
      [-1, 1]
        .map((side) => `<circle cx="${edge(y, side as 1) - side * 26}" cy="${y + deep / 2}" r="2.4" fill="#3d231f"/>`)
        .join(''),
    );
  }
  return drawn.join('');
})();

const post = (x: number, top: number, foot: number, width: number) =>
  `<path d="M${x - width / 2},${foot}V${top}h${width}V${foot}Z" fill="url(#post)"/><ellipse cx="${x}" cy="${top}" rx="${width / 2}" ry="${width * 0.16}" fill="#d09468"/><path d="M${x - width / 2},${top + 34}h${width}M${x - width / 2},${top + 44}h${width}" stroke="#e6c08c" stroke-width="6"/>`;

const shoe = (x: number, y: number, fill: string, strap: string) =>
  `<ellipse cx="${x}" cy="${y + 3}" rx="13" ry="23" fill="#2d1815" opacity=".4"/><ellipse cx="${x}" cy="${y}" rx="12" ry="22" fill="${fill}"/><path d="M${x - 11},${y - 5}Q${x},${y - 20} ${x + 11},${y - 5}L${x + 10},${y - 13}Q${x},${y - 24} ${x - 10},${y - 13}Z" fill="${strap}"/>`;

const diamonds = times(4, (row) =>
  times(14, (i) => `<path d="M${792 + i * 17 + (row % 2) * 8},${650 + row * 18}l6,-8 6,8 -6,8Z"/>`),
);
const he = `<g><path d="M976,552C1006,596 1016,640 1000,664C992,676 982,682 972,686" fill="none" stroke="url(#shirtArm)" stroke-width="42" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M802,732C796,690 808,660 818,640H976C990,664 1002,694 998,732Q900,744 802,732Z" fill="url(#songket)"/><clipPath id="sarung"><path d="M802,732C796,690 808,660 818,640H976C990,664 1002,694 998,732Q900,744 802,732Z"/></clipPath><g clip-path="url(#sarung)" fill="#d9b866" opacity=".8">${diamonds}</g><path d="M816,642H978" stroke="#e3c377" stroke-width="6"/>

<path d="M862,506C826,514 804,528 800,562C800,600 812,630 816,646Q896,658 980,646C988,622 1000,590 998,560C994,528 968,514 930,506Z" fill="url(#shirt)"/><path d="M896,522V640" stroke="#8d6552" stroke-opacity=".5" stroke-width="2.4"/><path d="M836,560Q842,610 838,640M958,560Q954,610 958,640" fill="none" stroke="#8d6552" stroke-opacity=".4" stroke-width="2.4"/>
<path d="M872,462H922V512Q896,526 872,512Z" fill="#6f4434"/><path d="M866,500Q897,516 928,500L932,518Q897,534 862,518Z" fill="#e9cfae"/><path d="M866,500Q897,516 928,500" fill="none" stroke="#c89d5a" stroke-width="3"/>
<path d="M852,440C848,404 866,384 896,384C928,384 944,406 940,440C938,472 920,494 896,494C872,494 854,472 852,440Z" fill="#7c4e3c"/><path d="M849,440q-10,0 -8,14q3,16 14,16ZM943,440q10,0 8,14q-3,16 -14,16Z" fill="#7c4e3c"/><path d="M850,452C852,474 870,484 896,484C922,484 940,474 942,452L940,420H852Z" fill="#2a1a1a"/>
<path d="M846,430L851,376Q896,364 941,376L946,430Q896,446 846,430Z" fill="#2b1d22"/><path d="M851,376Q896,388 941,376" fill="none" stroke="#6b4a44" stroke-width="3"/><path d="M847,420Q896,437 945,420" fill="none" stroke="#d8b063" stroke-width="3" stroke-dasharray="2 5"/></g>`;
const flower = (x: number, y: number, r: number) =>
  `<g transform="translate(${x},${y})">${times(5, (i) => `<ellipse cy="${-r * 0.62}" rx="${r * 0.46}" ry="${r * 0.62}" transform="rotate(${i * 72})" fill="#f6e2c8"/>`)}<circle r="${r * 0.32}" fill="#d99a4e"/></g>`;
const she = `<g><path d="M654,580C630,620 622,660 652,700" fill="none" stroke="#c29a80" stroke-width="36" stroke-linecap="round"/>
<path d="M742,520C700,528 650,544 636,576C626,610 642,640 644,658C618,684 590,706 576,732Q694,748 834,732L830,600C822,560 800,530 770,520Z" fill="url(#dress)"/><g fill="#f0d49c" opacity=".7">${dots(60, 41, (random) => [600 + random() * 220, 664 + random() * 66, 1.8, 0.9])}</g><path d="M660,664C640,694 628,716 622,738M712,668V742M770,664Q778,700 780,738" fill="none" stroke="#6f4840" stroke-opacity=".45" stroke-width="2.6"/><path d="M644,657Q736,676 830,652" fill="none" stroke="#e0b878" stroke-width="4"/>

<path d="M764,412C800,412 818,440 816,472C816,496 822,512 830,532C838,572 834,606 826,628C800,652 716,660 674,634C656,604 650,574 664,556C690,540 708,520 714,496C704,446 728,412 764,412Z" fill="url(#hijab)"/><path d="M716,492C736,520 780,526 816,500M728,524C700,556 684,596 682,634M746,532C728,570 720,612 720,646M770,534C766,576 764,616 766,648M796,530C804,570 808,606 804,640" fill="none" stroke="#8a6050" stroke-opacity=".42" stroke-width="2.6" stroke-linecap="round"/><path d="M722,470C740,500 790,506 814,484" fill="none" stroke="#8a6050" stroke-opacity=".34" stroke-width="2.4"/>
<g fill="#6f8a5c">${times(8, (i) => `<ellipse cx="${720 + i * 12.4}" cy="${456 - Math.sin(((i + 0.5) / 8) * Math.PI) * 30}" rx="11" ry="4.600" transform="rotate(${i * 42 - 60} ${720 + i * 12.4} ${456 - Math.sin(((i + 0.5) / 8) * Math.PI) * 30})"/>`)}</g>${[
  [718, 458, 11],
  [730, 440, 13],
  [747, 427, 13],
  [766, 421, 15],
  [785, 426, 13],
  [801, 438, 13],
  [812, 456, 11],
]
  .map(([x = 0, y = 0, r = 0]) => flower(x, y, r))
  .join('')}</g>`;
/** His arm around her. */
const arm = `<path d="M836,552C800,580 746,604 690,608" fill="none" stroke="url(#shirtAround)" stroke-width="38" stroke-linecap="round" stroke-linejoin="round"/><path d="M694,590L688,626" stroke="#f0d9bb" stroke-width="8"/><path d="M692,592C674,590 656,594 644,602C638,608 642,616 650,620C664,626 680,626 692,624Z" fill="#7c4e3c"/><path d="M676,604Q660,602 648,606M676,614Q662,614 650,617" fill="none" stroke="#4f2f27" stroke-width="2" stroke-linecap="round"/>`;

const boat = `<g><ellipse cx="1306" cy="668" rx="170" ry="14" fill="#4b2a2c" opacity=".5" filter="url(#touch)"/><path d="M1130,606C1160,664 1220,676 1306,676C1396,676 1452,660 1486,598C1440,622 1380,632 1306,632C1230,632 1172,626 1130,606Z" fill="url(#hull)"/><path d="M1130,606C1172,590 1236,584 1306,584C1384,584 1444,588 1486,598C1440,622 1380,632 1306,632C1230,632 1172,626 1130,606Z" fill="#5a3129"/><path d="M1130,606C1172,590 1236,584 1306,584C1384,584 1444,588 1486,598" fill="none" stroke="#ffdca4" stroke-width="4"/><path d="M1220,590L1232,630M1330,585L1340,632" stroke="#a56b48" stroke-width="16"/><path d="M1130,606C1172,626 1230,632 1306,632C1380,632 1440,622 1486,598" fill="none" stroke="#d79a66" stroke-width="5"/><path d="M1196,578L1408,646" stroke="#c48d5d" stroke-width="6" stroke-linecap="round"/><path d="M1404,640l40,4q12,10 -6,18Z" fill="#c48d5d"/><path d="M1130,606Q1096,680 1058,686" fill="none" stroke="#e6c08c" stroke-width="3.4"/></g>`;

/** A bough of leaves that hangs into the picture from above. */
const bough = (() => {
  const random = randomFrom(5);
  const leaf = (x: number, y: number, turn: number, size: number, fill: string) =>
    `<path d="M0,0C${size * 0.28},${size * 0.24} ${size * 0.26},${size * 0.7} 0,${size}C${-size * 0.26},${size * 0.7} ${-size * 0.28},${size * 0.24} 0,0Z" transform="translate(${x.toFixed(1)},${y.toFixed(1)}) rotate(${turn.toFixed(0)})" fill="${fill}"/>`;
  const twigs = [
    [-20, 30, 250, 150, 470, 96],
    [-20, 10, 200, 60, 380, 210],
    [-20, 60, 90, 190, 170, 320],
    [200, -20, 380, 30, 590, 24],
  ] as const;
  return twigs
    .map(([x0, y0, x1, y1, x2, y2]) => {
      const leaves = times(30, (i) => {
        const t = (i + 1) / 30;
        const [x, y] = [
          (1 - t) ** 2 * x0 + 2 * t * (1 - t) * x1 + t * t * x2,
          (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t * t * y2,
        ];
        return leaf(
          x,
          y,
          (i % 2 ? 40 : -60) + random() * 40 - 20,
          30 + random() * 26,
          ['#4a2f30', '#5d3a34', '#75493a'][i % 3] ?? '',
        );
      });
      return `<path d="M${x0},${y0}Q${x1},${y1} ${x2},${y2}" fill="none" stroke="#3b2426" stroke-width="6"/>${leaves}`;
    })
    .join('');
})();

const mountains = `<path d="${ridge(
  '-80,400 140,330 330,386 520,408 700,440 900,446 1080,404 1260,318 1400,352 1680,300',
  { seed: 15, rough: 20, floor: 490 },
)}" fill="url(#far)"/><ellipse cx="800" cy="446" rx="900" ry="22" fill="#ffe3b0" opacity=".6" filter="url(#soft)"/><path d="${ridge(
  '-80,430 200,404 380,446 560,466 640,474',
  { seed: 25, rough: 12, floor: 484 },
)}" fill="url(#mid)"/><path d="${ridge('980,474 1120,458 1300,424 1440,440 1680,392', {
  seed: 35,
  rough: 12,
  floor: 484,
})}" fill="url(#mid)"/>`;

export const lakeJetty = painting(
  WIDE,
  HIGH,
  `<defs>
${linearAt('sky', [0, 0, 0, SHORE], '#b9706a 0, #d98b70 0.25, #f2b27f 0.55, #fcd79a 0.82, #fff0c2 1')}${linearAt(
    'water',
    [0, SHORE, 0, HIGH],
    '#fde3a8 0, #f4bb84 0.14, #cf8570 0.4, #6d4150 1',
  )}
${radial('sun', '#fffdf0 0, #fff6d0 0.09 0.98, #ffdf96 0.3 0.6, #ffc070 1 0')}
${linearAt('far', [0, 300, 0, 480], '#c98077 0, #f0b78c 1')}${linearAt('mid', [0, 390, 0, 480], '#8e5557 0, #c07d68 1')}
${linear(
  'post',
  '#b67a55 0, #7a4a3a 0.35, #4a2b29 1',
  'x1="0" y1="0" x2="1" y2="0"',
)}${linear('hull', '#a4603f 0, #5c3029 1')}
${linear('shirt', '#dbbb9a 0, #a67d68 1')}${linear('shirtArm', '#d3b292 0, #aa826a 1')}${linear('songket', '#62743f 0, #3f4d30 1')}${linear('dress', '#cba488 0, #98705e 1')}${linear('hijab', '#f7e6cc 0, #e3c5a5 0.45, #bd937a 1')}${linear(
    'shirtAround',
    '#e0c3a2 0, #cdaa8b 1',
    'x1="0" y1="0" x2="1" y2="0"',
  )}
${linearAt('planksDim', [0, END, 0, HIGH], '#ffcf8c 0 0.24, #5c2f2c 0.3 0, #2c1519 1 0.6')}${linearAt(
    'shadow',
    [0, END, 0, HIGH],
    '#2c1519 0 0.62, #2c1519 1 0.1',
  )}
${radial('lamp', '#ffe9b0 0 0.95, #ffbf66 0.35 0.45, #ff9a3c 1 0')}
${blur('soft', 18)}${blur('touch', 5)}${blur('wide', 46)}
<filter id="ripple" x="-5%" y="-10%" width="110%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".006 .07" numOctaves="2" seed="3"/><feDisplacementMap in="SourceGraphic" scale="22" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="1.4"/></filter>
${rimLight('sunFromRight', { colour: '#fff0c0', dx: -5, dy: 5, soft: 1.6 })}${rimLight('sunFromLeft', { colour: '#fff0c0', dx: 5, dy: 5, soft: 1.6 })}
</defs>
<rect width="1600" height="1000" fill="url(#sky)"/>
<g fill="#ffe2b8">${times(15, (i) => {
    const random = randomFrom(i * 11 + 2);
    const [x, y, wide] = [random() * WIDE, 50 + i * 20 + bell(random) * 8, 120 + random() * 280];
    return `<path d="M${x - wide},${y}Q${x - wide * 0.3},${y - 12} ${x},${y - 7}Q${x + wide * 0.5},${y - 16} ${x + wide},${y}Q${x},${y + 8} ${x - wide},${y}Z" opacity="${(0.16 + random() * 0.34).toFixed(2)}"/>`;
  })}</g>
<circle cx="812" cy="404" r="520" fill="url(#sun)"/>${mountains}<circle cx="812" cy="404" r="50" fill="#fffef4"/>
<path d="M0,${SHORE}H1600V1000H0Z" fill="url(#water)"/><clipPath id="ends"><path d="M0,0H16V1000H0ZM1584,0h16V1000h-16Z"/></clipPath><g clip-path="url(#ends)"><g transform="translate(0,${SHORE * 2}) scale(1,-1)" opacity=".5">${mountains.replaceAll(/<ellipse[^>]*>/g, '')}</g></g><clipPath id="middle"><path d="M16,0H1584V1000H16Z"/></clipPath><g clip-path="url(#middle)"><g transform="translate(0,${SHORE * 2}) scale(1,-1)" opacity=".5" filter="url(#ripple)">${mountains.replaceAll(/<ellipse[^>]*>/g, '')}</g></g>
<path d="M770,${SHORE}H854L930,1000H694Z" fill="#fff3cc" opacity=".6" filter="url(#soft)"/><ellipse cx="812" cy="500" rx="460" ry="46" fill="#fff0c0" opacity=".75" filter="url(#soft)"/>
<g stroke="#fff6da" stroke-linecap="round">${times(190, (i) => {
    const random = randomFrom(i + 300);
    const y = SHORE + 8 + random() ** 1.5 * 420;
    const x = random() < 0.55 ? 812 + bell(random) * (30 + (y - SHORE) * 0.34) : random() * WIDE;
    return `<path d="M${Math.round(x)},${Math.round(y)}h${Math.round(14 + random() * 70)}" stroke-width="${(1.2 + (y - SHORE) * 0.008).toFixed(1)}" opacity="${(0.25 + random() * 0.5).toFixed(2)}"/>`;
  })}</g>
<g fill="#5b3a3c">${[
    [560, 190, 18],
    [610, 168, 13],
    [1090, 226, 15],
    [1130, 206, 11],
  ]
    .map(
      ([x = 0, y = 0, s = 0]) =>
        `<path d="M${x - s},${y - s * 0.3}Q${x - s * 0.4},${y - s * 0.5} ${x},${y}Q${x + s * 0.4},${y - s * 0.6} ${x + s},${y - s * 0.4}Q${x + s * 0.4},${y - s * 0.3} ${x},${y + s * 0.2}Q${x - s * 0.4},${y - s * 0.2} ${x - s},${y - s * 0.3}Z"/>`,
    )
    .join('')}</g>
${boat}
<path d="M${edge(END, -1) - 10},${END}L${edge(HIGH, -1) - 20},1000H${edge(HIGH, -1) - 90}L${edge(END, -1) - 22},${END + 26}Z" fill="#3a201f"/><path d="M${edge(END, 1) + 10},${END}L${edge(HIGH, 1) + 20},1000H${edge(HIGH, 1) + 90}L${edge(END, 1) + 22},${END + 26}Z" fill="#3a201f"/>
${post(530, 610, 760, 34)}${post(1066, 610, 760, 34)}<path d="M530,650Q500,700 486,812M1066,650Q1090,700 1130,820" fill="none" stroke="#d9b184" stroke-width="5"/>
${boards}<path d="M${edge(END, -1)},${END}H${edge(END, 1)}L${edge(HIGH, 1)},1000H${edge(HIGH, -1)}Z" fill="url(#planksDim)"/>
<g fill="url(#shadow)" filter="url(#touch)"><path d="M580,722H830L800,1000H350Z"/><path d="M806,722H1004L1190,1000H850Z"/></g><path d="M798,724H822L860,1000H760Z" fill="#ffdf9c" opacity=".3" filter="url(#touch)"/>
${post(462, 690, 1000, 48)}${post(1148, 690, 1000, 48)}
<g fill="#fff1c8">${dots(40, 19, (random) => [random() * WIDE, 500 + random() * 420, 1.4 + random() * 2.2, 0.3 + random() * 0.5])}</g>
<g filter="url(#sunFromRight)">${she}</g><g filter="url(#sunFromLeft)">${he}${arm}</g>
<circle cx="812" cy="420" r="200" fill="url(#sun)" opacity=".16"/>
<circle cx="1040" cy="806" r="120" fill="url(#lamp)"/><g transform="translate(1040,836)"><ellipse cy="4" rx="34" ry="9" fill="#2c1519" opacity=".6"/><path d="M-24,0L-20,-56H20L24,0Z" fill="#ffd98a"/><path d="M-27,0h54v8h-54ZM-24,-64h48v9h-48ZM-24,0L-20,-56M24,0L20,-56M0,0V-56" stroke="#3a2222" stroke-width="4" fill="#3a2222"/><path d="M-16,-64Q0,-96 16,-64" fill="none" stroke="#3a2222" stroke-width="4"/><path d="M0,-10q-11,-12 0,-30q11,18 0,30Z" fill="#fff8dc"/></g>
${shoe(604, 836, '#e9cfae', '#c98a6a')}${shoe(636, 842, '#e9cfae', '#c98a6a')}${shoe(700, 850, '#5a3429', '#2d1815')}${shoe(734, 846, '#5a3429', '#2d1815')}
<g fill="#3a2327"><path d="${grass(110, 3, { from: -20, to: 330, y: (x) => 1010 + x * 0.1, tall: 420, lean: 0.12 })}"/><path d="${grass(90, 6, { from: 1330, to: 1620, y: (x) => 1010 + (1600 - x) * 0.1, tall: 360, lean: -0.12 })}"/></g><g fill="#6a4038"><path d="${grass(40, 9, { from: -20, to: 300, y: () => 1010, tall: 300, lean: 0.2 })}"/><path d="${grass(40, 10, { from: 1350, to: 1620, y: () => 1010, tall: 260, lean: -0.2 })}"/></g>
<g fill="#4a2b27">${[
    [70, 640],
    [146, 700],
    [214, 760],
    [1480, 690],
    [1550, 640],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<path d="M${x},1010Q${x - 4},${y + 160} ${x + 2},${y}" fill="none" stroke="#4a2b27" stroke-width="5"/><rect x="${x - 7}" y="${y - 8}" width="16" height="74" rx="8"/>`,
    )
    .join('')}</g>
${bough}`,
);
