import { css } from '@emotion/react';
import { RsvpSection } from '@janur/template-parts';
import { Fan } from '../drawings/fan.tsx';
import { Banner, Rayed } from '../parts/page.tsx';
import { rsvpForm } from './rsvp-form-styles.ts';

const lead = css({ marginTop: 12 });
const panel = css({ position: 'relative', marginTop: 78 });
const pediment = css({
  position: 'absolute',
  zIndex: 1,
  left: 'calc(50% - 66px)',
  bottom: 'calc(100% - 11px)',
  width: 132,
  height: 60,
});

/** The form under a pediment. */
export const Rsvp = () => (
  <RsvpSection
    page={Rayed}
    form={rsvpForm}
    lead={lead}
    banner={(picture) => <Banner picture={picture} />}
    frame={(form) => (
      <div css={panel}>
        <Fan id="rsvp-fan" css={pediment} />
        {form}
      </div>
    )}
  />
);
