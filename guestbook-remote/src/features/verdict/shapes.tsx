import { SHORT, type Tone } from '../../design/tokens.ts';

const SMALL = { position: 'absolute', top: 12, left: 24, width: 52, height: 52 } as const;

/** Circle, triangle, octagon, dashed cloud: told apart without colour, from two metres. */
export function Shape({ tone }: { tone: Tone }) {
  return (
    <svg
      width={92}
      height={92}
      viewBox="0 0 92 92"
      aria-hidden="true"
      fill="var(--ink)"
      stroke="var(--mark)"
      strokeLinecap="round"
      strokeLinejoin="round"
      css={{
        display: 'block',
        overflow: 'visible',
        [SHORT]: SMALL,
        '[data-dense] &': SMALL,
      }}
    >
      {SHAPES[tone]}
    </svg>
  );
}

const SHAPES = {
  good: (
    <>
      <circle cx={46} cy={46} r={46} stroke="none" />
      <path d="M26,47l14,15 27,-31" fill="none" strokeWidth={9} />
    </>
  ),
  twice: (
    <>
      <path d="M52,4L100,90H4Z" stroke="var(--ink)" strokeWidth={5} />
      <path d="M52,34v26" fill="none" strokeWidth={9} />
      <circle cx={52} cy={75} r={5.5} fill="var(--mark)" stroke="none" />
    </>
  ),
  no: (
    <>
      <path d="M27,0h38l27,27v38l-27,27h-38l-27,-27v-38z" stroke="none" />
      <path d="M30,30l32,32M62,30l-32,32" fill="none" strokeWidth={10} />
    </>
  ),
  later: (
    <>
      <path
        d="M24,74a19,19 0 0 1 -2,-38a26,26 0 0 1 49,-4a21,21 0 0 1 -3,42z"
        fill="none"
        stroke="var(--ink)"
        strokeWidth={6}
        strokeDasharray="9 10"
      />
      <path d="M46,44v12l8,6" fill="none" stroke="var(--ink)" strokeWidth={6} />
    </>
  ),
};
