import { css } from '@emotion/react';
import { GiftSection } from '@janur/template-parts';
import { prose } from '../parts/layout.ts';
import { Banner, Page } from '../parts/page.tsx';
import { Pressed } from '../parts/pressed.tsx';
import { giftTags } from './gift-styles.ts';

const text = css(prose, { marginTop: 18 });
/** A parcel in kraft with its ribbon, the tag hangs from it. */
const parcel = css({
  display: 'block',
  position: 'relative',
  width: 190,
  height: 132,
  margin: '34px auto 0',
  borderRadius: 4,
  background:
    'linear-gradient(90deg, #0000 43%, var(--secondary) 43% 57%, #0000 57%), linear-gradient(#0000 40%, var(--secondary) 40% 58%, #0000 58%), repeating-linear-gradient(115deg, #b88f6066 0 1px, #0000 1px 9px), linear-gradient(#d6b386, #bf9768)',
  boxShadow: '0 8px 14px -4px #3a2f2880',
  rotate: '-2deg',
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    bottom: 'calc(100% - 12px)',
    width: 46,
    height: 34,
    border: '9px solid var(--secondary)',
  },
  '&::before': { right: '50%', borderRadius: '70% 30% 10% 60%', rotate: '14deg' },
  '&::after': { left: '50%', borderRadius: '30% 70% 60% 10%', rotate: '-14deg' },
});

/** The gifts with a parcel; with NO_ICON without it, with NO_MODAL all on the page. */
export const Gift = () => (
  <GiftSection
    page={(props) => <Page {...props} aside={<Pressed kind="stamps" />} />}
    words={text}
    hasWordsFirst
    gifts={giftTags}
    banner={(picture) => <Banner css={{ marginTop: 26, rotate: '-1.2deg' }} picture={picture} />}
    rising={[]}
    drawing={<i css={parcel} aria-hidden="true" />}
  />
);
