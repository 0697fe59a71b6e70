import { css } from '@emotion/react';
import { DESKTOP, NARROW, RsvpSection } from '@janur/template-parts';
import { Banner, OnSheet } from '../parts/page.tsx';
import { rsvpForm } from './rsvp-form-styles.ts';

const wide = css({ [DESKTOP]: { margin: 0, aspectRatio: '21 / 9' } });

/** A letter that comes in from the right edge; its corner shows the red of its back. */
const letter = css({
  position: 'relative',
  margin: '30px -24px 0 0',
  padding: '40px 34px 44px 30px',
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  background: 'var(--paper)',
  boxShadow: '0 6px 16px #4a3a2045, 0 1px 3px #4a3a2030',
  // folded up at its foot
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 0,
    bottom: 0,
    width: 34,
    height: 34,
    background: 'linear-gradient(45deg, var(--ground) 50%, var(--seal) 50%)',
    pointerEvents: 'none',
  },
  paddingBottom: 62,
  [NARROW]: { padding: '32px 20px 56px 18px', marginRight: -16 },
  [DESKTOP]: { margin: 0, padding: '56px 64px 72px' },
});

/** The form on a letter. */
export const Rsvp = () => (
  <RsvpSection
    page={OnSheet}
    form={rsvpForm}
    banner={(picture) => <Banner css={wide} picture={picture} />}
    frame={(form) => <div css={letter}>{form}</div>}
  />
);
