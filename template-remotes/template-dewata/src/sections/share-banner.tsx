import { css } from '@emotion/react';
import { Backdrop, Reveal } from '@janur/kit';
import { Hashtag, ShareSection } from '@janur/template-parts';
import canopy from '../assets/canopy.svg';
import fringe from '../assets/fringe.svg';
import { Heading } from '../parts/heading.tsx';
import { outlineButton, room } from '../parts/layout.ts';
import { pradaFrame } from '../parts/prada.ts';

const section = css({ paddingBlock: 56, textAlign: 'center' });
const banner = css(pradaFrame, { position: 'relative', aspectRatio: '3 / 2', marginBottom: 34 });
const tedung = css({
  maxWidth: 460,
  marginInline: 'auto',
  '& > img': { position: 'relative', width: '100%', height: 'auto' },
  '& > img:first-of-type': { zIndex: 1 },
});
/** The white cloth hangs from under the rim, in folds, its hem bowed as the rim is: always white, its letters dark. */
const cloth = css({
  position: 'relative',
  margin: '-5.4% 3.6% 0',
  padding: 'calc(22px + 3%) 16px calc(22px + 4%)',
  font: '400 clamp(1rem, min(7vw, 118vw / var(--letters)), 2rem)/1.25 var(--font-heading)',
  color: '#5a2a27',
  background:
    'linear-gradient(#8f6f3344, #0000 46px), repeating-linear-gradient(90deg, #e9dcc0 0, #fffaf0 7%, #fffdf8 12.5%, #e9dcc0 16.66%)',
  clipPath: 'url(#dewata-hem)',
});
const hem = css({ position: 'absolute', width: 0, height: 0 });
const tassels = css({ '&&': { width: '92.8%', margin: '-6.6% 3.6% 0' } });
const sharing = css({
  marginTop: 26,
  '& [data-part="share"]': { ...outlineButton, minWidth: 'min(240px, 100%)', marginInline: 'auto' },
  '& [data-part="shared"]': { display: 'block' },
  '& [data-part="shared"]:not(:empty)': { marginTop: 12 },
  '& [data-part="address"]': { fontWeight: 700, overflowWrap: 'anywhere', userSelect: 'all' },
});

/** The hashtag on the cloth of a ceremonial umbrella. */
export const ShareBanner = () => (
  <ShareSection
    page={({ banner: picture, word, title, children }) => (
      <div css={[room, section]}>
        {picture && (
          <div css={banner}>
            <Backdrop picture={picture} sizes="(min-width: 992px) 620px, 88vw" />
          </div>
        )}
        {word ? (
          <Reveal css={tedung}>
            <img src={canopy} alt="" width="360" height="132" loading="lazy" draggable={false} />
            <svg css={hem} aria-hidden="true">
              <clipPath id="dewata-hem" clipPathUnits="objectBoundingBox">
                <path d="M0,0H1L.985,.84Q.5,1.16 .015,.84Z" />
              </clipPath>
            </svg>
            <Hashtag css={cloth} word={word} instead={null} />
            <img css={tassels} src={fringe} alt="" width="360" height="34" loading="lazy" draggable={false} />
          </Reveal>
        ) : (
          <Heading>{title}</Heading>
        )}
        {children}
      </div>
    )}
    sharing={sharing}
  />
);
