import { useId } from 'react';
import { Gold } from './gold.tsx';

/** A diamond between two ukel scrolls: the rule of this template. */
export function Ukel({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg className={className} viewBox="-125 -15 250 30" width="250" height="30" aria-hidden="true" focusable="false">
      <Gold id={id} />
      <g stroke={`url(#${id})`} fill="none" strokeWidth="1.6" strokeLinecap="round">
        <path d="M0-9l9,9-9,9-9-9z" fill={`url(#${id})`} stroke="none" />
        <path d="M16,0C30-14 44-10 44,0C44,8 33,8 33,1C33-4 39-4 39,0M44,0C60,10 84,8 120,0M-16,0C-30-14-44-10-44,0C-44,8-33,8-33,1C-33-4-39-4-39,0M-44,0C-60,10-84,8-120,0" />
      </g>
    </svg>
  );
}
