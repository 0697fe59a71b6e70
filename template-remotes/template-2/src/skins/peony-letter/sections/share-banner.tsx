import { css } from '@emotion/react';
import { DESKTOP, nameStyle, shareBasics, ShareSection, TagWord } from '@janur/template-parts';
import { BannerStamp } from '../parts/banner-stamp.tsx';
import { solidButton } from '../parts/buttons.ts';
import { Heading } from '../parts/heading.tsx';
import { column, middle } from '../parts/layout.ts';
import { airmail } from '../parts/sheet.ts';

const narrow = css({ [DESKTOP]: { width: 'min(860px, 100% - 96px)' } });
const stamp = css({ marginBottom: -22 });
const label = css(airmail, {
  padding: '26px 18px 24px',
  [DESKTOP]: { padding: '52px 40px 48px' },
  '& hr': { width: '100%', margin: '14px 0 20px', border: 0, borderTop: '2px dotted var(--line)' },
});
const hashtag = css({
  font: '500 max(1.25rem, min(2.25rem, calc(118vw / var(--word))))/1.25 var(--font-heading)',
  color: 'var(--title)',
  overflowWrap: 'anywhere',
  [DESKTOP]: { fontSize: 'max(1.5rem, min(4.25rem, calc(1280px / var(--word))))' },
});
const sharing = css({
  '& [data-part="share"]': { ...solidButton, minWidth: 220, marginInline: 'auto' },
  '& [data-part="share"][data-state="copied"]': { color: 'var(--base)', background: 'var(--ink)', boxShadow: 'none' },
  ...shareBasics,
});

/** The hashtag on an address label, and the way to hand it on. */
export const ShareBanner = () => (
  <ShareSection
    page={({ banner, word, title, children }) => (
      <div css={[column, middle, narrow]}>
        {banner && <BannerStamp css={stamp} picture={banner} />}
        <div css={label}>
          {word ? (
            <p css={hashtag} style={nameStyle([word])}>
              <TagWord word={word} />
            </p>
          ) : (
            <Heading>{title}</Heading>
          )}
          <hr />
          {children}
        </div>
      </div>
    )}
    sharing={sharing}
  />
);
