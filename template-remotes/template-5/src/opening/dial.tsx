import { css } from '@emotion/react';
import type { OpeningProps } from '@janur/kit';
import { LEAVING, REDUCED_MOTION } from '@janur/template-parts';
import { Brass, Glow } from '../drawings/brass.tsx';
import { FanShape } from '../drawings/fan.tsx';
import { circle, dome, onArc, to, upTo } from '../drawings/geometry.ts';

const ID = 'opening-dial';
const BRASS = `url(#${ID}-brass)`;
const RADIUS = 74;
const FLOORS = 8;
const MARKS = 40;

const still = { transition: 'none', transform: 'rotate(79deg)' } as const;
const needle = css({
  transform: 'rotate(79deg)',
  [LEAVING]: { transform: 'rotate(-79deg)', transition: 'transform 900ms cubic-bezier(.5,0,.3,1)' },
  [REDUCED_MOTION]: { [LEAVING]: still },
  '[data-animation="off"] [data-leaving] &': still,
});

/** The architrave over a lift's doors; the figures on its half round dial are the day's, where it is known. */
export function Dial({ day, className }: { day: OpeningProps['view']['day']; className?: string }) {
  return (
    <svg className={className} css={open} viewBox="-195 -96 390 98" aria-hidden="true" focusable="false">
      <Brass id={`${ID}-brass`} from={-195} />
      <Glow id={`${ID}-glow`} radius={60} />
      <path d={LEDGES} fill="none" stroke={BRASS} strokeWidth="1" />
      <path d={dome(RADIUS + 8)} fill="var(--night)" stroke={BRASS} strokeWidth="2" />
      <path d={dome(RADIUS)} fill="var(--base)" stroke={BRASS} />
      <path id={`${ID}-floors`} d="M-51,-4A51,51 0 0 1 51,-4" fill="none" />
      <path d={ticks(false)} stroke="var(--primary)" strokeWidth=".7" />
      <path d={ticks(true)} stroke="var(--primary)" strokeWidth="1.4" />
      <g fill="var(--title)" stroke="var(--title)" strokeWidth=".4" fontSize="15.5" textAnchor="middle" css={numbers}>
        {day ? (
          <text letterSpacing="3.2">
            <textPath href={`#${ID}-floors`} startOffset="50%">
              {day.numerals}
            </textPath>
          </text>
        ) : (
          upTo(FLOORS).map((floor) => {
            const [x, y] = onArc(56, 56, ((FLOORS - floor - 0.5) / FLOORS) * Math.PI);
            return (
              <text key={floor} x={x.toFixed(1)} y={(y + 5).toFixed(1)}>
                {floor + 1}
              </text>
            );
          })
        )}
      </g>
      <FanShape id={ID} radius={32} ribs={9} ground="var(--night)" />
      <g css={needle}>
        <path d="M-2.6,0L0,-45L2.6,0ZM0,-47l3.4,7h-6.8z" fill="var(--brass-3)" stroke="var(--night)" strokeWidth="1" />
      </g>
      <path d={circle([0, 0], 6)} fill={BRASS} />
      <path d={circle([0, 0], 2.4)} fill="var(--night)" />
      <path d="M-420,0H420" stroke={BRASS} strokeWidth="2.4" />
    </svg>
  );
}

/** On low windows the drawing is narrower than the wall: its ledges reach out of it. */
const open = css({ overflow: 'visible' });
const numbers = css({ fontFamily: 'var(--font-heading)' });

/** Ledges at both sides, each a little shorter than the one below it. */
const LEDGES = upTo(4)
  .map((ledge) => ledge + 1)
  .map((ledge) => `M-420,${-7 * ledge}H${-91 - 16 * ledge}M420,${-7 * ledge}H${91 + 16 * ledge}`)
  .join('');

function ticks(isLong: boolean): string {
  return upTo(MARKS + 1)
    .filter((mark) => (mark % 5 === 0) === isLong)
    .map((mark) => (mark / MARKS) * Math.PI)
    .map((angle) => {
      const inner = RADIUS - (isLong ? 11 : 7);
      return `M${to(onArc(RADIUS - 3, RADIUS - 3, angle))}L${to(onArc(inner, inner, angle))}`;
    })
    .join('');
}
