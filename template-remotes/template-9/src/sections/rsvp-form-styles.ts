import { css } from '@emotion/react';
import { formBasics } from '@janur/template-parts';
import { goldButton } from '../parts/layout.ts';
import { answered } from './answered-styles.ts';

const underline = '2px solid var(--gold)';
const ARROW =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='16'%3E%3Cpath d='M8 2l6 6-6 6-6-6Z' fill='%23d7a94b'/%3E%3C/svg%3E\")";

/** Lines to write on, of gold thread; what is chosen is a plate of gold. */
export const rsvpForm = css(formBasics, {
  gap: 26,
  padding: '26px clamp(18px, 6vw, 44px) 32px',
  font: '400 1.0625rem/1.4 var(--font-body)',
  '& [data-part="label"]': { font: '700 1.0625rem/1.35 var(--font-body)' },
  '& :is(input:not([type="radio"], [type="checkbox"]), textarea, select)': {
    minHeight: 50,
    padding: '10px 2px 8px',
    border: 0,
    borderBottom: underline,
    background: 'none',
    font: '400 1.25rem/1.35 var(--font-heading)',
  },
  '& textarea': { minHeight: 104 },
  '&& select': { appearance: 'none', paddingRight: 30, background: `${ARROW} right 4px center no-repeat` },
  '& option': { color: '#1f0f0c', background: '#fff8e8' },
  '& [data-part="choices"]': { marginTop: 12 },
  '& [data-part="choice"]': {
    boxShadow: 'inset 0 0 0 1px var(--gold)',
    font: '400 1.0625rem/1.25 var(--font-body)',
  },
  '& [data-part="choice"] > span::before': {
    content: '""',
    display: 'inline-block',
    width: 9,
    height: 9,
    margin: '0 12px 1px 0',
    transform: 'rotate(45deg)',
    boxShadow: '0 0 0 1.5px currentColor',
  },
  '& [data-part="choice"][data-selected]': {
    color: 'var(--on-primary)',
    background: 'linear-gradient(var(--lit), var(--primary) 55%) var(--primary)',
    fontWeight: 700,
  },
  '& [data-part="choice"][data-selected] > span::before': { background: 'currentColor' },
  '& [data-part="submit"]': { ...goldButton, width: '100%', minHeight: 58, fontSize: '1.1875rem' },
  '& [data-part="error"]:not(:empty)': { font: '700 1rem/1.4 var(--font-body)', '&::before': { content: '"◆ "' } },
  '& [data-invalid]': { paddingLeft: 14, boxShadow: 'inset 3px 0 0 currentColor' },
  '& :is([data-part="error-summary"], [data-part="failed"], [data-part="waiting"], [data-part="answered"])': {
    margin: 0,
    padding: '16px 18px',
    boxShadow: 'inset 0 0 0 1px currentColor',
    '& strong': { font: '700 1.25rem/1.25 var(--font-heading)' },
    '& ul': { marginTop: 6 },
  },
  ...answered,
});
