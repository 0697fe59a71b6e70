import { css } from '@emotion/react';
import { NARROW, RsvpSection } from '@janur/template-parts';
import { Flap } from '../drawings/flap.tsx';
import { Happiness } from '../drawings/happiness.tsx';
import { LACQUER } from '../parts/layout.ts';
import { Banner, Page } from '../parts/page.tsx';
import { rsvpForm } from './rsvp-form-styles.ts';

const lead = css({ marginTop: 12 });
const envelope = css({ position: 'relative', maxWidth: 640, margin: '26px auto 0' });
/** The open flap stands up behind the letter, as wide as the envelope where that begins. */
const opened = css({
  position: 'relative',
  height: 116,
  background: LACQUER,
  clipPath: 'polygon(0 100%, 0 76%, 38% 9%, 44% 2%, 50% 0, 56% 2%, 62% 9%, 100% 76%, 100% 100%)',
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
  '& > div + div': { height: 98, background: 'var(--primary)' },
  [NARROW]: { insetInline: -6 },
});

/** The form as a letter that comes out of a red envelope. */
export const Rsvp = () => (
  <RsvpSection
    page={Page}
    form={rsvpForm}
    lead={lead}
    banner={(picture) => <Banner css={{ marginTop: 22 }} picture={picture} />}
    frame={(form) => (
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
            {form}
          </div>
        </div>
      </div>
    )}
  />
);
