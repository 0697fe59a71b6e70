/** Signs of rectangles and discs, as a typesetter would cut them. */
const CAKE = 'M18,52h64v40h-64ZM28,30h44v18h-44ZM47,12h6v14h-6ZM50,0c5,5 5,10 0,12c-5,-2 -5,-7 0,-12Z';
const STAR = 'M50,4L61,36H96L68,57L78,92L50,71L22,92L32,57L4,36H39Z';

/** A cake of two tiers with its candle. */
export const Cake = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="0 0 100 96" fill="currentColor" aria-hidden="true">
    <path d={CAKE} />
  </svg>
);

export const Star = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="0 0 100 96" fill="currentColor" aria-hidden="true">
    <path d={STAR} />
  </svg>
);

/** A parcel: a lid on a box, both cut by the ribbon, and the ribbon's ends as two discs. */
export const Parcel = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="0 0 100 96" fill="currentColor" aria-hidden="true">
    <path d="M0,30H45V52H0ZM55,30H100V52H55ZM8,57H45V96H8ZM55,57H92V96H55Z" />
    <path d="M32,0a13,13 0 1 0 .01,0ZM68,0a13,13 0 1 0 .01,0Z" />
  </svg>
);

const HEIGHTS = [0, 16, 6];

interface CandlesProps {
  className?: string;
  count?: number;
  /** From one to the next; a candle is 22 wide and 100 high. */
  step?: number;
}

/** Candles for the top of a tower of letters; their flames in `--flame`. */
export const Candles = ({ className, count = 3, step = 37 }: CandlesProps) => (
  <svg className={className} viewBox={`0 0 ${24 + (count - 1) * step} 100`} fill="currentColor" aria-hidden="true">
    {HEIGHTS.slice(0, count).map((top, index) => (
      <g key={top} transform={`translate(${1 + index * step})`}>
        <path d={`M0,${top + 42}H22V100H0Z`} />
        <path
          d={`M11,${top}C24,${top + 14} 22,${top + 32} 11,${top + 36}C0,${top + 32}-2,${top + 14} 11,${top}Z`}
          fill="var(--flame, currentColor)"
        />
        <path d={`M0,${top + 62}L22,${top + 50}V${top + 60}L0,${top + 72}Z`} fill="var(--stripe, none)" />
      </g>
    ))}
  </svg>
);

export const Arrow = ({ className }: { className?: string }) => (
  <svg
    className={className}
    width="30"
    height="30"
    fill="none"
    stroke="currentColor"
    strokeWidth="4"
    aria-hidden="true"
  >
    <path d="M3,27L27,3M8,3h19v19" />
  </svg>
);
