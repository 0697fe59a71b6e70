import { css } from '@emotion/react';
import { formBasics } from '@janur/template-parts';
import { giltButton } from '../parts/layout.ts';
import { answered } from './answered-styles.ts';

const edge = '1px solid color-mix(in srgb, var(--ink) 62%, var(--paper))';
const ARROW =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='12' height='8'%3E%3Cpath d='M1 1l5 5 5-5' fill='none' stroke='%23b8801f' stroke-width='2'/%3E%3C/svg%3E\")";

/** The letter that lies in the red envelope, and the envelope's front with the button to send it. */
export const rsvpForm = css(formBasics, {
  gap: 24,
  padding: '34px clamp(20px, 6vw, 40px) 0',
  textAlign: 'start',
  font: '400 1.0625rem/1.4 var(--font-body)',
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  '& [data-part="label"]': { font: '600 1.0625rem/1.35 var(--font-body)' },
  '& :is(input:not([type="radio"], [type="checkbox"]), textarea, select)': {
    marginTop: 8,
    minHeight: 50,
    padding: '11px 14px',
    border: edge,
    background: 'var(--paper)',
    font: '400 1.0625rem/1.4 var(--font-body)',
  },
  '& textarea': { minHeight: 112 },
  '&& select': {
    appearance: 'none',
    paddingRight: 38,
    background: `${ARROW} right 14px center no-repeat, var(--paper)`,
  },
  '& [data-part="choices"]': { marginTop: 10 },
  '& [data-part="choice"]': {
    paddingInline: 6,
    border: edge,
    borderRadius: 2,
    font: '400 1.0625rem/1.25 var(--font-body)',
  },
  '& [data-part="choice"][data-selected]': {
    color: 'var(--on-primary)',
    background: 'var(--primary)',
    borderColor: 'var(--primary)',
    boxShadow: 'inset 0 0 0 3px var(--primary), inset 0 0 0 4px var(--on-primary)',
    fontWeight: 600,
  },
  // chosen is stamped
  '& [data-part="choice"][data-selected] > span::before': {
    content: '""',
    display: 'inline-block',
    width: 6,
    height: 11,
    marginRight: 10,
    borderRight: '2px solid',
    borderBottom: '2px solid',
    transform: 'rotate(42deg) translate(-1px, -1px)',
  },
  '& [data-part="submit"]': {
    ...giltButton,
    position: 'relative',
    zIndex: 1,
    width: '100%',
    minHeight: 58,
    marginTop: 102,
    fontSize: '1.125rem',
    '--focus': 'var(--on-primary)',
  },
  '& [data-part="error"]:not(:empty)': { font: '600 1rem/1.4 var(--font-body)' },
  '& [data-part="error"]:not(:empty)::before': { content: '"! "' },
  '& [data-invalid]': { paddingLeft: 14, boxShadow: 'inset 3px 0 0 var(--ink)' },
  '& :is([data-part="error-summary"], [data-part="failed"], [data-part="waiting"], [data-part="answered"])': {
    margin: 0,
    padding: '16px 18px',
    color: 'var(--ink)',
    background: 'var(--paper)',
    border: '1px solid currentColor',
    '& strong': { font: '400 1.25rem/1.25 var(--font-heading)' },
    '& ul': { marginTop: 6 },
  },
  '& [data-part="status"]': { position: 'relative', zIndex: 1 },
  ...answered,
});
