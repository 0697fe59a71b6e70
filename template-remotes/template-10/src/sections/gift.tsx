import { css } from '@emotion/react';
import { Backdrop } from '@janur/kit';
import { giftBasics, GiftSection, logoPlate } from '@janur/template-parts';
import bottle from '../assets/bottle.svg';
import { outline, prose, sheet, solid } from '../parts/look.ts';
import { Page } from '../parts/page.tsx';
import { Wave } from '../parts/water.tsx';

const banner = css({
  position: 'relative',
  aspectRatio: '16 / 10',
  marginTop: 26,
  overflow: 'hidden',
  borderRadius: 22,
});
/** The bottle half in the water, in a round of its own. */
const cove = css({
  '--u': '1px',
  position: 'relative',
  width: 'min(320px, 100%)',
  height: 190,
  margin: '26px auto 0',
  overflow: 'hidden',
  borderRadius: 95,
  background: 'linear-gradient(#d2e9e7, #fdf1e6 60%)',
  '& > img': {
    position: 'absolute',
    left: '50%',
    top: 40,
    width: 230,
    height: 'auto',
    marginLeft: -112,
    transform: 'rotate(-9deg)',
  },
});
const words = css(prose, { margin: '20px auto 24px', maxWidth: 440, textAlign: 'center' });

/** An account is written on paper from the bottle. */
const gifts = css(giftBasics, {
  '& [data-part="open"]': {
    ...solid,
    width: 'min(300px, 100%)',
    minHeight: 54,
    borderRadius: 27,
    marginInline: 'auto',
  },
  '& [data-part="dialog"]': sheet,
  '& [data-part="list"]': { display: 'grid', gap: 18 },
  '& [data-part="account"]': {
    display: 'grid',
    justifyItems: 'center',
    gap: 10,
    padding: '24px 20px',
    borderRadius: 18,
    textAlign: 'center',
    color: 'var(--ink)',
    '--focus': 'var(--ink)',
    background: 'var(--paper)',
    boxShadow: '3px 6px 0 #6d532c24',
  },
  '& [data-part="logo"]': { ...logoPlate, borderRadius: 10 },
  '& [data-part="name"]': { font: 'italic 600 1.5rem/1.2 var(--font-heading)' },
  '& [data-part="owner"]': { font: '500 1rem/1.4 var(--font-body)' },
  '& [data-part="number"]': {
    font: '600 clamp(1.5rem, 7.4vw, 2rem)/1.2 var(--font-body)',
    letterSpacing: '.05em',
    color: 'var(--title)',
    overflowWrap: 'anywhere',
  },
  '& [data-part="copy"]': { ...solid, minWidth: 180 },
  '& [data-part="copy"][data-state="copied"]': { ...outline, minWidth: 180 },
  '& [data-part="pay"] a': { ...outline, minWidth: 180 },
  '& [data-part="qr"]': { borderRadius: 14, boxShadow: 'inset 0 0 0 1.5px #17495a' },
  '& [data-part="others"]': { display: 'grid', gap: 14, marginTop: 22 },
  '& [data-part="others-title"]': { font: 'italic 600 1.5rem/1.2 var(--font-heading)', textAlign: 'center' },
});

/** The gifts beside a bottle in the water; with NO_ICON without it, with NO_MODAL all on the page. */
export const Gift = () => (
  <GiftSection
    page={(props) => <Page tone="third" {...props} />}
    words={words}
    gifts={gifts}
    banner={(picture) => (
      <div css={banner}>
        <Backdrop picture={picture} sizes="(min-width: 992px) 560px, 88vw" />
      </div>
    )}
    drawing={
      <div css={cove} aria-hidden="true" data-part="cove">
        <Wave kind="far" top={84} />
        <img src={bottle} alt="" width="336" height="120" loading="lazy" draggable={false} />
        <Wave kind="near" top={98} from={-60} />
      </div>
    }
  />
);
