const RAYS = 8;
const SHORT = 0.52;

const at = (turn: number, reach: number, aside = 0) => {
  const angle = (turn * 2 * Math.PI) / RAYS;
  const [x, y] = [Math.cos(angle) * reach - Math.sin(angle) * aside, Math.sin(angle) * reach + Math.cos(angle) * aside];
  return `${x.toFixed(1)},${y.toFixed(1)}`;
};

/** Eight tapered rays of two lengths, by how wide they begin. */
const outline = (width: number) =>
  Array.from({ length: RAYS }, (_, ray) => {
    const reach = ray % 2 ? 40 * SHORT : 40;
    const aside = ray % 2 ? width * 0.8 : width;
    return `M${at(ray, 0, aside)}L${at(ray, reach)}L${at(ray, 0, -aside)}Z`;
  }).join('');
const FINE = outline(3);
const BOLD = outline(5.2);
const DOTS = [1, 3, 5, 7].map((ray) => at(ray, 40 * (SHORT + 0.17)).split(','));

interface StarProps {
  /** CSS colours of the rays and of the dots between them. */
  rays?: string;
  dots?: string;
  /** For small ones, whose rays would vanish. */
  isBold?: boolean;
  className?: string;
}

/** The atomic star; its box is as wide as its long rays. */
export function Star({ rays = 'var(--gold)', dots = 'var(--cream)', isBold = false, className }: StarProps) {
  return (
    <svg className={className} viewBox="-40 -40 80 80" aria-hidden="true" focusable="false" overflow="visible">
      <path d={isBold ? BOLD : FINE} fill={rays} />
      {DOTS.map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r={3} fill={dots} />
      ))}
    </svg>
  );
}
