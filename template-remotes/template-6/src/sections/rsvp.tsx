import { css } from '@emotion/react';
import { Backdrop, RsvpForm, useBanner } from '@janur/kit';
import { DESKTOP, NARROW, useRsvpWords } from '@janur/template-parts';
import { Heading } from '../parts/heading.tsx';
import { spread } from '../parts/layout.ts';
import { pressedFrame, sheetOfVellum } from '../parts/vellum.ts';
import { replyForm } from './reply-form-styles.ts';

const banner = css({
  position: 'relative',
  aspectRatio: '3 / 2',
  marginTop: 26,
  border: '1.6px solid var(--gilt)',
  boxShadow: '0 0 0 4px var(--base), 0 0 0 4.7px var(--gilt)',
  [DESKTOP]: { margin: '0 0 36px' },
});
const card = css(sheetOfVellum, {
  ...pressedFrame,
  marginTop: 30,
  marginInline: -10,
  padding: '12px 4px 16px',
  [NARROW]: { marginInline: -14 },
  [DESKTOP]: { margin: 0, padding: '20px 24px 26px' },
});

/** The form is the card that came with the letter, to be sent back; with WISH_ONLY it is titled for wishes. */
export function Rsvp() {
  const picture = useBanner('SECTION_RSVP_BANNER');
  const { eyebrow, title } = useRsvpWords();
  return (
    <div css={spread}>
      <Heading line={eyebrow}>{title}</Heading>
      <div>
        {picture && (
          <div css={banner}>
            <Backdrop picture={picture} sizes="(min-width: 992px) 42vw, 86vw" />
          </div>
        )}
        <div css={card}>
          <RsvpForm css={replyForm} />
        </div>
      </div>
    </div>
  );
}
