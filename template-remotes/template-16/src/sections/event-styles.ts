import { greenButton, lineButton } from '../parts/layout.ts';

/** What every form has printed on it, whatever it is cut like. */
export const printedForm = {
  '& > img, & header > img': { height: 36, width: 'auto', maxWidth: 110, objectFit: 'contain' },
  '& [data-line="place"]': { font: '650 1.0625rem/1.25 var(--font-body)' },
  '& [data-line="street"]': { font: '400 1rem/1.35 var(--font-body)' },
  '& [data-part="dress-code"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 10px',
    marginTop: 10,
    font: '400 1rem/1.3 var(--font-body)',
    textAlign: 'start',
  },
  '& [data-part="label"]': { fontWeight: 700 },
  '& [data-part="swatches"]': { display: 'flex', flexWrap: 'wrap', gap: 6 },
  '& [data-part="swatch"]': {
    display: 'block',
    width: 26,
    height: 26,
    borderRadius: '50%',
    boxShadow: '0 0 0 1.5px currentColor',
  },
  '& [data-part="event-links"]': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 16 },
  '& [data-action]': { flex: '1 1 118px', minWidth: 0, display: 'grid' },
  '& [data-action]:has([open])': { flexBasis: '100%' },
  '& [data-action] :is(a, summary)': { ...lineButton, paddingInline: 8 },
  '& [data-primary] > a, & [data-primary] summary': { ...greenButton, paddingInline: 8, boxShadow: 'none' },
  '& [data-part="choices"]': { display: 'grid', gap: 6, marginTop: 6 },
} as const;
