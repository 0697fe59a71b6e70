import { useId } from 'react';

/** Two steps up to the gate, 390 units wide. */
export function Steps({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg className={className} viewBox="0 632 390 56" aria-hidden="true" focusable="false">
      <linearGradient id={`${id}t`}>
        <stop stopColor="var(--clay-3)" />
        <stop offset=".5" stopColor="var(--sky-mid)" />
        <stop offset="1" stopColor="var(--clay-3)" />
      </linearGradient>
      <linearGradient id={`${id}r`}>
        <stop stopColor="var(--clay-6)" />
        <stop offset=".5" stopColor="var(--clay-3)" />
        <stop offset="1" stopColor="var(--clay-6)" />
      </linearGradient>
      <path d="M68,632H322L342,648H48ZM48,661H342L364,676H26Z" fill={`url(#${id}t)`} />
      <path d="M48,648H342V661H48ZM26,676H364V690H26Z" fill={`url(#${id}r)`} />
      <path d="M48,648H342M26,676H364" stroke="var(--lit)" strokeOpacity=".7" strokeWidth="1.2" />
    </svg>
  );
}
