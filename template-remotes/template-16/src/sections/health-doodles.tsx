import type { HealthRule } from '@janur/kit';

/** `[in marker, filled with a crayon]`, in a field of 64 × 64. */
const DRAWN: Record<HealthRule, readonly [lines: string, colour: string, fill: string]> = {
  // a face that smiles behind its mask
  mask: [
    'M32,6C48,6 57,18 57,32C57,47 46,58 32,58C18,58 7,47 7,32C7,18 16,6 32,6ZM21,22l6,-2M37,20l6,2M17,33C26,28 38,28 47,33C49,44 42,52 32,53C22,52 15,44 17,33ZM17,34L8,31M47,34L56,31M24,39C29,37 35,37 40,39M25,45C30,43 34,43 39,45',
    '#a9c4d6',
    'M17,33C26,28 38,28 47,33C49,44 42,52 32,53C22,52 15,44 17,33Z',
  ],
  // a bar of soap and its bubbles
  hands: [
    'M10,40C10,32 16,30 22,30H44C51,30 55,34 55,41C55,48 51,52 44,52H21C14,52 10,48 10,40ZM20,38C24,36 38,36 44,38M16,22A6,6 0 1 0 28,22A6,6 0 1 0 16,22M33,14A8,8 0 1 0 49,14A8,8 0 1 0 33,14M50,24A4,4 0 1 0 58,24A4,4 0 1 0 50,24M37,11q2,-3 5,-2',
    '#f6c3b4',
    'M10,40C10,32 16,30 22,30H44C51,30 55,34 55,41C55,48 51,52 44,52H21C14,52 10,48 10,40Z',
  ],
  // two with arms wide, and an arrow between their fingers
  distance: [
    'M8,16A6,6 0 1 0 20,16A6,6 0 1 0 8,16M44,16A6,6 0 1 0 56,16A6,6 0 1 0 44,16M14,22V42M14,28L24,25M14,28L5,33M14,42L8,56M14,42L20,56M50,22V42M50,28L40,25M50,28L59,33M50,42L44,56M50,42L56,56M24,46H40M28,42L23,46L28,50M36,42L41,46L36,50',
    '#c8dec6',
    'M8,16A6,6 0 1 0 20,16A6,6 0 1 0 8,16ZM44,16A6,6 0 1 0 56,16A6,6 0 1 0 44,16Z',
  ],
  // a cup of something warm, and a blanket
  unwell: [
    'M8,34C20,28 44,28 56,34V54C44,50 20,50 8,54ZM8,44C20,39 44,39 56,44M22,31V51M42,31V51M22,26C16,26 14,22 14,12H40C40,22 38,26 32,26ZM40,14C47,12 48,21 39,22M22,8C20,5 24,4 22,1M31,8C29,5 33,4 31,1',
    '#f7e08a',
    'M8,34C20,28 44,28 56,34V54C44,50 20,50 8,54Z',
  ],
};

/** A rule as one doodles it: crayon first, then the marker, never quite on it. */
export function HealthDoodle({ rule }: { rule: HealthRule }) {
  const [lines, colour, fill] = DRAWN[rule];
  return (
    <svg
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={fill} fill={colour} stroke="none" transform="translate(2.500 2)" />
      <path d={lines} />
    </svg>
  );
}
