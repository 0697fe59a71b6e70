import { css } from '@emotion/react';
import { Backdrop, RsvpForm, useBanner, useInvitation, useTexts } from '@janur/kit';
import waves from '../assets/edge-mask.svg';
import { Heading } from '../parts/heading.tsx';
import { Page } from '../parts/page.tsx';
import { rsvpForm } from './rsvp-form-styles.ts';

const banner = css({
  position: 'relative',
  aspectRatio: '16 / 10',
  marginTop: 24,
  overflow: 'hidden',
  borderRadius: 22,
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: -1,
    height: 46,
    background: 'var(--sand)',
    mask: `url("${waves}") 50% 0 / auto 60px repeat-x`,
  },
});

/** The form on the sand; with WISH_ONLY it is titled for wishes. */
export function Rsvp() {
  const { client } = useInvitation();
  const { t } = useTexts();
  const picture = useBanner('SECTION_RSVP_BANNER');
  const subject = client.option.rsvp_style === 'WISH_ONLY' ? 'wishes' : 'rsvp';
  return (
    <Page tone="sand">
      <Heading above={t(`${subject}.eyebrow`)}>{t(`${subject}.title`)}</Heading>
      {picture && (
        <div css={banner}>
          <Backdrop picture={picture} sizes="(min-width: 992px) 560px, 88vw" />
        </div>
      )}
      <RsvpForm css={rsvpForm} />
    </Page>
  );
}
