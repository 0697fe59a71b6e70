import { css } from '@emotion/react';
import { Backdrop } from '@janur/kit';
import { DESKTOP, LOW, nameStyle, ShareSection, TagWord } from '@janur/template-parts';
import { Folio } from '../parts/folio.tsx';
import { textLink } from '../parts/type.ts';
import { Unveil } from '../parts/unveil.tsx';

/** The closed magazine from its side: a dark spine with the hashtag, the fore-edge beside it. */
const page = css({
  padding: '40px 0 64px',
  [DESKTOP]: { maxWidth: 1680, margin: '0 auto', padding: '72px 40px 96px' },
});
const volume = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  minHeight: 'min(640px, 86svh)',
  [LOW]: { minHeight: 300 },
});
const spine = css({
  position: 'relative',
  height: 'min(640px, 86svh)',
  minWidth: 84,
  display: 'grid',
  placeItems: 'center',
  padding: '20px 0',
  overflow: 'hidden',
  color: 'var(--on-primary)',
  background: 'var(--primary)',
  boxShadow: 'inset -1px 0 0 var(--title)',
  '& p': {
    writingMode: 'vertical-rl',
    maxHeight: '100%',
    fontFamily: 'var(--font-heading)',
    fontSize: 'clamp(1rem, min(600px, 82svh) / (.5 * var(--word)), 5rem)',
    lineHeight: 1,
    letterSpacing: '-.02em',
    whiteSpace: 'nowrap',
    paddingInline: 4,
  },
  [DESKTOP]: { minWidth: 140 },
});
const edge = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  padding: '20px 20px 0 26px',
  '& h2': { fontSize: '2.75rem', lineHeight: 0.94, letterSpacing: '-.025em', color: 'var(--title)' },
  [DESKTOP]: { paddingLeft: 40, '& h2': { fontSize: '5rem' } },
});
const sharing = css({
  '& [data-part="share"]': { ...textLink, marginTop: 12, textAlign: 'start' },
  '& [data-part="address"]': { display: 'block', overflowWrap: 'anywhere' },
  '& [data-part="address"][hidden]': { display: 'none' },
});
const picture = css({ flex: '1 1 auto', minHeight: 160, margin: '-20px -20px 24px 0', position: 'relative' });

export const ShareBanner = () => (
  <ShareSection
    page={({ banner, word, title, children }) => (
      <div css={page}>
        <div css={volume}>
          <div css={spine}>
            {word && (
              <p style={nameStyle([word])}>
                <TagWord word={word} />
              </p>
            )}
          </div>
          <div css={edge}>
            {banner && (
              <Unveil css={picture}>
                <Backdrop picture={banner} sizes="(min-width: 992px) 80vw, 76vw" />
              </Unveil>
            )}
            <h2>{title}</h2>
            {children}
          </div>
        </div>
        <Folio of="share_banner" />
      </div>
    )}
    sharing={sharing}
  />
);
