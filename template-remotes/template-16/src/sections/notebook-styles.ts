import { css } from '@emotion/react';
import { CJK, DESKTOP, formBasics, NARROW } from '@janur/template-parts';
import arrow from '../assets/pen-down.svg';
import tick from '../assets/tick.svg';
import { greenButton, lineButton } from '../parts/layout.ts';
import { lifted } from '../parts/paper.ts';

const RED = '#a02c1a';
const note = { margin: 0, padding: '14px 16px', borderRadius: 6, font: '650 1rem/1.45 var(--font-body)' } as const;

/** Ruled in blue with the red line at the margin, torn from its spiral; what is chosen is ticked off in red. */
export const notebook = css(formBasics, {
  color: 'var(--print)',
  '--focus': 'var(--print)',
  gap: 26,
  marginTop: 34,
  padding: '58px 18px 34px 46px',
  boxShadow: lifted,
  borderRadius: '0 0 4px 4px',
  font: '400 1.0625rem/1.45 var(--font-body)',
  background: [
    'radial-gradient(circle at 50% 12px, #0000 5.500px, #d9c9ad 6px 6.600px, #0000 7px) 8px 2px / 24px 24px repeat-x',
    'radial-gradient(circle at 50% 12px, var(--base) 5.500px, #0000 6px) 8px 2px / 24px 24px repeat-x',
    'linear-gradient(#d9694c99 0 0) 34px 0 / 1.5px 100% no-repeat',
    'repeating-linear-gradient(#0000 0 33px, #3c607929 33px 34px) 0 44px',
    '#fffdf6',
  ].join(', '),
  [NARROW]: { padding: '54px 12px 28px 42px' },
  [DESKTOP]: { padding: '70px 48px 48px 76px', backgroundPosition: '8px 2px, 8px 2px, 52px 0, 0 44px, 0 0' },
  '& [data-part="label"]': { font: '700 1.0625rem/1.35 var(--font-body)' },
  '& :is(input:not([type="radio"], [type="checkbox"]), textarea, select)': {
    minHeight: 50,
    marginTop: 6,
    padding: '8px 10px',
    border: '2px solid #3a2f28b3',
    borderRadius: 6,
    background: '#fffdf6',
    font: '400 1.0625rem/1.4 var(--font-body)',
  },
  '&& textarea': { minHeight: 126 },
  '&& select': {
    appearance: 'none',
    paddingRight: 40,
    background: `url("${arrow}") right 12px center / 18px 22px no-repeat, #fffdf6`,
  },
  '& [data-part="choices"]': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, marginTop: 8 },
  '& [data-part="choice"]': {
    gridTemplateColumns: '26px minmax(0, 1fr)',
    justifyItems: 'start',
    gap: 14,
    padding: '10px 2px',
    textAlign: 'start',
  },
  '& [data-part="choice"]::before': {
    content: '""',
    width: 24,
    height: 24,
    border: '2.4px solid currentColor',
    borderRadius: '5px 3px 6px 4px',
    background: '#fffdf6',
    rotate: '-2deg',
  },
  '& [data-part="choice"][data-selected]': { fontWeight: 700 },
  '& [data-part="choice"][data-selected]::after': {
    content: '""',
    position: 'absolute',
    left: 4,
    top: 'calc(50% - 22px)',
    width: 32,
    height: 30,
    background: RED,
    mask: `url("${tick}") 50% / contain no-repeat`,
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
      borderBottom: '2px dotted #3a2f2866',
      textAlign: 'start',
    },
    '& li > :only-child': { marginInline: 'auto' },
  },
  // glued over the margin's line, as broad as the sheet
  '& [data-part="keepsake"]': {
    display: 'grid',
    gap: 14,
    margin: '0 -10px 0 -38px',
    '& svg': { boxShadow: '0 10px 24px -8px #0007' },
  },
  '& [data-part="save"]': { ...greenButton, width: '100%' },
  '& :is([data-part="change"], [data-part="calendar"] summary, [data-part="choices"] > a, [data-part="choices"] > button)':
    {
      ...lineButton,
      width: '100%',
    },
  '& [data-part="submit"]': {
    ...greenButton,
    minHeight: 58,
    font: '400 1.75rem/1 var(--font-heading)',
    [CJK]: { font: '700 1.125rem/1.3 var(--font-body)' },
  },
  '& [data-part="error"]:not(:empty)': { font: '650 1rem/1.4 var(--font-body)', color: RED },
  '& [data-invalid] :is(input:not([type="radio"], [type="checkbox"]), textarea, select)': {
    borderColor: RED,
    boxShadow: `inset 5px 0 0 ${RED}`,
  },
  '& [data-part="error-summary"]': { ...note, color: RED, background: '#fdeee6', '& a': { fontWeight: 400 } },
  '& :is([data-part="failed"], [data-part="waiting"], [data-part="answered"])': { ...note, background: '#faedc6' },
});
