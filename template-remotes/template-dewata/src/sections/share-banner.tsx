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
  '& > img:first-of-type': { zIndex: 1, marginBottom: '-3%' },
});
/** The white cloth under the roof: always white, its letters always dark. */
const cloth = css({
  padding: '22px 14px 8px',
  border: 'solid #b9862a',
  borderWidth: '0 1px',
  font: '400 clamp(1rem, min(7vw, 118vw / var(--letters)), 2rem)/1.25 var(--font-heading)',
  color: '#5a2a27',
  background: '#fffaf0',
});
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
            <Hashtag css={cloth} word={word} instead={null} />
            <img src={fringe} alt="" width="360" height="34" loading="lazy" draggable={false} />
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
