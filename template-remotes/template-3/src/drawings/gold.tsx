/** Leaf gold as a gradient for strokes and fills: `url(#id)`. */
export function Gold({ id }: { id: string }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
      <stop stopColor="var(--gold-1)" />
      <stop offset=".45" stopColor="var(--gold-2)" />
      <stop offset=".62" stopColor="var(--gold-3)" />
      <stop offset="1" stopColor="var(--gold-4)" />
    </linearGradient>
  );
}
