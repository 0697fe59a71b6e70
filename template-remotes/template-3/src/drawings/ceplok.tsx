import { useId } from 'react';
import { Gold } from './gold.tsx';

/** A ceplok rosette in its ring. */
export function Ceplok({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg className={className} viewBox="-26 -26 52 52" width="52" height="52" aria-hidden="true" focusable="false">
      <Gold id={id} />
      <circle r="25" fill="var(--third)" stroke={`url(#${id})`} strokeWidth="2" />
      <g fill={`url(#${id})`}>
        {[0, 90, 180, 270].map((turn) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path d="M0-4C7-9 7-16 0-21C-7-16-7-9 0-4Z" />
            <circle cx="11" cy="-11" r="2" />
          </g>
        ))}
        <circle r="3" />
      </g>
    </svg>
  );
}
