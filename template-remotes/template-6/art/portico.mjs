import { coronet, svg, times } from './drawing.mjs';

const scroll = (x, size) =>
  `<g transform="translate(${x},4) scale(${size})"><path d="M0,3C6,-14 24,-17 29,-6C32,3 20,7 18,-1C17,-6 24,-7 25,-3" fill="none" stroke="#000" stroke-width="${(1.5 / size).toFixed(2)}" stroke-linecap="round"/><path d="M6,-6C4,-12 8,-16 13,-17C13,-12 11,-9 6,-6ZM16,-12C16,-18 21,-21 26,-20C25,-15 22,-12 16,-12ZM10,3C14,-1 18,3 17,7C13,8 10,6 10,3Z"/><circle cx="21.500" cy="-2" r="1.600"/></g>`;

/** The pediment with the entablature below it: 390 × 80. A mask in the title's colour. */
export function roof() {
  const teeth = times(24, (index) => {
    const x = 24 + index * 7.2;
    const y = 54 - ((x - 9) * 50) / 186;
    return `<path d="M${x.toFixed(1)},${(y + 3.4).toFixed(1)}v3.200M${(390 - x).toFixed(1)},${(y + 3.4).toFixed(1)}v3.200" stroke-width="2.600"/>`;
  });
  const tympanum = [1, -1]
    .map(
      (side) =>
        `<g transform="scale(${side},1)">${scroll(20, 1)}${scroll(50, 0.82)}${scroll(75, 0.62)}<path d="M95,3C100,-3 108,0 118,3Z"/><path d="M20,7H128" stroke="#000" stroke-width=".8"/></g>`,
    )
    .join('');
  const dentils = times(50, (index) => `<rect x="${21 + index * 7}" y="63" width="4" height="6"/>`);
  return svg({
    viewBox: [0, 0, 390, 80],
    body: `<g stroke="#000" fill="none"><path d="M9,54H381L195,4Z" stroke-width="1.600"/><path d="M31,50H359L195,10Z" stroke-width=".7"/>${teeth}<path d="M12,58H378" stroke-width="1.600"/><path d="M15,62H375" stroke-width=".7"/><path d="M18,72H372" stroke-width=".7"/><path d="M18,76H372" stroke-width="1.300"/></g>${dentils}<g transform="translate(195,42)">${tympanum}</g><g transform="translate(195,47) scale(.23)" color="#000">${coronet()}</g>`,
  });
}

/** An Ionic column: 24 × 108, the shaft may be stretched. */
export function column() {
  const flutes = [-3.2, -1, 1, 3.2].map((x) => `M${x},9.500L${(x * 1.13).toFixed(1)},93`).join('');
  return svg({
    viewBox: [-12, -5, 24, 108],
    body: `<g stroke="#000" fill="none" stroke-width=".9"><path d="M-9,-4.500H9V-2H-9Z" fill="#000"/><path d="M-8,-1.500C-11,-1.500 -12,2 -10,4C-8,6 -5.600,4.600 -6,2.600C-6.300,1.200 -8,1.400 -8,2.600M8,-1.500C11,-1.500 12,2 10,4C8,6 5.600,4.600 6,2.600C6.300,1.200 8,1.400 8,2.600M-7,5.400H7M-6.400,8H6.400"/><path d="M-5.600,8C-5.400,30 -6,60 -6.400,94M5.600,8C5.400,30 6,60 6.400,94${flutes}" stroke-width=".8"/><path d="M2.200,9.500L2.600,93M4.400,9.500L5,93"/><path d="M-8,94H8V98H-8ZM-10,98H10V102H-10Z"/></g>`,
  });
}

/** Three steps: 390 × 14. */
export const steps = () =>
  svg({
    viewBox: [0, 0, 390, 14],
    body: '<g stroke="#000" fill="none"><path d="M17,1H373" stroke-width="1.400"/><path d="M13,6H377" stroke-width=".8"/><path d="M9,12H381" stroke-width="1.400"/></g>',
  });
