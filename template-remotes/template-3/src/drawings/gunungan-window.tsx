import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import mask from '../assets/gunungan.svg';
import { Gold } from './gold.tsx';
import { GUNUNGAN } from './gunungan-path.ts';

/** Dawn behind a portrait. */
export const SKY =
  'radial-gradient(60% 34% at 50% 58%, var(--third), #0000), linear-gradient(var(--sky), color-mix(in srgb, var(--sky) 42%, var(--third)) 38%, color-mix(in srgb, var(--sky) 62%, var(--third)))';

const frame = css({ position: 'relative', aspectRatio: '272 / 396' });
export const over = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' });
const view = css({
  position: 'absolute',
  left: '6.62%',
  top: '5.56%',
  width: '86.76%',
  height: '90.4%',
  overflow: 'hidden',
  background: SKY,
  mask: `url(${mask}) 50% / 100% 100% no-repeat`,
});

/** A gunungan that one looks through: what stands in it is cropped by its outline. */
export function GununganWindow({ className, children }: { className?: string; children: ReactNode }) {
  const id = useId();
  return (
    <div css={frame} className={className}>
      <svg css={over} viewBox="-136 -212 272 396" aria-hidden="true" focusable="false">
        <path d={GUNUNGAN} fill="var(--base)" transform="scale(1.1 1.09)" />
      </svg>
      <div css={view}>{children}</div>
      <svg css={over} viewBox="-136 -212 272 396" aria-hidden="true" focusable="false">
        <Gold id={id} />
        <path d={GUNUNGAN} fill="none" stroke={`url(#${id})`} strokeWidth="4" />
        <path
          d={GUNUNGAN}
          fill="none"
          stroke="var(--gold-3)"
          strokeWidth="3.6"
          strokeDasharray="0 9"
          strokeLinecap="round"
          transform="translate(0,2) scale(1.055 1.045)"
        />
      </svg>
    </div>
  );
}
