import { css } from '@emotion/react';
import { giftBasics, GiftSection } from '@janur/template-parts';
import { Niche } from '../drawings/niche.tsx';
import { outlineButton, solidButton } from '../parts/layout.ts';
import { Banner, Middle } from '../parts/page.tsx';
import { PLASTER } from '../parts/plaster.ts';
import { arch } from '../parts/sheet.ts';

const niche = css({ width: 'min(240px, 66%)', height: 'auto', margin: '28px auto 0' });
const words = css({ margin: '20px auto 22px', maxWidth: 440, font: '400 1.0625rem/1.6 var(--font-body)' });

/** A card of clay: the bank above, the number large, what one can do below. */
const card = {
  display: 'grid',
  justifyItems: 'center',
  gap: 10,
  padding: '20px 20px 22px',
  textAlign: 'center',
  color: 'var(--ink-on-third)',
  '--focus': 'var(--ink-on-third)',
  background: `${PLASTER}, var(--wall-face)`,
  borderRadius: 10,
  boxShadow: 'inset 0 0 0 1.5px var(--lit), inset 0 -5px 0 var(--clay-2), 0 12px 20px -16px #8a4a2baa',
} as const;

const gifts = css(giftBasics, {
  '& [data-part="open"]': { ...solidButton, width: 'min(300px, 100%)', minHeight: 54, marginInline: 'auto' },
  '& [data-part="dialog"]': arch,
  '& [data-part="list"]': { display: 'grid', gap: 16 },
  '& [data-part="account"]': card,
  '& [data-part="logo"]': { height: 28, width: 'auto', maxWidth: 120, objectFit: 'contain' },
  '& [data-part="name"]': { font: '400 1.25rem/1.2 var(--font-heading)', color: 'var(--title-on-third)' },
  '& [data-part="owner"]': { fontSize: '1rem', lineHeight: 1.4 },
  '& [data-part="number"]': {
    font: '500 clamp(1.375rem, 6.6vw, 1.75rem)/1.2 var(--font-body)',
    letterSpacing: '.06em',
  },
  '& [data-part="copy"]': { ...solidButton, minWidth: 180, boxShadow: 'inset 0 -3px 0 var(--deep)' },
  '& [data-part="copy"][data-state="copied"]': {
    color: 'var(--on-olive)',
    background: 'var(--olive)',
    boxShadow: 'none',
  },
  '& [data-part="pay"] a': { ...outlineButton, minWidth: 180 },
  '& [data-part="qr"]': { borderRadius: 8 },
  '& [data-part="others"]': { display: 'grid', gap: 12, marginTop: 22 },
  '& [data-part="others-title"]': { fontSize: '1.375rem', color: 'var(--title)', textAlign: 'center' },
});

/** The gifts beside a niche with an envelope; with NO_ICON without it, with NO_MODAL all on the page. */
export const Gift = () => (
  <GiftSection
    page={Middle}
    words={words}
    gifts={gifts}
    banner={(picture) => <Banner picture={picture} />}
    rising={['banner', 'drawing']}
    drawing={<Niche css={niche} />}
  />
);
