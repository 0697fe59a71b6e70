import { css, keyframes } from '@emotion/react';
import { useSettings, useStillness } from '@janur/kit';
import { settings } from '../settings.ts';
import { black } from './type.ts';

const run = keyframes({ to: { transform: 'translateX(-50%)' } });

const ticker = css({ display: 'flex', alignItems: 'flex-end', width: '100%', minHeight: 44, overflow: 'hidden' });
const band = css(black, {
  display: 'block',
  width: '100%',
  minHeight: 28,
  padding: '4px 0',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  font: '700 .9375rem/1.35 var(--font-body)',
  letterSpacing: '.02em',
});
const words = css({
  display: 'inline-block',
  minWidth: '200%',
  '&[data-runs]': { animation: `${run} 40s linear infinite` },
  '& > span': { paddingRight: '.6em' },
});

const TIMES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** A line of type that runs by until the hero's button stops what moves (WCAG 2.2.2); it stands for who wants no motion. */
export function Ticker({ text, sign, className }: { text: string; sign: string; className?: string }) {
  const isStill = useStillness();
  const { runs } = useSettings(settings);
  return (
    <div css={ticker} aria-hidden="true">
      <span css={band} className={className}>
        <span css={words} data-runs={runs && !isStill ? '' : undefined}>
          {TIMES.map((time) => (
            <span key={time}>
              {text} {sign}
            </span>
          ))}
        </span>
      </span>
    </div>
  );
}
