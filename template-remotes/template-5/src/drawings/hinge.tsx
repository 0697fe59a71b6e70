import { Brass, Glow } from './brass.tsx';
import { FanShape } from './fan.tsx';
import { diamond } from './geometry.ts';

/** Two fans foot to foot: what two cameos hang together by. */
export function Hinge({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="-40 -58 80 116" aria-hidden="true" focusable="false">
      <Brass id="couple-hinge-brass" from={-40} />
      <Glow id="couple-hinge-glow" radius={48} />
      <g transform="translate(0,-4)">
        <FanShape id="couple-hinge" radius={30} ribs={7} />
      </g>
      <g transform="translate(0,4) scale(1,-1)">
        <FanShape id="couple-hinge" radius={30} ribs={7} />
      </g>
      <path d="M-38,-3H38M-38,3H38" stroke="url(#couple-hinge-brass)" strokeWidth="1.6" />
      <path d={diamond(0, 0, 8)} fill="var(--base)" stroke="url(#couple-hinge-brass)" strokeWidth="1.6" />
    </svg>
  );
}
