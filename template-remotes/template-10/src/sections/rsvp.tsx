import { css } from '@emotion/react';
import { Backdrop } from '@janur/kit';
import { RsvpSection } from '@janur/template-parts';
import waves from '../assets/edge-mask.svg';
import { Page } from '../parts/page.tsx';
import { rsvpForm } from './rsvp-form-styles.ts';

const banner = css({
  position: 'relative',
  aspectRatio: '16 / 10',
  marginTop: 24,
  overflow: 'hidden',
  borderRadius: 22,
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: -1,
    height: 46,
    background: 'var(--sand)',
    mask: `url("${waves}") 50% 0 / auto 60px repeat-x`,
  },
});
const lead = css({ marginTop: 12 });

/** The form on the sand. */
export const Rsvp = () => (
  <RsvpSection
    page={(props) => <Page tone="sand" {...props} />}
    form={rsvpForm}
    lead={lead}
    banner={(picture) => (
      <div css={banner}>
        <Backdrop picture={picture} sizes="(min-width: 992px) 560px, 88vw" />
      </div>
    )}
  />
);
