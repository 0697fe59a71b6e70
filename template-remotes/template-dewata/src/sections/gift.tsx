import { css } from '@emotion/react';
import { giftBasics, GiftSection, logoPlate } from '@janur/template-parts';
import lontar from '../assets/lontar.svg';
import sokasi from '../assets/sokasi.svg';
import { outlineButton, prose, solidButton } from '../parts/layout.ts';
import { Banner, Page } from '../parts/page.tsx';
import { sheet } from '../parts/sheet.ts';

const basket = css({ width: 'min(240px, 66%)', height: 'auto', margin: '-6px auto 22px' });
const words = css(prose, { maxWidth: 460, margin: '0 auto 24px', textAlign: 'center', textWrap: 'balance' });
const gifts = css(giftBasics, {
  '& [data-part="open"]': { ...solidButton, width: 'min(320px, 100%)', minHeight: 54, marginInline: 'auto' },
  '& [data-part="dialog"]': sheet,
  '& [data-part="list"]': { display: 'grid', gap: 18 },
  '& [data-part="account"]': {
    display: 'grid',
    justifyItems: 'center',
    gap: 8,
    padding: '26px 44px 24px',
    textAlign: 'center',
    // a leaf to write on, with the holes of its cord
    color: '#33312b',
    '--focus': '#33312b',
    background: `radial-gradient(circle at 22px 50%, #5b3a12 4.5px, #0000 5px), radial-gradient(circle at calc(100% - 22px) 50%, #5b3a12 4.5px, #0000 5px), url(${lontar}) 0 0 / 100% 100%`,
    boxShadow: '0 2px 0 #a9843f, 0 10px 16px -10px #2a2210b3',
  },
  '& [data-part="logo"]': logoPlate,
  '& [data-part="name"]': { font: '800 1.0625rem/1.35 var(--font-body)' },
  '& [data-part="owner"]': prose,
  '& [data-part="number"]': {
    font: '700 clamp(1.375rem, 6.4vw, 1.75rem)/1.25 var(--font-body)',
    overflowWrap: 'anywhere',
  },
  '& [data-part="copy"]': { ...outlineButton, minWidth: 168 },
  '& [data-part="copy"][data-state="copied"]': { ...solidButton, minWidth: 168, boxShadow: 'none' },
  '& [data-part="pay"] a': { ...outlineButton, minWidth: 168 },
  '& [data-part="others"]': { display: 'grid', gap: 16, marginTop: 26, textAlign: 'center' },
  '& [data-part="others-title"]': { fontSize: '1.5rem', color: 'var(--ink)' },
});

/** The gifts in a woven basket; with NO_ICON without it, with NO_MODAL all on the page. */
export const Gift = () => (
  <GiftSection
    page={Page}
    words={words}
    gifts={gifts}
    banner={(picture) => <Banner picture={picture} />}
    drawing={<img css={basket} src={sokasi} alt="" width="240" height="190" loading="lazy" draggable={false} />}
  />
);
