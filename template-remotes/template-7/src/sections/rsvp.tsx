import { css } from '@emotion/react';
import { Backdrop, RsvpForm, useBanner } from '@janur/kit';
import { NARROW, useRsvpWords } from '@janur/template-parts';
import { Flap } from '../drawings/flap.tsx';
import { Happiness } from '../drawings/happiness.tsx';
import { Heading } from '../parts/heading.tsx';
import { column, LACQUER } from '../parts/layout.ts';
import { middle } from '../parts/middle.ts';
import { rsvpForm } from './rsvp-form-styles.ts';

const banner = css({
  position: 'relative',
  aspectRatio: '16 / 10',
  marginTop: 22,
  overflow: 'hidden',
  border: '2px solid #d4a24a',
});

const envelope = css({ position: 'relative', marginTop: 26 });
/** The open flap stands up behind the letter. */
const opened = css({
  position: 'relative',
  height: 116,
  background: LACQUER,
  clipPath: 'polygon(0 100%, 38% 12%, 44% 2%, 50% 0, 56% 2%, 62% 12%, 100% 100%)',
  '& span': {
    position: 'absolute',
    left: 'calc(50% - 24px)',
    top: 18,
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    borderRadius: '50%',
    color: '#f6d88f',
    background: 'var(--deep)',
    border: '2px solid #e0b155',
  },
  '& svg': { width: 30, height: 'auto' },
});
const body = css({
  position: 'relative',
  marginTop: -28,
  padding: '0 12px 0',
  background: LACQUER,
  border: '2px solid #d4a24a',
  borderTop: 0,
  [NARROW]: { paddingInline: 6 },
});
const letter = css({
  position: 'relative',
  background: 'var(--paper)',
  boxShadow: '0 -3px 0 #d4a24a, 0 -10px 18px -8px #0006',
  paddingBottom: 24,
});
/** The envelope's front, over the letter's foot; the button lies on it. */
const front = css({
  position: 'absolute',
  insetInline: -12,
  bottom: 0,
  '& > div + div': { height: 62, background: 'var(--primary)' },
  [NARROW]: { insetInline: -6 },
});

/** The form is the letter in a red envelope; with WISH_ONLY it is titled for wishes. */
export function Rsvp() {
  const picture = useBanner('SECTION_RSVP_BANNER');
  const { eyebrow, title } = useRsvpWords();
  return (
    <div css={[column, middle]}>
      <Heading above={eyebrow}>{title}</Heading>
      {picture && (
        <div css={banner}>
          <Backdrop picture={picture} sizes="(min-width: 992px) 600px, 90vw" />
        </div>
      )}
      <div css={envelope}>
        <div css={opened}>
          <span>
            <Happiness />
          </span>
        </div>
        <div css={body}>
          <div css={letter}>
            <div css={front}>
              <Flap />
              <div />
            </div>
            <RsvpForm css={rsvpForm} />
          </div>
        </div>
      </div>
    </div>
  );
}
