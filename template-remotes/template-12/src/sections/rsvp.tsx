import { css } from '@emotion/react';
import { Backdrop, RsvpForm, useBanner, useInvitation, useTexts } from '@janur/kit';
import { Block } from '../parts/block.tsx';
import { harsh, RULE } from '../parts/type.ts';
import { rsvpForm } from './rsvp-form-styles.ts';

const banner = css({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderBottom: RULE,
  '& img': harsh,
});

/** Two blocks to say yes or no; with WISH_ONLY it is titled for wishes. */
export function Rsvp() {
  const { option } = useInvitation().client;
  const { t } = useTexts();
  const picture = useBanner('SECTION_RSVP_BANNER');
  const isWishOnly = option.rsvp_style === 'WISH_ONLY';
  return (
    <Block title={t(isWishOnly ? 'nav.wishes' : 'nav.rsvp')} note={t(isWishOnly ? 'wishes.eyebrow' : 'rsvp.title')}>
      {picture && (
        <div css={banner}>
          <Backdrop picture={picture} sizes="(min-width: 992px) 75vw, 100vw" />
        </div>
      )}
      <RsvpForm css={rsvpForm} />
    </Block>
  );
}
