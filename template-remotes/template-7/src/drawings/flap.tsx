import { css } from '@emotion/react';
import spray from '../assets/spray.svg';
import { Happiness } from './happiness.tsx';

const flap = css({
  position: 'relative',
  height: 74,
  overflow: 'hidden',
  marginBottom: -1,
  '& > svg': { position: 'absolute', insetInline: 0, top: 0, width: '100%', height: '100%' },
  '& > img': { position: 'absolute', top: 24, left: 'clamp(4px, 3%, 22px)', width: 84, height: 44 },
  '& > img ~ img': { left: 'auto', right: 'clamp(4px, 3%, 22px)' },
});
const seal = css({
  position: 'absolute',
  left: 'calc(50% - 19px)',
  top: 24,
  display: 'grid',
  placeItems: 'center',
  width: 38,
  height: 38,
  borderRadius: '50%',
  color: '#f6d88f',
  background: 'var(--deep)',
  border: '2px solid #e0b155',
  '& svg': { width: 24, height: 'auto' },
});

/** The edge of a red packet, dipping to its seal. */
export const Flap = ({ className }: { className?: string }) => (
  <div css={flap} className={className} aria-hidden="true">
    <svg viewBox="0 0 276 74" preserveAspectRatio="none">
      <path d="M1,10C70,12 92,44 138,44S206,12 275,10V76H1Z" fill="var(--primary)" />
      <g fill="none" vectorEffect="non-scaling-stroke">
        <path d="M1,78V10C70,12 92,44 138,44S206,12 275,10V78" stroke="#e0b155" strokeWidth="2" />
        <path d="M0,18C66,20 92,51 138,51S210,20 276,18" stroke="#e6bb62" strokeWidth=".9" />
      </g>
    </svg>
    <img src={spray} alt="" width="84" height="44" loading="lazy" draggable={false} />
    <img src={spray} alt="" width="84" height="44" loading="lazy" draggable={false} />
    <span css={seal}>
      <Happiness />
    </span>
  </div>
);
