import { css } from '@emotion/react';
import { RsvpForm, useBanner } from '@janur/kit';
import { DESKTOP, useRsvpWords } from '@janur/template-parts';
import { BannerStamp } from '../parts/banner-stamp.tsx';
import { Heading } from '../parts/heading.tsx';
import { column, middle } from '../parts/layout.ts';
import { rsvpForm } from './rsvp-form-styles.ts';

const narrow = css({ [DESKTOP]: { width: 'min(680px, 100% - 96px)' } });

/** The reply card; with WISH_ONLY it is titled for wishes. */
export function Rsvp() {
  const picture = useBanner('SECTION_RSVP_BANNER');
  const { eyebrow, title } = useRsvpWords();
  return (
    <div css={[column, narrow]}>
      <Heading css={middle} above={eyebrow}>
        {title}
      </Heading>
      {picture && <BannerStamp picture={picture} />}
      <RsvpForm css={rsvpForm} />
    </div>
  );
}
