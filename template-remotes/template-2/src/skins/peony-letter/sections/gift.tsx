import { css } from '@emotion/react';
import { DESKTOP, GiftSection } from '@janur/template-parts';
import { useGifts } from '@janur/kit';
import { BannerStamp } from '../parts/banner-stamp.tsx';
import { Fold } from '../parts/fold.tsx';
import { SmallEnvelope } from '../parts/small-envelope.tsx';
import { giftCards } from './gift-styles.ts';

const envelope = css({ width: 'min(300px, 78%)', margin: '34px auto 0', [DESKTOP]: { width: 'min(420px, 100%)' } });
const words = css({
  maxWidth: 460,
  margin: '22px auto',
  font: '400 1.1875rem/1.5 var(--font-body)',
  [DESKTOP]: { fontSize: '1.375rem', margin: '0 auto 30px' },
});

/** A small envelope, and what is in it; with NO_ICON without it, with NO_MODAL all on the page. */
export function Gift() {
  const { hasIcon, banner } = useGifts();
  return (
    <GiftSection
      page={(props) => <Fold {...props} lead={hasIcon && !banner && <SmallEnvelope css={envelope} />} />}
      words={words}
      gifts={giftCards}
      banner={(picture) => <BannerStamp picture={picture} />}
    />
  );
}
