interface BrassProps {
  id: string;
  /** From the drawing's left edge to its right one, so that all lines shine at the same place. */
  from?: number;
  to?: number;
}

/** Brass as a gradient for strokes and fills: `url(#id)`. Where it is not given how wide the drawing is, each shape has its own shine. */
export function Brass({ id, from, to }: BrassProps) {
  const across =
    from === undefined ? {} : { gradientUnits: 'userSpaceOnUse' as const, x1: from, y1: 0, x2: to ?? -from, y2: 0 };
  return (
    <linearGradient id={id} {...across}>
      <stop stopColor="var(--brass-1)" />
      <stop offset=".22" stopColor="var(--brass-2)" />
      <stop offset=".5" stopColor="var(--brass-3)" />
      <stop offset=".75" stopColor="var(--primary)" />
      <stop offset="1" stopColor="var(--brass-1)" />
    </linearGradient>
  );
}

/** Brass that shines at the foot of the drawing and darkens away from it. */
export function Glow({ id, radius }: { id: string; radius: number }) {
  return (
    <radialGradient id={id} gradientUnits="userSpaceOnUse" cx="0" cy="0" r={radius}>
      <stop stopColor="var(--brass-3)" />
      <stop offset=".45" stopColor="var(--primary)" />
      <stop offset="1" stopColor="var(--brass-4)" />
    </radialGradient>
  );
}
