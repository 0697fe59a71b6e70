import { RsvpSection } from '@janur/template-parts';
import { Banner, Page } from '../parts/page.tsx';
import { notebook } from './notebook-styles.ts';

/** A checklist torn out of a notebook. */
export const Rsvp = () => (
  <RsvpSection page={Page} form={notebook} banner={(picture) => <Banner picture={picture} />} />
);
