import { css } from '@emotion/react';
import { Backdrop } from '@janur/kit';
import { CJK, DESKTOP, Hashtag, ShareSection } from '@janur/template-parts';
import bulb from '../assets/bulb.svg';
import { column, goldButton } from '../parts/layout.ts';
import { letterbox } from '../parts/letterbox.ts';
import { BillingBlock } from './billing-block.tsx';

/** The sign over the doors: letters of black plastic on lit rails, bulbs round about. */
const marquee = css({
  padding: 24,
  borderRadius: 10,
  background: [
    `url("${bulb}") 50% 3px / 15.5px 20px repeat-x`,
    `url("${bulb}") 50% calc(100% - 3px) / 15.5px 20px repeat-x`,
    `url("${bulb}") 3px 50% / 15.5px 20px repeat-y`,
    `url("${bulb}") calc(100% - 3px) 50% / 15.5px 20px repeat-y`,
    'linear-gradient(#3a0d14, #1d070b)',
  ].join(', '),
  boxShadow: '0 0 0 2px #e4b363, 0 0 70px #ffd98a26',
});
const board = css({
  display: 'grid',
  alignContent: 'center',
  minHeight: 132,
  padding: '18px 12px',
  textAlign: 'center',
  color: 'var(--print)',
  background: 'repeating-linear-gradient(#0000 0 41px, #17120a38 41px 43px), linear-gradient(#fffdf4, #f3ead2)',
  '& :is(h2, p)': {
    fontFamily: 'var(--font-heading)',
    fontWeight: 400,
    fontSize: 'clamp(1.625rem, calc(150vw / var(--letters, 14)), 4.5rem)',
    lineHeight: 1.06,
    letterSpacing: '.02em',
    textTransform: 'none',
    overflowWrap: 'anywhere',
    [CJK]: { fontWeight: 700, fontSize: 'clamp(1.375rem, calc(100vw / var(--letters, 14)), 2.25rem)' },
  },
});
const billing = css({ margin: '30px auto 0', maxWidth: 420, textAlign: 'center' });
const sharing = css({
  marginTop: 26,
  textAlign: 'center',
  '& [data-part="share"]': { ...goldButton, minWidth: 240, minHeight: 56, marginInline: 'auto' },
  '& [data-part="shared"]': { display: 'block' },
  '& [data-part="shared"]:not(:empty)': { marginTop: 14 },
  '& [data-part="address"]': { fontWeight: 700, overflowWrap: 'anywhere', userSelect: 'all' },
});
const still = css({
  position: 'relative',
  aspectRatio: '1.85',
  marginBottom: 26,
  overflow: 'hidden',
  [DESKTOP]: { aspectRatio: '2.39' },
});

/** The hashtag on the marquee, over the billing block. */
export const ShareBanner = () => (
  <ShareSection
    page={({ banner, word, title, children }) => (
      <div css={column}>
        {banner && (
          <div css={[still, letterbox]}>
            <Backdrop picture={banner} sizes="(min-width: 992px) 640px, 92vw" />
          </div>
        )}
        <div css={marquee}>
          <div css={board}>
            <Hashtag word={word} instead={<h2>{title}</h2>} />
          </div>
        </div>
        <BillingBlock css={billing} />
        {children}
      </div>
    )}
    sharing={sharing}
  />
);
