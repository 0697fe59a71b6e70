import { Brass, Glow } from './brass.tsx';
import { FanShape } from './fan.tsx';
import { diamond, dome, octagon, stepped } from './geometry.ts';

const ID = 'hero-frame';
const BRASS = `url(#${ID}-brass)`;

/** The drawing's field, and where in it the picture's octagon lies. */
export const FRAME = { width: 390, height: 440, left: 66, top: 62, wide: 258, high: 318, cut: 66 };
const { left, top, wide, high, cut } = FRAME;

const around = (by: number, draw: (x: number, y: number, width: number, height: number) => string) =>
  draw(left - by, top - by, wide + 2 * by, high + 2 * by);

/** An octagon within five stepped lines; a fan stands on the rule below. */
export function HeroFrame({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 390 440" aria-hidden="true" focusable="false">
      <Brass id={`${ID}-brass`} from={0} to={390} />
      <g fill="none" stroke={BRASS}>
        <path d={octagon(left, top, wide, high, cut)} strokeWidth="3" />
        {[7, 12].map((by) => (
          <path key={by} d={around(by, (x, y, w, h) => octagon(x, y, w, h, cut + by * 0.58))} />
        ))}
        <path d={around(20, (x, y, w, h) => stepped(x, y, w, h, 5, 13))} strokeWidth="2" />
        <path d={around(28, (x, y, w, h) => stepped(x, y, w, h, 5, 12))} opacity=".8" />
        <path d={around(36, (x, y, w, h) => stepped(x, y, w, h, 5, 11))} opacity=".5" />
      </g>
      <g transform="translate(195,424)">
        <Brass id={`${ID}-fan-brass`} from={-195} />
        <Glow id={`${ID}-fan-glow`} radius={150} />
        <path d={dome(92)} fill="var(--base)" />
        <FanShape id={`${ID}-fan`} radius={70} ribs={13} />
        <g transform="translate(0,8)" stroke={`url(#${ID}-fan-brass)`}>
          <path d="M-181,0H-20M20,0H181" strokeWidth="2" />
          <path d="M-181,5H-34M34,5H181" strokeWidth=".9" />
          <path
            d={diamond(0, 0, 8) + diamond(-14, 0, 3.4) + diamond(14, 0, 3.4)}
            fill={`url(#${ID}-fan-brass)`}
            stroke="none"
          />
        </g>
      </g>
    </svg>
  );
}
