import { css } from '@emotion/react';
import { DESKTOP, formBasics, NARROW } from '@janur/template-parts';
import { darkPill, lightPill, pill } from '../parts/look.ts';

/** Tubes of light, one in the other. */
export const jukebox = css({
  marginTop: 30,
  padding: 9,
  borderRadius: '130px 130px 26px 26px',
  background: 'var(--soot)',
  boxShadow:
    'inset 0 0 0 3px var(--soot), inset 0 0 0 12px var(--gold), inset 0 0 0 15px var(--soot), inset 0 0 0 24px var(--red), inset 0 0 0 27px var(--soot), 9px 10px 0 var(--teal)',
  paddingTop: 27,
  paddingInline: 27,
  paddingBottom: 27,
  [NARROW]: {
    paddingInline: 21,
    boxShadow:
      'inset 0 0 0 3px var(--soot), inset 0 0 0 10px var(--gold), inset 0 0 0 13px var(--soot), inset 0 0 0 20px var(--red)',
  },
});
export const panel = css({
  padding: '0 16px 24px',
  borderRadius: '104px 104px 6px 6px',
  color: 'var(--soot)',
  '--focus': 'var(--soot)',
  background: 'var(--paper)',
  overflow: 'hidden',
  [NARROW]: { paddingInline: 12 },
  [DESKTOP]: { padding: '0 40px 36px' },
});
/** The fan behind the glass of its dome. */
export const lights = css({
  height: 112,
  margin: '0 -40px 22px',
  borderBottom: '5px solid var(--soot)',
  background:
    'radial-gradient(circle at 50% 100%, var(--soot) 0 20px, var(--gold) 20.5px 34px, #0000 34.5px), repeating-conic-gradient(from -90deg at 50% 100%, var(--red) 0 12deg, var(--gold) 12deg 24deg, var(--pool) 24deg 36deg, var(--cream) 36deg 48deg)',
});

const arrow =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='10'%3E%3Cpath d='M2 2l6 6 6-6' fill='none' stroke='%232e2a26' stroke-width='2.6' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E\")";
const notice = {
  margin: 0,
  padding: '12px 16px',
  borderRadius: 12,
  background: '#f3e7d0',
  font: '500 1rem/1.4 var(--font-body)',
} as const;
const LIGHT = 'inset 0 3px 0 #fff9, inset 0 -4px 0 #2e2a2633';

/** The selections of the box: A1 to D9 by question and answer. */
export const keys = css(formBasics, {
  gap: 22,
  counterReset: 'question',
  '& [data-part="label"]': { font: '600 1.0625rem/1.3 var(--font-body)' },
  '& :is(input:not([type="radio"], [type="checkbox"]), textarea, select)': {
    minHeight: 52,
    marginTop: 8,
    padding: '10px 16px',
    border: '2.5px solid var(--soot)',
    borderRadius: 12,
    color: 'inherit',
    background: '#fff',
    font: '500 1.0625rem/1.35 var(--font-body)',
  },
  '& textarea': { minHeight: 118 },
  '&& select': { appearance: 'none', paddingRight: 44, background: `${arrow} right 16px center no-repeat #fff` },
  '& [data-part="choices"]': {
    marginTop: 10,
    counterIncrement: 'question',
    counterReset: 'key',
    gridTemplateColumns: '1fr',
  },
  '& [data-part="choice"]': {
    counterIncrement: 'key',
    gridTemplateColumns: '52px minmax(0, 1fr)',
    gap: 14,
    padding: '7px 14px 7px 8px',
    minHeight: 60,
    placeItems: 'center start',
    textAlign: 'start',
    border: '2.5px solid var(--soot)',
    borderRadius: 12,
    font: '600 1.0625rem/1.25 var(--font-body)',
    background: '#fff',
  },
  '& [data-part="choice"]::before': {
    content: 'counter(question, upper-alpha) counter(key)',
    display: 'grid',
    placeContent: 'center',
    width: 52,
    height: 44,
    borderRadius: 8,
    font: '400 1.25rem/1 var(--font-heading)',
    color: 'var(--cream)',
    background: 'var(--red)',
    boxShadow: LIGHT,
  },
  '& [data-part="choice"][data-selected]': { background: 'var(--gold)' },
  '& [data-part="choice"][data-selected]::before': {
    color: 'var(--cream)',
    background: 'var(--deep)',
    boxShadow: 'inset 0 4px 0 #0005',
    transform: 'translateY(2px)',
  },
  '& [data-part="submit"]': { ...pill, width: '100%', minHeight: 60, borderRadius: 30, fontSize: '1.1875rem' },
  '& [data-part="error"]:not(:empty)': { font: '600 1rem/1.35 var(--font-body)', color: '#a3231a' },
  '& [data-invalid] :is(input:not([type="radio"], [type="checkbox"]), textarea, select), & [data-invalid] [data-part="choice"]':
    {
      borderColor: '#a3231a',
      borderStyle: 'dashed',
    },
  '& [data-part="error-summary"]': {
    ...notice,
    background: '#ffe9e2',
    boxShadow: 'inset 0 0 0 2.5px #a3231a',
    '& strong': { font: '600 1.125rem/1.3 var(--font-body)' },
  },
  '& :is([data-part="failed"], [data-part="waiting"], [data-part="answered"])': notice,
  // what was said, in the form's place
  '& [data-part="done"]': { display: 'grid', gap: 16 },
  '& [data-part="said"] li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 16px',
    padding: '10px 4px',
    borderBottom: '2.5px dotted var(--soot)',
  },
  '& [data-part="ticket"] svg': { borderRadius: 18, boxShadow: '7px 8px 0 var(--gold)' },
  '& [data-part="save"]': { ...pill, width: '100%', minHeight: 56, marginTop: 22, borderRadius: 28 },
  '& :is([data-part="calendar"] > summary, [data-part="calendar"] a)': { ...darkPill, width: '100%' },
  '& [data-part="change"]': { ...lightPill, width: '100%', boxShadow: 'inset 0 0 0 2.5px var(--deep)' },
  '& [data-part="calendar"] [data-part="choices"]': { display: 'grid', gap: 8, marginTop: 8, counterReset: 'none' },
});
