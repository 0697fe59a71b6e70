import { css } from '@emotion/react';
import { DESKTOP, formBasics, NARROW } from '@janur/template-parts';
import { inkButton, outlineButton, printed } from '../parts/layout.ts';

const ERROR = '#9c1f1f';
const CHEVRON =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='14' height='9'%3E%3Cpath d='M1 1l6 6 6-6' fill='none' stroke='%2317120a' stroke-width='2'/%3E%3C/svg%3E\")";
const hole = (y: string) => `radial-gradient(circle 8px at 19px ${y}, var(--base) 7px, #b9ae95 7.500px, #0000 8px)`;
const notice = {
  margin: 0,
  padding: '14px 16px',
  border: '1.5px solid currentColor',
  font: '700 1rem/1.45 var(--font-body)',
} as const;

/** A typed page with three holes at its edge; what is asked stands in capitals as a script's scenes do. */
export const rsvpForm = css(formBasics, {
  ...printed,
  gap: 24,
  marginTop: 34,
  padding: '40px 20px 36px 46px',
  background: `${hole('64px')}, ${hole('50%')}, ${hole('calc(100% - 64px)')}, linear-gradient(100deg, #fffdf6, #f4ecd9)`,
  boxShadow: '0 18px 40px #0007',
  font: '400 1.0625rem/1.45 var(--font-body)',
  [NARROW]: { padding: '36px 12px 30px 38px' },
  [DESKTOP]: { padding: '64px 64px 56px 92px' },
  '& [data-part="label"]': { font: '700 1rem/1.35 var(--font-body)', textTransform: 'uppercase' },
  '& [data-part="hint"]': { textTransform: 'none' },
  '& :is(input:not([type="radio"], [type="checkbox"]), textarea, select)': {
    minHeight: 50,
    marginTop: 4,
    padding: '10px 2px',
    border: 0,
    borderBottom: '2px solid currentColor',
    background: 'transparent',
    font: '400 1.0625rem/1.4 var(--font-body)',
  },
  '&& select': { appearance: 'none', background: `${CHEVRON} right 6px center no-repeat`, paddingRight: 28 },
  '&& textarea': {
    minHeight: 130,
    lineHeight: '2rem',
    padding: 0,
    borderBottom: 0,
    background: 'repeating-linear-gradient(#0000 0 30px, #17120a80 30px 32px) local',
  },
  '& [data-part="choices"]': { gridTemplateColumns: '1fr', gap: 0, marginTop: 6 },
  '& [data-part="choice"]': {
    gridTemplateColumns: '26px minmax(0, 1fr)',
    justifyItems: 'start',
    gap: 12,
    padding: '10px 2px',
    textAlign: 'start',
  },
  // a box that is ticked by hand
  '& [data-part="choice"]::before': { content: '""', width: 24, height: 24, border: '2px solid currentColor' },
  '& [data-part="choice"][data-selected]': { fontWeight: 700 },
  '& [data-part="choice"][data-selected]::after': {
    content: '""',
    position: 'absolute',
    left: 4,
    top: 'calc(50% - 20px)',
    width: 30,
    height: 30,
    background: 'var(--blood)',
    clipPath: 'polygon(0 56%, 14% 46%, 34% 74%, 92% 0, 100% 6%, 38% 100%, 30% 98%)',
  },
  // what was answered, and the ticket
  '& [data-part="done"]': { display: 'grid', gap: 16, textAlign: 'center' },
  '& [data-part="said"]': {
    display: 'grid',
    gap: 2,
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: '2px 16px',
      padding: '8px 2px',
      borderBottom: '2px dotted currentColor',
      textAlign: 'start',
    },
    '& li > :only-child': { marginInline: 'auto' },
  },
  '& [data-part="keepsake"]': { display: 'grid', gap: 14, '& svg': { boxShadow: '0 10px 24px -8px #0007' } },
  '& [data-part="save"]': { ...inkButton, width: '100%' },
  '& :is([data-part="change"], [data-part="calendar"] summary, [data-part="choices"] > a, [data-part="choices"] > button)':
    {
      ...outlineButton,
      width: '100%',
    },
  '& [data-part="submit"]': { ...inkButton, minHeight: 58, fontSize: '1.0625rem', textTransform: 'uppercase' },
  '& [data-part="error"]:not(:empty)': { font: '700 1rem/1.4 var(--font-body)', color: ERROR },
  '& [data-part="error"]:not(:empty)::before': { content: '"✗ "' },
  '& [data-invalid] :is(input:not([type="radio"], [type="checkbox"]), textarea, select)': {
    borderBottomColor: ERROR,
    borderBottomStyle: 'dashed',
  },
  '& [data-part="error-summary"]': { ...notice, color: ERROR, '& a': { fontWeight: 400 } },
  '& :is([data-part="failed"], [data-part="waiting"], [data-part="answered"])': notice,
});
