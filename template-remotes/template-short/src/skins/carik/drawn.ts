/** What comes once somebody has answered. */
export { Answer } from './answer.tsx';
export { Keepsake } from './keepsake.tsx';
