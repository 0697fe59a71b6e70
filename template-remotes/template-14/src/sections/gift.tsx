import { css } from '@emotion/react';
import { useCouple } from '@janur/kit';
import { DESKTOP, giftBasics, GiftSection, logoPlate } from '@janur/template-parts';
import knot from '../assets/knot.svg';
import { Goshugi } from '../drawings/goshugi.tsx';
import { lineButton, prose, solidButton } from '../parts/layout.ts';
import { Banner, OnSheet } from '../parts/page.tsx';
import { sheet } from '../parts/sheet.ts';

const bag = css({ margin: '34px 6px 0 auto', [DESKTOP]: { margin: '0 0 0 40px' } });
const words = css(prose, { margin: '30px 0 24px', maxWidth: 460 });

const gifts = css(giftBasics, {
  '& [data-part="open"]': { ...solidButton, minHeight: 56, minWidth: 'min(250px, 100%)' },
  '& [data-part="dialog"]': sheet,
  '& [data-part="list"]': { display: 'grid', gap: 22 },
  // a slip with a red and white edge
  '& [data-part="account"]': {
    display: 'grid',
    justifyItems: 'start',
    gap: 8,
    padding: '22px 20px 24px 26px',
    color: 'var(--ink)',
    background: 'linear-gradient(90deg, var(--edge) 0 5px, var(--deckle) 5px 10px, #0000 10px), var(--paper)',
    boxShadow: '0 0 0 1px color-mix(in srgb, var(--ink) 18%, #0000)',
    position: 'relative',
    // tied as the envelope is
    '&::after': {
      content: '""',
      position: 'absolute',
      right: 14,
      top: 14,
      width: 92,
      height: 71,
      background: `url(${knot}) 50% / contain no-repeat`,
      pointerEvents: 'none',
    },
  },
  '& [data-part="bank"]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10, marginRight: 100 },
  '& [data-part="logo"]': logoPlate,
  '& [data-part="name"]': { font: '500 1.3125rem/1.25 var(--font-heading)' },
  '& [data-part="owner"]': { marginRight: 100, font: '500 1.0625rem/1.4 var(--font-body)' },
  '& [data-part="number"]': {
    font: '600 clamp(1.375rem, 6.6vw, 1.75rem)/1.2 var(--font-body)',
    letterSpacing: '.04em',
    color: 'var(--title)',
  },
  '& [data-part="copy"]': { ...solidButton, minWidth: 170 },
  '& [data-part="copy"][data-state="copied"]': { color: '#fff', background: 'var(--seal)' },
  '& [data-part="pay"] a': lineButton,
  '& [data-part="others"]': { display: 'grid', gap: 16, marginTop: 26 },
  '& [data-part="others-title"]': { fontSize: '1.5rem', color: 'var(--heading, var(--title))' },
});

/** The gifts in a tied envelope; with NO_ICON without it, with NO_MODAL all on the page. */
export function Gift() {
  const { isSingleHost } = useCouple();
  return (
    <GiftSection
      page={OnSheet}
      words={words}
      gifts={gifts}
      banner={(picture) => <Banner picture={picture} />}
      drawing={<Goshugi css={bag} isBow={isSingleHost} />}
    />
  );
}
