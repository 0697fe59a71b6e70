import { css } from '@emotion/react';
import { DESKTOP, RsvpSection } from '@janur/template-parts';
import { Ceplok } from '../drawings/ceplok.tsx';
import { band } from '../parts/grounds.ts';
import { Banner, Page } from '../parts/page.tsx';
import { rsvpForm } from './rsvp-form-styles.ts';

const panel = css({ position: 'relative', marginTop: 28, [DESKTOP]: { maxWidth: 640, marginInline: 'auto' } });
const edge = css(band, { borderBottomWidth: 0, borderInline: '1px solid var(--wire)' });
const medallion = css({ position: 'absolute', zIndex: 1, left: 'calc(50% - 26px)', top: 19 });

/** The form as a card that cannot be forged. */
export const Rsvp = () => (
  <RsvpSection
    page={Page}
    form={rsvpForm}
    banner={(picture) => <Banner picture={picture} />}
    frame={(form) => (
      <div css={panel}>
        <div css={edge} />
        <Ceplok css={medallion} />
        {form}
      </div>
    )}
  />
);
