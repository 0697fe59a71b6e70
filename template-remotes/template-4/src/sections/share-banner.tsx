import { css } from '@emotion/react';
import { Backdrop, useCouple, useHero } from '@janur/kit';
import { DESKTOP, LOW, nameStyle, ShareSection, TagWord } from '@janur/template-parts';
import { Folio } from '../parts/folio.tsx';
import { JoinedNames } from '../parts/joined-names.tsx';
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
  '& > div': {
    writingMode: 'vertical-rl',
    maxHeight: '100%',
    fontFamily: 'var(--font-heading)',
    fontSize: 'clamp(1rem, min(600px, 82svh) / (.5 * var(--word)), 4.25rem)',
    lineHeight: 1.2,
    letterSpacing: '-.02em',
    whiteSpace: 'nowrap',
    paddingInline: 4,
  },
  [DESKTOP]: { minWidth: 140, '& > div': { fontSize: 'clamp(1rem, min(600px, 82svh) / (.5 * var(--word)), 5rem)' } },
});
const edge = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  padding: '20px 20px 0 26px',
  '& h2': { fontSize: '2.75rem', lineHeight: 0.94, letterSpacing: '-.025em', color: 'var(--title)' },
  [DESKTOP]: {
    '&:has(> [data-cover])': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
      alignItems: 'end',
    },
    padding: 0,
    columnGap: 'clamp(40px, 6vw, 104px)',
    '& > [data-said]': { padding: '0 0 8px' },
    '& h2': { fontSize: 'clamp(3.5rem, 7vw, 8rem)', lineHeight: 0.86, maxWidth: '6em' },
    '&:not(:has(> [data-cover]))': { paddingLeft: 40 },
  },
});
const sharing = css({
  '& [data-part="share"]': { ...textLink, marginTop: 12, textAlign: 'start' },
  '& [data-part="address"]': { display: 'block', overflowWrap: 'anywhere' },
  '& [data-part="address"][hidden]': { display: 'none' },
});
/** What lies on the table: the cover, its title at the head as on every issue. */
const cover = css({
  position: 'relative',
  flex: '1 1 auto',
  minHeight: 160,
  margin: '-20px -20px 24px -26px',
  '& > p': {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    padding: '10px 18px 44px',
    fontFamily: 'var(--font-heading)',
    fontSize: 'clamp(1.75rem, 46vw / (.42 * var(--word) + 1.4), 3.5rem)',
    lineHeight: 0.9,
    letterSpacing: '-.03em',
    overflowWrap: 'anywhere',
    color: '#fff',
    background: 'linear-gradient(#0c0a168c, #0c0a1659 56%, #0c0a1600)',
  },
  [LOW]: { display: 'none' },
  [DESKTOP]: { margin: 0, height: 'min(640px, 86svh)', aspectRatio: '4 / 5', maxWidth: '44vw' },
});
const issue = css({ position: 'absolute', inset: 0 });

export function ShareBanner() {
  const { names } = useCouple();
  const [background] = useHero().backgrounds;
  return (
    <ShareSection
      page={({ banner, word, title, children }) => {
        const lying = banner ?? background;
        return (
          <div css={page}>
            <div css={volume}>
              <div css={spine}>
                {word && (
                  <div style={nameStyle([word])}>
                    <TagWord word={word} />
                  </div>
                )}
              </div>
              <div css={edge}>
                {lying && (
                  <div css={cover} data-cover="">
                    <Unveil css={issue}>
                      <Backdrop picture={lying} sizes="(min-width: 992px) 44vw, 76vw" />
                    </Unveil>
                    <p style={nameStyle(names)} aria-hidden="true">
                      <JoinedNames names={names} />
                    </p>
                  </div>
                )}
                <div data-said="">
                  <h2>{title}</h2>
                  {children}
                </div>
              </div>
            </div>
            <Folio of="share_banner" />
          </div>
        );
      }}
      sharing={sharing}
    />
  );
}
