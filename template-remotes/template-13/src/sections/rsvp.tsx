import { RsvpSection } from '@janur/template-parts';
import { Banner, Page } from '../parts/page.tsx';
import { rsvpForm } from './rsvp-form-styles.ts';

/** The form in thin lines. */
export const Rsvp = () => (
  <RsvpSection page={Page} form={rsvpForm} banner={(picture) => <Banner picture={picture} />} />
);
