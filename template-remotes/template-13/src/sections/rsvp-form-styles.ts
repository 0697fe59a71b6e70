import { css } from '@emotion/react';
import { formBasics } from '@janur/template-parts';
import { haloed } from '../parts/layout.ts';

const ARROW =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='12' height='8'%3E%3Cpath d='M1 1l5 5 5-5' fill='none' stroke='%23aebdee' stroke-width='1.4'/%3E%3C/svg%3E\")";
const STAR =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='-10 -10 20 20'%3E%3Cpath d='M0,-10Q1.200,-1.200 10,0Q1.200,1.200 0,10Q-1.200,1.200 -10,0Q-1.200,-1.200 0,-10Z'/%3E%3C/svg%3E\")";

/** Lines and nothing else; what is chosen becomes a filled star. */
export const rsvpForm = css(formBasics, {
  gap: 28,
  marginTop: 28,
  font: '400 1.0625rem/1.4 var(--font-body)',
  color: 'var(--star)',
  '& [data-part="label"]': { font: '500 1.0625rem/1.35 var(--font-body)', color: 'var(--gold)' },
  '& [data-part="hint"]': { color: 'var(--line)' },
  '& :is(input:not([type="radio"], [type="checkbox"]), textarea, select)': {
    marginTop: 4,
    padding: '11px 4px',
    border: 0,
    borderBottom: '1px solid var(--thread)',
    background: 'none',
    font: '400 1.0625rem/1.4 var(--font-body)',
  },
  '& textarea': { minHeight: 104 },
  '&& select': { appearance: 'none', paddingRight: 34, background: `${ARROW} right 8px center no-repeat` },
  '& option': { color: '#0b1430', background: '#fff' },
  '& [data-part="choices"]': { marginTop: 12 },
  '& [data-part="choice"]': {
    border: '1px solid var(--thread)',
    borderRadius: 27,
    padding: '10px 14px',
    font: '400 1.0625rem/1.25 var(--font-body)',
  },
  '& [data-part="choice"] > span::before': {
    content: '""',
    display: 'inline-block',
    width: 14,
    height: 14,
    marginRight: 8,
    verticalAlign: '-1px',
    border: '1px solid var(--thread)',
    borderRadius: '50%',
  },
  '& [data-part="choice"][data-selected]': {
    borderColor: 'var(--gold)',
    color: 'var(--gold)',
    boxShadow: 'inset 0 0 22px color-mix(in srgb, var(--gold) 18%, #0000)',
  },
  '& [data-part="choice"][data-selected] > span::before': {
    width: 18,
    height: 18,
    margin: '0 6px 0 -2px',
    verticalAlign: '-3px',
    border: 0,
    borderRadius: 0,
    background: 'var(--gold)',
    mask: `${STAR} center / contain no-repeat`,
  },
  '& [data-part="submit"]': { ...haloed, width: 'calc(100% - 12px)', margin: '8px 6px 0', fontSize: '1.0625rem' },
  '& [data-part="error"]:not(:empty)': { font: '500 1rem/1.4 var(--font-body)', color: 'var(--gold)' },
  '& [data-part="error"]:not(:empty)::before': { content: '"! "' },
  '& [data-invalid]': { paddingLeft: 14, boxShadow: 'inset 2px 0 0 var(--gold)' },
  '& :is([data-part="error-summary"], [data-part="failed"], [data-part="waiting"], [data-part="answered"])': {
    margin: 0,
    padding: '16px 20px',
    borderRadius: 22,
    background: 'var(--panel)',
    border: '1px solid var(--gold)',
    '& strong': { font: '400 1.1875rem/1.25 var(--font-heading)', color: 'var(--gold)' },
    '& ul': { marginTop: 6 },
  },
});
