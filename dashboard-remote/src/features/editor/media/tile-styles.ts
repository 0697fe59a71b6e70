import { ledger } from '@janur/ui';
import { focusRing } from './styles.ts';

/** One field of the grid of pictures. */
export const tile = {
  position: 'relative',
  boxSizing: 'border-box',
  minWidth: 0,
  height: 152,
  overflow: 'hidden',
  borderRadius: 10,
  background: ledger.line,
} as const;

export const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: 10,
  margin: '14px 0 0',
  padding: 0,
  listStyle: 'none',
  '@container (min-width: 600px)': { gridTemplateColumns: 'repeat(5, 1fr)' },
} as const;

/** The picture as a button that chooses it. */
export const pictureButton = {
  ...tile,
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  cursor: 'pointer',
  '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '&:focus-visible': focusRing,
  '&[aria-pressed=true]': { boxShadow: `0 0 0 2px ${ledger.card}, 0 0 0 4px ${ledger.brand}` },
  '&[aria-pressed=true]:focus-visible': { outlineOffset: 5 },
} as const;

export const chip = {
  position: 'absolute',
  left: 7,
  top: 7,
  boxSizing: 'border-box',
  minWidth: 24,
  maxWidth: 'calc(100% - 14px)',
  height: 24,
  padding: '0 7px',
  overflow: 'hidden',
  borderRadius: 7,
  background: '#fffffff0',
  color: '#263535',
  fontSize: 13,
  fontWeight: 700,
  lineHeight: '24px',
  textAlign: 'center',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const dropTile = {
  ...tile,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 5,
  padding: 4,
  border: `1.5px dashed ${ledger.barHover}`,
  background: ledger.head,
  color: ledger.brand,
  fontSize: 13,
  fontWeight: 600,
  lineHeight: 1.35,
  textAlign: 'center',
  '&:hover, &:has([data-over])': { borderColor: ledger.brand, background: 'var(--ledger-hover)' },
  '& > span': { color: ledger.muted, fontWeight: 500 },
} as const;

/** What is set of the chosen picture, below the grid. */
export const detailsBox = {
  display: 'grid',
  gap: 20,
  marginTop: 20,
  paddingTop: 20,
  borderTop: `1px solid ${ledger.border}`,
  '& > *': { minWidth: 0 },
  '@container (min-width: 560px)': { gridTemplateColumns: '338fr 294fr' },
} as const;
