const bar = (x: number, y: number, width: number, height: number) => `M${x},${y}h${width}v${height}h${-width}Z`;
const mouth = (y: number, height: number) => `${bar(18, y, 70, height)}M29,${y + 11}v${height - 22}h48v${22 - height}Z`;
/** Half of the double happiness on a field of 106 × 190, which is one joy. */
export const JOY = [
  bar(47, 0, 12, 46),
  bar(10, 15, 86, 12),
  bar(22, 40, 62, 12),
  mouth(61, 37),
  bar(29, 102, 11, 16),
  bar(66, 102, 11, 16),
  bar(0, 116, 106, 12),
  mouth(138, 50),
].join('');

/** 囍 for two, 喜 for one; in the colour of its text. */
export function Happiness({ isSingle = false, className }: { isSingle?: boolean; className?: string }) {
  return (
    <svg
      className={className}
      viewBox={isSingle ? '-53 0 212 188' : '-106 0 212 188'}
      fill="currentColor"
      fillRule="evenodd"
      aria-hidden="true"
    >
      <path d={JOY} />
      {!isSingle && <path d={JOY} transform="scale(-1,1)" />}
    </svg>
  );
}
