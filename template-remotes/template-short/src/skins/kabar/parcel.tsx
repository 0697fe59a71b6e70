/** A parcel as an engraver cuts it: the box in hatching, the ribbon left white. */
export function Parcel({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 92 84"
      width="92"
      height="84"
      fill="none"
      stroke="var(--ink)"
      aria-hidden="true"
    >
      <path d="M8,36h76v46H8Z" strokeWidth="2.4" />
      <path d="M10,42h28M10,48h28M10,54h28M10,60h28M10,66h28M10,72h28M10,78h28" strokeWidth="1.3" />
      <path d="M54,42h28M54,48h28M54,54h28M54,60h28M54,66h28M54,72h28M54,78h28M68,36v46M75,36v46" strokeWidth="1.3" />
      <path d="M3,24h86v12H3Z" strokeWidth="2.4" fill="var(--base)" />
      <path d="M38,24v58M54,24v58" strokeWidth="1.6" />
      <path d="M46,23C30,24 19,18 22,9S40,8 46,23C52,8 67,0 70,9S62,24 46,23Z" strokeWidth="2.2" fill="var(--base)" />
      <path d="M27,12q8,1 15,9M65,12q-8,1 -15,9M8,30h26M58,30h26" strokeWidth="1.2" />
    </svg>
  );
}
