import { giftBasics as everyGift } from '@janur/template-parts';

/** What both looks of the events start from: an icon, what to wear, links over the whole width. */
export const eventBasics = {
  '& img': { height: 40, width: 'auto', maxWidth: 120, objectFit: 'contain', marginBottom: 8 },
  '& [data-part="dress-code"]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' },
  '& [data-part="swatches"]': { display: 'flex' },
  '& [data-part="swatch"]': { display: 'block', width: 26, height: 26 },
  '& [data-part="event-links"]': { display: 'flex', flexWrap: 'wrap' },
  '& [data-part="event-links"] > li': { flex: '1 1 140px' },
  '& [data-part="choices"]': { display: 'grid', gap: 8, marginTop: 8 },
} as const;

/** Who wrote a wish, and when, in one line where both have room. */
export const wishHead = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 14px',
} as const;

/** Gifts, and the dialog with the large QR code. */
export const giftBasics = {
  ...everyGift,
  '& [data-part="logo"]': { height: 28, width: 'auto', maxWidth: 120, objectFit: 'contain' },
  '& [data-part="qr-large"]': { width: 'min(320px, 78vw)', padding: 12, background: '#fff' },
  '& [data-part="others"]': { display: 'grid', gap: 12, marginTop: 24 },
} as const;

export const giftDialog = {
  margin: 'auto',
  padding: 18,
  '& [data-part="close"]': {
    display: 'grid',
    placeContent: 'center',
    width: 48,
    height: 48,
    marginLeft: 'auto',
    border: 0,
    background: 'none',
  },
} as const;
