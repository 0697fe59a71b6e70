const WIRE = 'linear-gradient(135deg, var(--gold-1), var(--gold-2) 48%, var(--gold-3) 62%, var(--gold-4))';
const FAINT = 'linear-gradient(color-mix(in srgb, var(--gold) 45%, #0000) 0 0)';

const corner = (at: 'top' | 'bottom') => {
  const [x, y] = at === 'top' ? ['0', '0'] : ['100%', '100%'];
  const inset = at === 'top' ? '6px' : 'calc(100% - 6px)';
  return [
    `${WIRE} ${x} ${y} / min(130px, 40%) 1.4px no-repeat`,
    `${WIRE} ${x} ${y} / 1.4px 92px no-repeat`,
    `${FAINT} ${inset} ${inset} / min(98px, 30%) 1px no-repeat`,
    `${FAINT} ${inset} ${inset} / 1px 64px no-repeat`,
  ];
};

/** A card of the night, bordered with gold wire at two opposite corners only. */
export const card = {
  position: 'relative',
  color: 'var(--ink-on-third)',
  '--focus': 'var(--ink-on-third)',
  background: 'linear-gradient(150deg, var(--third), var(--card-deep) 70%)',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: [...corner('top'), ...corner('bottom')].join(','),
    pointerEvents: 'none',
  },
} as const;
