import { css } from '@emotion/react';
import { formBasics } from '@janur/template-parts';
import { card } from '../parts/card.ts';
import { goldButton, wireButton } from '../parts/layout.ts';

const wire = '1px solid color-mix(in srgb, var(--gold) 55%, #0000)';
const ARROW =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='12' height='8'%3E%3Cpath d='M1 1l5 5 5-5' fill='none' stroke='%23b8934a' stroke-width='2'/%3E%3C/svg%3E\")";

/** The kit's form at night: dark inputs, a golden ring around what has the focus. */
export const rsvpForm = css(formBasics, card, {
  gap: 24,
  padding: '64px clamp(20px, 7vw, 44px) 38px',
  textAlign: 'start',
  font: '500 1.0625rem/1.4 var(--font-body)',
  '& [data-part="label"]': { font: '600 1.125rem/1.3 var(--font-body)' },
  '& :is(input:not([type="radio"], [type="checkbox"]), textarea, select)': {
    marginTop: 8,
    minHeight: 50,
    padding: '11px 14px',
    border: wire,
    background: 'var(--card-deep)',
    font: '500 1.125rem/1.4 var(--font-body)',
  },
  '& :is(input, textarea, select):focus-visible': {
    outline: '2px solid var(--focus-ring, var(--gold))',
    outlineOffset: 3,
  },
  '& textarea': { minHeight: 120 },
  '&& select': {
    appearance: 'none',
    paddingRight: 38,
    background: `${ARROW} right 14px center no-repeat, var(--card-deep)`,
  },
  '& [data-part="choices"]': { marginTop: 12 },
  '& [data-part="choice"]': { border: wire, font: '500 1.125rem/1.2 var(--font-body)' },
  '& [data-part="choice"][data-selected]': {
    color: 'var(--on-primary)',
    borderColor: 'var(--primary)',
    background: 'linear-gradient(178deg, var(--leaf-lit), var(--primary) 55%)',
    fontWeight: 600,
  },
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
  '& [data-part="submit"]': { ...goldButton, width: '100%', minHeight: 58, fontSize: '1.1875rem' },
  '& [data-part="error"]:not(:empty)': { font: '600 1.0625rem/1.35 var(--font-body)' },
  '& [data-part="error"]:not(:empty)::before': { content: '"! "' },
  '& [data-invalid]': { paddingLeft: 14, boxShadow: 'inset 3px 0 0 var(--ink-on-third)' },
  '& :is([data-part="error-summary"], [data-part="failed"], [data-part="waiting"], [data-part="answered"])': {
    margin: 0,
    padding: '16px 18px',
    color: 'var(--ink)',
    '--focus': 'var(--ink)',
    background: 'var(--base)',
    border: '1px solid currentColor',
    '& strong': { font: '400 1.25rem/1.2 var(--font-heading)' },
    '& ul': { marginTop: 6 },
  },
  // what stands here once it was answered
  '& [data-part="done"]': { display: 'grid', gap: 18, justifyItems: 'center', textAlign: 'center' },
  '& [data-part="done"] > [data-part="answered"]': {
    padding: 0,
    border: 0,
    font: '400 2rem/1.2 var(--font-script)',
    color: 'var(--title-on-third)',
  },
  '& [data-part="said"]': { width: '100%', display: 'grid', gap: 8 },
  '& [data-part="said"] li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    padding: '8px 2px',
    borderBottom: wire,
  },
  '& [data-part="said"] li > :only-child': { marginInline: 'auto' },
  '& [data-part="keepsake"]': { width: '100%', margin: 0, display: 'grid', gap: 14, justifyItems: 'center' },
  '& [data-part="ticket"] svg': {
    display: 'block',
    width: 'min(100%, 360px)',
    height: 'auto',
    marginInline: 'auto',
    boxShadow: '0 16px 30px -10px #000c',
  },
  '& [data-part="calendar"] summary': { ...wireButton, minWidth: 220 },
  '& [data-part="calendar"] [data-part="choices"]': { display: 'grid', gap: 8, marginTop: 8 },
  '& [data-part="calendar"] a': { ...wireButton, display: 'grid' },
  '& [data-part="save"]': { ...goldButton, minWidth: 220 },
  '& [data-part="change"]': { ...wireButton, minWidth: 220 },
});
