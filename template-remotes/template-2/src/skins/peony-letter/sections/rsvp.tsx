import { css } from '@emotion/react';
import { DESKTOP, RsvpSection } from '@janur/template-parts';
import { BannerStamp } from '../parts/banner-stamp.tsx';
import { Heading } from '../parts/heading.tsx';
import { column, middle } from '../parts/layout.ts';
import { rsvpForm } from './rsvp-form-styles.ts';

const narrow = css({ [DESKTOP]: { width: 'min(680px, 100% - 96px)' } });

/** The reply card; with WISH_ONLY it is titled for wishes. */
export const Rsvp = () => (
  <RsvpSection
    page={({ title, above, children }) => (
      <div css={[column, narrow]}>
        <Heading css={middle} above={above}>
          {title}
        </Heading>
        {children}
      </div>
    )}
    form={rsvpForm}
    banner={(picture) => <BannerStamp picture={picture} />}
  />
);
