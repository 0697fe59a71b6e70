import { css } from '@emotion/react';
import { DESKTOP, giftBasics, GiftSection, logoPlate } from '@janur/template-parts';
import { Parcel } from '../drawings/glyphs.tsx';
import { Banner, Block } from '../parts/block.tsx';
import { sheet } from '../parts/sheet.ts';
import { arrow, bar, label, poster, prose, RULE, signal } from '../parts/type.ts';

const words = css(prose, { padding: '20px', maxWidth: 640, [DESKTOP]: { padding: 28 } });

const gifts = css(giftBasics, {
  '& > [data-part="open"]': { ...bar, minHeight: 84, fontSize: '1.5rem', '&::after': { ...arrow, content: '""' } },
  '& [data-part="dialog"]': sheet,
  '&[data-mode="inline"] > [data-part="list"]': { borderTop: RULE },
  '& [data-part="list"] > li + li, & [data-part="others"]': { borderTop: RULE },
  // the whole block is the button; what else can be tapped in it stands above
  '& [data-part="account"]': {
    position: 'relative',
    display: 'grid',
    justifyItems: 'start',
    gap: 8,
    padding: '20px 20px 18px 14px',
    color: 'inherit',
  },
  '& [data-part="account"]:has([data-state="copied"])': signal,
  '& [data-part="bank"]': { justifyContent: 'flex-start', paddingLeft: 6 },
  '& [data-part="logo"]': logoPlate,
  '& [data-part="name"]': { font: '700 1.25rem/1.2 var(--font-body)' },
  '& [data-part="owner"]': { ...label, fontWeight: 500, paddingLeft: 6 },
  '& [data-part="number"]': {
    ...poster,
    fontSize: 'clamp(2.5rem, 15.4vw, 3.75rem)',
    lineHeight: 0.9,
    overflowWrap: 'anywhere',
    '& > span': { position: 'relative', zIndex: 1 },
  },
  '& [data-part="copy"]': {
    minHeight: 46,
    padding: '4px 6px',
    border: 0,
    color: 'inherit',
    background: 'none',
    ...label,
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textUnderlineOffset: 5,
    cursor: 'pointer',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '& [data-part="qr"], & [data-part="pay"]': { position: 'relative', zIndex: 1, marginLeft: 6 },
  '& [data-part="pay"] a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 46,
    ...label,
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textUnderlineOffset: 5,
  },
  '& [data-part="others-title"]': { ...label, padding: '18px 20px', fontSize: '1.25rem', borderBottom: RULE },
});

/** A parcel as large as the poster lets it be, on its lower rule. */
const parcel = css(signal, {
  display: 'grid',
  justifyContent: 'end',
  alignItems: 'end',
  height: 'clamp(150px, 46vw, 260px)',
  padding: '20px 20px 0',
  overflow: 'hidden',
  borderBottom: '2px solid var(--ink)',
  '& > svg': { height: 'clamp(128px, 40vw, 232px)', width: 'auto', color: 'var(--ink)' },
});

/** The gifts as rows of a table below a parcel; with NO_ICON without it, with NO_MODAL all on the page. */
export const Gift = () => (
  <GiftSection
    page={Block}
    words={words}
    gifts={gifts}
    banner={(picture) => <Banner picture={picture} />}
    drawing={
      <div css={parcel}>
        <Parcel />
      </div>
    }
    rising={[]}
  />
);
