import { css } from '@emotion/react';
import { formBasics } from '@janur/template-parts';
import stroke from '../assets/stroke.svg';
import { outlineButton, solidButton } from '../parts/look.ts';
import { cutBy } from '../parts/wash.tsx';

const arrow =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='12' height='8'%3E%3Cpath d='M1 1l5 5 5-5' fill='none' stroke='%237f957c' stroke-width='2'/%3E%3C/svg%3E\")";

const control = {
  padding: '8px 2px',
  border: 0,
  borderBottom: '1.5px solid color-mix(in srgb, currentColor 62%, transparent)',
  background: 'transparent',
  font: '500 1.25rem/1.4 var(--font-body)',
} as const;

/** Fields are underlines; what is chosen gets a dab of paint behind it, and a tick. */
export const rsvpForm = css(formBasics, {
  gap: 28,
  marginTop: 32,
  '& [data-part="label"]': { font: '400 1.0625rem/1.35 var(--font-heading)' },
  '& :is(input:not([type="radio"], [type="checkbox"]), textarea, select)': control,
  '& textarea': { minHeight: 116 },
  '&& select': { appearance: 'none', background: `${arrow} right 6px center no-repeat`, paddingRight: 28 },
  '& [data-part="choices"]': { marginTop: 6, gap: '10px 18px' },
  '& [data-part="choice"]': {
    minHeight: 60,
    isolation: 'isolate',
    font: '500 1.1875rem/1.2 var(--font-body)',
    border: 0,
  },
  // two dabs on the palette: thin paint, and the full brush on what is chosen
  '& [data-part="choice"]::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: '-3px -6px',
    background: 'color-mix(in oklab, var(--peach) 70%, var(--base))',
    ...cutBy(stroke),
    transition: 'background 200ms, transform 300ms',
  },
  '& [data-part="choice"]:nth-of-type(odd)::before': {
    background: 'color-mix(in oklab, var(--third) 62%, var(--base))',
    transform: 'scale(-1, 1)',
  },
  '& [data-part="choice"][data-selected]': { color: 'var(--on-primary)', fontWeight: 600 },
  '& [data-part="choice"][data-selected]::before': { background: 'var(--primary)' },
  '& [data-part="choice"][data-selected] > span::before': {
    content: '""',
    display: 'inline-block',
    width: 13,
    height: 7,
    margin: '0 9px 4px 0',
    borderLeft: '2px solid',
    borderBottom: '2px solid',
    rotate: '-45deg',
  },
  '& [data-part="submit"]': {
    ...solidButton,
    width: '100%',
    minHeight: 58,
    fontSize: '1.1875rem',
  },
  '& [data-part="error"]:not(:empty)': {
    display: 'block',
    position: 'relative',
    margin: '6px 0 2px',
    paddingLeft: 26,
    font: '600 1.0625rem/1.35 var(--font-body)',
  },
  '& [data-part="error"]:not(:empty)::before': {
    content: '"!"',
    position: 'absolute',
    left: 0,
    top: 2,
    width: 19,
    height: 19,
    borderRadius: '50% 46% 52% 48%',
    textAlign: 'center',
    font: '600 .9375rem/19px var(--font-body)',
    color: 'var(--base)',
    background: 'var(--ink)',
  },
  '& [data-invalid]': { paddingLeft: 14, borderLeft: '3px solid currentColor' },
  '& [data-part="error-summary"]': {
    padding: '18px 20px',
    border: '2px solid currentColor',
    borderRadius: '24px 20px 26px 22px / 22px 26px 20px 24px',
    '& strong': { font: '400 1.25rem/1.2 var(--font-heading)' },
  },
  '& :is([data-part="failed"], [data-part="waiting"], [data-part="answered"])': {
    padding: '14px 18px',
    border: '2px solid currentColor',
    borderRadius: '24px 20px 26px 22px / 22px 26px 20px 24px',
  },
  // what stands here once it was answered
  '& [data-part="done"]': { display: 'grid', gap: 18, justifyItems: 'center', textAlign: 'center' },
  '& [data-part="done"] > [data-part="answered"]': {
    padding: 0,
    border: 0,
    font: '400 2rem/1.05 var(--font-script)',
    color: 'var(--title)',
  },
  '& [data-part="said"]': { width: '100%', display: 'grid', gap: 8 },
  '& [data-part="said"] li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    padding: '8px 2px',
    borderBottom: '1.5px solid color-mix(in srgb, currentColor 34%, transparent)',
  },
  '& [data-part="said"] li > :only-child': { marginInline: 'auto' },
  '& [data-part="keepsake"]': { width: '100%', margin: 0, display: 'grid', gap: 14, justifyItems: 'center' },
  '& [data-part="ticket"] svg': {
    display: 'block',
    width: 'min(100%, 360px)',
    height: 'auto',
    marginInline: 'auto',
    filter: 'drop-shadow(0 6px 14px rgb(40 60 44 / .22))',
  },
  '& [data-part="calendar"] summary': { ...outlineButton, minWidth: 220 },
  '& [data-part="calendar"] [data-part="choices"]': { display: 'grid', gap: 8, marginTop: 8 },
  '& [data-part="calendar"] a': { ...outlineButton, display: 'grid' },
  '& [data-part="save"]': { ...solidButton, minWidth: 220 },
  '& [data-part="change"]': { ...outlineButton, minWidth: 220 },
});
