import { css } from '@emotion/react';
import { formBasics } from '@janur/template-parts';
import { outlineButton, solidButton } from '../parts/buttons.ts';
import { script } from '../parts/letters.ts';
import { airmail } from '../parts/sheet.ts';
import { perforated } from '../parts/stamp.ts';

const arrow =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='12' height='8'%3E%3Cpath d='M1 1l5 5 5-5' fill='none' stroke='%23a23b52' stroke-width='1.6'/%3E%3C/svg%3E\")";

/** The kit's form as a reply card: dotted lines to write on, choices as labels, and a stamp to send it. */
export const rsvpForm = css(formBasics, airmail, {
  gap: 26,
  marginTop: 30,
  textAlign: 'start',
  padding: '34px clamp(14px, 5vw, 40px) 32px',
  '& [data-part="label"]': { font: '500 1.0625rem/1.35 var(--font-heading)' },
  '& [data-part="hint"]': { font: 'italic 400 1rem/1.35 var(--font-body)' },
  '& :is(input:not([type="radio"], [type="checkbox"]), textarea, select)': {
    padding: '10px 2px',
    border: 0,
    borderBottom: '2px dotted color-mix(in oklab, var(--ink) 70%, var(--line))',
    background: 'transparent',
    font: '400 1.1875rem/1.4 var(--font-body)',
  },
  '& textarea': {
    minHeight: 142,
    padding: '4px 2px',
    border: 0,
    lineHeight: '34px',
    background:
      'repeating-linear-gradient(#0000 0 32px, var(--base) 32px 34px), repeating-linear-gradient(90deg, color-mix(in oklab, var(--ink) 60%, var(--line)) 0 2px, #0000 2px 5px) local',
    backgroundClip: 'padding-box',
  },
  '&& textarea': {
    backgroundImage:
      "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='6' height='34'%3E%3Crect y='32' width='2' height='2' fill='%23955f6a'/%3E%3C/svg%3E\")",
    backgroundAttachment: 'local',
  },
  '&& select': { appearance: 'none', background: `${arrow} right 6px center no-repeat`, paddingRight: 28 },
  '& [data-part="choices"]': { marginTop: 12 },
  '& [data-part="choice"]': {
    font: '500 1rem/1.2 var(--font-heading)',
    border: '1px solid color-mix(in oklab, var(--ink) 70%, var(--line))',
  },
  '& [data-part="choice"][data-selected]': {
    ...solidButton,
    minHeight: 52,
    border: '1px solid var(--primary)',
  },
  '& [data-part="choice"][data-selected] > span::before': {
    content: '""',
    display: 'inline-block',
    width: 6,
    height: 11,
    margin: '0 10px 1px 0',
    borderRight: '2px solid',
    borderBottom: '2px solid',
    transform: 'rotate(42deg)',
  },
  '& [data-part="submit"]': {
    ...perforated,
    width: 'min(280px, 100%)',
    minHeight: 76,
    marginInline: 'auto',
    padding: '18px 22px',
    border: 0,
    color: 'var(--on-primary)',
    '--focus': 'var(--on-primary)',
    outlineOffset: '-14px !important',
    font: '500 1.1875rem/1.2 var(--font-heading)',
    overflowWrap: 'anywhere',
    background:
      'linear-gradient(var(--primary) 0 0) 50% / calc(100% - 22px) calc(100% - 22px) no-repeat, linear-gradient(color-mix(in oklab, var(--on-primary) 70%, var(--primary)) 0 0) 50% / calc(100% - 18px) calc(100% - 18px) no-repeat, var(--primary)',
    transition: 'transform 160ms cubic-bezier(.3,1.8,.5,1)',
  },
  // the stamp comes down
  '& [data-part="submit"]:active': { transform: 'scale(.95) rotate(-1.5deg)' },
  '& [data-part="error"]:not(:empty)': {
    position: 'relative',
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
    borderRadius: '50%',
    textAlign: 'center',
    font: '600 .875rem/19px var(--font-heading)',
    color: 'var(--base)',
    background: 'var(--ink)',
  },
  '& [data-invalid]': { paddingLeft: 14, boxShadow: 'inset 4px 0 0 var(--ink)' },
  '& [data-part="error-summary"]': {
    padding: '16px 18px',
    border: '2px solid',
    font: '400 1.0625rem/1.4 var(--font-body)',
    '& strong': { ...script, display: 'block', fontSize: 'calc(1.875rem * var(--script))', lineHeight: 1.1 },
    '& ul': { marginTop: 6 },
  },
  '& :is([data-part="failed"], [data-part="waiting"], [data-part="answered"])': {
    padding: '14px 16px',
    border: '1.6px solid',
    font: '400 1.0625rem/1.4 var(--font-body)',
  },
  // what stands here once it was answered
  '& [data-part="done"]': { display: 'grid', gap: 18, justifyItems: 'center', textAlign: 'center' },
  '& [data-part="done"] > [data-part="answered"]': {
    padding: 0,
    border: 0,
    ...script,
    fontSize: 'calc(2rem * var(--script))',
    lineHeight: 1.15,
    color: 'var(--title)',
  },
  '& [data-part="said"]': { width: '100%', display: 'grid', gap: 8 },
  '& [data-part="said"] li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    padding: '6px 2px',
    borderBottom: '2px dotted color-mix(in oklab, var(--ink) 70%, var(--line))',
  },
  '& [data-part="said"] li > :only-child': { marginInline: 'auto' },
  '& [data-part="keepsake"]': { width: '100%', margin: 0, display: 'grid', gap: 14, justifyItems: 'center' },
  '& [data-part="ticket"] svg': {
    display: 'block',
    width: 'min(100%, 360px)',
    height: 'auto',
    marginInline: 'auto',
    filter: 'drop-shadow(0 8px 16px color-mix(in srgb, var(--wine) 36%, transparent))',
  },
  '& [data-part="calendar"] summary': { ...outlineButton, minWidth: 220 },
  '& [data-part="calendar"] [data-part="choices"]': { display: 'grid', gap: 8, marginTop: 8 },
  '& [data-part="calendar"] a': { ...outlineButton, display: 'grid' },
  '& [data-part="save"]': { ...solidButton, minWidth: 220 },
  '& [data-part="change"]': { ...outlineButton, minWidth: 220 },
});
