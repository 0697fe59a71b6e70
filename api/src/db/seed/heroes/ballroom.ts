import { burstGlows, firework } from './fireworks.ts';
import { blur, coordinates, detail, dots, linear, linearAt, painting, radial, rimLight, times } from './svg.ts';

/* Gatsby: a slow dance in the ballroom of 1926, the tower of coupes at one side, the band at the other. */

const [WIDE, HIGH] = [1500, 1000];
const FLOOR = 690;
const GOLD = '#e8c877';

/** A window to the night: an arch with a fan of rays in its head. */
const window = (x: number) =>
  `<clipPath id="pane${x}"><path d="M${x - 104},640V252A104,150 0 0 1 ${x + 104},252V640Z"/></clipPath><path d="M${x - 118},650V252A118,166 0 0 1 ${x + 118},252V650Z" fill="#0a2b26"/><g clip-path="url(#pane${x})"><rect x="${x - 110}" y="90" width="220" height="560" fill="url(#night)"/>${firework(x + (x === 750 ? 6 : x < 750 ? -18 : 20), x === 750 ? 300 : 250, x === 750 ? 84 : 100, { seed: x, rays: 20, hue: x === 750 ? 'jade' : 'gold' })}<path transform="translate(${x > 750 ? 2 * x : 0},0) scale(${x > 750 ? -1 : 1},1)" d="M${x - 110},640V${500 - (x % 4) * 22}h34v-60h30v-46h22v80h40v-110h14v-40h10v40h14v96h36v54h30V640Z" fill="#0b3a32"/><g fill="#ffd98a">${dots(34, x, (random) => [x - 100 + random() * 200, 470 + random() * 160, 2, 0.8])}</g></g><g fill="none" stroke="${GOLD}"><path d="M${x - 104},640V252A104,150 0 0 1 ${x + 104},252V640Z" stroke-width="6"/><path d="M${x - 118},650V252A118,166 0 0 1 ${x + 118},252V650" stroke-width="2"/><path d="M${x},252V640M${x - 104},252H${x + 104}M${x - 104},446H${x + 104}M${x},252L${x - 74},146M${x},252L${x + 74},146M${x},252V102" stroke-width="4"/></g>`;

const column = (x: number) =>
  `<path d="M${x - 34},700V130h68V700Z" fill="url(#pillar)"/><path d="${times(5, (i) => `M${x - 22 + i * 11},150V690`)}" stroke="#f4d68f" stroke-opacity=".34" stroke-width="2"/><path d="M${x - 54},130L${x - 34},196H${x + 34}L${x + 54},130Z" fill="#153f38"/>${times(7, (i) => `<path d="M${x},200L${x - 52 + i * 17.3},132" stroke="${GOLD}" stroke-width="3"/>`)}<path d="M${x - 62},116h124v16h-124ZM${x - 46},196h92v8h-92ZM${x - 46},684h92v18h-92Z" fill="${GOLD}"/>`;

/** Tiers of glass, each a ring with drops below; lamps on the widest. */
const chandelier = coordinates('750,40,60 750,92,110 750,150,168 750,204,96 750,246,40')
  .map(
    ([x, y, r], tier) =>
      `<path d="${times(Math.round(r / 6), (i) => {
        const place = (i + 0.5) / Math.round(r / 6) - 0.5;
        return `M${(x + place * r * 2).toFixed(1)},${y}V${(y + 46 - Math.abs(place) * 34 + (tier > 2 ? 8 : 0)).toFixed(1)}`;
      })}" stroke="#fff1c4" stroke-opacity=".8" stroke-width="2.6" stroke-dasharray="5 2.500"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.13}" fill="#a9843c"/><ellipse cx="${x}" cy="${y - 3}" rx="${r}" ry="${r * 0.13}" fill="#f6dc9a"/>`,
  )
  .join('');

const coupe = (x: number, y: number, s: number) =>
  `<path d="M${x - s},${y - s * 1.7}Q${x - s * 0.9},${y - s} ${x},${y - s * 0.94}Q${x + s * 0.9},${y - s} ${x + s},${y - s * 1.7}Z" fill="url(#wine)"/><path d="M${x},${y - s}V${y}M${x - s * 0.5},${y}h${s}" stroke="#ffefc4" stroke-width="2"/><path d="M${x - s},${y - s * 1.7}h${2 * s}" stroke="#fffbe6" stroke-width="2.4"/>`;
