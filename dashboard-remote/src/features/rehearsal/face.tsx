import type { VisitorMood } from '@janur/contracts';

/** Eyes and mouth of each mood, in a square of 48. */
const DRAWN: Readonly<Record<VisitorMood, string>> = {
  cheerful: 'M15,20q2.5,-4 5,0M28,20q2.5,-4 5,0M14,28q10,13 20,0z',
  calm: 'M17.5,18v3M30.5,18v3M16,30q8,6 16,0',
  tired: 'M14,20q3,3 6,0M28,20q3,3 6,0M19,33q5,-4 10,0',
  hurried: 'M17.5,17v4M30.5,17v4M15,29h18v6h-18zM21,29v6M27,29v6',
  cross: 'M14,16l6,3M34,16l-6,3M17.5,21v2M30.5,21v2M16,34q8,-6 16,0',
};

/* by day and by night: the face is as light */
const [SKIN, INK] = ['#f8d3a8', '#263535'];

/** A guest's mood as a face; its word stands beside it. */
export function Face({ mood, size }: { mood: VisitorMood; size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" fill="none" aria-hidden="true" css={{ flex: 'none' }}>
      <circle cx={24} cy={24} r={22} fill={SKIN} stroke={INK} strokeWidth={2} />
      <path d={DRAWN[mood]} stroke={INK} strokeWidth={2.4} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
