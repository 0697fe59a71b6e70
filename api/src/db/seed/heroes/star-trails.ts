import { he, NIGHT_CLOTHES, she } from './night-couple.ts';
import {
  blur,
  coordinates,
  dots,
  linear,
  linearAt,
  painting,
  radial,
  ridge,
  rimLight,
  spruce,
  tenth,
  times,
} from './svg.ts';
import { randomFrom } from '../random.ts';

/*
 * Bintang: an hour of stars over the terrace. From Lembang, seven degrees south, they turn around a pole that stands just
 * above the southern horizon: their trails are arches.
 */

const SIDE = 1200;
const [POLE_X, POLE_Y] = [600, 800];

const trails = (() => {
  const random = randomFrom(77);
  return times(430, (i) => {
    const r = 18 + 1080 * ((i + random()) / 430) ** 0.86;
    const from = Math.PI * (0.98 + random() * 1.04);
    const to = from + 0.34 + random() * 0.3;
    const at = (angle: number) =>
      `${(POLE_X + Math.cos(angle) * r).toFixed(1)},${(POLE_Y + Math.sin(angle) * r).toFixed(1)}`;
    const colour = ['#dfe6ff', '#aebcff', '#ffe9b8', '#ffffff', '#c4cdfb', '#ffd3b4'][Math.floor(random() * 6)];
    return `<path d="M${at(from)}A${r.toFixed(1)},${r.toFixed(1)} 0 0 1 ${at(to)}" stroke="${colour}" stroke-width="${(0.8 + random() ** 3 * 2.8).toFixed(1)}" opacity="${(0.3 + random() * 0.65).toFixed(2)}"/>`;
  });
})();

/** On its tripod, pointed where they look. */
const telescope = `<g transform="translate(846,1000)" stroke-linecap="round"><path d="M0,-120L-46,6M0,-120L48,6M0,-120L6,0" stroke="#0e1740" stroke-width="9"/><path d="M-24,-54H26" stroke="#0e1740" stroke-width="5"/><path d="M0,-136V-112" stroke="#2c3a7e" stroke-width="16"/><g transform="translate(0,-142) rotate(-52)"><path d="M-62,-13H96V13H-62Z" fill="url(#tube)"/><path d="M96,-18H118V18H96ZM20,-15H32V15H20ZM-40,-15H-30V15H-40Z" fill="#e6d9a8"/><path d="M-62,-8H-84V8H-62Z" fill="#1b2659"/><path d="M-84,-6V-26H-72V-6Z" fill="#1b2659"/><path d="M-30,-20H30V-26H-30Z" fill="#8fa0e0"/></g></g>`;

const railing = `<path d="M0,944H1200V958H0Z" fill="url(#rail)"/><path d="${times(41, (i) => `M${i * 30},958h4V1030h-4Z`)}" fill="#0f1a4a"/>${[0, 298, 596, 894, 1192].map((x) => `<path d="M${x - 9},930h18V1034h-18Z" fill="#1a2661"/><circle cx="${x}" cy="924" r="10" fill="#33428c"/>`).join('')}`;
const bulbs = times(14, (i) => {
  const t = ((i % 7) + 0.5) / 7;
  const [a, b, c] = coordinates(i < 7 ? '-10,640 300,800 600,716' : '600,716 900,632 1210,640');
  const at = (axis: 0 | 1) =>
    (1 - t) ** 2 * (a?.[axis] ?? 0) + 2 * t * (1 - t) * (b?.[axis] ?? 0) + t * t * (c?.[axis] ?? 0);
  return ` ${tenth(at(0))},${tenth(at(1))}`;
});
/** Small lamps on a line from mast to mast. */
const lamps = `<path d="M-10,640Q300,800 600,716T1210,640" fill="none" stroke="#0a1236" stroke-width="3"/>${coordinates(
  bulbs.trim(),
)
  .map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y + 14}" r="34" fill="url(#lamp)"/><path d="M${x},${y}v8" stroke="#0a1236" stroke-width="3"/><ellipse cx="${x}" cy="${y + 16}" rx="6" ry="8" fill="#fff4cf"/>`,
  )
  .join('')}`;

export const starTrails = painting(
  SIDE,
  SIDE,
  `<defs>
