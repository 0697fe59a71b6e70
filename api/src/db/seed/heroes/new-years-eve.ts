import { cityColours, farCity, nearCity } from './deco-city.ts';
import { burstGlows, firework } from './fireworks.ts';
import { blur, detail, dots, linear, painting, radial, rimLight, times } from './svg.ts';

/*
 * Gatsby: midnight of New Year's Eve, the city of towers below a terrace, two glasses raised. In its octagon a fan covers
 * the foot, and the look dims the lower third: heads and glasses stand in the middle, before the light of the city.
 */

const [WIDE, HIGH] = [1080, 1440];

/** A coupe on its stem, full to the brim; its foot at 0. */
const coupe = (x: number, y: number, turn: number) =>
  `<g transform="translate(${x},${y}) rotate(${turn})"><path d="M0,0V-44" stroke="#ffe9b8" stroke-width="4"/><path d="M-15,2Q0,-4 15,2Z" fill="#ffe9b8"/><path d="M-33,-66Q-30,-44 0,-42Q30,-44 33,-66Z" fill="url(#wine)"/><ellipse cy="-66" rx="33" ry="6" fill="#fff6d2"/><path d="M-26,-60Q-22,-48 -8,-46" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/></g>`;

const skin = '#0a211e';
/** From behind and a little from the side: each looks at the other's glass. He is 690 px tall. */
const he = `<g><path d="M596,1080L602,1440H656L664,1150L672,1440H728L738,1080Z" fill="#0a2622"/><path d="M603,1120L610,1440M731,1120L722,1440" stroke="#2f7d6d" stroke-width="3"/>
<path d="M755,900C792,950 806,986 800,1012C790,1040 764,1062 738,1078" fill="none" stroke="url(#tails)" stroke-width="44" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M642,846C612,856 584,866 576,896C572,960 586,1030 600,1082C598,1180 604,1280 616,1362Q640,1372 660,1360C662,1280 664,1190 667,1110C670,1190 672,1280 676,1360Q698,1372 720,1362C732,1280 738,1180 736,1082C750,1030 766,960 764,896C756,866 726,856 696,846Z" fill="url(#tails)"/>
<path d="M667,872V1106M600,1084Q667,1096 736,1084M622,884C616,950 628,1020 640,1086M714,884C722,950 708,1020 698,1086" fill="none" stroke="#2b7466" stroke-opacity=".55" stroke-width="2.6"/><circle cx="650" cy="1098" r="5" fill="#e8c877"/><circle cx="686" cy="1098" r="5" fill="#e8c877"/>
<path d="M600,904C580,880 562,826 555,760" fill="none" stroke="#0e2e29" stroke-width="44" stroke-linecap="round"/><path d="M560,778L552,734" stroke="#f3ead2" stroke-width="31"/><path d="M553,742C546,722 546,706 552,692" stroke="${skin}" stroke-width="25" stroke-linecap="round"/>
<g transform="translate(-32,0)"><path d="M676,800H728V862Q702,872 676,862Z" fill="${skin}"/><path d="M670,836Q702,854 734,836L737,862Q702,876 667,862Z" fill="#f3ead2"/>
<path d="M650,756C648,704 672,672 708,672C746,674 764,704 760,752C758,788 738,824 708,826C690,826 676,818 668,806L656,800C652,796 654,790 650,786L642,776C640,772 646,766 650,756Z" fill="${skin}"/>
<path d="M654,742C640,690 676,652 716,656C760,660 778,700 770,752C768,784 756,806 744,812C742,780 736,760 720,744C700,738 672,744 654,742Z" fill="#051412"/><path d="M668,702C692,680 730,676 754,702M676,722C700,704 732,702 756,724" fill="none" stroke="#3f8f7c" stroke-width="3.4" stroke-linecap="round"/><path d="M726,758q16,-8 16,10q-2,16 -16,14Z" fill="#12352f"/></g></g>`;
const she = `<g><path d="M330,916C320,980 322,1020 334,1064C318,1160 296,1300 290,1440H486C488,1310 478,1180 462,1066C474,1010 474,960 462,916C440,900 352,900 330,916Z" fill="url(#dress)"/>
<clipPath id="gown"><path d="M330,916C320,980 322,1020 334,1064C318,1160 296,1300 290,1440H486C488,1310 478,1180 462,1066C474,1010 474,960 462,916Z"/></clipPath><g clip-path="url(#gown)">${times(7, (row) => `<path d="M${300 - row * 4},${1096 + row * 50}${times(10, () => `q${11 + row * 0.6},20 ${22 + row * 1.2},0`)}" fill="none" stroke="#e8c877" stroke-opacity=".75" stroke-width="3"/><path d="${times(40, (i) => `M${292 + i * 5},${1118 + row * 50}v${18 + ((i * 7) % 12)}`)}" stroke="#7fc4ae" stroke-opacity=".22" stroke-width="1.6"/>`)}</g>
<path d="M352,912L392,1020L442,912" fill="#0a211e"/><path d="M352,912L392,1020L442,912" fill="none" stroke="#e8c877" stroke-width="4"/>
<path d="M336,908C322,860 352,852 376,846H418C444,852 474,862 462,914L442,912L392,1012L352,912Z" fill="${skin}"/>
<path d="M332,914C300,960 290,1020 308,1090" fill="none" stroke="${skin}" stroke-width="30" stroke-linecap="round"/><path d="M302,1052a18,8 0 0 0 30,-6M300,1068a18,8 0 0 0 32,-6" fill="none" stroke="#f4d68f" stroke-width="5"/>
<path d="M452,890C486,872 504,820 514,772C516,756 516,742 514,726" fill="none" stroke="${skin}" stroke-width="28" stroke-linecap="round"/><path d="M497,816l26,6M494,830l26,8" stroke="#f4d68f" stroke-width="6"/>
<path d="M376,806H416V860H376Z" fill="${skin}"/>
<path d="M444,764C446,712 424,686 392,686C358,688 340,716 342,764C344,800 362,830 390,832C408,832 420,824 428,812L440,806C444,802 442,796 446,792L454,782C456,778 448,772 444,764Z" fill="${skin}"/>
<path d="M446,752C452,700 430,670 390,670C346,672 326,708 330,760C332,800 342,826 366,832C372,818 384,812 398,806C420,796 424,776 422,762C430,762 440,760 446,752Z" fill="#051412"/>
<path d="M331,734C360,752 410,748 447,722L448,738C412,764 362,768 331,752Z" fill="#f4d68f"/><g fill="#fff4cf">${times(9, (i) => `<circle cx="${338 + i * 12.6}" cy="${746 + Math.sin((i / 8) * Math.PI) * 9 - i * 1.6}" r="3"/>`)}</g>
<path d="M352,744C322,716 316,660 338,606C352,640 360,690 352,744Z" fill="#f0d79c"/><path d="M352,744C340,700 336,660 338,612M346,712l-16,-20M344,690l-16,-24M341,664l-10,-20M346,704l10,-20M344,676l9,-22" fill="none" stroke="#b98f42" stroke-width="2.6"/>
<circle cx="408" cy="806" r="6" fill="#fff4cf"/><path d="M408,808v22" stroke="#f4d68f" stroke-width="3"/><circle cx="408" cy="834" r="7" fill="#fff4cf"/>
<g fill="none" stroke="#fff1cc" stroke-width="6.5" stroke-linecap="round" stroke-dasharray="0 9.5"><path d="M372,850C340,960 360,1060 398,1108C430,1060 446,950 424,850"/><path d="M366,856C326,990 352,1110 400,1176C440,1100 458,980 432,856"/></g><path d="M398,1108v34M400,1176v40" stroke="#f4d68f" stroke-width="7" stroke-dasharray="3 3"/></g>`;

