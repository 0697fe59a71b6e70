import { css } from '@emotion/react';
import { RsvpSection } from '@janur/template-parts';
import { label } from '../parts/label.ts';
import { Banner, Spread } from '../parts/page.tsx';
import { rsvpForm } from './rsvp-form-styles.ts';

const lead = css({ marginTop: 12 });

/** The form on a label of cloth. */
export const Rsvp = () => (
  <RsvpSection
    page={Spread}
    form={rsvpForm}
    lead={lead}
    banner={(picture) => <Banner css={{ marginTop: 22 }} picture={picture} />}
    frame={(form) => (
      <div css={label}>
        <div />
        {form}
      </div>
    )}
  />
);
