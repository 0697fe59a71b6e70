import { css } from '@emotion/react';
import { Backdrop, RsvpForm, useBanner } from '@janur/kit';
import { useRsvpWords } from '@janur/template-parts';
import { Fan } from '../drawings/fan.tsx';
import { BRASS } from '../parts/brass.ts';
import { Heading } from '../parts/heading.tsx';
import { column } from '../parts/layout.ts';
import { lines, shape } from '../parts/lines.ts';
import { rayed } from '../parts/walls.ts';
import { rsvpForm } from './rsvp-form-styles.ts';

const CORNER = { steps: 3, size: 7 };
const banner = css({
  position: 'relative',
  aspectRatio: '16 / 10',
  marginTop: 26,
  '& > *': { clipPath: shape(CORNER) },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: BRASS,
    clipPath: lines(CORNER, [0, 2], [7, 1]),
  },
});
const panel = css({ position: 'relative', marginTop: 78 });
const pediment = css({
  position: 'absolute',
  zIndex: 1,
  left: 'calc(50% - 66px)',
  bottom: 'calc(100% - 11px)',
  width: 132,
  height: 60,
});

/** The form on a card like the evening's menu; with WISH_ONLY it is titled for wishes. */
export function Rsvp() {
  const picture = useBanner('SECTION_RSVP_BANNER');
  const { eyebrow, title } = useRsvpWords();
  return (
    <div css={rayed}>
      <div css={column}>
        <Heading above={eyebrow}>{title}</Heading>
        {picture && (
          <div css={banner}>
            <Backdrop picture={picture} sizes="(min-width: 992px) 560px, 90vw" />
          </div>
        )}
        <div css={panel}>
          <Fan id="rsvp-fan" css={pediment} />
          <RsvpForm css={rsvpForm} />
        </div>
      </div>
    </div>
  );
}
