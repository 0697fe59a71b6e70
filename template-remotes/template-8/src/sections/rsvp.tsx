import { css } from '@emotion/react';
import { Backdrop, RsvpForm, useBanner } from '@janur/kit';
import { useRsvpWords } from '@janur/template-parts';
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
  const picture = useBanner('SECTION_RSVP_BANNER');
  const { eyebrow, title } = useRsvpWords();
  return (
    <Page tone="third">
      <Heading above={eyebrow}>{title}</Heading>
      {picture && (
        <div css={banner}>
          <Backdrop picture={picture} sizes="(min-width: 992px) 620px, 90vw" />
        </div>
      )}
      <RsvpForm css={rsvpForm} />
    </Page>
  );
}
