import type { HealthRule } from '@janur/kit';

/** What the house asks of its audience, in a field of 48 × 48. */
const DRAWN: Record<HealthRule, string> = {
  // the mask of comedy
  mask: 'M7,10C18,14 30,14 41,10V23C41,34 34,42 24,44C14,42 7,34 7,23ZM13,20C16,17 19,17 21,20M27,20C29,17 32,17 35,20M14,28C18,36 30,36 34,28C28,31 20,31 14,28Z',
  // hands that clap, washed
  hands:
    'M20,44L9,33C7,31 10,28 12,30L18,35L10,23C8,20 12,18 14,21L21,31L15,17C14,14 18,12 19,15L25,28L23,16C23,13 27,13 27,16L30,31C31,37 29,44 24,44ZM33,14V8M39,17L43,12M41,24H46',
  // two seats, one between them free
  distance:
    'M4,20a4,4 0 0 1 8,0V32H4ZM36,20a4,4 0 0 1 8,0V32H36ZM2,32H14V40H2ZM34,32H46V40H34ZM4,40V44M12,40V44M36,40V44M44,40V44M20,32H28M20,36H28M24,16V26M19,21L24,26L29,21',
  // the film at home
  unwell: 'M4,22L24,6L44,22M9,19V42H39V19M15,26H33V36H15ZM22,28.500V33.500L27,31ZM20,40H28',
};

export const HouseRule = ({ rule }: { rule: HealthRule }) => (
  <svg
    viewBox="0 0 48 48"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={DRAWN[rule]} />
  </svg>
);
