import type { HealthRule } from '@janur/kit';

/** Outlines in a field of 48 × 48, between 12 and 36. */
const SIGNS: Record<HealthRule, string> = {
  mask: 'M14,20q10-6 20,0v6q0,7-10,9q-10-2-10-9ZM14,21q-4.5,0-3.5,4t4,3.5M34,21q4.5,0 3.5,4t-4,3.5M18,25h12M18,29h12',
  hands: 'M24,12q6,7 6,11a6,6 0 0 1-12,0q0-4 6-11M21,23.5q0,3 3,3.5M14,34q2.5-2 5,0t5,0 5,0 5,0',
  distance:
    'M13,18a3,3 0 1 0 6,0a3,3 0 1 0-6,0M29,18a3,3 0 1 0 6,0a3,3 0 1 0-6,0M12,29q0-5 4-5t4,5M28,29q0-5 4-5t4,5M13,34h22M16,31.5l-3,2.5 3,2.5M32,31.5l3,2.5-3,2.5',
  unwell: 'M21,13a3,3 0 0 1 6,0v11a6,6 0 1 1-6,0ZM24,19v9M30,15h4M30,19.5h3M30,24h4',
};
const COLOURS: Record<HealthRule, string> = {
  mask: '#e4795a',
  hands: '#2f7f8a',
  distance: '#1f5a68',
  unwell: '#d9a441',
};

/** A ring buoy round the sign of a rule. */
export const Lifebuoy = ({ rule }: { rule: HealthRule }) => (
  <svg viewBox="-10 -10 68 68" width="104" height="104" fill="none">
    <circle cx="24" cy="24" r="26" stroke="#17495a" strokeWidth="14" />
    <circle cx="24" cy="24" r="26" stroke="#fffdf8" strokeWidth="11.5" />
    <circle
      cx="24"
      cy="24"
      r="26"
      stroke={COLOURS[rule]}
      strokeWidth="11.5"
      strokeDasharray="20.42 20.42"
      strokeDashoffset="10.2"
    />
    <path d={SIGNS[rule]} stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
