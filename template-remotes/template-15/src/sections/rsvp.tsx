import { css } from '@emotion/react';
import { Backdrop, RsvpForm, useBanner } from '@janur/kit';
import { DESKTOP, useRsvpWords } from '@janur/template-parts';
import { Heading } from '../parts/heading.tsx';
import { column } from '../parts/layout.ts';
import { letterbox } from '../parts/letterbox.ts';
import { rsvpForm } from './rsvp-form-styles.ts';

const banner = css({
  position: 'relative',
  aspectRatio: '1.85',
  marginTop: 28,
  overflow: 'hidden',
  [DESKTOP]: { aspectRatio: '2.39' },
});

/** An audition's form on a page of the script; with WISH_ONLY it is titled for wishes. */
export function Rsvp() {
  const picture = useBanner('SECTION_RSVP_BANNER');
  const { eyebrow, title } = useRsvpWords();
  return (
    <div css={column}>
      <Heading at="00:51:33:11" above={eyebrow}>
        {title}
      </Heading>
      {picture && (
        <div css={[banner, letterbox]}>
          <Backdrop picture={picture} sizes="(min-width: 992px) 640px, 92vw" />
        </div>
      )}
      <RsvpForm css={rsvpForm} />
    </div>
  );
}
