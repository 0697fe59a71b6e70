import { he, NIGHT_CLOTHES, she } from './night-couple.ts';
import {
  coordinates,
  detail,
  bell,
  blur,
  cloudy,
  dots,
  grass,
  linear,
  linearAt,
  painting,
  radial,
  ridge,
  rimLight,
  spruce,
  times,
} from './svg.ts';

/*
 * Bintang: a hill under the Milky Way, an observatory with its slit open, two who look up. The look shows the middle of
 * it in a small round window: what counts lies within 500 px of (540, 720), and a button may
 * lie at (540, 1090).
 */

const [WIDE, HIGH] = [1080, 1440];

const stars = (() => {
  const dim = dots(620, 7, (random) => {
    const y = random() ** 1.25 * 1010;
    return [random() * WIDE, y, 0.6 + random() ** 5 * 2, (0.35 + random() * 0.6) * (1 - (y / 1100) ** 3)];
  });
  // along the band, which runs from the valley to the upper left
  const band = dots(1500, 11, (random) => {
    const along = random() * 1500 - 750;
    const across = bell(random) * 105;
    const [x, y] = [470 + along * 0.5 + across * 0.87, 500 + along * 0.87 - across * 0.5];
    return y > 1000 || y < -20 ? undefined : [x, y, 0.5 + random() ** 6 * 1.7, 0.3 + random() * 0.6];
  });
  const bright = dots(34, 5, (random) => [random() * WIDE, random() * 820, 2 + random() * 1.6, 0.95]);
  return `<g fill="#dfe6ff">${dim}${band}</g><g fill="#fff8e0" filter="url(#spark)">${bright}</g><g fill="#fff">${bright}</g>`;
})();

/** A star that the eye knows: four rays around a point. */
const ray = (x: number, y: number, size: number) =>
  `<path d="M${x},${y - size}Q${x},${y} ${x + size},${y}Q${x},${y} ${x},${y + size}Q${x},${y} ${x - size},${y}Q${x},${y} ${x},${y - size}Z"/>`;

const milkyWay = `<g transform="rotate(60 470 500)"><ellipse cx="470" cy="500" rx="900" ry="240" fill="url(#band)" filter="url(#wide)"/><ellipse cx="520" cy="510" rx="700" ry="95" fill="#c9cdf6" opacity=".34" filter="url(#soft)"/><ellipse cx="660" cy="500" rx="330" ry="80" fill="#f2d9c9" opacity=".42" filter="url(#soft)"/></g>
<g mask="url(#bandOnly)"><rect width="1080" height="1100" filter="url(#dust)" opacity=".6"/><rect width="1080" height="1100" filter="url(#rift)" opacity=".85"/></g>`;

/** Where a meridian of the dome runs: `aside` of the plane that the slit opens in. */
const [CX, CY, R] = [668, 838, 214];
const TURN = -0.46;
const meridian = (aside: number, from: number, to: number, radius = R) => {
  const reach = Math.sqrt(radius ** 2 - aside ** 2);
  const steps = 14;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    const x = aside * Math.cos(TURN) + reach * Math.cos(angle) * Math.sin(TURN);
    return `${(CX + x).toFixed(1)},${(CY - reach * Math.sin(angle)).toFixed(1)}`;
  });
};
const strip = (a: number, b: number, from = 8, to = 90, radius = R) =>
  `M${meridian(a, from, to, radius).join('L')}L${meridian(b, to, from, radius).join('L')}Z`;
const rib = (turn: number) => {
  const x = R * Math.sin(turn);
  return `M${CX + x},${CY}A${Math.abs(x).toFixed(1)},${R} 0 0 ${x < 0 ? 1 : 0} ${CX},${CY - R}`;
};

