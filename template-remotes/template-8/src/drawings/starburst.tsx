const POINTS = 28;
const OUTLINE = Array.from({ length: POINTS }, (_, index) => {
  const radius = index % 2 ? 46 : 54;
  const angle = (index * 2 * Math.PI) / POINTS;
  return `${index ? 'L' : 'M'}${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
}).join('');

/** A star of 28 points around the age. */
export function Starburst({ number, word, className }: { number: string; word: string; className?: string }) {
  const size = number.length > 2 ? 34 : number.length > 1 ? 46 : 58;
  return (
    <svg className={className} viewBox="-56 -56 112 112" role="img" aria-label={`${number} ${word}`}>
      <path d={`${OUTLINE}Z`} fill="var(--sun)" />
      <g fill="var(--toy-ink)" textAnchor="middle">
        <text y={size * 0.34} fontFamily="var(--font-heading)" fontSize={size}>
          {number}
        </text>
        <text y="37" fontFamily="var(--font-script)" fontWeight="600" fontSize="13">
          {word}
        </text>
      </g>
    </svg>
  );
}
