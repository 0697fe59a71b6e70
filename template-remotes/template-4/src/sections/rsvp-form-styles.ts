import { css } from '@emotion/react';
import { formBasics } from '@janur/template-parts';
import { solidButton, textLink } from '../parts/type.ts';

const arrow =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='14' height='9'%3E%3Cpath d='M1 1l6 6 6-6' fill='none' stroke='%23808080' stroke-width='1.4'/%3E%3C/svg%3E\")";

const control = {
  minHeight: 52,
  padding: '10px 0 8px',
  border: 0,
  borderBottom: 'var(--rule)',
  background: 'transparent',
  font: '400 1.5rem/1.2 var(--font-heading)',
} as const;

/** A subscription card: labels above, one-pixel rules, boxes to tick. */
export const rsvpForm = css(formBasics, {
  gap: 28,
  padding: '24px 20px 20px',
  border: 'var(--rule)',
  '& [data-part="label"]': { font: '500 1rem/1.35 var(--font-body)', color: 'var(--ink)' },
  '& :is(input:not([type="radio"], [type="checkbox"]), textarea, select)': control,
  '& textarea': { minHeight: 112 },
  '&& select': { appearance: 'none', background: `${arrow} right 2px center no-repeat`, paddingRight: 26 },
  '& [data-part="choices"]': { gridTemplateColumns: '1fr', gap: 0, marginTop: 8 },
  '& [data-part="choice"]': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: 14,
    padding: '10px 0',
    textAlign: 'start',
    font: '400 1.375rem/1.15 var(--font-heading)',
    borderBottom: 'var(--rule)',
  },
  '& [data-part="choice"]::before': {
    content: '""',
    flex: 'none',
    width: 22,
    height: 22,
    border: 'var(--rule)',
  },
  '& [data-part="choice"]:has([type="radio"])::before': { borderRadius: '50%' },
  '& [data-part="choice"][data-selected]': { fontStyle: 'italic', color: 'var(--ink)' },
  '& [data-part="choice"][data-selected]::before': {
    background: 'var(--title)',
    boxShadow: 'inset 0 0 0 4px var(--base)',
  },
  '& [data-part="submit"]': { ...solidButton, width: '100%' },
  '& [data-part="submit"]::after': { content: '"→"', fontFamily: 'system-ui, sans-serif' },
  '& [data-part="error"]:not(:empty)': { font: '600 1rem/1.35 var(--font-body)', textDecoration: 'underline' },
  '& [data-part="error"]:not(:empty)::before': { content: '"! "' },
  '& [data-invalid]': { paddingLeft: 14, borderLeft: '3px solid var(--title)' },
  '& [data-part="error-summary"]': {
    padding: '16px 18px',
    border: '3px solid var(--title)',
    '& strong': { font: '400 1.5rem/1.1 var(--font-heading)' },
    '& ul': { marginTop: 6 },
  },
  '& :is([data-part="failed"], [data-part="waiting"], [data-part="answered"])': {
    paddingTop: 12,
    borderTop: '3px solid var(--title)',
  },
  // what stands here once it was answered
  '& [data-part="done"]': { display: 'grid', gap: 18, justifyItems: 'center', textAlign: 'center' },
  '& [data-part="done"] > [data-part="answered"]': {
    padding: 0,
    border: 0,
    font: '400 2.0625rem/1.05 var(--font-heading)',
    color: 'var(--title)',
  },
  '& [data-part="said"]': { width: '100%', display: 'grid', gap: 8 },
  '& [data-part="said"] li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    padding: '10px 0',
    borderBottom: 'var(--rule)',
    // after a figure 1 its space is hardly one
    wordSpacing: '.14em',
  },
  '& [data-part="said"] li > :only-child': { marginInline: 'auto' },
  '& [data-part="keepsake"]': { width: '100%', margin: 0, display: 'grid', gap: 14, justifyItems: 'center' },
  '& [data-part="ticket"] svg': {
    display: 'block',
    width: 'min(100%, 360px)',
    height: 'auto',
    marginInline: 'auto',
    border: 'var(--rule)',
  },
  '& [data-part="calendar"] summary': { ...textLink, minWidth: 220 },
  '& [data-part="calendar"] [data-part="choices"]': { display: 'grid', gap: 8, marginTop: 8 },
  '& [data-part="calendar"] a': { ...textLink, display: 'grid' },
  '& [data-part="save"]': { ...solidButton, minWidth: 220 },
  '& [data-part="change"]': { ...textLink, minWidth: 220 },
});