const dome = `<ellipse cx="${CX}" cy="1046" rx="330" ry="34" fill="#050a1e" opacity=".6" filter="url(#soft)"/>
<path d="M${CX - 196},${CY}H${CX + 196}V1046H${CX - 196}Z" fill="url(#wall)"/>
${times(5, (i) => `<path d="M${CX - 196},${CY + 62 + i * 34}H${CX + 196}" stroke="#0a1438" stroke-opacity=".32" stroke-width="2"/>`)}
<g><path d="M${CX - 118},1046V934a34,34 0 0 1 68,0V1046Z" fill="#2b2140"/><path d="M${CX - 112},1046V936a28,28 0 0 1 56,0V1046Z" fill="url(#lamp)"/><path d="M${CX - 84},1046V908M${CX - 112},968H${CX - 56}" stroke="#6b3a20" stroke-width="3"/></g>
${[40, 128].map((x) => `<path d="M${CX + x},986V936a18,18 0 0 1 36,0V986Z" fill="url(#lamp)"/><path d="M${CX + x + 18},986V920M${CX + x},952h36" stroke="#5a3022" stroke-width="3"/><path d="M${CX + x - 6},988h48v7h-48Z" fill="#8f9ad0"/>`).join('')}
<path d="M${CX - R},${CY}A${R},${R} 0 0 1 ${CX + R},${CY}Z" fill="url(#shell)"/>
<g fill="none" stroke="#101c4c" stroke-opacity=".34" stroke-width="2.4">${[-1.12, -0.78, 0.06, 0.42, 0.78, 1.12].map((turn) => `<path d="${rib(turn)}"/>`).join('')}<path d="M${CX - 203},${CY - 68}Q${CX},${CY - 52} ${CX + 203},${CY - 68}M${CX - 166},${CY - 135}Q${CX},${CY - 121} ${CX + 166},${CY - 135}"/></g>
<path d="${strip(-92, -40, 6, 92, R + 6)}" fill="url(#shutter)"/><path d="${strip(40, 88, 6, 88, R + 6)}" fill="url(#shutterFar)"/>
<path d="${strip(-40, 40)}" fill="url(#slit)"/>
<clipPath id="inSlit"><path d="${strip(-40, 40)}"/></clipPath>
<g clip-path="url(#inSlit)"><circle cx="${CX - 96}" cy="${CY - 60}" r="150" fill="url(#glowIn)"/><g transform="translate(${CX - 84},${CY - 4}) rotate(13)"><path d="M-25,24H25L21,-132H-21Z" fill="#2a1a2c"/><path d="M-25,24H-8L-7,-132H-21Z" fill="#7a4a3c"/><path d="M-29,-62H29V-44H-29ZM-27,-146H27V-128H-27Z" fill="#c98a4a"/><ellipse cy="-146" rx="27" ry="7" fill="#fff2c8"/></g></g>
<path d="M${meridian(-40, 8, 90).join('L')}M${meridian(40, 8, 90).join('L')}" fill="none" stroke="#ffe2a0" stroke-width="3.4" opacity=".9"/>
<path d="M${CX - 222},${CY - 6}H${CX + 222}V${CY + 22}H${CX - 222}Z" fill="url(#ring)"/><path d="M${CX - 222},${CY - 6}H${CX + 222}" stroke="#cfd8ff" stroke-opacity=".7" stroke-width="3"/><path d="M${CX - 204},${CY + 22}H${CX + 204}V${CY + 34}H${CX - 204}Z" fill="#0b1438" opacity=".55"/>`;

const couple = `<g filter="url(#fromDome)"><g transform="translate(318,1092) scale(1.12)">${she}</g><g transform="translate(412,1088) scale(1.12)">${he}</g></g><circle cx="361" cy="976" r="8" fill="#b58a80"/>`;

const hill = (x: number) => 1046 + Math.max(0, 520 - x) * 0.1 + Math.max(0, x - 880) * 0.16;
const spruces = (places: string) =>
  `<path d="${coordinates(places)
    .map(([x, foot, height], index) => spruce(x, foot, height, index * 31 + Math.round(x)))
    .join('')}"/>`;

