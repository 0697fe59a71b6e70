/** Prada cloth, a sokasi, a blencong and the writing leaf. */
import { GOLD, SCROLL } from './stone.mjs';

const TURNS = [0, 90, 180, 270];
const lotus = `<g id="l">${[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => `<path d="M0,-2C-3.500,-5 -3.500,-8 0,-11C3.500,-8 3.500,-5 0,-2Z" transform="rotate(${turn})"/>`).join('')}<circle r="2"/></g>`;
/** A border of 30: gold leaf on maroon, a lotus at each corner and the scroll along each side. */
export const prada = {
  viewBox: [0, 0, 120, 120],
  defs: GOLD + lotus,
  body: `<path d="M0,0H120V120H0ZM30,30V90H90V30Z" fill="#5a2a27"/><path d="M1.500,1.500H118.500V118.500H1.500ZM28.500,28.500H91.500V91.500H28.500Z" fill="none" stroke="#e0a526" stroke-width="3"/><path d="M5.500,5.500H114.500V114.500H5.500ZM24.500,24.500H95.500V95.500H24.500Z" fill="none" stroke="#f3d27a" stroke-width=".8"/><g fill="#edbe4b">${TURNS.map((turn) => `<g transform="rotate(${turn} 60 60)"><use href="#l" transform="translate(15,15) scale(.78)"/><use href="#l" transform="translate(60,15) scale(.6)"/><path d="${SCROLL}" transform="translate(57,16) scale(-.52,.52)" fill="none" stroke="#edbe4b" stroke-width="3"/><path d="${SCROLL}" transform="translate(63,16) scale(.52)" fill="none" stroke="#edbe4b" stroke-width="3"/></g>`).join('')}</g>`,
};

/** The basket that gifts are brought in, woven of bamboo, its lid lifted a little. */
const WEAVE =
  '<pattern id="w" width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="20" height="20" fill="#e9c36b"/><rect width="10" height="10" fill="#b3271f"/><rect x="10" y="10" width="10" height="10" fill="#2f4b3c"/><path d="M0,5h20M0,15h20M5,0v20M15,0v20" stroke="#fff3c9" stroke-opacity=".45" stroke-width="1"/></pattern>';
export const sokasi = {
  viewBox: [0, 0, 240, 190],
  defs: GOLD + WEAVE,
  body: `<ellipse cx="120" cy="178" rx="104" ry="9" fill="#2a2210" opacity=".2"/><path d="M30,96H210L200,174H40Z" fill="url(#w)"/><path d="M30,96H210L200,174H40Z" fill="none" stroke="#7a5712" stroke-width="3"/><path d="M40,160H200L198.500,174H41.500Z" fill="url(#gold)"/><path d="M30,96H210L208.500,108H31.500Z" fill="#5b3a12" opacity=".55"/><g transform="rotate(-3 120 60)"><path d="M24,86L50,24H190L216,86Z" fill="url(#w)"/><path d="M24,86L50,24H190L216,86Z" fill="none" stroke="#7a5712" stroke-width="3"/><path d="M22,76H218V92H22Z" fill="url(#gold)" stroke="#7a5712" stroke-width="1"/><path d="M28,84H212" stroke="#7a5712" stroke-width="2" stroke-dasharray="1 6" stroke-linecap="round"/><path d="M48,20H192V30H48Z" fill="url(#gold)" stroke="#7a5712" stroke-width="1"/></g>`,
};

/** The oil lamp that hangs before the screen of a wayang. */
export const blencong = {
  viewBox: [0, 0, 80, 90],
  defs: `${GOLD}<radialGradient id="f"><stop stop-color="#fff6c9"/><stop offset=".4" stop-color="#ffcf6a" stop-opacity=".7"/><stop offset="1" stop-color="#ffb84a" stop-opacity="0"/></radialGradient>`,
  body: '<path d="M40,0V34M28,38L40,18L52,38" stroke="#7a5712" stroke-width="2" fill="none"/><circle cx="17" cy="31" r="17" fill="url(#f)"/><circle cx="63" cy="31" r="17" fill="url(#f)"/><path d="M14,40C18,60 62,60 66,40C56,46 24,46 14,40Z" fill="url(#gold)" stroke="#7a5712"/><path d="M17,20C11,29 11,36 17,42C23,36 23,29 17,20ZM63,20C57,29 57,36 63,42C69,36 69,29 63,20Z" fill="#f08a24"/><path d="M17,28C14,33 14,37 17,41C20,37 20,33 17,28ZM63,28C60,33 60,37 63,41C66,37 66,33 63,28Z" fill="#fff3b8"/><path d="M40,57v7" stroke="#7a5712" stroke-width="2"/><circle cx="40" cy="66" r="3" fill="url(#gold)" stroke="#7a5712"/>',
};

/** A leaf of the lontar palm: its fibres, and the hole for the cord in the middle of either end. */
const fibres = [8, 17, 29, 41, 55, 68, 80, 91].map((y, k) => `M${k % 2 ? 6 : 0},${y}H${k % 3 ? 300 : 280}`).join('');
export const lontar = {
  viewBox: [0, 0, 300, 100],
  defs: '<linearGradient id="p" x1="0" x2="1"><stop stop-color="#c9a765"/><stop offset=".07" stop-color="#e6cf98"/><stop offset=".5" stop-color="#f1e0b4"/><stop offset=".93" stop-color="#e6cf98"/><stop offset="1" stop-color="#c19d5a"/></linearGradient>',
  more: ' preserveAspectRatio="none"',
  body: `<rect width="300" height="100" fill="url(#p)"/><path d="${fibres}" stroke="#8f6f33" stroke-opacity=".22" stroke-width="1" vector-effect="non-scaling-stroke"/>`,
};

/** A border of 24, plaited of strips of young palm leaf: two greens over and under each other. */
const PLAITED =
  '<pattern id="w" width="16" height="16" patternUnits="userSpaceOnUse"><path d="M0,0H16V16H0Z" fill="#7d8236"/><path id="o" d="M0,.6h8v6.800h-8zM8,8.600h8v6.800h-8z" fill="#e9dd92"/><path d="M0,2.200h8M8,10.200h8" stroke="#fbf4c4" stroke-width=".9"/><path d="M8.600,0v8h6.800v-8zM.6,8v8h6.800v-8z" fill="#b9b455"/><path d="M10.200,0v8M2.200,8v8" stroke="#d8d27c" stroke-width=".9"/></pattern>';
export const plait = {
  viewBox: [0, 0, 96, 96],
  defs: PLAITED,
  body: '<path d="M0,0H96V96H0ZM24,24V72H72V24Z" fill="url(#w)" fill-rule="evenodd"/><path d="M.75,.75H95.250V95.250H.75ZM23.250,23.250H72.750V72.750H23.250Z" fill="none" stroke="#6c6f2c" stroke-width="1.5"/>',
};
