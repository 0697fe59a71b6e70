import { SHEET } from './paper.ts';

/** Corners that are cut out in quarter circles. */
const cut = (radius: number) => {
  const corner = (at: string) => `radial-gradient(circle at ${at}, #0000 ${radius - 0.4}px, #000 ${radius + 0.4}px)`;
  return {
    maskImage: [corner('0 0'), corner('100% 0'), corner('0 100%'), corner('100% 100%')].join(', '),
    maskSize: '51% 51%',
    maskPosition: '0 0, 100% 0, 0 100%, 100% 100%',
    maskRepeat: 'no-repeat',
  } as const;
};

const layer = { content: '""', position: 'absolute', zIndex: -1 } as const;

/** The layers of a bevelled card, from the outside in: each follows the cut corners. */
const LAYERS = {
  paper: { ...layer, ...cut(16), inset: 0, background: SHEET },
  wideLine: { ...layer, ...cut(16), inset: 7, background: 'color-mix(in oklab, var(--line) 80%, var(--title))' },
  field: { ...layer, ...cut(16), inset: 8, background: 'var(--base)' },
  fineLine: { ...layer, ...cut(16), inset: 11, background: 'var(--line)' },
  middle: { ...layer, ...cut(16), inset: 11.7, background: SHEET },
} as const;

/** A bevelled card of base with a wide and a fine line: the outer element … */
export const bevelled = {
  position: 'relative',
  isolation: 'isolate',
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  '&::before': {
    ...layer,
    inset: '16px 10px 4px',
    boxShadow: '0 7px 16px 6px color-mix(in srgb, var(--wine) 24%, transparent)',
  },
  '&::after': LAYERS.paper,
  '& > div': { position: 'relative', zIndex: 0 },
  '& > div::before': LAYERS.wideLine,
  '& > div::after': LAYERS.field,
} as const;

/** … and the one in it, whose only child holds the content. */
export const inBevel = {
  position: 'relative',
  zIndex: 0,
  '&::before': LAYERS.fineLine,
  '&::after': LAYERS.middle,
} as const;
