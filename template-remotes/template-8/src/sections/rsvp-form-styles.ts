import { css } from '@emotion/react';
import { DESKTOP, formBasics, NARROW } from '@janur/template-parts';
import happy from '../assets/face-happy.svg';
import sad from '../assets/face-sad.svg';
import { loud, paper } from '../parts/look.ts';
import { answered } from './answered-styles.ts';

const arrow =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='10'%3E%3Cpath d='M2 2l6 6 6-6' fill='none' stroke='%232b2850' stroke-width='3.4' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E\")";

const notice = {
  margin: 0,
  padding: '14px 18px',
  borderRadius: 20,
  background: '#eeecfd',
  font: '700 1rem/1.4 var(--font-body)',
} as const;

/** Fields like building blocks, large enough for small hands; coming or not is said by a face. */
export const rsvpForm = css(formBasics, {
  ...paper,
  gap: 24,
  marginTop: 28,
  padding: '28px 20px 30px',
  borderRadius: 40,
  boxShadow: '0 12px 0 var(--shade)',
  [NARROW]: { paddingInline: 14 },
  [DESKTOP]: { padding: '40px 44px 42px' },
  '& [data-part="label"]': { font: '600 1.125rem/1.25 var(--font-script)' },
  '& :is(input:not([type="radio"], [type="checkbox"]), textarea, select)': {
    minHeight: 56,
    marginTop: 8,
    padding: '12px 18px',
    border: '3px solid #8f89c9',
    borderRadius: 20,
    background: '#fff',
    color: 'inherit',
    font: '700 1.0625rem/1.35 var(--font-body)',
  },
  '& textarea': { minHeight: 124 },
  '&& select': { appearance: 'none', background: `${arrow} right 18px center no-repeat #fff`, paddingRight: 46 },
  '& [data-part="choices"]': { marginTop: 10 },
  '& [data-part="choice"]': {
    minHeight: 56,
    borderRadius: 26,
    font: '600 1.0625rem/1.2 var(--font-script)',
    background: '#f3f1fe',
    boxShadow: 'inset 0 0 0 3px #8f89c9',
  },
  '& [data-field*="attend"] [data-part="choice"]': { alignContent: 'start', gap: 8, padding: '16px 10px 14px' },
  '& [data-field*="attend"] [data-part="choice"]::before': {
    content: '""',
    width: 88,
    height: 78,
    opacity: 0.75,
    transition: 'transform 260ms cubic-bezier(.3,1.8,.5,1)',
    background: `url("${happy}") center / contain no-repeat`,
  },
  '& [data-field*="attend"] [data-part="choice"]:nth-of-type(2)::before': { backgroundImage: `url("${sad}")` },
  '& [data-field*="attend"] [data-part="choice"][data-selected]::before': { opacity: 1, transform: 'scale(1.1)' },
  '& [data-part="choice"][data-selected]': { background: 'var(--sun)', boxShadow: 'inset 0 0 0 4px var(--toy-ink)' },
  '& [data-part="submit"]': { ...loud, width: '100%', minHeight: 64 },
  '& [data-part="error"]:not(:empty)': {
    position: 'relative',
    paddingLeft: 28,
    font: '800 1rem/1.35 var(--font-body)',
    color: '#a3231a',
  },
  '& [data-part="error"]:not(:empty)::before': {
    content: '"!"',
    position: 'absolute',
    left: 0,
    top: 1,
    width: 20,
    height: 20,
    borderRadius: '50%',
    textAlign: 'center',
    font: '800 .875rem/20px var(--font-body)',
    color: '#fff',
    background: '#a3231a',
  },
  '& [data-invalid] :is(input:not([type="radio"], [type="checkbox"]), textarea, select)': {
    borderColor: '#a3231a',
    borderStyle: 'dashed',
  },
  '& [data-part="error-summary"]': {
    ...notice,
    background: '#ffe6e1',
    boxShadow: 'inset 0 0 0 3px #a3231a',
    '& strong': { font: '600 1.1875rem/1.25 var(--font-script)' },
  },
  '& :is([data-part="failed"], [data-part="waiting"], [data-part="answered"])': notice,
  ...answered,
});
