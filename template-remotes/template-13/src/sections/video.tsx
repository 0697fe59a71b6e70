import { css } from '@emotion/react';
import { PrewedVideo, Reveal } from '@janur/kit';
import { VideoSection } from '@janur/template-parts';
import { faint } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';

const BLADES = 8;
const OPEN = 74; // of 100: how far the aperture is open at its corners
const RIM = 99;

/** The blades of an aperture: each edge of the opening runs on to the rim. */
const blades = Array.from({ length: BLADES }, (_, index) => {
  const corner = (place: number) =>
    [OPEN * Math.cos((place * 2 * Math.PI) / BLADES), OPEN * Math.sin((place * 2 * Math.PI) / BLADES)] as const;
  const [[x, y], [x0, y0]] = [corner(index), corner(index - 1)];
  const edge = Math.hypot(x - x0, y - y0);
  const along = edge / 2;
  const rest = (Math.sqrt(along ** 2 + RIM ** 2 - OPEN ** 2) - along) / edge;
  return `M${(100 + x).toFixed(1)},${(100 + y).toFixed(1)}L${(100 + x + (x - x0) * rest).toFixed(1)},${(100 + y + (y - y0) * rest).toFixed(1)}`;
}).join('');

/** A telescope's aperture; when the film runs it is open, and the film has its own shape. */
const aperture = css({
  position: 'relative',
  marginTop: 30,
  '& [data-part="screen"]': {
    width: '100%',
    maxWidth: 380,
    aspectRatio: '1',
    marginInline: 'auto',
    borderRadius: '50%',
    background: 'var(--deep)',
    boxShadow: '0 0 0 1.6px var(--gold), 0 0 0 9px var(--night), 0 0 0 10.2px var(--silver)',
  },
  '& [data-part="play-icon"]': { width: 76, height: 76, position: 'relative', zIndex: 2 },
  '& [data-state="playing"] [data-part="screen"]': {
    maxWidth: 'none',
    aspectRatio: '16 / 9',
    borderRadius: 16,
    boxShadow: '0 0 0 1.4px var(--silver)',
  },
  '& [data-part="page"]': { marginTop: 22, textAlign: 'center' },
  '& [data-part="page"] a': faint,
});
const ring = css({
  position: 'absolute',
  zIndex: 1,
  left: 'calc(50% - min(190px, 50%))',
  top: 0,
  width: 'min(380px, 100%)',
  pointerEvents: 'none',
  'div:has(> [data-state="playing"]) > &': { display: 'none' },
});

/** The film in the aperture of a telescope. */
export const Video = () => (
  <VideoSection page={Page}>
    <Reveal css={aperture}>
      <svg css={ring} viewBox="0 0 200 200" fill="none" aria-hidden="true">
        <path
          d="M0,100a100,100 0 1 1 200,0a100,100 0 1 1 -200,0ZM100,26L152.300,47.700L174,100L152.300,152.300L100,174L47.700,152.300L26,100L47.700,47.700Z"
          fill="var(--night)"
          fillRule="evenodd"
          fillOpacity=".82"
        />
        <path d={blades} stroke="var(--thread)" strokeWidth=".8" opacity=".8" />
      </svg>
      <PrewedVideo />
    </Reveal>
  </VideoSection>
);