const ofCoupes = `<path d="M1180,742h230l-20,190h-190Z" fill="#0d322c"/><path d="M1180,742h230v14h-230Z" fill="${GOLD}"/><path d="${times(9, (i) => `M${1196 + i * 25},756l${(4 - i) * 2},172`)}" stroke="#2f7d6d" stroke-opacity=".6" stroke-width="2"/>${[5, 4, 3, 2, 1].map((count, row) => times(count, (i) => coupe(1295 + (i - (count - 1) / 2) * 40, 742 - row * 33, 19))).join('')}<circle cx="1295" cy="650" r="150" fill="url(#burst-gold)" opacity=".7"/>`;

/** A palm in a pot: blades in a fan, as the capitals have them. */
const potted = (x: number, foot: number) =>
  `${[-64, 64, -46, 46, -28, 28, -10, 10].map((turn, i) => `<path d="M0,0C14,-50 12,-110 0,-${158 - Math.abs(turn) * 0.3}C-12,-110 -14,-50 0,0Z" transform="translate(${x},${foot - 96}) rotate(${turn})" fill="${i % 4 < 2 ? '#1b5a4d' : '#2b7a68'}"/><path d="M0,0V-${140 - Math.abs(turn) * 0.3}" transform="translate(${x},${foot - 96}) rotate(${turn})" stroke="#8fcbb4" stroke-opacity=".5" stroke-width="2"/>`).join('')}<path d="M${x - 44},${foot - 96}h88l-14,96h-60Z" fill="#0d322c"/><path d="M${x - 50},${foot - 104}h100v12h-100Z" fill="${GOLD}"/><path d="${times(5, (i) => `M${x - 28 + i * 14},${foot - 92}l${(2 - i) * 2.6},88`)}" stroke="${GOLD}" stroke-width="3"/>`;
/** A grand piano with its lid up, a lamp of glass on it. */
const piano = `${potted(64, 800)}<ellipse cx="290" cy="936" rx="220" ry="16" fill="#031311" opacity=".6"/><path d="M150,800L158,930M430,800L422,930M300,800V926" stroke="#04120f" stroke-width="16"/><path d="M262,730L436,560C446,556 452,566 444,580L396,730Z" fill="#0a2823"/><path d="M262,730L436,560C446,556 452,566 444,580L396,730" fill="none" stroke="${GOLD}" stroke-width="4"/><path d="M330,730L384,636" stroke="${GOLD}" stroke-width="4"/><path d="M110,746C110,728 130,726 150,726H430C458,726 470,748 466,776C464,800 452,806 430,806H130C116,806 110,800 110,788Z" fill="url(#lacquer)"/><path d="M112,744C116,728 130,726 150,726H430C450,726 462,738 466,756" fill="none" stroke="#f6dc9a" stroke-width="4"/><path d="M96,778h64v18h-64Z" fill="#fff6dc"/><path d="M104,778v10M116,778v10M128,778v10M140,778v10M152,778v10" stroke="#04120f" stroke-width="5"/><path d="M92,796h74v12h-74Z" fill="#061b18"/><path d="M196,726l6,-52h14l6,52Z" fill="${GOLD}"/><path d="M176,678a33,40 0 0 1 66,0Z" fill="#ffe9b0"/><circle cx="209" cy="664" r="90" fill="url(#lamp)" opacity=".8"/><path d="M40,874h80v14h-80Z" fill="#0d322c"/><path d="M52,888l-4,50M108,888l4,50" stroke="#04120f" stroke-width="9"/><path d="M40,872h80" stroke="${GOLD}" stroke-width="4"/>`;

