import { css } from '@emotion/react';
import { Backdrop } from '@janur/kit';
import { DESKTOP, RsvpSection } from '@janur/template-parts';
import { Beckoning } from '../drawings/beckoning.tsx';
import { Page } from '../parts/page.tsx';
import { rsvpForm } from './rsvp-form-styles.ts';

const lead = css({ marginTop: 14, [DESKTOP]: { marginTop: 0 } });
const banner = css({
  position: 'relative',
  aspectRatio: '16 / 10',
  marginTop: 24,
  overflow: 'hidden',
  border: '9px solid var(--paper)',
  borderRadius: 44,
});

/** The form with a happy and a sad bear. */
export const Rsvp = () => (
  <RsvpSection
    page={(props) => <Page tone="third" beside={<Beckoning />} {...props} />}
    form={rsvpForm}
    lead={lead}
    banner={(picture) => (
      <div css={banner}>
        <Backdrop picture={picture} sizes="(min-width: 992px) 620px, 90vw" />
      </div>
    )}
  />
);
