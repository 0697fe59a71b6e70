import { css } from '@emotion/react';
import { Backdrop } from '@janur/kit';
import { shareBasics, ShareSection } from '@janur/template-parts';
import { useId } from 'react';
import { Heading } from '../parts/heading.tsx';
import { solidButton } from '../parts/layout.ts';
import { SunRings } from '../parts/sun-rings.tsx';

const banner = css({
  position: 'relative',
  overflow: 'hidden',
  padding: '44px 20px 40px',
  textAlign: 'center',
  '& h2': { marginInline: 'auto' },
});
const arc = css({ position: 'relative', overflow: 'hidden', width: 'min(430px, 100%)', marginInline: 'auto' });
const drawing = css({ position: 'relative', width: '100%', height: 'auto', overflow: 'visible' });
const sun = css({ width: '56%', left: '50%', bottom: 0, transform: 'translate(-50%, 50%)' });
const view = css({
  position: 'absolute',
  insetInline: '15%',
  bottom: 0,
  aspectRatio: '2 / 1',
  borderRadius: '999px 999px 0 0',
  overflow: 'hidden',
});
const ledge = css({
  position: 'relative',
  padding: '22px 0 0',
  marginInline: 'auto',
  width: 'min(430px, 100%)',
  borderTop: '9px solid var(--clay-2)',
  boxShadow: '0 -1.5px 0 var(--lit)',
  '& [data-part="share"]': {
    ...solidButton,
    minWidth: 220,
    marginInline: 'auto',
    boxShadow: 'inset 0 -3px 0 var(--deep)',
  },
  '& [data-part="share"][data-state="copied"]': {
    color: 'var(--on-olive)',
    background: 'var(--olive)',
    boxShadow: 'none',
  },
  ...shareBasics,
});
/** Of the baseline, which keeps a capital and air away from the stone. */
const WIDTH_OF_ARC = 430;

/** The hashtag painted along an arch over the rising sun, or over the couple's picture; below it the way to hand it on. */
export const ShareBanner = () => (
  <ShareSection
    page={({ banner: picture, word, title, children }) => (
      <div css={banner}>
        {!word && <Heading>{title}</Heading>}
        <div css={arc}>
          {picture ? (
            <div css={view}>
              <Backdrop picture={picture} sizes="300px" />
            </div>
          ) : (
            <SunRings css={sun} />
          )}
          <Arc word={word} />
        </div>
        {children}
      </div>
    )}
    sharing={ledge}
  />
);

function Arc({ word }: { word: string | null }) {
  const id = useId();
  const size = Math.min(38, WIDTH_OF_ARC / Math.max(8, [...(word ?? '')].length) / 0.6);
  return (
    <svg
      css={drawing}
      viewBox="0 0 390 196"
      {...(word ? { role: 'img', 'aria-label': word } : { 'aria-hidden': true })}
    >
      <path id={id} d="M28,196A167,167 0 0 1 362,196" fill="none" />
      <path
        d="M8,196A187,187 0 0 1 382,196"
        transform="translate(0 8)"
        fill="none"
        stroke="var(--clay-2)"
        strokeWidth="7"
      />
      {word && (
        <text fill="var(--title)" fontFamily="var(--font-heading)" fontSize={size} textAnchor="middle" dy="27">
          <textPath href={`#${id}`} startOffset="50%">
            {word}
          </textPath>
        </text>
      )}
    </svg>
  );
}
