import { css } from '@emotion/react';
import { RsvpForm, useBanner } from '@janur/kit';
import { useRsvpWords } from '@janur/template-parts';
import { Heading } from '../parts/heading.tsx';
import { column } from '../parts/look.ts';
import { Banner } from './banner.tsx';
import { rsvpForm } from './rsvp-form-styles.ts';

const sheet = css({ maxWidth: 608 });

/** The form straight on the paper; with WISH_ONLY it is titled for wishes. */
export function Rsvp() {
  const picture = useBanner('SECTION_RSVP_BANNER');
  const { eyebrow, title } = useRsvpWords();
  return (
    <div css={[column, sheet]}>
      <Heading above={eyebrow}>{title}</Heading>
      {picture && <Banner picture={picture} />}
      <RsvpForm css={rsvpForm} />
    </div>
  );
}
