import { css } from '@emotion/react';
import { useGifts } from '@janur/kit';
import { GiftSection } from '@janur/template-parts';
import { BoxOffice } from '../drawings/box-office.tsx';
import { prose } from '../parts/layout.ts';
import { Banner, Page } from '../parts/page.tsx';
import { giftStyles } from './gift-styles.ts';

const words = css(prose, { maxWidth: 480, margin: '18px auto 26px', textAlign: 'center' });
const below = css({ marginTop: 26 });
/** What is given lies on the counter. */
const before = css({ marginTop: -38, '&[data-mode="inline"]': { marginTop: -14 } });

/** The gifts at the box office; with NO_ICON without it, with NO_MODAL all on the page. */
export function Gift() {
  const { hasIcon, banner: picture } = useGifts();
  return (
    <GiftSection
      page={Page}
      words={words}
      hasWordsFirst
      gifts={[giftStyles, picture || !hasIcon ? below : before]}
      banner={(shown) => <Banner picture={shown} />}
      drawing={<BoxOffice />}
    />
  );
}
