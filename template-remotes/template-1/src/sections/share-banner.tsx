import { css } from '@emotion/react';
import { useInvitation } from '@janur/kit';
import { useId } from 'react';
import { SunRings } from '../parts/sun-rings.tsx';

const banner = css({
  position: 'relative',
  overflow: 'hidden',
  padding: '44px 20px 0',
  '& svg': { position: 'relative', width: 'min(430px, 100%)', marginInline: 'auto', overflow: 'visible' },
});
const sun = css({ width: 'min(250px, 60%)', left: '50%', bottom: 0, transform: 'translate(-50%, 50%)' });
const WIDTH_OF_ARC = 500;

/** The hashtag painted along an arch over the rising sun. */
export function ShareBanner() {
  const { client } = useInvitation();
  const id = useId();
  const word = client.content.hashtag_word ?? '';
  const size = Math.min(42, WIDTH_OF_ARC / Math.max(8, [...word].length) / 0.6);
  return (
    <div css={banner}>
      <SunRings css={sun} />
      <svg viewBox="0 0 390 196" role="img" aria-label={word}>
        <path id={id} d="M28,196A167,167 0 0 1 362,196" fill="none" />
        <path
          d="M8,196A187,187 0 0 1 382,196"
          transform="translate(0 8)"
          fill="none"
          stroke="var(--clay-2)"
          strokeWidth="7"
        />
        <text fill="var(--title)" fontFamily="var(--font-heading)" fontSize={size} textAnchor="middle" dy="20">
          <textPath href={`#${id}`} startOffset="50%">
            {word}
          </textPath>
        </text>
      </svg>
    </div>
  );
}
