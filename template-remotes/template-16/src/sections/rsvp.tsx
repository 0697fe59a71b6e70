import { css } from '@emotion/react';
import { RsvpSection } from '@janur/template-parts';
import { Banner, Page } from '../parts/page.tsx';
import { Pressed } from '../parts/pressed.tsx';
import { notebook } from './notebook-styles.ts';

const lead = css({ margin: '12px 0 20px', textAlign: 'start' });

/** A checklist torn out of a notebook. */
export const Rsvp = () => (
  <RsvpSection
    page={(props) => <Page {...props} aside={<Pressed kind="way" />} />}
    form={notebook}
    lead={lead}
    banner={(picture) => <Banner picture={picture} />}
  />
);
