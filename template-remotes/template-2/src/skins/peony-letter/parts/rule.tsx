/** The printer's ornament between lines. */
export function Rule({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      width="150"
      height="14"
      viewBox="-75 -7 150 14"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d="M-70,0H-14M14,0H70" />
      <path
        d="M0-5C4-3 4,3 0,5C-4,3-4-3 0-5ZM-9,0a2,2 0 1 0 .1,0M9,0a2,2 0 1 0 .1,0"
        fill="currentColor"
        stroke="none"
      />
    </svg>
  );
}
