import { GUNUNGAN } from './gunungan-path.ts';

/** Shadow figures of the screen, 120 wide and 130 high: fills, and the lines that light falls through. */
const FIGURES = [
  {
    name: 'kayon',
    fill: '',
    cut: 'M60,112V30M60,96q18,-4 22,-20q1,-8 -5,-6M60,96q-18,-4 -22,-20q-1,-8 5,-6M60,74q14,-4 16,-18q0,-6 -5,-4M60,74q-14,-4 -16,-18q0,-6 5,-4M60,54q9,-4 9,-14M60,54q-9,-4 -9,-14M40,112h40',
  },
  {
    name: 'payung',
    fill: 'M36,28q-2,-8 0,-14q2,6 0,14ZM12,52q4,-24 24,-26q20,2 24,26q-24,-7 -48,0ZM34.500,48h3v78h-3ZM84,44q-2,-8 0,-14q2,6 0,14ZM60,68q4,-24 24,-26q20,2 24,26q-24,-7 -48,0ZM82.500,64h3v62h-3ZM26,126h72v4h-72Z',
    cut: 'M36,30v17M36,30q-14,4 -16,18M36,30q14,4 16,18M84,46v17M84,46q-14,4 -16,18M84,46q14,4 16,18',
  },
  {
    name: 'gong',
    fill: 'M8,22q12,-14 22,-4q14,-12 30,-12q16,0 30,12q10,-10 22,4q-10,-4 -14,6v92h8v8h-22v-8h6v-86q-30,-12 -60,0v86h6v8h-22v-8h8v-92q-4,-10 -14,-6ZM60,46a30,30 0 1 1 -.1,0ZM44,34h2v14h-2ZM74,34h2v14h-2Z',
    cut: 'M60,52a24,24 0 1 0 .1,0M60,67a9,9 0 1 0 .1,0M50,16q10,-5 20,0',
  },
  {
    name: 'joglo',
    fill: 'M44,26q16,4 32,0l12,22h-56ZM12,68l20,-18h56l20,18q-48,-6 -96,0ZM22,70h5v48h-5ZM43,68h5v50h-5ZM72,68h5v50h-5ZM93,70h5v48h-5ZM10,118h100v5h-100ZM2,124h116v6h-116ZM60,10l5,9 -5,8 -5,-8Z',
    cut: 'M36,46h48M20,63q40,-6 80,0',
  },
  {
    name: 'merpati',
    fill: 'M56,64q-10,-18 -30,-12q-6,-8 -14,-5q4,3 4,8q-8,12 2,24q10,12 28,8q8,14 24,14q-12,-8 -12,-20q0,-8 -2,-17ZM64,64q10,-18 30,-12q6,-8 14,-5q-4,3 -4,8q8,12 -2,24q-10,12 -28,8q-2,4 -5,7q-3,-6 -3,-13q0,-8 -2,-17ZM57,104h6q4,14 18,22h-42q14,-8 18,-22Z',
    cut: 'M28,62q14,-4 24,8q-12,10 -26,6M92,62q-14,-4 -24,8q12,10 26,6M60,50q-8,-10 -2,-14q4,2 2,6q-2,-4 2,-6q6,4 -2,14',
  },
] as const;

/** The shadow that a puppet throws on the screen, another one for each chapter. */
export function Shadow({ index, className }: { index: number; className?: string }) {
  const { name, fill, cut } = FIGURES[index % FIGURES.length] ?? FIGURES[0];
  return (
    <svg className={className} viewBox="0 0 120 132" data-figure={name} aria-hidden="true" focusable="false">
      {fill ? <path d={fill} /> : <path d={GUNUNGAN} transform="translate(60,69) scale(.36)" />}
      <path d={cut} fill="none" stroke="var(--kelir)" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
}
