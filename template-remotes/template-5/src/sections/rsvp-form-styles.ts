import { css } from '@emotion/react';
import { formBasics } from '@janur/template-parts';
import { BRASS } from '../parts/brass.ts';
import { card, plateButton, wireButton } from '../parts/layout.ts';
import { lines } from '../parts/lines.ts';

const wire = '1.5px solid color-mix(in srgb, var(--primary) 62%, currentColor)';
const ARROW =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='14' height='18'%3E%3Cpath d='M1 3l6 5 6-5M1 10l6 5 6-5' fill='none' stroke='%23b8934a' stroke-width='2'/%3E%3C/svg%3E\")";

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
  '& [data-part="calendar"] summary, & [data-part="change"]': { ...wireButton, width: '100%' },
  '& [data-part="calendar"] a': { ...wireButton, marginTop: 6 },
  '& [data-part="save"]': { ...plateButton, width: '100%', minHeight: 54 },
} as const;

/** The kit's form as a card: brass outlines, diamonds for what is chosen. */
export const rsvpForm = css(formBasics, card, {
  gap: 24,
  padding: '52px clamp(22px, 7vw, 46px) 40px',
  textAlign: 'start',
  font: '400 1.0625rem/1.4 var(--font-body)',
  '& [data-part="label"]': { font: '600 1.0625rem/1.35 var(--font-body)' },
  '& :is(input:not([type="radio"], [type="checkbox"]), textarea, select)': {
    marginTop: 8,
    minHeight: 50,
    padding: '13px 14px 10px',
    border: wire,
    background: 'var(--panel-deep)',
    font: '400 1.0625rem/1.4 var(--font-body)',
  },
  '& :is(input, textarea, select):focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 3 },
  '& textarea': { minHeight: 120 },
  '&& select': {
    appearance: 'none',
    paddingRight: 42,
    background: `${ARROW} right 14px center no-repeat, var(--panel-deep)`,
  },
  '& [data-part="choices"]': { gridTemplateColumns: '1fr', gap: 8, marginTop: 10 },
  '& [data-part="choice"]': {
    isolation: 'isolate',
    justifyItems: 'start',
    placeItems: 'center start',
    padding: '12px 14px 10px 52px',
    textAlign: 'start',
    font: '400 1.0625rem/1.3 var(--font-body)',
  },
  '& [data-part="choice"]::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: BRASS,
    clipPath: lines({ steps: 2, size: 4 }, [0, 1.5]),
  },
  // the diamond, and its heart
  '& [data-part="choice"] > span': { position: 'static' },
  '& [data-part="choice"] > span::before, & [data-part="choice"] > span::after': {
    content: '""',
    position: 'absolute',
    left: 20,
    top: 'calc(50% - 8px)',
    width: 16,
    height: 16,
    border: '1.5px solid currentColor',
    transform: 'rotate(45deg)',
    pointerEvents: 'none',
  },
  '& [data-part="choice"] > span::after': {
    background: 'currentColor',
    transform: 'rotate(45deg) scale(0)',
    transition: 'transform 160ms',
  },
  '& [data-part="choice"][data-selected]': { fontWeight: 600 },
  '& [data-part="choice"][data-selected] > span::after': { transform: 'rotate(45deg) scale(.5)' },
  '& [data-part="choice"][data-selected]::before': {
    background: 'currentColor',
    clipPath: lines({ steps: 2, size: 4 }, [0, 2.5]),
  },
  '& [data-part="submit"]': { ...plateButton, width: '100%', minHeight: 58, fontSize: '1rem' },
  '& [data-part="error"]:not(:empty)': { font: '600 1rem/1.35 var(--font-body)' },
  '& [data-part="error"]:not(:empty)::before': { content: '"◆ " / ""' },
  '& [data-invalid]': { paddingLeft: 14, boxShadow: 'inset 3px 0 0 var(--ink-on-third)' },
  '& :is([data-part="error-summary"], [data-part="failed"], [data-part="waiting"], [data-part="answered"])': {
    margin: 0,
    padding: '16px 18px',
    color: 'var(--ink)',
    '--focus': 'var(--ink)',
    background: 'var(--base)',
    border: '1px solid currentColor',
    '& strong': { font: '600 1.125rem/1.25 var(--font-body)' },
    '& ul': { marginTop: 6 },
  },
  ...done,
});
