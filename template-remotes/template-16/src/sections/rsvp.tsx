import { css } from '@emotion/react';
import { Backdrop, RsvpForm, useBanner } from '@janur/kit';
import { useRsvpWords } from '@janur/template-parts';
import { Heading } from '../parts/heading.tsx';
import { column } from '../parts/layout.ts';
import { polaroid } from '../parts/polaroid.ts';
import { notebook } from './notebook-styles.ts';

const banner = css(polaroid, {
  marginTop: 28,
  paddingBottom: 30,
  rotate: '1.2deg',
  '& [data-picture]': { aspectRatio: '16 / 10' },
});

/** A checklist torn out of a notebook; with WISH_ONLY it is titled for wishes. */
export function Rsvp() {
  const picture = useBanner('SECTION_RSVP_BANNER');
  const { eyebrow, title } = useRsvpWords();
  return (
    <div css={column}>
      <Heading above={eyebrow}>{title}</Heading>
      {picture && (
        <div css={banner}>
          <div data-picture="">
            <Backdrop picture={picture} sizes="(min-width: 992px) 600px, 84vw" />
          </div>
        </div>
      )}
      <RsvpForm css={notebook} />
    </div>
  );
}
