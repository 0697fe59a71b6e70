import { css } from '@emotion/react';
import { Backdrop } from '@janur/kit';
import { DESKTOP, Hashtag, ShareSection } from '@janur/template-parts';
import { Heading } from '../parts/heading.tsx';
import { column, facing, greenButton } from '../parts/layout.ts';
import { polaroid } from '../parts/polaroid.ts';
import { Pressed } from '../parts/pressed.tsx';
import { Tape } from '../parts/tape.tsx';

const photo = css(polaroid, {
  width: 'min(100%, 460px)',
  margin: '0 auto 34px',
  paddingBottom: 34,
  rotate: '2deg',
  '& [data-picture]': { aspectRatio: '4 / 3' },
});
const tape = css({ left: 'calc(50% - 46px)', top: -15, width: 92, rotate: '5deg' });
/** A strip out of the label maker: white where it was pressed. */
const dymo = css({
  width: 'fit-content',
  maxWidth: '100%',
  marginInline: 'auto',
  padding: '12px 16px 13px',
  borderRadius: 3,
  rotate: '-1.5deg',
  color: '#f7f3ea',
  background: '#1d1a19',
  boxShadow: 'inset 0 12px 0 #ffffff14, 0 4px 6px #3a2f2866',
  font: '800 clamp(1.0625rem, calc(min(92vw, 560px) / var(--letters, 14)), 2.250rem)/1.2 var(--font-body)',
  letterSpacing: '.14em',
  textAlign: 'center',
  textShadow: '0 -1px 0 #fff, 0 1px 1px #0009',
  overflowWrap: 'anywhere',
});
const sharing = css({
  marginTop: 28,
  textAlign: 'center',
  '& [data-part="share"]': { ...greenButton, minWidth: 'min(260px, 100%)', minHeight: 56, marginInline: 'auto' },
  '& [data-part="shared"]:not(:empty)': { display: 'block', marginTop: 14 },
  '& [data-part="address"]': { fontWeight: 700, overflowWrap: 'anywhere', userSelect: 'all' },
  [DESKTOP]: { marginTop: 36 },
});

const aside = css({ display: 'none', [DESKTOP]: { display: 'grid', '& > *': { marginInline: 'auto' } } });
const words = css({ [DESKTOP]: { alignSelf: 'center' } });

/** The hashtag by label maker, and the way to hand the invitation on. */
export const ShareBanner = () => (
  <ShareSection
    page={({ banner, word, title, children }) => (
      <div css={[column, facing]}>
        {banner ? (
          <div css={photo}>
            <Tape kind="stripes" css={tape} />
            <div data-picture="">
              <Backdrop picture={banner} sizes="(min-width: 992px) 460px, 84vw" />
            </div>
          </div>
        ) : (
          <div css={aside}>
            <Pressed kind="bouquet" />
          </div>
        )}
        <div css={words}>
          <Hashtag css={dymo} word={word} instead={<Heading>{title}</Heading>} />
          {children}
        </div>
      </div>
    )}
    sharing={sharing}
  />
);
