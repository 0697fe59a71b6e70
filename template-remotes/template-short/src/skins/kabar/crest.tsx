/** The first letters in a cast of type: two rings, a milled edge between them. */
export function Crest({ initials, className }: { initials: readonly string[]; className?: string }) {
  return (
    <svg className={className} viewBox="-50 -50 100 100" width="100" height="100" aria-hidden="true">
      <circle r="49" fill="var(--base)" />
      <circle r="46" fill="none" stroke="var(--ink)" strokeWidth="2.6" />
      <circle r="41.5" fill="none" stroke="var(--ink)" strokeWidth="4" strokeDasharray="1 1.8" />
      <circle r="37.5" fill="none" stroke="var(--ink)" strokeWidth="1" />
      <text
        y={initials.length > 1 ? 12 : 16}
        textAnchor="middle"
        fontFamily="var(--font-script)"
        fontSize={initials.length > 1 ? 34 : 46}
        fill="var(--red)"
      >
        {initials.join('\u2009')}
      </text>
    </svg>
  );
}
