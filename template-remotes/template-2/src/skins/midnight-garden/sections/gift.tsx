import { css } from '@emotion/react';
import { giftBasics, GiftSection, logoPlate } from '@janur/template-parts';
import { Tray } from '../drawings/tray.tsx';
import { card } from '../parts/card.ts';
import { goldButton, prose, wireButton } from '../parts/layout.ts';
import { Banner, Page } from '../parts/page.tsx';
import { sheet } from '../parts/sheet.ts';

const tray = css({ width: 'min(260px, 72%)', height: 'auto', margin: '14px auto 0' });
const words = css(prose, { margin: '16px auto 22px', maxWidth: 440 });

const gifts = css(giftBasics, {
  '& [data-part="open"]': { ...goldButton, width: 'min(300px, 100%)', minHeight: 54, marginInline: 'auto' },
  '& [data-part="dialog"]': sheet,
  '& [data-part="list"]': { display: 'grid', gap: 18 },
  '& [data-part="account"]': { ...card, display: 'grid', justifyItems: 'center', gap: 9, padding: '24px 20px 26px' },
  '& [data-part="logo"]': logoPlate,
  '& [data-part="name"]': { font: '400 1.375rem/1.2 var(--font-heading)' },
  '& [data-part="owner"]': { font: 'italic 500 1.125rem/1.35 var(--font-body)' },
  '& [data-part="number"]': {
    font: '600 clamp(1.375rem, 6.6vw, 1.75rem)/1.2 var(--font-body)',
    letterSpacing: '.05em',
  },
  '& [data-part="copy"]': { ...goldButton, minWidth: 190 },
  '& [data-part="copy"][data-state="copied"]': { ...wireButton, minWidth: 190 },
  '& [data-part="pay"] a': { ...wireButton, minWidth: 190 },
  '& [data-part="others"]': { display: 'grid', gap: 14, marginTop: 22 },
  '& [data-part="others-title"]': { fontSize: '1.5rem', color: 'var(--title)', textAlign: 'center' },
});

/** The gifts under a letter on a silver tray; with NO_ICON without it, with NO_MODAL all on the page. */
export const Gift = () => (
  <GiftSection
    page={Page}
    words={words}
    gifts={gifts}
    banner={(picture) => <Banner picture={picture} />}
    rising={['banner', 'drawing']}
    drawing={<Tray css={tray} />}
  />
);
