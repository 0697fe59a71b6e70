import { css } from '@emotion/react';
import { DESKTOP, formBasics } from '@janur/template-parts';
import { arrow, bar, black, label, poster, RULE, signal } from '../parts/type.ts';

const ARROW =
  'linear-gradient(45deg, #0000 50%, currentColor 0) right 26px center / 8px 8px no-repeat, linear-gradient(-45deg, #0000 50%, currentColor 0) right 18px center / 8px 8px no-repeat';

/** A table of questions: each is a row, what is answered with yes or no takes half of the screen. */
export const rsvpForm = css(formBasics, {
  '& [data-part="field"]': { borderBottom: RULE, padding: '14px 20px 0' },
  '& [data-part="label"]': label,
  '& :is(input:not([type="radio"], [type="checkbox"]), textarea, select)': {
    minHeight: 58,
    padding: '10px 0 14px',
    border: 0,
    background: 'transparent',
    font: '700 1.375rem/1.25 var(--font-body)',
    outlineOffset: 4,
  },
  '&& select': { appearance: 'none', paddingRight: 44, background: ARROW },
  '& select option': { color: '#111111', background: '#ffffff' },
  '& textarea': { minHeight: 124 },
  '& [data-part="field"]:has([data-part="choices"])': { padding: '14px 0 0' },
  '& [data-part="field"]:has([data-part="choices"]) > :is([data-part="label"], [data-part="error"])': {
    paddingInline: 20,
  },
  // a legend would stand on the rule
  '& legend': { float: 'left', width: '100%' },
  '& legend ~ *': { clear: 'both' },
  '& [data-part="choices"]': { gridTemplateColumns: '1fr', gap: 0, paddingTop: 14 },
  '& [data-part="choice"]': {
    justifyItems: 'start',
    alignItems: 'end',
    minHeight: 'clamp(104px, 23dvh, 210px)',
    padding: '16px 14px 14px',
    borderTop: RULE,
    textAlign: 'start',
    ...poster,
    fontSize: 'clamp(2.125rem, 12.4vw, 4.25rem)',
    lineHeight: 0.86,
    outlineOffset: '-6px !important',
    '& > span': { maxWidth: '100%', overflowWrap: 'anywhere', hyphens: 'auto' },
  },
  '& [data-part="choice"]:first-of-type': { ...black, borderColor: 'var(--ink)' },
  '&& [data-part="choice"][data-selected]': { ...signal, borderColor: 'var(--ink)' },
  // chosen is crossed
  '& [data-part="choice"][data-selected]::after': {
    content: '"×"',
    position: 'absolute',
    right: 14,
    top: 12,
    fontSize: '1.2em',
    lineHeight: 0.7,
  },
  '& [data-part="choice"]:has([type="checkbox"])': { minHeight: 72, fontSize: '1.75rem' },
  '& [data-part="submit"]': { ...bar, minHeight: 84, fontSize: '1.5rem' },
  '& [data-part="submit"]::after': {
    ...arrow,
    content: '""',
  },
  '& [data-part="error"]:not(:empty)': { ...label, padding: '6px 0 0' },
  '& [data-part="error"]:not(:empty)::before': { content: '"! "' },
  '& [data-invalid]': { boxShadow: 'inset 8px 0 0 var(--secondary)' },
  '& :is([data-part="error-summary"], [data-part="failed"], [data-part="waiting"], [data-part="answered"])': {
    margin: 0,
    padding: '18px 20px',
    ...label,
    borderBottom: RULE,
    '& strong': { fontSize: '1.25rem' },
  },
  '& [data-part="error-summary"]': { ...signal, borderColor: 'var(--ink)', outlineOffset: -6 },
  [DESKTOP]: {
    '& [data-part="choices"]': { gridTemplateColumns: '1fr 1fr' },
    '& [data-part="choice"]': { fontSize: 'min(5.6vw, 6rem)', minHeight: 300, padding: 24 },
    '& [data-part="choice"] + [data-part="choice"]': { borderLeft: RULE },
    '& [data-part="field"]': { paddingInline: 28 },
    '& [data-part="submit"]': { paddingInline: 28 },
  },
});
