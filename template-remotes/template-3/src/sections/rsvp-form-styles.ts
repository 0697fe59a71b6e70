import { css } from '@emotion/react';
import { formBasics } from '@janur/template-parts';
import guilloche from '../assets/guilloche.svg';
import { card, outlineButton, solidButton } from '../parts/layout.ts';

const ARROW =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='12' height='8'%3E%3Cpath d='M1 1l5 5 5-5' fill='none' stroke='%23a97828' stroke-width='2'/%3E%3C/svg%3E\")";

/** What stands in the form's place once it was answered: what was said, the ticket, and what one can do with it. */
const done = {
  '& [data-part="done"]': { display: 'grid', gap: 16 },
  '& [data-part="said"]': { display: 'grid', gap: 8 },
  '& [data-part="said"] li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 14px',
    paddingBottom: 8,
    borderBottom: '1px solid color-mix(in srgb, currentColor 30%, #0000)',
  },
  '& [data-part="keepsake"]': { display: 'grid', gap: 14, marginTop: 6 },
  '& [data-part="ticket"] svg': { boxShadow: '0 14px 30px -16px #000b' },
  '& [data-part="calendar"] summary, & [data-part="change"]': { ...outlineButton, width: '100%' },
  '& [data-part="calendar"] a': { ...outlineButton, marginTop: 6 },
  '& [data-part="save"]': { ...solidButton, width: '100%', minHeight: 54 },
} as const;

/** The kit's form on guilloche: square inputs with a brown edge, choices like stamps. */
export const rsvpForm = css(formBasics, card, {
  gap: 22,
  padding: '52px clamp(18px, 6.5vw, 44px) 34px',
  textAlign: 'start',
  font: '400 1.0625rem/1.4 var(--font-body)',
  background: `url(${guilloche}) 0 0 / 48px 28px, var(--third)`,
  '& [data-part="label"]': { font: '500 1rem/1.35 var(--font-body)' },
  '& :is(input:not([type="radio"], [type="checkbox"]), textarea, select)': {
    marginTop: 8,
    minHeight: 50,
    padding: '11px 14px',
    border: '1.5px solid currentColor',
    background: 'var(--third)',
    font: '400 1.0625rem/1.4 var(--font-body)',
  },
  '& textarea': { minHeight: 116 },
  '&& select': {
    appearance: 'none',
    paddingRight: 38,
    background: `${ARROW} right 14px center no-repeat, var(--third)`,
  },
  '& [data-part="choices"]': { marginTop: 10 },
  '& [data-part="choice"]': {
    border: '1.5px solid currentColor',
    background: 'var(--third)',
    font: '500 1rem/1.2 var(--font-body)',
  },
  '& [data-part="choice"][data-selected]': {
    color: 'var(--on-primary)',
    borderColor: 'var(--primary)',
    background: 'var(--primary)',
    boxShadow: 'inset 0 0 0 3px var(--primary), inset 0 0 0 4px color-mix(in srgb, var(--on-primary) 60%, #0000)',
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
  '& [data-part="submit"]': { ...solidButton, width: '100%', minHeight: 58, fontSize: '1rem', letterSpacing: '.12em' },
  '& [data-part="error"]:not(:empty)': { font: '500 1rem/1.35 var(--font-body)' },
  '& [data-part="error"]:not(:empty)::before': { content: '"! "' },
  '& [data-invalid]': { paddingLeft: 14, boxShadow: 'inset 3px 0 0 var(--ink-on-third)' },
  '& :is([data-part="error-summary"], [data-part="failed"], [data-part="waiting"], [data-part="answered"])': {
    position: 'relative',
    margin: 0,
    padding: '16px 18px',
    color: 'var(--ink)',
    '--focus': 'var(--ink)',
    background: 'var(--base)',
    border: '1.5px solid currentColor',
    '& strong': { font: '600 1.25rem/1.2 var(--font-heading)' },
    '& ul': { marginTop: 6 },
  },
  ...done,
});
