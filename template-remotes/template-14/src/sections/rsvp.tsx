import { css } from '@emotion/react';
import { DESKTOP, NARROW, RsvpSection } from '@janur/template-parts';
import { Fold } from '../drawings/fold.tsx';
import { Banner, OnSheet } from '../parts/page.tsx';
import { rsvpForm } from './rsvp-form-styles.ts';

const SHADOW = '0 6px 16px #4a3a2045, 0 1px 3px #4a3a2030';
const lead = css({ margin: '14px 0 0', textAlign: 'start', [DESKTOP]: { marginBottom: 20 } });
const wide = css({ [DESKTOP]: { margin: 0, aspectRatio: '21 / 9' } });

/** A letter that comes in from the right edge; at its foot a corner is turned up and shows the red of its back. */
const letter = css({
  '--fold': '68px',
  position: 'relative',
  margin: '30px -24px 0 0',
  padding: '40px 34px 96px 30px',
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  isolation: 'isolate',
  // the sheet without its corner, and what it throws on the page
  '&::before, &::after, & > i': { content: '""', position: 'absolute', zIndex: -1 },
  '&::before': {
    inset: 0,
    background: 'var(--paper)',
    clipPath: 'polygon(0 0, 100% 0, 100% 100%, var(--fold) 100%, 0 calc(100% - var(--fold)))',
  },
  '&::after': { inset: '0 0 var(--fold) 0', zIndex: -2, boxShadow: SHADOW },
  '& > i': { inset: '0 0 0 var(--fold)', zIndex: -2, boxShadow: SHADOW },
  [NARROW]: { padding: '32px 20px 90px 18px', marginRight: -16 },
  [DESKTOP]: { '--fold': '92px', margin: 0, padding: '56px 64px 112px' },
});
/** The same fold as the events' cards have, in the opposite corner. */
const turned = css({
  position: 'absolute',
  left: 0,
  bottom: 0,
  width: 'var(--fold)',
  height: 'var(--fold)',
  transform: 'scale(-1)',
});

/** The form on a letter. */
export const Rsvp = () => (
  <RsvpSection
    page={OnSheet}
    form={rsvpForm}
    lead={lead}
    banner={(picture) => <Banner css={wide} picture={picture} />}
    frame={(form) => (
      <div css={letter}>
        <i />
        {form}
        <div css={turned}>
          <Fold isRed />
        </div>
      </div>
    )}
  />
);