/** The balustrade behind them: fans between posts. */
const balustrade = `<g><path d="M0,1124H1080V1440H0Z" fill="#06201c" opacity=".55"/><path d="M0,1112H1080V1136H0Z" fill="url(#rail)"/>${times(
  10,
  (i) =>
    `<g transform="translate(${i * 120},1330)"><path d="M0,-194h16V110H0Z" fill="#123f38"/><path d="M0,-194h3V110H0Z" fill="#f4d68f" opacity=".7"/><g fill="none" stroke="#c9a256" stroke-width="3" opacity=".85">${[44, 30, 16].map((r) => `<path d="M${68 - r},0A${r},${r * 2.6} 0 0 1 ${68 + r},0"/>`).join('')}<path d="M68,0V-180M68,0L26,-190M68,0L110,-190"/></g></g>`,
)}</g>`;

const midnight = `<defs>
${linear('sky', '#031412 0, #07302b 0.26, #12564b 0.45, #5d8f5e 0.6, #e3b766 0.72, #f6d28a 1')}
${burstGlows}
${radial('cityGlow', '#ffe3a0 0 0.95, #f1bd62 0.45 0.5, #e8a94a 1 0')}
${cityColours}
${linear('tails', '#0f312c 0, #051613 1')}${linear('dress', '#2d7566 0, #1b5a4e 0.4, #0a2c27 1')}${linear('wine', '#ffe9a8 0, #e0a33c 1')}${linear('rail', '#f4d68f 0, #a9843c 0.3, #3a3a1e 1')}
${blur('glowing', 4)}${blur('soft', 30)}${blur('smoke', 16)}
${rimLight('fromCity', { colour: '#ffdf98', dx: 4, dy: 4, soft: 1.4, opacity: 0.9 })}${rimLight('fromCityRight', { colour: '#ffdf98', dx: -4, dy: 4, soft: 1.4, opacity: 0.9 })}
</defs>
<rect width="1080" height="1440" fill="url(#sky)"/>
<g fill="#f2ead0">${dots(140, 3, (random) => [random() * WIDE, random() * 520, 0.7 + random() * 1.3, 0.25 + random() * 0.5])}</g>
<ellipse cx="540" cy="960" rx="760" ry="420" fill="url(#cityGlow)"/>
<g fill="#cfe3c4" opacity=".12" filter="url(#smoke)"><path d="M120,330q80,-60 180,-10q90,-50 190,10q-60,40 -180,30q-120,20 -190,-30ZM640,420q80,-40 160,0q90,-30 170,20q-90,30 -180,16q-90,10 -150,-36Z"/></g>
${firework(250, 268, 218, { seed: 1, rays: 30 })}${firework(822, 214, 190, { seed: 2, rays: 28, hue: 'pearl' })}${firework(930, 474, 120, { seed: 3, rays: 22, hue: 'jade' })}${firework(96, 470, 84, { seed: 4, rays: 18, hue: 'jade' })}${firework(560, 106, 84, { seed: 5, rays: 20 })}
<path d="M250,640C262,520 240,420 250,300M822,640C806,500 830,360 822,240" fill="none" stroke="#ffe3a0" stroke-opacity=".4" stroke-width="3"/>
${farCity}<rect y="700" width="1080" height="420" fill="url(#cityGlow)" opacity=".35"/>${nearCity}
<ellipse cx="540" cy="1080" rx="700" ry="200" fill="#f6cf84" opacity=".34" filter="url(#soft)"/>`;
const confetti = `<g fill="#f6d88f">${dots(90, 12, (random) => [random() * WIDE, 300 + random() * 1100, 1.5 + random() * 3, 0.35 + random() * 0.6])}</g>`;

export const newYearsEve = painting(
  WIDE,
  HIGH,
  `${midnight}${balustrade}${confetti}
<circle cx="534" cy="660" r="210" fill="url(#burst-gold)"/>
<g filter="url(#fromCityRight)">${she}</g><g filter="url(#fromCity)">${he}</g>
${coupe(519, 706, -9)}${coupe(552, 690, 10)}
<g fill="#fff8dc">${dots(16, 8, (random) => [486 + random() * 100, 560 + random() * 70, 1.6 + random() * 2.4, 0.9])}</g><path d="M535,548Q537,596 560,600Q537,604 535,652Q533,604 510,600Q533,596 535,548Z" fill="#fffbe6"/>
`,
);
/** The same sky and its towers, before the two came out. */
export const cityAtMidnight = detail(painting(WIDE, HIGH, `${midnight}${confetti}`), '0 40 1080 720', 1500, 1000);
/** The two and their glasses, near. */
export const aToast = detail(newYearsEve, '232 520 600 400', 1500, 1000);
