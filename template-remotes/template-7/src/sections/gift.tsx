import { css, keyframes } from '@emotion/react';
import { giftBasics, GiftSection, logoPlate, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import { Angpao } from '../drawings/angpao.tsx';
import { giltButton, lacquerButton, paperButton, prose } from '../parts/layout.ts';
import { Banner, Page } from '../parts/page.tsx';
import { sheet } from '../parts/sheet.ts';

const words = css(prose, { margin: '18px auto 22px', maxWidth: 440 });

/** A card with its double gold line. */
const card = {
  display: 'grid',
  justifyItems: 'center',
  gap: 9,
  padding: '24px 20px 26px',
  color: 'var(--ink)',
  background: 'var(--paper)',
  border: '1px solid var(--gold)',
  boxShadow:
    'inset 0 0 0 5px var(--paper), inset 0 0 0 6px color-mix(in srgb, var(--gold) 60%, #0000), 3px 4px 0 color-mix(in srgb, var(--gold) 26%, #0000)',
} as const;

const slideOut = keyframes({ from: { transform: 'translateY(110px)', opacity: 0 } });

const gifts = css(giftBasics, {
  '& [data-part="open"]': {
    ...lacquerButton,
    width: 'min(300px, 100%)',
    minHeight: 54,
    marginInline: 'auto',
    '--focus': 'var(--ink)',
  },
  '& [data-part="dialog"]': sheet,
  '& [data-part="list"]': { display: 'grid', gap: 18 },
  '& [data-part="account"]': card,
  // the cards slide out of the packet, one after the other
  '& [data-part="dialog"][open] [data-part="account"]': {
    animation: `${slideOut} 520ms cubic-bezier(.2,.8,.3,1) backwards`,
    [WITHOUT_MOTION]: { animation: 'none' },
    [REDUCED_MOTION]: { animation: 'none' },
  },
  '& [data-part="dialog"][open] li:nth-of-type(2) [data-part="account"]': { animationDelay: '140ms' },
  '& [data-part="logo"]': logoPlate,
  '& [data-part="name"]': { font: '400 1.375rem/1.2 var(--font-heading)' },
  '& [data-part="owner"]': { font: '400 1.0625rem/1.4 var(--font-body)', wordBreak: 'keep-all', textWrap: 'balance' },
  '& [data-part="number"]': {
    font: '600 clamp(1.375rem, 6.6vw, 1.75rem)/1.2 var(--font-body)',
    letterSpacing: '.05em',
    color: 'var(--title)',
  },
  '& [data-part="copy"]': { ...giltButton, minWidth: 190 },
  '& [data-part="copy"][data-state="copied"]': { ...lacquerButton, minWidth: 190, boxShadow: 'none' },
  '& [data-part="pay"] a': { ...paperButton, minWidth: 190 },
  '& [data-part="others"]': { display: 'grid', gap: 14, marginTop: 22 },
  '& [data-part="others-title"]': { fontSize: '1.5rem', color: 'var(--title)', textAlign: 'center' },
});

/** The gifts under a red envelope; with NO_ICON without it, with NO_MODAL all on the page. */
export const Gift = () => (
  <GiftSection
    page={Page}
    words={words}
    gifts={gifts}
    banner={(picture) => <Banner picture={picture} />}
    rising={['banner']}
    drawing={<Angpao />}
  />
);
