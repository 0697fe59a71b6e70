import { css } from '@emotion/react';
import { DESKTOP, GiftSection } from '@janur/template-parts';
import { BannerStamp } from '../parts/banner-stamp.tsx';
import { Page } from '../parts/page.tsx';
import { SmallEnvelope } from '../parts/small-envelope.tsx';
import { giftCards } from './gift-styles.ts';

const narrow = css({ [DESKTOP]: { width: 'min(720px, 100% - 96px)' } });
const envelope = css({ width: 'min(300px, 78%)', margin: '34px auto 0', [DESKTOP]: { width: 380 } });
const words = css({ maxWidth: 460, margin: '22px auto', font: '400 1.1875rem/1.5 var(--font-body)' });

/** A small envelope, and what is in it; with NO_ICON without it, with NO_MODAL all on the page. */
export const Gift = () => (
  <GiftSection
    page={(props) => <Page css={narrow} {...props} />}
    words={words}
    gifts={giftCards}
    banner={(picture) => <BannerStamp picture={picture} />}
    drawing={<SmallEnvelope css={envelope} />}
  />
);
