import { css } from '@emotion/react';
import { giftBasics, GiftSection } from '@janur/template-parts';
import { Bokor } from '../drawings/bokor.tsx';
import { PARANG } from '../parts/grounds.ts';
import { outlineButton, prose, solidButton } from '../parts/layout.ts';
import { Banner, Page } from '../parts/page.tsx';
import { sheet } from '../parts/sheet.ts';

const bowl = css({ width: 'min(270px, 74%)', height: 'auto', margin: '14px auto 0' });
const words = css(prose, { margin: '16px auto 22px', maxWidth: 440 });

/** A card with a hem of parang. */
const account = {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '46px 20px 24px',
  textAlign: 'center',
  color: 'var(--ink-on-third)',
  '--focus': 'var(--ink-on-third)',
  background: `linear-gradient(var(--wire) 0 0) 0 24px / 100% 2px no-repeat, linear-gradient(var(--third) 0 0) 0 26px / 100% 100% no-repeat, ${PARANG}`,
  border: '1px solid var(--wire)',
} as const;

const gifts = css(giftBasics, {
  '& [data-part="open"]': { ...solidButton, width: 'min(300px, 100%)', minHeight: 54, marginInline: 'auto' },
  '& [data-part="dialog"]': sheet,
  '& [data-part="list"]': { display: 'grid', gap: 18 },
  '& [data-part="account"]': account,
  '& [data-part="logo"]': { height: 30, width: 'auto', maxWidth: 120, objectFit: 'contain' },
  '& [data-part="name"]': { font: '600 1.25rem/1.2 var(--font-heading)' },
  '& [data-part="owner"]': { font: 'italic 500 1.125rem/1.35 var(--font-heading)' },
  '& [data-part="number"]': {
    font: '600 clamp(1.5rem, 7.2vw, 1.875rem)/1.2 var(--font-heading)',
    letterSpacing: '.05em',
  },
  '& [data-part="copy"]': { ...solidButton, minWidth: 190, marginTop: 4 },
  '& [data-part="copy"][data-state="copied"]': { ...outlineButton, minWidth: 190 },
  '& [data-part="pay"] a': { ...outlineButton, minWidth: 190 },
  '& [data-part="others"]': { display: 'grid', gap: 14, marginTop: 22 },
  '& [data-part="others-title"]': { color: 'var(--title)', textAlign: 'center' },
  '[data-invitation] & [data-part="others-title"]': { font: '600 1.375rem/1.2 var(--font-heading)' },
});

/** The gifts under a bokor of flowers; with NO_ICON without it, with NO_MODAL all on the page. */
export const Gift = () => (
  <GiftSection
    page={Page}
    words={words}
    gifts={gifts}
    banner={(picture) => <Banner picture={picture} />}
    rising={['banner', 'drawing']}
    drawing={<Bokor css={bowl} />}
  />
);
