import { css, keyframes } from '@emotion/react';
import { useSettings, useStillness, useTexts } from '@janur/kit';
import { useState } from 'react';
import { settings } from '../settings.ts';
import { black } from './type.ts';

const run = keyframes({ to: { transform: 'translateX(-50%)' } });

/** The band may be thinner than a thumb: what is tapped begins above it. */
const ticker = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  width: '100%',
  minHeight: 44,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  color: 'inherit',
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  outlineOffset: -4,
});
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
  '&[data-paused]': { animationPlayState: 'paused' },
  '& > span': { paddingRight: '.6em' },
});

const TIMES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** A line of type that runs by; a tap stops it (WCAG 2.2.2), and it stands for who wants no motion. */
export function Ticker({ text, sign, className }: { text: string; sign: string; className?: string }) {
  const isStill = useStillness();
  const { runs } = useSettings(settings);
  const { t } = useTexts();
  const [isPaused, setIsPaused] = useState(false);
  const canRun = runs && !isStill;
  const line = (
    <span css={band} className={className} aria-hidden="true">
      <span css={words} data-runs={canRun ? '' : undefined} data-paused={isPaused ? '' : undefined}>
        {TIMES.map((time) => (
          <span key={time}>
            {text} {sign}
          </span>
        ))}
      </span>
    </span>
  );
  if (!canRun) return <div css={[ticker, { cursor: 'auto' }]}>{line}</div>;
  return (
    <button
      type="button"
      css={ticker}
      aria-label={t(isPaused ? 'hero.play' : 'hero.pause')}
      onClick={() => setIsPaused(!isPaused)}
    >
      {line}
    </button>
  );
}
