import { css } from '@emotion/react';
import { CJK, DESKTOP, formBasics } from '@janur/template-parts';
import { arrow, bar, black, label, poster, RULE, signal } from '../parts/type.ts';

const ARROW =
  'linear-gradient(45deg, #0000 50%, currentColor 0) right 26px center / 8px 8px no-repeat, linear-gradient(-45deg, #0000 50%, currentColor 0) right 18px center / 8px 8px no-repeat';

const sign = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 46 46'%3E%3Cpath d='${path}' fill='none' stroke='%23000' stroke-width='9'/%3E%3C/svg%3E")`;
const TICK = sign('M3,23L18,38L44,7');
const BAR = sign('M3,23H43');

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
    outline: 'none',
  },
  // the row is what has the focus: a ring around the control would run through its label
  '& [data-part="field"]:has(> :is(input, textarea, select):focus-visible)': {
    outline: '3px solid var(--focus, var(--ink))',
    outlineOffset: -6,
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
    textWrap: 'balance',
    ...poster,
    fontSize: 'clamp(2.125rem, 12.4vw, 4.25rem)',
    [CJK]: { fontSize: 'clamp(1.75rem, 7.4vw, 3rem)', lineHeight: 1.1 },
    lineHeight: 0.86,
    outlineOffset: '-6px !important',
    '& > span': { maxWidth: 'calc(100% - 62px)', overflowWrap: 'anywhere', hyphens: 'auto' },
  },
  // until it is chosen a block is hollow: its box is empty
  '& [data-part="choice"]::after': {
    content: '""',
    position: 'absolute',
    right: 16,
    top: 16,
    width: 46,
    height: 46,
    boxShadow: 'inset 0 0 0 2px currentColor',
  },
  '& [data-part="choice"]:active': black,
  '&& [data-part="choice"][data-selected]': { ...signal, borderColor: 'var(--ink)' },
  '&& [data-part="choice"][data-answer="no"][data-selected]': { ...black, borderColor: 'var(--ink)' },
  '& [data-part="choice"][data-selected]::after': {
    boxShadow: 'none',
    background: 'currentColor',
    mask: `${TICK} center / contain no-repeat`,
  },
  '& [data-part="choice"][data-answer="no"][data-selected]::after': { maskImage: BAR },
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
  // what was said, in the form's place: rows and bars again
  '& [data-part="said"] li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 16px',
    padding: '14px 20px',
    borderBottom: RULE,
    ...label,
  },
  '& [data-part="said-event"]': { fontWeight: 500 },
  '& [data-part="ticket"]': { padding: '24px 20px', background: '#111111' },
  '& :is([data-part="save"], [data-part="change"], [data-part="calendar"] > summary, [data-part="calendar"] a)': {
    ...bar,
    borderTop: '2px solid var(--base)',
  },
  '& [data-part="save"]': { ...signal, minHeight: 76, borderTop: '2px solid var(--ink)' },
  '& [data-part="calendar"] [data-part="choices"]': { display: 'grid', padding: 0 },
  [DESKTOP]: {
    '& [data-part="choices"]': { gridTemplateColumns: '1fr 1fr' },
    '& [data-part="choice"]': { fontSize: 'min(4.6vw, 6rem)', minHeight: 300, padding: 24 },
    '& [data-part="choice"] + [data-part="choice"]': { borderLeft: RULE },
    '& [data-part="field"]': { paddingInline: 28 },
    '& [data-part="submit"]': { paddingInline: 28 },
  },
});
