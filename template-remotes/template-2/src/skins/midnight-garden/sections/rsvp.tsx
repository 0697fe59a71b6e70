import { css } from '@emotion/react';
import { RsvpSection } from '@janur/template-parts';
import between from '../assets/between.webp';
import { ground } from '../parts/ground.ts';
import { ornament } from '../parts/layout.ts';
import { lit } from '../parts/light.ts';
import { Banner, Page } from '../parts/page.tsx';
import { rsvpForm } from './rsvp-form-styles.ts';

const night = ground(50, 40);
const panel = css({ position: 'relative', marginTop: 84 });
const flowers = css(ornament, lit, { left: -70, top: -78, width: 220 });

/** The form on a dark card that flowers lie over; with WISH_ONLY it is titled for wishes. */
export const Rsvp = () => (
  <RsvpSection
    page={(props) => (
      <div css={night}>
        <Page {...props} />
      </div>
    )}
    form={rsvpForm}
    banner={(picture) => <Banner picture={picture} />}
    frame={(form) => (
      <div css={panel}>
        {form}
        <img css={flowers} src={between} alt="" width="240" height="236" loading="lazy" draggable={false} />
      </div>
    )}
  />
);
