import { css } from '@emotion/react';
import { RsvpForm, useBanner, useInvitation, useTexts } from '@janur/kit';
import { Heading } from '../parts/heading.tsx';
import { column } from '../parts/look.ts';
import { Banner } from './banner.tsx';
import { rsvpForm } from './rsvp-form-styles.ts';

const sheet = css({ maxWidth: 608 });

/** The form straight on the paper; with WISH_ONLY it is titled for wishes. */
export function Rsvp() {
  const { client } = useInvitation();
  const { t } = useTexts();
  const picture = useBanner('SECTION_RSVP_BANNER');
  const kind = client.option.rsvp_style === 'WISH_ONLY' ? 'wishes' : 'rsvp';
  return (
    <div css={[column, sheet]}>
      <Heading above={t(`${kind}.eyebrow`)}>{t(`${kind}.title`)}</Heading>
      {picture && <Banner picture={picture} />}
      <RsvpForm css={rsvpForm} />
    </div>
  );
}
