import { css } from '@emotion/react';
import { useRsvpView } from '@janur/kit';
import { DESKTOP, RsvpSection } from '@janur/template-parts';
import { Banner, Page } from '../parts/page.tsx';
import { rsvpForm } from './rsvp-form-styles.ts';

const banner = css({ marginBottom: 34, [DESKTOP]: { marginBottom: 34 } });
const deck = css({
  marginBottom: 26,
  font: '400 2.0625rem/1.02 var(--font-heading)',
  letterSpacing: '-.01em',
  color: 'var(--title)',
});

const lead = css({ marginInline: 0, textAlign: 'start' });

/** The subscription card; with WISH_ONLY it is one for letters. */
export function Rsvp() {
  const { title: invitation } = useRsvpView();
  return (
    <RsvpSection
      page={({ title, label = title, ...page }) => <Page {...page} title={label} />}
      form={rsvpForm}
      lead={lead}
      banner={(picture) => <Banner css={banner} picture={picture} />}
      frame={(form) => (
        <>
          <h3 css={deck}>{invitation}</h3>
          {form}
        </>
      )}
    />
  );
}
