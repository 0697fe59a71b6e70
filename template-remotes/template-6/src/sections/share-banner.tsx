import { css } from '@emotion/react';
import { Backdrop } from '@janur/kit';
import { DESKTOP, Hashtag, shareBasics, ShareSection } from '@janur/template-parts';
import ribbon from '../assets/ribbon.webp';
import { Heading } from '../parts/heading.tsx';
import { ruledButton, smallCaps, spread } from '../parts/layout.ts';

/** More letters than these would be too small on the ribbon's arc. */
const MOST = 22;

const section = css({ textAlign: 'center', [DESKTOP]: { alignItems: 'center' } });
const banner = css({
  position: 'relative',
  aspectRatio: '3 / 2',
  marginBottom: 26,
  border: '1.6px solid var(--gilt)',
  boxShadow: '0 0 0 4px var(--base), 0 0 0 4.7px var(--gilt)',
  [DESKTOP]: { gridRow: '1 / span 2', margin: 0 },
});
const scroll = css({
  position: 'relative',
  width: 'min(100% + 20px, 520px)',
  marginInline: 'max(-10px, (100% - 520px) / 2)',
  aspectRatio: '360 / 76',
  background: `url(${ribbon}) 0 0 / 100% 100%`,
  '& svg': { position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' },
  [DESKTOP]: { gridColumn: 1, gridRow: 1 },
});
const plain = css(smallCaps, {
  fontSize: 'clamp(1.125rem, min(8vw, 116vw / var(--letters)), 1.75rem)',
  textTransform: 'none',
  letterSpacing: '.06em',
  overflowWrap: 'anywhere',
  padding: '14px 0',
  borderBlock: '1px solid var(--gilt)',
});
const sharing = css({
  marginTop: 26,
  [DESKTOP]: { marginTop: 0 },
  '& [data-part="share"]': { ...ruledButton, minWidth: 236, marginInline: 'auto' },
  ...shareBasics,
});

/** The hashtag on a ribbon. */
export const ShareBanner = () => (
  <ShareSection
    page={({ banner: picture, word, title, children }) => (
      <div css={[spread, section]}>
        {picture && (
          <div css={banner}>
            <Backdrop picture={picture} sizes="(min-width: 992px) 42vw, 86vw" />
          </div>
        )}
        {word ? <Ribbon word={word} /> : <Heading>{title}</Heading>}
        {children}
      </div>
    )}
    sharing={sharing}
  />
);

function Ribbon({ word }: { word: string }) {
  const letters = [...word].length;
  if (letters > MOST) return <Hashtag css={plain} word={word} instead={null} />;
  const size = Math.min(19, 262 / (letters * 0.84));
  return (
    <p css={scroll}>
      <svg viewBox="-180 -34 360 76" role="img" aria-label={word}>
        <path id="ribbon-arc" d="M-128,11C-60,-11 60,-11 128,11" fill="none" />
        <text
          fontFamily="var(--font-heading)"
          fontWeight="500"
          fontSize={size}
          letterSpacing={size * 0.08}
          fill="#1c2b4a"
          textAnchor="middle"
        >
          <textPath href="#ribbon-arc" startOffset="50%">
            {word}
          </textPath>
        </text>
      </svg>
    </p>
  );
}
