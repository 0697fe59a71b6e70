import { css, keyframes } from '@emotion/react';
import { ACCENT, tones } from '../../design/tokens.ts';

const sweep = keyframes({ from: { transform: 'translateY(-56px)' }, to: { transform: 'translateY(56px)' } });

/** Four corners to aim with and the line that shows that it is looking. */
export function Reticle() {
  return (
    <div css={place}>
      <svg viewBox="76 103 206 206" aria-hidden="true" fill="none" css={reticle}>
        <path
          stroke={ACCENT}
          strokeWidth={6}
          strokeLinecap="round"
          d="M79,150v-26a18,18 0 0 1 18,-18h26M235,106h26a18,18 0 0 1 18,18v26M279,262v26a18,18 0 0 1 -18,18h-26M123,306h-26a18,18 0 0 1 -18,-18v-26"
        />
        <path d="M94,206H264" stroke={tones.good.ground} strokeWidth={3} strokeLinecap="round" css={line} />
      </svg>
    </div>
  );
}

const place = css({ position: 'relative', display: 'grid', placeContent: 'center', flex: 1, paddingTop: 40 });

const line = css({ animation: `${sweep} 1600ms ease-in-out infinite alternate` });

const reticle = css({
  width: 'min(206px, 53vw, 30dvh)',
  overflow: 'visible',
});
