import { css } from '@emotion/react';
import { Backdrop, useCouple, useDay } from '@janur/kit';
import { DESKTOP, Hashtag, ShareSection } from '@janur/template-parts';
import { Heading } from '../parts/heading.tsx';
import { Ticker } from '../parts/ticker.tsx';
import { arrow, bar, harsh, label, poster, RULE, signal } from '../parts/type.ts';

const section = css(signal, { borderTop: '2px solid var(--ink)' });
const picture = css({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderBottom: RULE,
  '& img': harsh,
});
const hashtag = css({
  ...poster,
  padding: '20px 14px 18px',
  fontSize: 'clamp(1.75rem, calc(196vw / var(--letters)), 7.5rem)',
  overflowWrap: 'anywhere',
  textTransform: 'none',
  [DESKTOP]: { padding: '28px 24px', fontSize: 'min(calc(196vw / var(--letters)), 15rem)' },
});
const large = css({
  ...signal,
  ...poster,
  minHeight: 92,
  padding: '16px 0 12px',
  fontSize: '4.5rem',
  lineHeight: 0.9,
  textTransform: 'none',
  borderTop: '2px solid',
});
const sharing = css({
  '& [data-part="share"]': { ...bar, minHeight: 76, '&::after': { ...arrow, content: '""' } },
  '& [data-part="shared"]:not(:empty)': { ...label, display: 'block', padding: '14px 20px' },
  '& [data-part="address"]': { ...label, display: 'block', padding: '0 20px 16px', overflowWrap: 'anywhere' },
  '& [data-part="address"][hidden]': { display: 'none' },
});

/** The hashtag as a poster; below it whose day it is, as a line that runs on. */
export function ShareBanner() {
  const { isSingleHost, names } = useCouple();
  const day = useDay();
  const line = [names.join(' & '), day?.full].filter(Boolean).join(' — ');
  return (
    <ShareSection
      page={({ banner, word, title, children }) => (
        <div css={section}>
          {banner && (
            <div css={picture}>
              <Backdrop picture={banner} sizes="100vw" />
            </div>
          )}
          <Hashtag css={hashtag} word={word} instead={<Heading>{title}</Heading>} />
          {word && <Ticker css={large} text={line} sign={isSingleHost ? '★' : '—'} />}
          {children}
        </div>
      )}
      sharing={sharing}
    />
  );
}
