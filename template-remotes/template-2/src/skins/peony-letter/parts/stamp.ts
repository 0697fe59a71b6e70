const HOLE = 3;
const PITCH = 10;

/** A stamp's perforated edge: holes every ten pixels along all four sides. */
export const perforated = {
  maskImage: `linear-gradient(#000 0 0), radial-gradient(circle ${HOLE}px, #0000 94%, #000)`,
  maskSize: `calc(100% - ${PITCH}px) calc(100% - ${PITCH}px), ${PITCH}px ${PITCH}px`,
  maskPosition: `50% 50%, -${PITCH / 2}px -${PITCH / 2}px`,
  maskRepeat: 'no-repeat, round',
} as const;

/** Where a stamp lies on its paper: on the element around the perforated one. */
export const stuck = {
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 5,
    boxShadow: '2px 5px 12px 1px color-mix(in srgb, var(--wine-deep) 34%, transparent)',
  },
} as const;
