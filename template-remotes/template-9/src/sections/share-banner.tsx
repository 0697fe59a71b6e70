import { css } from '@emotion/react';
import { Backdrop } from '@janur/kit';
import { DESKTOP, Hashtag, ShareSection } from '@janur/template-parts';
import { column, goldButton, middle } from '../parts/layout.ts';
import { edgeThread, SHEEN, tumpalThread, WARP } from '../parts/thread.ts';
import { weaveWord } from '../parts/woven-word.ts';

/** A length of cloth across the page, shoots at both its edges. */
const cloth = css({
  position: 'relative',
  overflow: 'hidden',
  color: 'var(--cream)',
  '--focus': 'var(--cream)',
  background: 'var(--cloth)',
  borderBlock: '2px solid',
  borderImage: `${SHEEN} 1`,
});
const warp = css({ position: 'absolute', inset: 0, background: WARP });
const veil = css({ position: 'absolute', inset: 0, background: 'color-mix(in srgb, var(--cloth-deep) 88%, #0000)' });
const border = css({
  position: 'relative',
  '& > :first-of-type': edgeThread,
  '& > :last-of-type': { ...tumpalThread, marginTop: 3, transform: 'scaleY(-1)' },
  '&[data-low]': { transform: 'scaleY(-1)' },
});
const body = css({
  paddingBlock: 26,
  '&::before, &::after': { display: 'none' },
  [DESKTOP]: { paddingBlock: 40 },
});
const woven = css({ width: '100%', height: 'auto', maxHeight: 260, margin: '0 auto 24px', fill: 'url(#t9-thread)' });
const large = css({
  font: '700 1.1875rem/1.3 var(--font-heading)',
  overflowWrap: 'anywhere',
  marginBottom: 20,
  fontSize: 'clamp(1.375rem, min(11vw, 150vw / var(--letters)), 3rem)',
});
const title = css({ fontSize: '2rem', fontWeight: 700, lineHeight: 1.15, marginBottom: 18 });
const sharing = css({
  '& [data-part="share"]': { ...goldButton, minWidth: 230, minHeight: 54, marginInline: 'auto' },
  '& [data-part="shared"]': { display: 'block' },
  '& [data-part="shared"]:not(:empty)': { marginTop: 12 },
  '& [data-part="address"]': { fontWeight: 700, overflowWrap: 'anywhere', userSelect: 'all' },
});

/** The hashtag woven into the cloth, letter by letter. */
export const ShareBanner = () => (
  <ShareSection
    page={({ banner, word: hashtag, title: words, children }) => (
      <div css={cloth}>
        {banner && <Backdrop picture={banner} sizes="100vw" />}
        <div css={banner ? veil : warp} />
        <Border />
        <div css={[column, middle, body]}>
          {hashtag ? <Woven text={hashtag} /> : <h2 css={title}>{words}</h2>}
          {children}
        </div>
        <Border isLow />
      </div>
    )}
    sharing={sharing}
  />
);

const Border = ({ isLow = false }: { isLow?: boolean }) => (
  <div css={border} data-low={isLow ? '' : undefined} aria-hidden="true">
    <div />
    <div />
  </div>
);

function Woven({ text }: { text: string }) {
  const onLoom = weaveWord(text);
  if (!onLoom) return <Hashtag css={large} word={text} instead={null} />;
  return (
    <svg css={woven} viewBox={`0 0 ${onLoom.width} ${onLoom.height}`} role="img" aria-label={text}>
      <linearGradient id="t9-thread" x2="1" y2="1">
        <stop stopColor="#fdf0c4" />
        <stop offset=".4" stopColor="#dfb255" />
        <stop offset=".62" stopColor="#b8832f" />
        <stop offset="1" stopColor="#f6dd9b" />
      </linearGradient>
      <path d={onLoom.path} />
    </svg>
  );
}
