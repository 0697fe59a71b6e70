import { css } from '@emotion/react';
import { Backdrop, RsvpForm, useBanner, useInvitation, useTexts } from '@janur/kit';
import { Heading } from '../parts/heading.tsx';
import { Page } from '../parts/page.tsx';
import { rsvpForm } from './rsvp-form-styles.ts';

const banner = css({
  position: 'relative',
  aspectRatio: '16 / 10',
  marginTop: 24,
  overflow: 'hidden',
  border: '9px solid var(--paper)',
  borderRadius: 44,
});

/** The form with a happy and a sad bear; with WISH_ONLY it is titled for wishes. */
export function Rsvp() {
  const { client } = useInvitation();
  const { t } = useTexts();
  const picture = useBanner('SECTION_RSVP_BANNER');
  const kind = client.option.rsvp_style === 'WISH_ONLY' ? 'wishes' : 'rsvp';
  return (
    <Page tone="third">
      <Heading above={t(`${kind}.eyebrow`)}>{t(`${kind}.title`)}</Heading>
      {picture && (
        <div css={banner}>
          <Backdrop picture={picture} sizes="(min-width: 992px) 620px, 90vw" />
        </div>
      )}
      <RsvpForm css={rsvpForm} />
    </Page>
  );
}
