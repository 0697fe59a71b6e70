import { css } from '@emotion/react';
import { RsvpSection } from '@janur/template-parts';
import { Banner, Page } from '../parts/page.tsx';
import { rsvpForm } from './rsvp-form-styles.ts';

const lead = css({ marginTop: 12 });

/** An audition's form on a page of the script. */
export const Rsvp = () => (
  <RsvpSection page={Page} form={rsvpForm} lead={lead} banner={(picture) => <Banner picture={picture} />} />
);
