/** A torn outline for `clip-path`: points that jump up to `depth` px inwards along the sides named in `edges`. */
export function tornPath(seed: number, depth: number, edges = 'tblr'): string {
  const points: string[] = [];
  let state = seed;
  const next = (edge: string) => {
    state = (state * 16807) % 2147483647;
    return edges.includes(edge) ? ((state / 2147483647) * depth).toFixed(1) : '0';
  };
  const steps = Array.from({ length: 24 }, (_, index) => ((index / 24) * 100).toFixed(1));
  const back = steps.map((at) => (100 - Number(at)).toFixed(1));
  for (const at of steps) points.push(`${at}% ${next('t')}px`);
  for (const at of steps) points.push(`calc(100% - ${next('r')}px) ${at}%`);
  for (const at of back) points.push(`${at}% calc(100% - ${next('b')}px)`);
  for (const at of back) points.push(`${next('l')}px ${at}%`);
  return `polygon(${points.join(', ')})`;
}

/** Paper torn at its edges behind the words, with its shadow: both are layers, so that nothing in it is cut. */
export const tornPaper = (seed: number, fill: string, { depth = 5, edges = 'tblr' } = {}) => {
  const sheet = {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    clipPath: tornPath(seed, depth, edges),
  } as const;
  return {
    position: 'relative',
    isolation: 'isolate',
    '&::before': { ...sheet, background: '#3a2f2833', transform: 'translate(1px, 4px)' },
    '&::after': { ...sheet, background: fill },
  } as const;
};

/** Layers of a background: a frame `inset` px from the edge, its corners cut out in quarters of a circle. */
export function notchedFrame(inset: number, width: number, colour: string): string {
  const radius = 14;
  const far = `calc(100% - ${inset}px)`;
  const size = `${radius + width}px ${radius + width}px no-repeat`;
  const arc = (at: string) =>
    `radial-gradient(circle at ${at}, #0000 ${radius - 0.4}px, ${colour} ${radius}px ${radius + width - 0.4}px, #0000 ${radius + width}px)`;
  const line = `linear-gradient(${colour} 0 0)`;
  const length = `calc(100% - ${2 * (inset + radius)}px)`;
  return [
    `${arc('0 0')} ${inset}px ${inset}px / ${size}`,
    `${arc('100% 0')} ${far} ${inset}px / ${size}`,
    `${arc('0 100%')} ${inset}px ${far} / ${size}`,
    `${arc('100% 100%')} ${far} ${far} / ${size}`,
    `${line} 50% ${inset}px / ${length} ${width}px no-repeat`,
    `${line} 50% ${far} / ${length} ${width}px no-repeat`,
    `${line} ${inset}px 50% / ${width}px ${length} no-repeat`,
    `${line} ${far} 50% / ${width}px ${length} no-repeat`,
  ].join(', ');
}

/** White paper: the couple's third colour, and what is readable on it. */
export const paper = {
  color: 'var(--ink-on-third)',
  '--focus': 'var(--ink-on-third)',
  background: 'var(--third)',
} as const;
export const lifted = '0 1px 2px #3a2f2859, 0 10px 20px -8px #3a2f2880';