const skin = '#0b2521';
const he = `<path d="M440,1090C432,1200 436,1320 444,1420H500L520,1180L552,1420H606C606,1320 598,1200 588,1090Z" fill="#061b18"/><path d="M438,1420h66q4,16 -6,18h-74q-4,-10 14,-18ZM548,1420h60q6,14 0,18h-76q-2,-12 16,-18Z" fill="#03100e"/>
<path d="M492,846C462,856 436,866 428,896C424,960 436,1030 450,1082C446,1170 452,1230 462,1290Q486,1300 506,1288L517,1110L540,1310Q566,1320 590,1306C598,1230 594,1160 586,1082C600,1030 612,960 612,896C604,866 576,856 546,846Z" fill="url(#tails)"/>
<g transform="translate(-182,0)"><path d="M676,800H728V862Q702,872 676,862Z" fill="${skin}"/><path d="M670,836Q702,854 734,836L737,862Q702,876 667,862Z" fill="#f3ead2"/><path d="M650,756C648,704 672,672 708,672C746,674 764,704 760,752C758,788 738,824 708,826C690,826 676,818 668,806L656,800C652,796 654,790 650,786L642,776C640,772 646,766 650,756Z" fill="${skin}"/><path d="M654,742C640,690 676,652 716,656C760,660 778,700 770,752C768,784 756,806 744,812C742,780 736,760 720,744C700,738 672,744 654,742Z" fill="#04110f"/><path d="M668,702C692,680 730,676 754,702" fill="none" stroke="#3f8f7c" stroke-width="4" stroke-linecap="round"/></g>`;
const she = `<path d="M350,1250L356,1410M428,1250C440,1320 440,1370 436,1410" stroke="${skin}" stroke-width="26" stroke-linecap="round"/><path d="M338,1408h36l14,28h-40l-6,-10v14h-6ZM420,1408h34l16,28h-42l-6,-10v14h-6Z" fill="#e8c877"/>
<path d="M336,916C326,980 328,1020 338,1064C314,1140 276,1210 240,1270Q350,1316 474,1272C474,1200 470,1130 460,1066C470,1010 472,960 462,916C440,900 356,900 336,916Z" fill="url(#dress)"/><clipPath id="dance"><path d="M338,1064C314,1140 276,1210 240,1270Q350,1316 474,1272C474,1200 470,1130 460,1066Z"/></clipPath><g clip-path="url(#dance)">${times(4, (row) => `<path d="M${300 - row * 26},${1100 + row * 52}${times(12, () => `q10,22 22,${row * 0.6}`)}" fill="none" stroke="#f0d288" stroke-width="4"/>`)}<path d="${times(34, (i) => `M${338 + i * 3.6},1076L${236 + i * 7.2},1292`)}" stroke="#a8e0cc" stroke-opacity=".26" stroke-width="2"/></g><path d="${times(40, (i) => `M${242 + i * 5.8},${1270 + Math.sin((i / 39) * Math.PI) * 22}l-4,22`)}" stroke="#f0d288" stroke-width="2.4"/>
<path d="M352,912L392,1020L442,912L418,846H376Z" fill="${skin}"/><path d="M352,912L392,1020L442,912" fill="none" stroke="${GOLD}" stroke-width="5"/><path d="M336,908C322,860 352,852 376,846H418C444,852 474,862 462,914L442,912L392,1012L352,912Z" fill="${skin}"/><path d="M376,806H416V860H376Z" fill="${skin}"/>
<path d="M444,764C446,712 424,686 392,686C358,688 340,716 342,764C344,800 362,830 390,832C408,832 420,824 428,812L440,806C444,802 442,796 446,792L454,782C456,778 448,772 444,764Z" fill="${skin}"/><path d="M446,752C452,700 430,670 390,670C346,672 326,708 330,760C332,800 342,826 366,832C372,818 384,812 398,806C420,796 424,776 422,762C430,762 440,760 446,752Z" fill="#04110f"/><path d="M331,734C360,752 410,748 447,722L448,740C412,766 362,770 331,754Z" fill="#f4d68f"/><path d="M352,744C322,716 316,660 338,606C352,640 360,690 352,744Z" fill="#f0d79c"/><path d="M408,806v22" stroke="#f4d68f" stroke-width="4"/><circle cx="408" cy="834" r="8" fill="#fff4cf"/>
<g fill="none" stroke="#fff1cc" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 10"><path d="M370,850C330,960 326,1050 352,1110C404,1080 440,960 426,850"/></g>`;
/** His near arm around her, hers on his shoulder. */
const arms = `<path d="M560,900C550,980 500,1030 404,1028" fill="none" stroke="#0f3530" stroke-width="46" stroke-linecap="round" stroke-linejoin="round"/><path d="M420,1004v46" stroke="#f3ead2" stroke-width="12"/><path d="M408,1028C390,1030 372,1020 360,1008" fill="none" stroke="${skin}" stroke-width="24" stroke-linecap="round"/><path d="M350,900C380,940 440,938 520,872" fill="none" stroke="${skin}" stroke-width="28" stroke-linecap="round" stroke-linejoin="round"/><path d="M432,922l12,22M446,914l12,22" stroke="#f4d68f" stroke-width="6"/>`;
const couple = `<g transform="translate(1022,86) scale(-.6,.6)"><g filter="url(#lampLight)">${he}${she}${arms}</g></g>`;

