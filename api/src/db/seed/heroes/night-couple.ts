import { linear } from './svg.ts';

/* Bintang's two, seen from behind, to stand hand in hand 94 px apart: feet at 0, he 240 px tall. */

/** Their clothes under the stars: his suit, her gown and what covers her head. */
export const NIGHT_CLOTHES =
  linear('suit', '#2b3a80 0, #16225a 1') +
  linear('gown', '#b9c2ea 0, #a5afdf 0.5, #7f8bc6 1') +
  linear('veil', '#eef0fd 0, #a9b3e2 1');

export const he = `<g><path d="M-21,-112L-20,-2Q-20,2 -24,4H-3L0,-92L4,4H25Q21,2 21,-2L22,-112Z" fill="#131d4a"/><path d="M-13,-194C-25,-191 -31,-183 -32,-168L-29,-84Q0,-76 29,-84L32,-168C31,-183 25,-191 13,-194Z" fill="url(#suit)"/><path d="M0,-128V-80" stroke="#0b1334" stroke-width="2"/><path d="M27,-176C37,-150 37,-122 31,-92" fill="none" stroke="#18245a" stroke-width="15" stroke-linecap="round"/><path d="M-27,-176C-38,-152 -44,-128 -46,-104" fill="none" stroke="#1f2d69" stroke-width="14" stroke-linecap="round"/><path d="M-8,-206H8V-190H-8Z" fill="#6b4a45"/><ellipse cy="-214" rx="14" ry="17" fill="#7d5850"/><path d="M-15,-216L-14,-237Q0,-243 14,-237L15,-216Q0,-209 -15,-216Z" fill="#0e1536"/><path d="M-10,-193Q0,-187 10,-193L8,-198H-8Z" fill="#e6e9fa"/></g>`;
export const she = `<g><path d="M-23,-150C-24,-118 -20,-104 -18,-94C-24,-58 -36,-24 -46,6Q-8,16 44,8C36,-24 25,-58 18,-94C20,-104 24,-118 23,-150Z" fill="url(#gown)"/><path d="M-6,-90C-8,-56 -14,-24 -22,8M7,-90C10,-56 16,-24 22,8" fill="none" stroke="#4a5796" stroke-opacity=".5" stroke-width="2.4"/><path d="M-25,-146C-33,-124 -35,-108 -31,-90" fill="none" stroke="#8e9ad2" stroke-width="12" stroke-linecap="round"/><path d="M25,-146C34,-126 38,-112 40,-98" fill="none" stroke="#aab4e2" stroke-width="12" stroke-linecap="round"/><path d="M0,-208C16,-208 19,-191 18,-178C25,-168 32,-156 33,-140C28,-118 12,-106 0,-100C-12,-106 -28,-118 -33,-140C-32,-156 -25,-168 -18,-178C-19,-191 -16,-208 0,-208Z" fill="url(#veil)"/><path d="M-14,-172Q0,-164 14,-172M-20,-150Q0,-136 22,-150" fill="none" stroke="#5866a6" stroke-opacity=".5" stroke-width="2"/><g fill="#fff3d6"><circle cx="-14" cy="-199" r="3.4"/><circle cx="-7" cy="-205" r="3.8"/><circle cx="1" cy="-208" r="4"/><circle cx="9" cy="-205" r="3.8"/><circle cx="15" cy="-198" r="3.2"/></g></g>`;