${linearAt('sky', [0, 0, 0, 900], '#050b24 0, #0b1640 0.4, #1c2d70 0.72, #4a5aa8 0.9, #c9a9b4 1')}${radial('pole', '#8fa0ea 0 0.55, #5a6cc0 0.4 0.2, #4456ac 1 0')}${radial('lamp', '#ffe9b0 0 0.9, #ffb85c 0.3 0.3, #ff9a3c 1 0')}
${linear('far', '#33418c 0, #7a7fc0 1')}${linear('near', '#1a2765 0, #121c4e 1')}${linear('floor', '#2a366f 0, #0a1236 1')}${linear('rail', '#5b6bb4 0, #1b2763 1')}${linear('tube', '#e9edff 0, #8490cc 0.5, #3a488f 1')}${NIGHT_CLOTHES}
${blur('soft', 24)}${blur('touch', 6)}${rimLight('lampLight', { colour: '#ffd99a', dx: 0, dy: 4, soft: 1.3, opacity: 0.9 })}
</defs>
<rect width="1200" height="1200" fill="url(#sky)"/><circle cx="${POLE_X}" cy="${POLE_Y}" r="620" fill="url(#pole)"/>
<g fill="none" stroke-linecap="round">${trails}</g><circle cx="${POLE_X}" cy="${POLE_Y}" r="3" fill="#fff"/>
<path d="${ridge('0,830 160,812 300,846 460,838 560,842 700,822 820,800 940,818 1060,786 1200,812', { seed: 21, rough: 14, floor: 1000 })}" fill="url(#far)"/><ellipse cx="600" cy="876" rx="760" ry="30" fill="#e2b7a8" opacity=".4" filter="url(#soft)"/>
<path d="M0,884C260,852 480,872 640,878S1000,860 1200,876V1100H0Z" fill="url(#near)"/><g fill="#ffdf9a">${dots(210, 17, (random) => [random() * SIDE, 884 + random() ** 2 * 56, 1 + random() * 1.8, 0.35 + random() * 0.65])}</g>
<g fill="#0c1540"><path d="${coordinates(
    '-6,1000,330 66,1000,240 136,1000,170 1100,1000,200 1160,1000,300 1216,1000,380',
  )
    .map(([x, foot, height], i) => spruce(x, foot, height, i + 3))
    .join('')}"/></g>
${lamps}${railing}
<path d="M0,1026H1200V1200H0Z" fill="url(#floor)"/><path d="${times(9, (i) => `M0,${1034 + i * i * 2.4 + i * 3}H1200`)}" stroke="#0a1236" stroke-opacity=".5" stroke-width="2"/><path d="${times(17, (i) => `M${600 + (i - 8) * 96},1026L${600 + (i - 8) * 190},1200`)}" stroke="#0a1236" stroke-opacity=".4" stroke-width="2"/><ellipse cx="560" cy="1096" rx="420" ry="56" fill="#ffce86" opacity=".2" filter="url(#soft)"/>
<g fill="#050a1e" opacity=".55" filter="url(#touch)"><ellipse cx="470" cy="1104" rx="90" ry="14"/><ellipse cx="600" cy="1102" rx="80" ry="13"/><ellipse cx="846" cy="1100" rx="100" ry="12"/></g>
<g transform="translate(0,94)" filter="url(#lampLight)">${telescope}</g>
<g filter="url(#lampLight)"><g transform="translate(462,1100) scale(1.42)">${she}</g><g transform="translate(582,1096) scale(1.42)">${he}</g></g><circle cx="517" cy="952" r="10" fill="#b58a80"/>`,
);
