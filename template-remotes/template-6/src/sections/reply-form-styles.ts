import { css } from '@emotion/react';
import { formBasics } from '@janur/template-parts';
import { prose, ruledButton, solidButton } from '../parts/layout.ts';

const line = '1px solid color-mix(in srgb, var(--ink) 72%, var(--base))';
/** What is written stands on lines. */
const WRITTEN = 'italic 400 1.1875rem/2rem var(--font-body)';

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
  '& [data-part="calendar"] summary, & [data-part="change"]': { ...ruledButton, width: '100%' },
  '& [data-part="calendar"] a': { ...ruledButton, marginTop: 6 },
  '& [data-part="save"]': { ...solidButton, width: '100%', minHeight: 54 },
} as const;

/** A reply card: a line to write each answer on, the choice of coming or not, and in English the name after its 'M'. */
export const replyForm = css(formBasics, {
  gap: 26,
  padding: '4px 6px',
  font: '400 1.125rem/1.4 var(--font-body)',
  '& [data-part="label"]': { font: '500 .9375rem/1.4 var(--font-heading)', letterSpacing: '.04em' },
  '& [data-part="hint"]': { font: 'italic 400 1rem/1.3 var(--font-body)', letterSpacing: 0 },
  '& :is(input:not([type="radio"], [type="checkbox"]), textarea, select)': {
    padding: '8px 4px 6px',
    border: 0,
    borderBottom: line,
    background: 'transparent',
    font: WRITTEN,
  },
  '& textarea': {
    minHeight: 112,
    padding: '0 4px',
    borderBottom: 0,
    background:
      'repeating-linear-gradient(#0000 0 31px, color-mix(in srgb, var(--ink) 60%, var(--base)) 31px 32px) local',
  },
  '& select': { cursor: 'pointer' },
  // the English court's way: a guest writes on from the M
  '& [data-field="name"]': { position: 'relative' },
  '[data-invitation]:lang(en) & [data-field="name"]': {
    '& > input': { paddingLeft: 40 },
    '&::after': {
      content: '"M" / ""',
      position: 'absolute',
      left: 2,
      top: 'calc(1.4 * .9375rem + 3px)',
      font: '400 1.75rem/44px var(--font-heading)',
      color: 'var(--title)',
      pointerEvents: 'none',
    },
  },
  '& [data-part="choices"]': { marginTop: 12, gap: 12 },
  '& [data-part="choice"]': {
    border: 'solid color-mix(in srgb, var(--ink) 72%, var(--base))',
    borderWidth: '1px 0',
    font: 'italic 400 1.125rem/1.25 var(--font-body)',
  },
  '& [data-part="choice"][data-selected]': {
    ...solidButton,
    display: 'grid',
    font: 'italic 500 1.125rem/1.25 var(--font-body)',
    letterSpacing: 0,
  },
  '& [data-part="submit"]': { ...solidButton, minHeight: 56, fontSize: '1rem', letterSpacing: '.08em' },
  '& [data-part="error"]:not(:empty)': { ...prose, fontWeight: 600, fontSize: '1rem' },
  '& [data-part="error"]:not(:empty)::before': { content: '"† " / ""' },
  '& [data-invalid]': { paddingLeft: 12, borderLeft: '2px solid currentColor' },
  '& :is([data-part="error-summary"], [data-part="failed"], [data-part="waiting"], [data-part="answered"])': {
    padding: '16px 14px',
    background: 'var(--base)',
    border: 'solid currentColor',
    borderWidth: '1px 0',
    '& strong': { font: '400 1.25rem/1.3 var(--font-heading)' },
    '& :is(a, button)': { ...ruledButton, borderWidth: '0 0 1px' },
  },
  ...done,
});
