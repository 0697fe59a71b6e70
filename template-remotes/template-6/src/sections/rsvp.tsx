import { css } from '@emotion/react';
import { Backdrop } from '@janur/kit';
import { DESKTOP, NARROW, RsvpSection } from '@janur/template-parts';
import { Page } from '../parts/page.tsx';
import { pressedFrame, sheetOfVellum } from '../parts/vellum.ts';
import { replyForm } from './reply-form-styles.ts';

const banner = css({
  position: 'relative',
  aspectRatio: '3 / 2',
  marginTop: 26,
  border: '1.6px solid var(--gilt)',
  boxShadow: '0 0 0 4px var(--base), 0 0 0 4.7px var(--gilt)',
  [DESKTOP]: { margin: '0 0 36px' },
});
const lead = css({ marginTop: 20, [DESKTOP]: { marginTop: 0 } });
const card = css(sheetOfVellum, {
  ...pressedFrame,
  marginTop: 30,
  marginInline: -10,
  padding: '12px 4px 16px',
  [NARROW]: { marginInline: -14 },
  [DESKTOP]: { margin: 0, padding: '20px 24px 26px' },
});

/** The form on a card of vellum. */
export const Rsvp = () => (
  <RsvpSection
    page={({ children, ...words }) => (
      <Page plate={2} {...words}>
        <div>{children}</div>
      </Page>
    )}
    form={replyForm}
    lead={lead}
    banner={(picture) => (
      <div css={banner}>
        <Backdrop picture={picture} sizes="(min-width: 992px) 42vw, 86vw" />
      </div>
    )}
    frame={(form) => <div css={card}>{form}</div>}
  />
);
