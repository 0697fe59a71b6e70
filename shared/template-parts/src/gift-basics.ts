/** What every gift's account starts from: the bank in a line, a QR code on white that opens large. */
export const giftBasics = {
  '& [data-part="bank"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 10,
  },
  '& [data-part="copied"]:empty': { display: 'none' },
  '& [data-part="qr"]': {
    padding: 8,
    border: 0,
    background: '#fff',
    cursor: 'zoom-in',
    '& img': { width: 132, height: 132, objectFit: 'contain' },
  },
  '& [data-part="qr-large"]': { width: 'min(320px, 100%)', marginInline: 'auto', padding: 12, background: '#fff' },
} as const;

/** A bank's logo on a white plate, for grounds that it was not drawn for. */
export const logoPlate = {
  height: 40,
  width: 'auto',
  maxWidth: 132,
  padding: '6px 10px',
  objectFit: 'contain',
  background: '#fff',
} as const;
