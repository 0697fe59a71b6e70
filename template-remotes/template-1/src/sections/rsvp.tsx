import { css } from '@emotion/react';
import { DESKTOP, RsvpSection } from '@janur/template-parts';
import { Heading } from '../parts/heading.tsx';
import { column } from '../parts/layout.ts';
import { Banner } from '../parts/page.tsx';
import { SunRings } from '../parts/sun-rings.tsx';
import { rsvpForm } from './rsvp-form-styles.ts';

/** On a phone the invitation's words go as far as the edge: only its rim looks in, and behind them. */
const sun = css({ zIndex: -1, left: -124, top: 8, width: 150, [DESKTOP]: { left: -132, top: 40, width: 210 } });
const place = css({ isolation: 'isolate' });
const head = css({ textAlign: 'center', '& h2': { marginInline: 'auto' } });
const lead = css({ marginTop: 12 });

/** The form on a plaster panel with an arched head. */
export const Rsvp = () => (
  <RsvpSection
    page={(words) => (
      <div css={[column, place]}>
        <SunRings css={sun} />
        <Heading css={head} above={words.above}>
          {words.title}
        </Heading>
        {words.children}
      </div>
    )}
    form={rsvpForm}
    lead={lead}
    banner={(picture) => <Banner picture={picture} />}
  />
);
