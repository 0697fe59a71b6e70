import { css } from '@emotion/react';
import { DESKTOP, giftBasics, GiftSection } from '@janur/template-parts';
import stroke from '../assets/stroke.svg';
import { Flowers } from '../parts/flowers.tsx';
import { outlineButton, solidButton } from '../parts/look.ts';
import { Page } from '../parts/page.tsx';
import { ENVELOPE } from '../parts/pieces.ts';
import { bleeding, cutBy, Wash } from '../parts/wash.tsx';
import { Banner } from './banner.tsx';
import { sheet } from './sheet.ts';

const middle = css({
  textAlign: 'center',
  [DESKTOP]: {
    '&:has([data-drawing])': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: 72,
      '& > *': { gridColumn: 2 },
      '& > :has([data-drawing])': { gridColumn: 1, gridRow: '1 / span 3', alignSelf: 'center' },
      '& > header': { alignSelf: 'end' },
    },
  },
});
const drawing = css({
  '--u': '1px',
  position: 'relative',
  width: 250,
  height: 210,
  margin: '22px auto 0',
  [DESKTOP]: { '--u': '1.72px', width: 430, height: 389 },
});
const under = css({ inset: '14px -34px', [DESKTOP]: { inset: '10px -46px' } });
const words = css({ margin: '18px auto 22px', maxWidth: 480, fontSize: '1.1875rem', lineHeight: 1.5 });

const gifts = css(giftBasics, {
  '& [data-part="open"]': { ...solidButton, minWidth: 'min(260px, 100%)', minHeight: 54 },
  '& [data-part="dialog"]': sheet,
  '& [data-part="list"]': { display: 'grid', gap: 16, maxWidth: 560, marginInline: 'auto' },
  '& [data-part="account"]': {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: 8,
    padding: '22px 18px 24px',
    background: 'var(--note)',
    borderRadius: '26px 18px 30px 16px / 18px 28px 16px 30px',
  },
  '& [data-part="logo"]': { height: 28, width: 'auto', maxWidth: 120, objectFit: 'contain' },
  '& [data-part="name"]': { font: '400 1.25rem/1.2 var(--font-heading)' },
  '& [data-part="owner"]': { fontSize: '1.125rem', lineHeight: 1.4 },
  '& [data-part="number"]': {
    font: '600 clamp(1.375rem, 6.6vw, 1.75rem)/1.2 var(--font-body)',
    letterSpacing: '.05em',
  },
  '& [data-part="copy"]': { ...solidButton, minWidth: 168 },
  // a green dab with a tick takes the button's place
  '& [data-part="copy"][data-state="copied"]': {
    position: 'relative',
    isolation: 'isolate',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 10,
    borderColor: 'transparent',
    background: 'none',
  },
  '& [data-part="copy"][data-state="copied"]::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: '-7px -16px',
    background: 'var(--primary)',
    ...cutBy(stroke),
  },
  '& [data-part="copy"][data-state="copied"]::after': {
    content: '""',
    width: 15,
    height: 8,
    marginBottom: 4,
    borderLeft: '2px solid',
    borderBottom: '2px solid',
    rotate: '-45deg',
  },
  '& [data-part="pay"] a': { ...outlineButton, minWidth: 168 },
  '& [data-part="qr"]': { borderRadius: 8 },
  '& [data-part="others"]': { display: 'grid', gap: 12, marginTop: 22 },
  '& [data-part="others-title"]': { fontSize: '1.375rem', color: 'var(--title)', textAlign: 'center' },
});

/** A painted envelope, and behind its button what one may give; NO_ICON leaves it out, NO_MODAL shows all at once. */
export const Gift = () => (
  <GiftSection
    page={(props) => <Page css={middle} {...props} />}
    words={words}
    gifts={gifts}
    banner={(picture) => <Banner picture={picture} />}
    drawing={
      <div css={drawing} data-drawing="">
        <Wash css={[under, bleeding]} shape="broad" tone="peach" />
        <Flowers piece={ENVELOPE} />
      </div>
    }
  />
);
