import { css } from '@emotion/react';
import { giftBasics, GiftSection, logoPlate } from '@janur/template-parts';
import { Safe } from '../drawings/safe.tsx';
import { card, plateButton, prose, wireButton } from '../parts/layout.ts';
import { Banner, Rayed } from '../parts/page.tsx';
import { sheet } from '../parts/sheet.ts';

const safe = css({ width: 'min(270px, 74%)', height: 'auto', margin: '24px auto 0' });
const words = css(prose, { margin: '20px auto 24px', maxWidth: 440 });

/** Cut into the metal: a dark edge above each letter. */
const engraved = {
  font: '600 clamp(1.375rem, 6.8vw, 1.875rem)/1.2 var(--font-body)',
  letterSpacing: '.06em',
  textShadow: '0 -1px 1px #0008',
} as const;

const gifts = css(giftBasics, {
  '& [data-part="open"]': { ...plateButton, width: 'min(310px, 100%)', minHeight: 56, marginInline: 'auto' },
  '& [data-part="dialog"]': sheet,
  '& [data-part="list"]': { display: 'grid', gap: 20 },
  '& [data-part="account"]': { ...card, display: 'grid', justifyItems: 'center', gap: 9, padding: '30px 26px 30px' },
  '& [data-part="logo"]': logoPlate,
  '& [data-part="name"]': {
    font: '600 1.125rem/1.2 var(--font-body)',
    letterSpacing: '.08em',
    textTransform: 'uppercase',
  },
  '& [data-part="owner"]': { font: '400 1.0625rem/1.35 var(--font-body)' },
  '& [data-part="number"]': engraved,
  '& [data-part="copy"]': { ...plateButton, minWidth: 190 },
  '& [data-part="copy"][data-state="copied"]': { ...wireButton, minWidth: 190 },
  '& [data-part="pay"] a': { ...wireButton, minWidth: 190 },
  '& [data-part="others"]': { display: 'grid', gap: 14, marginTop: 22 },
  '& [data-part="others-title"]': { fontSize: '1.5rem', color: 'var(--title)', textAlign: 'center' },
});

/** The gifts in a safe; with NO_ICON without it, with NO_MODAL all on the page. */
export const Gift = () => (
  <GiftSection
    page={Rayed}
    words={words}
    gifts={gifts}
    banner={(picture) => <Banner picture={picture} />}
    drawing={<Safe css={safe} />}
  />
);
