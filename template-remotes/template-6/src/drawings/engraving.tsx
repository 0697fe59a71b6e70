const LINES = 60;

/** Parallel lines within a shape, as a burin shades. `id` must be its own on the page. */
export function Hatch({ id, shape, gap, slope }: { id: string; shape: string; gap: number; slope: number }) {
  const lines = Array.from({ length: LINES }, (_, index) => `M-60,${(index * gap - 70).toFixed(1)}l120,${slope}`);
  return (
    <>
      <clipPath id={id}>
        <path d={shape} />
      </clipPath>
      <path clipPath={`url(#${id})`} d={lines.join('')} strokeWidth=".7" />
    </>
  );
}

export const Tassel = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x},${y})`}>
    <circle r="2.6" fill="var(--title)" />
    <path d="M-2,2L-4.500,13M0,2V14M2,2L4.500,13" strokeWidth=".9" />
  </g>
);
