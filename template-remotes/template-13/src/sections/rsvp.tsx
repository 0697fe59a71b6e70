import { css } from '@emotion/react';
import { Backdrop, RsvpForm, useBanner, useInvitation, useTexts } from '@janur/kit';
import { Heading } from '../parts/heading.tsx';
import { column } from '../parts/layout.ts';
import { rsvpForm } from './rsvp-form-styles.ts';

const banner = css({
  position: 'relative',
  aspectRatio: '16 / 10',
  marginTop: 24,
  overflow: 'hidden',
  borderRadius: 24,
  boxShadow: '0 0 0 1px var(--silver)',
});

/** The form in thin lines; with WISH_ONLY it is titled for wishes. */
export function Rsvp() {
  const { client } = useInvitation();
  const { t } = useTexts();
  const picture = useBanner('SECTION_RSVP_BANNER');
  const isWishOnly = client.option.rsvp_style === 'WISH_ONLY';
  return (
    <div css={column}>
      <Heading above={isWishOnly ? t('wishes.eyebrow') : t('rsvp.eyebrow')}>
        {isWishOnly ? t('wishes.title') : t('rsvp.title')}
      </Heading>
      {picture && (
        <div css={banner}>
          <Backdrop picture={picture} sizes="(min-width: 992px) 620px, 90vw" />
        </div>
      )}
      <RsvpForm css={rsvpForm} />
    </div>
  );
}
