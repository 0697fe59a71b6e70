const GULL = 'M-14-4C-9-9-4-7 0,0C4-7 10-9 15-3C10-6 5-4 1,3.4C-4-3-9-6-14-4Z';

/** Three gulls, 80 × 36. */
export const Gulls = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="0 0 80 36" fill="#17495a" aria-hidden="true">
    <path d={GULL} transform="translate(34,12) scale(.8)" />
    <path d={GULL} transform="translate(66,24) scale(.5)" />
    <path d={GULL} transform="translate(10,30) scale(.45)" />
  </svg>
);
