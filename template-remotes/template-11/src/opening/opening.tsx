import { css } from '@emotion/react';
import type { OpeningProps } from '@janur/kit';
import { DESKTOP, LEAVING, LOW, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import laminate from '../assets/laminate-dark.svg?printed';
import pool from '../assets/pool.svg';
import sunset from '../assets/sunset.svg';
import { Clock } from './clock.tsx';
import { Counter, Greeting } from './counter.tsx';
import { TiledNames } from './names.tsx';
import { Wall } from './wall.tsx';
import { WIDE } from './wide.ts';

const root = css({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden auto',
  scrollbarWidth: 'none',
  display: 'flex',
  flexDirection: 'column',
  [WIDE]: {
    display: 'grid',
    grid: '"wall names" auto "wall stage" minmax(0, 1fr) "wall counter" auto / 36vw minmax(0, 1fr)',
  },
  [`${WITHOUT_MOTION.replace(' &', '')} ${LEAVING}`]: { opacity: 0, transition: 'opacity 200ms' },
  [REDUCED_MOTION]: { [LEAVING]: { opacity: 0, transition: 'opacity 200ms' } },
});
const upper = css({
  flex: '0 100 40vw',
  [WIDE]: { gridArea: 'wall', backgroundColor: 'var(--cream)' },
});
const lower = css({ flex: '0 100 40vw', '--lay': '0%', [WIDE]: { display: 'none' } });

const plaque = css({
  flex: 'none',
  background: 'linear-gradient(#f0dcbb, #fff6e4 3px calc(100% - 3px), #f0dcbb)',
  transformOrigin: '50% 0',
  [WIDE]: { gridArea: 'names', padding: '3dvh 0 2dvh' },
  [LEAVING]: { transform: 'rotateX(90deg)', transition: 'transform 380ms 200ms ease-in' },
  [REDUCED_MOTION]: { [LEAVING]: { transform: 'none' } },
});
const stage = css({
  position: 'relative',
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 4,
  padding: '12px 0 2px',
  overflow: 'hidden',
  color: 'var(--cream)',
  background: 'var(--teal)',
  boxShadow: 'inset 0 9px 0 #062f3159',
  '& > p': {
    position: 'relative',
    maxWidth: 330,
    margin: '4px auto 0',
    padding: '0 12px',
    font: '600 1rem/1.25 var(--font-body)',
    textAlign: 'center',
    '&:empty': { display: 'none' },
    [LOW]: { margin: '2px auto -4px' },
    [LEAVING]: { opacity: 0, transition: 'opacity 250ms' },
  },
  [WIDE]: { gridArea: 'stage', minHeight: 0 },
  [DESKTOP]: { gap: 26, '& > p': { maxWidth: 640, fontSize: '1.5rem' } },
  [LEAVING]: { background: '#0000', boxShadow: 'none', transition: 'background 400ms 400ms' },
});
const pattern = css({
  position: 'absolute',
  inset: 0,
  background: '50% 30% / 444px 840px',
  [LEAVING]: { opacity: 0, transition: 'opacity 300ms 300ms' },
});
const strip = css({ flex: 'none', padding: '12px 20px', [WIDE]: { gridArea: 'names' } });

/** A wall of breeze blocks before sun and pool, the name on its tiles, a sunburst clock, and a counter to come in by. */
export function Opening({ view }: OpeningProps) {
  const { names, joiner, eyebrow, style } = view;
  const isReversed = style === 'QUERY_REVERSE';
  return (
    <div css={root}>
      <Wall css={upper} view={sunset} below={pool} />
      <div css={plaque}>
        {isReversed && <Greeting css={strip} view={view} />}
        <TiledNames names={names} joiner={joiner} />
      </div>
      <div css={stage}>
        <div css={pattern} style={{ backgroundImage: `url("${laminate}")` }} />
        <p>{eyebrow}</p>
        <Clock view={view} />
      </div>
      <Wall css={lower} view={pool} />
      <Counter view={view} hasGreeting={!isReversed} />
    </div>
  );
}
