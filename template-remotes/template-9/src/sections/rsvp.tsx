import { css } from '@emotion/react';
import { Backdrop, RsvpForm, useBanner } from '@janur/kit';
import { useRsvpWords } from '@janur/template-parts';
import { Heading } from '../parts/heading.tsx';
import { label } from '../parts/label.ts';
import { column, middle } from '../parts/layout.ts';
import { rsvpForm } from './rsvp-form-styles.ts';

const banner = css({
  position: 'relative',
  aspectRatio: '16 / 10',
  marginTop: 22,
  overflow: 'hidden',
  border: '2px solid var(--gold)',
});

/** The form on a label of cloth; with WISH_ONLY it is titled for wishes. */
export function Rsvp() {
  const picture = useBanner('SECTION_RSVP_BANNER');
  const { eyebrow, title } = useRsvpWords();
  return (
    <div css={column}>
      <Heading css={middle} above={eyebrow}>
        {title}
      </Heading>
      {picture && (
        <div css={banner}>
          <Backdrop picture={picture} sizes="(min-width: 992px) 580px, 90vw" />
        </div>
      )}
      <div css={label}>
        <div />
        <RsvpForm css={rsvpForm} />
      </div>
    </div>
  );
}