export const observatory = painting(
  WIDE,
  HIGH,
  `<defs>
${linear('sky', '#050b24 0, #0b1640 0.3, #1b2b6c 0.5, #3f4f9c 0.63, #8d86bd 0.69, #e2b79c 0.73, #e2b79c 1')}
${radial('band', '#8fa0ea 0 0.62, #6275cc 0.5 0.3, #4456ac 1 0')}
${radial('bandMask', '#fff 0, #fff 0.55 0.5, #fff 1 0')}
<mask id="bandOnly"><g transform="rotate(60 470 500)"><ellipse cx="470" cy="500" rx="860" ry="170" fill="url(#bandMask)"/></g></mask>
${cloudy('dust', { colour: '#e6e4ff', frequency: '.006 .006', seed: 4, gain: 2.6, cut: 1.15 })}${cloudy('rift', { colour: '#070f30', frequency: '.007 .007', seed: 21, gain: 4, cut: 2 })}
${blur('wide', 46)}${blur('soft', 22)}${blur('spark', 5)}${blur('haze', 9)}
${linear('far', '#4f5ea8 0, #8a87bf 1')}${linear('mid', '#2b3a82 0, #53609f 1')}${linear('near', '#16235c 0, #101a48 1')}
${linearAt('ground', [0, 1030, 0, 1440], '#16225a 0, #0c153c 0.35, #050a20 1')}
${linearAt('wall', [CX - 196, 0, CX + 196, 0], '#8792cb 0, #5a68ab 0.3, #1b2659 1')}
${radial(
  'shell',
  '#dfe5ff 0, #96a3dd 0.4, #4f5ea8 0.75, #243270 1',
  `gradientUnits="userSpaceOnUse" cx="${CX - 110}" cy="${CY - 140}" r="340"`,
)}
${linear('shutter', '#e9edff 0, #7f8cca 1')}${linear('shutterFar', '#9aa6de 0, #47559c 1')}
${linear('ring', '#9ca8e0 0, #2a3878 1', 'x1="0" y1="0" x2="1" y2="0"')}
${linear('slit', '#7a3d2a 0, #d58a3e 0.4, #ffd98a 1')}${radial('glowIn', '#fff6d8 0, #ffcf78 0.5 0.8, #ffb24a 1 0')}${radial('glow', '#ffdf9a 0 0.75, #ffb85c 0.4 0.26, #ff9a3c 1 0')}
${linear('lamp', '#fff1c2 0, #f5a94c 1')}
${NIGHT_CLOTHES}
${rimLight('fromDome', { colour: '#ffd58c', dx: -3.4, dy: 2, soft: 1.5, opacity: 0.95 })}
</defs>
<rect width="1080" height="1440" fill="url(#sky)"/>${milkyWay}${stars}<g fill="#fff6dc">${ray(226, 318, 26)}${ray(806, 226, 22)}${ray(884, 520, 16)}${ray(150, 640, 15)}</g>
<path d="M742,330L548,436" stroke="url(#trail)" stroke-width="4"/>
<g transform="translate(0,-96)"><path d="${ridge('0,980 150,930 330,968 520,872 640,900 820,940 960,886 1080,930', {
    seed: 3,
    rough: 26,
    floor: 1200,
  })}" fill="url(#far)"/>
<rect y="930" width="1080" height="120" fill="#d9b0b4" opacity=".3" filter="url(#soft)"/>
<path d="${ridge('0,1010 180,986 420,1012 700,980 900,1000 1080,966', {
    seed: 9,
    rough: 16,
    floor: 1200,
  })}" fill="url(#mid)"/>
<g fill="#ffdf9a">${dots(120, 17, (random) => [40 + random() * 460, 1012 + random() ** 2 * 36, 1 + random() * 1.6, 0.4 + random() * 0.6])}</g>
<path d="M0,1052C260,1018 760,1010 1080,1040V1200H0Z" fill="url(#near)"/>
<g fill="#0f1a4a">${spruces('28,1080,250 96,1086,330 170,1086,220 930,1070,300 1006,1080,420 1066,1090,340 884,1064,190 222,1080,130')}</g>
<circle cx="${CX - 70}" cy="${CY - 90}" r="420" fill="url(#glow)"/>
${dome}
<path d="M0,${hill(0)}L120,1086C300,1062 480,1044 560,1044H860C960,1050 1030,1066 1080,${hill(1080)}V1560H0Z" fill="url(#ground)"/>
<g fill="#0d1740"><path d="${grass(420, 2, { from: -10, to: 1090, y: (x) => hill(x) + 8, tall: 26 })}"/></g>
<path d="M556,1044H612C600,1080 470,1120 380,1200C330,1250 300,1330 290,1440H40C120,1300 240,1170 360,1110C450,1076 540,1070 556,1044Z" fill="#ffcf86" opacity=".26" filter="url(#haze)"/><ellipse cx="560" cy="1062" rx="150" ry="20" fill="#ffd48a" opacity=".55" filter="url(#haze)"/>
<g fill="#050a1c" opacity=".5" filter="url(#haze)"><path d="M300,1098L120,1150L210,1160L345,1104ZM398,1096L250,1160L330,1164L430,1100Z"/></g>
${couple}
<g fill="#0d1740"><path d="${grass(46, 6, { from: 258, to: 450, y: () => 1096, tall: 24 })}"/></g>
<g fill="#080f2c"><path d="${grass(520, 8, { from: -20, to: 1100, y: (x) => 1206 + (1 - ((x - 540) / 540) ** 2) * 30, tall: 64, lean: 0.1 })}"/><path d="M0,1204Q540,1266 1080,1204V1560H0Z"/></g>
<g fill="#04081a"><path d="${grass(360, 14, { from: -20, to: 1100, y: (x) => 1330 + (1 - ((x - 540) / 540) ** 2) * 42, tall: 150, lean: -0.1 })}"/><path d="M0,1328Q540,1412 1080,1328V1560H0Z"/>${spruces('-10,1400,760 1092,1400,820')}</g>
<g fill="#ffe6a6" filter="url(#spark)">${dots(16, 31, (random) => [60 + random() * 960, 1120 + random() * 200, 3, 0.9])}</g><g fill="#fff4cf">${dots(16, 31, (random) => [60 + random() * 960, 1120 + random() * 200, 1.8, 1])}</g></g>`,
);
/** The sky above the dome alone. */
export const milkyWayAlone = detail(observatory, '30 20 750 500', 1500, 1000);
