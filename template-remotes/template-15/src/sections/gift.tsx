import { css } from '@emotion/react';
import { Backdrop, Gifts, Reveal, useGifts, useTexts } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';
import { BoxOffice } from '../drawings/box-office.tsx';
import { Heading } from '../parts/heading.tsx';
import { column, prose } from '../parts/layout.ts';
import { letterbox } from '../parts/letterbox.ts';
import { giftStyles } from './gift-styles.ts';

const words = css(prose, { maxWidth: 480, margin: '18px auto 26px', textAlign: 'center' });
const banner = css({
  position: 'relative',
  aspectRatio: '1.85',
  marginTop: 28,
  overflow: 'hidden',
  [DESKTOP]: { aspectRatio: '2.39' },
});

const below = css({ marginTop: 26 });
/** What is given lies on the counter. */
const before = css({ marginTop: -38, '&[data-mode="inline"]': { marginTop: -14 } });

/** The box office; with NO_ICON without its window, with NO_MODAL all on the page. */
export function Gift() {
  const { t } = useTexts();
  const { hasIcon, banner: picture } = useGifts();
  return (
    <div css={column}>
      <Heading at="01:19:05:22">{t('gift.title')}</Heading>
      <p css={words}>{t('gift.text')}</p>
      {picture && (
        <div css={[banner, letterbox]}>
          <Backdrop picture={picture} sizes="(min-width: 992px) 640px, 92vw" />
        </div>
      )}
      {hasIcon && !picture && (
        <Reveal>
          <BoxOffice />
        </Reveal>
      )}
      <Gifts css={[giftStyles, picture || !hasIcon ? below : before]} />
    </div>
  );
}
