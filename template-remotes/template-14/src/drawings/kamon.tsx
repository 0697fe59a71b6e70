const FIVE = [0, 1, 2, 3, 4].map((i) => [Math.sin(i * 1.2566), -Math.cos(i * 1.2566)] as const);

/** Umebachi, the plum: five petals around the middle, each with its stamen. */
const Plum = () => (
  <>
    {FIVE.map(([x, y], i) => (
      <g key={i}>
        <circle cx={11.6 * x} cy={11.6 * y} r="7.4" />
        <path d={`M${3 * x},${3 * y}L${8 * x},${8 * y}`} stroke="var(--under, var(--base))" strokeWidth="1.4" />
      </g>
    ))}
    <circle r="4.6" stroke="var(--under, var(--base))" strokeWidth="1.6" />
  </>
);

const TIERS = [
  [-12, 11, 12],
  [0, 15.5, 13],
  [12, 19.5, 14],
] as const;

/** Sangai-matsu, the pine in three tiers. */
const Pine = () => (
  <>
    <path d="M-2,12H2V21H-2Z" />
    {TIERS.map(([y, half, high]) => (
      <g key={y} transform={`translate(0,${y})`}>
        <path
          d={`M${-half},3C${-half - 1},${-high * 0.5} ${-half * 0.4},${-high * 0.8} 0,${-high * 0.8}C${half * 0.4},${-high * 0.8} ${half + 1},${-high * 0.5} ${half},3Q${half * 0.5},6 0,3.4Q${-half * 0.5},6 ${-half},3Z`}
          stroke="var(--under, var(--base))"
          strokeWidth="1.3"
        />
        <path
          d={[-0.62, -0.3, 0, 0.3, 0.62]
            .map((k) => `M${k * half * 0.34},1L${k * half},${-high * (0.62 - Math.abs(k) * 0.36)}`)
            .join('')}
          stroke="var(--under, var(--base))"
          strokeWidth="1.1"
        />
      </g>
    ))}
  </>
);

/** A family's crest in its ring: plum for the one, pine for the other. Neither belongs to any house in particular. */
export const Kamon = ({ side, className }: { side: 'bride' | 'groom'; className?: string }) => (
  <svg className={className} viewBox="-32 -32 64 64" width="64" height="64" fill="currentColor" aria-hidden="true">
    <circle r="28.5" fill="none" stroke="currentColor" strokeWidth="3" />
    {side === 'bride' ? <Plum /> : <Pine />}
  </svg>
);
