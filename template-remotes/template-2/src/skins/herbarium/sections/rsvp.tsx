import { css } from '@emotion/react';
import { RsvpSection } from '@janur/template-parts';
import { Page } from '../parts/page.tsx';
import { Banner } from './banner.tsx';
import { rsvpForm } from './rsvp-form-styles.ts';

const sheet = css({ maxWidth: 608 });

/** The form straight on the paper; with WISH_ONLY it is titled for wishes. */
export const Rsvp = () => (
  <RsvpSection
    page={(props) => <Page css={sheet} {...props} />}
    form={rsvpForm}
    banner={(picture) => <Banner picture={picture} />}
  />
);
