import { css } from '@emotion/react';
import { formBasics, REDUCED_MOTION } from '@janur/template-parts';
import { solid } from '../parts/look.ts';
import { answered } from './answered-styles.ts';

const svg = (content: string, size: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' ${size}%3E${content}%3C/svg%3E")`;
const ARROW = svg(
  "%3Cpath d='M1 1l6 6 6-6' fill='none' stroke='%231f5a68' stroke-width='2'/%3E",
  "width='14' height='9'",
);
const RIPPLE = svg(
  "%3Cpath d='M0,4Q6,-1.5 12,4T24,4' fill='none' stroke='%23000' stroke-width='2.2'/%3E",
  "width='24' height='8'",
);
const LINE = '2px solid color-mix(in oklab, var(--ink) 60%, var(--sand))';

/** What is asked stands on the sand over a line; in the field that one writes in, the line becomes a wave. */
export const rsvpForm = css(formBasics, {
  gap: 28,
  marginTop: 30,
  font: '400 1.0625rem/1.4 var(--font-body)',
  '& [data-part="label"]': { font: '600 1.0625rem/1.35 var(--font-body)', color: 'var(--ink)' },
  '& [data-part="field"]': { position: 'relative' },
  '& :is(input:not([type="radio"], [type="checkbox"]), textarea, select)': {
    marginTop: 4,
    padding: '10px 2px',
    border: 0,
    borderBottom: LINE,
    background: 'transparent',
    font: '500 1.125rem/1.4 var(--font-body)',
  },
  '& textarea': { minHeight: 104 },
  '&& select': { appearance: 'none', paddingRight: 34, background: `${ARROW} right 6px center no-repeat` },
  '& div[data-part="field"]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: -5,
    height: 8,
    pointerEvents: 'none',
    background: 'var(--primary)',
    mask: `${RIPPLE} 0 0 / 24px 8px repeat-x`,
    clipPath: 'inset(0 100% 0 0)',
    transition: 'clip-path 600ms cubic-bezier(.3,.6,.3,1)',
    [REDUCED_MOTION]: { transition: 'none' },
  },
  '[data-animation="off"] & div[data-part="field"]::after': { transition: 'none' },
  '& div[data-part="field"]:focus-within::after': { clipPath: 'inset(0)' },
  '& div[data-part="field"]:focus-within :is(input, textarea, select)': { borderBottomColor: 'transparent' },
  '& [data-part="choices"]': { marginTop: 10 },
  '& [data-part="choice"]': {
    borderRadius: 26,
    background: 'var(--paper)',
    boxShadow: 'inset 0 0 0 1.5px color-mix(in oklab, var(--ink) 55%, var(--sand))',
    font: '500 1rem/1.25 var(--font-body)',
  },
  '& [data-part="choice"][data-selected]': {
    color: 'var(--on-primary)',
    background: 'var(--primary)',
    boxShadow: 'inset 0 0 0 3px var(--primary), inset 0 0 0 4.5px var(--on-primary)',
    fontWeight: 700,
  },
  '& [data-part="submit"]': { ...solid, width: '100%', minHeight: 58, borderRadius: 29, fontSize: '1.125rem' },
  '& [data-part="error"]:not(:empty)': { font: '600 1rem/1.4 var(--font-body)' },
  '& [data-part="error"]:not(:empty)::before': { content: '"! "' },
  '& [data-invalid]': { paddingLeft: 14, boxShadow: 'inset 3px 0 0 var(--ink)' },
  '& :is([data-part="error-summary"], [data-part="failed"], [data-part="waiting"], [data-part="answered"])': {
    margin: 0,
    padding: '16px 20px',
    borderRadius: 20,
    color: 'var(--ink)',
    background: 'var(--paper)',
    boxShadow: 'inset 0 0 0 1.5px var(--ink)',
    '& strong': { font: 'italic 600 1.375rem/1.2 var(--font-heading)' },
    '& ul': { marginTop: 6 },
  },
  ...answered,
});
