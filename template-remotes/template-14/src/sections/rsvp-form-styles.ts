import { css } from '@emotion/react';
import { formBasics } from '@janur/template-parts';
import no from '../assets/no.svg';
import yes from '../assets/yes.svg';
import { lineButton, solidButton } from '../parts/layout.ts';

const STROKE = '1.5px solid color-mix(in srgb, var(--ink) 66%, var(--paper))';
const brush = {
  content: '""',
  display: 'block',
  width: 'clamp(72px, 22vw, 92px)',
  aspectRatio: '1',
  margin: '0 auto 8px',
  background: 'var(--ink)',
  mask: `url(${yes}) 50% / 100% 100%`,
} as const;

/** Strokes to write on. Coming is a brushed circle, staying away a cross, in vermilion once they are chosen. */
export const rsvpForm = css(formBasics, {
  gap: 30,
  font: '500 1.0625rem/1.4 var(--font-body)',
  color: 'var(--ink)',
  '& [data-part="label"]': { font: '600 1.0625rem/1.35 var(--font-body)' },
  '& :is(input:not([type="radio"], [type="checkbox"]), textarea, select)': {
    minHeight: 52,
    padding: '12px 2px 10px',
    border: 0,
    borderBottom: STROKE,
    background: 'none',
    font: '500 1.125rem/1.5 var(--font-body)',
  },
  '& textarea': { minHeight: 112, border: STROKE, padding: 12, marginTop: 10 },
  '& select': { color: 'var(--ink)', '& option': { color: '#2c2b33', background: '#fffdf8' } },
  '& [data-part="choices"]': { marginTop: 12 },
  '& [data-part="choice"]': { border: STROKE },
  '& [data-part="choice"][data-selected]': {
    color: 'var(--on-primary)',
    background: 'var(--primary)',
    fontWeight: 600,
  },
  '& [data-part="choice"][data-answer]': {
    alignContent: 'start',
    padding: '14px 8px 14px',
    color: 'var(--ink)',
    background: 'none',
    '& > span::before': brush,
    '&[data-answer="no"] > span::before': { maskImage: `url(${no})` },
    '&[data-selected]': { borderColor: 'var(--seal)', boxShadow: 'inset 0 0 0 2px var(--seal)', fontWeight: 600 },
    '&:active': { background: 'color-mix(in srgb, var(--ink) 8%, #0000)' },
    '&[data-selected] > span::before': { background: 'var(--seal)' },
  },
  '& [data-part="submit"]': { ...solidButton, width: '100%', minHeight: 58, fontSize: '1.125rem' },
  // what was said, in the form's place
  '& [data-part="done"]': { display: 'grid', gap: 18 },
  '& [data-part="said"] li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 16px',
    padding: '12px 2px',
    borderBottom: STROKE,
  },
  '& [data-part="save"]': { ...solidButton, width: '100%', minHeight: 54, marginTop: 16 },
  '& :is([data-part="calendar"] > summary, [data-part="calendar"] a, [data-part="change"])': {
    ...lineButton,
    justifySelf: 'start',
    display: 'inline-grid',
  },
  '& [data-part="calendar"] [data-part="choices"]': { display: 'grid', gap: 8, marginTop: 8 },
  '& [data-part="ticket"]': { marginInline: -18 },
  '& [data-part="ticket"] svg': { boxShadow: '0 10px 26px #4a3a2066, 0 1px 3px #4a3a2030' },
  '& [data-part="error"]:not(:empty)': { font: '600 1rem/1.4 var(--font-body)' },
  '& [data-part="error"]:not(:empty)::before': { content: '"× "' },
  '& [data-invalid]': { paddingLeft: 14, borderLeft: '4px solid var(--seal)' },
  '& :is([data-part="error-summary"], [data-part="failed"], [data-part="waiting"], [data-part="answered"])': {
    padding: '16px 18px',
    border: '1.5px solid currentColor',
    '& strong': { font: '500 1.25rem/1.3 var(--font-heading)' },
    '& ul': { marginTop: 6 },
  },
});
