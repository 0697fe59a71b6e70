import { CORAL, flower, INK, PETALS } from './pen.mjs';

/** Two strips of negatives, their pictures inverted. */
export function negatives() {
  const holes = (y) =>
    Array.from({ length: 14 }, (_, hole) => `M${4 + hole * 17},${y}h8q2,0 2,2v5q0,2 -2,2h-8q-2,0 -2,-2v-5q0,-2 2,-2z`);
  const frames = [
    '<rect width="66" height="50" fill="#e9a35f"/><circle cx="46" cy="17" r="9" fill="#5b2a17"/><path d="M0,50V36Q16,20 32,34T66,28V50Z" fill="#f6d3a4"/>',
    '<rect width="66" height="50" fill="#d98a4c"/><path d="M12,50V28L33,12L54,28V50Z" fill="#f6d3a4"/><path d="M28,50V36h10V50Z" fill="#7a3a1e"/>',
    '<rect width="66" height="50" fill="#f0b577"/><path d="M33,42C12,28 14,12 25,13q6,1 8,8q2,-7 8,-8c11,-1 13,15 -8,29Z" fill="#7a3a1e"/>',
    '<rect width="66" height="50" fill="#c9773d"/><path d="M10,42H56L48,20H18Z" fill="#f6d3a4"/><circle cx="33" cy="31" r="8" fill="#5b2a17"/>',
  ];
  const strip = (order, turn, y) =>
    `<g transform="rotate(${turn} 120 ${y + 42})"><path d="M2,${y + 4}H242V${y + 92}H2Z" fill="${INK}" opacity=".2"/><path d="M0,${y}H240V${y + 86}H0Z" fill="#4a2216"/><path d="${[...holes(y + 5), ...holes(y + 72)].join('')}" fill="#efdcc0"/>` +
    order.map((frame, at) => `<g transform="translate(${12 + at * 75},${y + 18})">${frames[frame]}</g>`).join('') +
    '</g>';
  return strip([0, 2, 1], -5, 24) + strip([3, 0, 2], 3, 128);
}

/** The way there, drawn from memory. */
export const way = () => {
  const tree = (x, y) =>
    `<path d="M${x},${y}v-12" stroke-width="3"/><path d="M${x - 12},${y - 12}q-4,-16 12,-22q16,6 12,22Z" fill="#a7c4a9"/>`;
  return (
    `<g stroke="${INK}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" fill="none">` +
    '<path d="M-6,92C40,74 66,118 108,100S196,62 246,80" stroke="#8fb3cb" stroke-width="16"/><path d="M10,92q10,-6 20,-2M128,98q10,-8 20,-10M200,76q12,-4 22,-1" stroke="#fffdf8"/>' +
    '<path d="M34,214C34,170 96,190 92,150S150,128 158,104S128,60 190,40" stroke="#fffdf8" stroke-width="17"/><path d="M34,208C36,172 96,190 92,150S150,128 158,104S130,62 182,42" stroke="#b8472c" stroke-width="3" stroke-dasharray="1 9"/>' +
    `<path d="M20,176V150L36,136L52,150V176Z" fill="#edbd54"/><path d="M32,176v-14h8v14"/>${tree(128, 206)}${tree(158, 190)}${tree(60, 62)}${tree(216, 148)}` +
    '<path d="M96,40h34v26H96ZM96,40l17,-14l17,14M108,66v-12h10v12" fill="#d9b8d0"/><path d="M206,222v-30M206,192l-6,9M206,192l6,9M198,214h16" />' +
    '<path d="M202,46C178,30 180,10 193,11q7,1 9,9q2,-8 9,-9c13,-1 15,19 -9,35Z" fill="#e0765a"/></g>'
  );
};

/** Three stamps and their postmark. */
export function stamps() {
  const stamp = (x, y, turn, fill, inside) =>
    `<g transform="translate(${x},${y}) rotate(${turn})"><path d="M0,0H90V108H0Z" fill="${INK}" opacity=".2" transform="translate(1,4)"/><path d="M0,0H90V108H0Z" fill="#fffdf8"/><path d="M0,0H90V108H0Z" fill="none" stroke="#fffdf8" stroke-width="6" stroke-dasharray="0 9" stroke-linecap="round"/><path d="M10,10H80V98H10Z" fill="${fill}"/>${inside}</g>`;
  return (
    PETALS +
    stamp(
      16,
      26,
      -7,
      '#a9c4d6',
      '<path d="M18,66l54,-34l-14,48l-16,-12l-8,12l-2,-18Z" fill="#fffdf8" stroke="#3a2f28" stroke-width="2" stroke-linejoin="round"/><path d="M32,62l40,-30l-30,36" fill="none" stroke="#3a2f28" stroke-width="2"/>',
    ) +
    stamp(130, 16, 6, '#f4d27e', flower({ x: 45, y: 52, radius: 30, seed: 61, ...CORAL })) +
    stamp(
      72,
      122,
      3,
      '#e0765a',
      '<path d="M45,84C14,62 18,34 34,36q9,1 11,12q2,-11 11,-12c16,-2 20,26 -11,48Z" fill="#fffdf8"/>',
    ) +
    `<g fill="none" stroke="${INK}" stroke-width="2.2" opacity=".62"><circle cx="118" cy="122" r="34"/><circle cx="118" cy="122" r="25"/><path d="M152,104q12,-8 24,0t24,0t24,0M153,116q12,-8 24,0t24,0t24,0M153,128q12,-8 24,0t24,0t24,0M150,140q12,-8 24,0t24,0t24,0"/></g>`
  );
}