export const ballroom = painting(
  WIDE,
  HIGH,
  `<defs>
${linear('wall', '#08251f 0, #10443b 0.6, #1c6153 1')}${linearAt('night', [0, 100, 0, 640], '#04201d 0, #0d4a40 0.5, #c9a85a 1')}${linear('pillar', '#0c332d 0, #2c7565 0.3, #174d43 0.6, #08231f 1', 'x1="0" y1="0" x2="1" y2="0"')}${linear('floor', '#2c7363 0, #15493f 0.4, #071f1b 1')}
${burstGlows}${radial('lamp', '#fff4cf 0 0.95, #ffdb8c 0.25 0.5, #f1bd62 1 0')}${linear('beam', '#ffe9b0 0 0.5, #ffdf98 1 0')}${linear('lacquer', '#12463d 0, #061b18 1')}${linear('wine', '#fff0b8 0, #e0a33c 1')}${linear('tails', '#12403a 0, #061a17 1')}${linear('dress', '#3c9582 0, #23705f 0.5, #0f4238 1')}
${blur('soft', 22)}${blur('touch', 6)}${blur('glowing', 4)}${rimLight('lampLight', { colour: '#ffe6a8', dx: 0, dy: 4, soft: 1.2, opacity: 0.95 })}
</defs>
<rect width="1500" height="1000" fill="url(#wall)"/><path d="M0,0H1500V96H0Z" fill="#061c18"/><path d="M0,96H1500M0,84H1500M0,66H1500" stroke="${GOLD}" stroke-width="3"/><path d="${times(50, (i) => `M${i * 30},66l15,-28 15,28Z`)}" fill="none" stroke="${GOLD}" stroke-opacity=".6" stroke-width="2"/>
${[160, 455, 750, 1045, 1340].map((x) => window(x)).join('')}<path d="M0,650H1500V${FLOOR}H0Z" fill="#0b2e28"/><path d="M0,652H1500M0,${FLOOR - 4}H1500" stroke="${GOLD}" stroke-width="4"/>${[10, 307, 602, 898, 1193, 1490].map((x) => column(x)).join('')}
<path d="M0,${FLOOR}H1500V1000H0Z" fill="url(#floor)"/><clipPath id="onFloor"><path d="M0,690H1500V1000H0Z"/></clipPath><g opacity=".8" clip-path="url(#onFloor)">${times(24, (i) => `<path d="M750,520L${-900 + i * 140},1000h70Z" fill="#f4d68f" opacity="${i % 2 ? 0.05 : 0.1}"/>`)}</g>
<g fill="none" stroke="${GOLD}"><ellipse cx="750" cy="890" rx="470" ry="92" stroke-width="4" opacity=".8"/><ellipse cx="750" cy="890" rx="440" ry="84" stroke-width="2" opacity=".6"/><ellipse cx="750" cy="890" rx="250" ry="46" stroke-width="3" opacity=".6"/>${times(
    36,
    (i) => {
      const [cos, sin] = [Math.cos((i * Math.PI) / 18), Math.sin((i * Math.PI) / 18)];
      return `<path d="M${(750 + cos * 250).toFixed(0)},${(890 + sin * 46).toFixed(0)}L${(750 + cos * 440).toFixed(0)},${(890 + sin * 84).toFixed(0)}" stroke-width="${i % 2 ? 2 : 5}" opacity=".5"/>`;
    },
  )}</g>
<g fill="#ffe0a0" opacity=".22" filter="url(#soft)">${[160, 455, 750, 1045, 1340].map((x) => `<path d="M${x - 70},${FLOOR}h140l${(x - 750) * 0.3 + 30},310h-200Z"/>`).join('')}</g>
<path d="M640,230H860L1120,900Q750,1010 380,900Z" fill="url(#beam)" opacity=".5" filter="url(#soft)"/><circle cx="750" cy="150" r="340" fill="url(#lamp)" opacity=".75"/><path d="M750,0V40" stroke="${GOLD}" stroke-width="6"/>${chandelier}<g fill="#fffbe8">${times(9, (i) => `<circle cx="${590 + i * 40}" cy="${138 - Math.sin((i / 8) * Math.PI) * -14}" r="9"/>`)}</g>
${potted(1456, 830)}${piano}${ofCoupes}
<g fill="#f6d88f">${dots(120, 4, (random) => [random() * WIDE, 60 + random() * 900, 1.5 + random() * 3.4, 0.3 + random() * 0.6])}</g>
<ellipse cx="770" cy="948" rx="190" ry="20" fill="#031311" opacity=".7" filter="url(#touch)"/>${couple}`,
);
/** The tower of coupes alone. */
export const coupeTower = detail(ballroom, '1139 528 312 390', 1080, 1350);
