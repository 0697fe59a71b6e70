import { css } from '@emotion/react';
import { formBasics } from '../../skeleton/form-basics.ts';
import { giftBasics, giftDialog, wishHead } from '../../skeleton/sheet-basics.ts';
import type { SheetLook } from '../../skeleton/sheet-look.ts';
import { PRESSED } from './paper.tsx';
import { caps, hair, outline, solid, title } from './sheet-parts.ts';

/** The sheets a guest answers on or copies from. */
export const forms = {
  form: css(formBasics, {
    gap: 20,
    font: '400 1.0625rem/1.5 var(--font-body)',
    '& [data-part="label"]': caps,
    '& [data-part="hint"]': { font: '400 1rem/1.3 var(--font-body)', letterSpacing: 0 },
    '& :is(input:not([type="radio"], [type="checkbox"]), textarea, select)': {
      font: '400 1.0625rem/1.4 var(--font-body)',
      borderBottom: '1.5px solid currentColor',
    },
    '& textarea': { minHeight: 92, fontStyle: 'italic' },
    '& [data-part="choices"]': { gap: 12, marginTop: 10 },
    '& [data-part="choice"]': { ...outline, minHeight: 56, padding: '8px 12px 10px', gap: 10 },
    '& [data-part="choice"][data-selected]': {
      color: 'var(--on-primary)',
      background: 'linear-gradient(var(--primary), var(--primary))',
      boxShadow: 'inset 0 2px 4px #2a0c15aa, 0 1px 0 #fff',
    },
    '& [data-part="choice"][data-selected]::before': {
      content: '""',
      flex: 'none',
      width: 16,
      height: 8,
      marginTop: -6,
      borderLeft: '2px solid',
      borderBottom: '2px solid',
      transform: 'rotate(-45deg)',
    },
    // what was answered, and the ticket
    '& [data-part="done"]': { display: 'grid', gap: 16, textAlign: 'center' },
    '& [data-part="said"]': {
      display: 'grid',
      gap: 2,
      '& li': {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: '2px 16px',
        padding: '8px 2px',
        borderBottom: '1px solid var(--rule)',
        textAlign: 'start',
      },
      '& li > :only-child': { marginInline: 'auto' },
    },
    '& [data-part="keepsake"]': { display: 'grid', gap: 14, '& svg': { boxShadow: '0 10px 24px -8px #0007' } },
    '& [data-part="save"]': { ...solid, width: '100%' },
    '& :is([data-part="change"], [data-part="calendar"] summary, [data-part="choices"] > a, [data-part="choices"] > button)':
      {
        ...outline,
        width: '100%',
      },
    '& [data-part="submit"]': { ...solid, width: '100%', minHeight: 58 },
    '& :is([data-part="error-summary"], [data-part="failed"], [data-part="waiting"], [data-part="answered"])': {
      padding: '14px 18px',
      border: '1.5px solid currentColor',
      borderRadius: 2,
    },
    '& [data-part="error-summary"] strong': title,
  }),
  wishes: css({
    marginTop: 18,
    display: 'grid',
    gap: 18,
    '& [data-part="wish"]': { padding: '18px 0', borderTop: hair },
    '& [data-part="head"]': wishHead,
    '& [data-part="name"]': { ...caps, fontSize: '1.25rem' },
    '& [data-part="time"]': { font: '400 .9375rem/1.4 var(--font-body)' },
    '& [data-part="message"]': {
      marginTop: 4,
      font: 'italic 400 1.0625rem/1.6 var(--font-body)',
      whiteSpace: 'pre-line',
    },
    '& :is([data-part="failed"], [data-part="status"])': { padding: '24px 0', textAlign: 'center' },
    // a place card that waits for a name
    '& [data-part="empty"]': {
      margin: '12px 0',
      padding: '52px 28px',
      textAlign: 'center',
      font: 'italic 400 1.25rem/1.45 var(--font-body)',
      textWrap: 'balance',
      border: hair,
      borderRadius: 2,
      boxShadow:
        '1.2px 1.4px 0 #fff, inset 1.2px 1.4px 0 #fff, inset 0 0 0 6px var(--paper), inset 0 0 0 7px var(--rule)',
    },
    '& > button': outline,
  }),
  gifts: css(giftBasics, {
    marginTop: 20,
    '& [data-part="list"]': { display: 'grid', gap: 16 },
    '& [data-part="account"]': {
      display: 'grid',
      justifyItems: 'center',
      gap: 10,
      padding: '22px 18px 24px',
      textAlign: 'center',
      border: hair,
      borderRadius: 2,
      boxShadow:
        '1.2px 1.4px 0 #fff, inset 1.2px 1.4px 0 #fff, inset 0 0 0 5px var(--paper), inset 0 0 0 6px var(--rule)',
    },
    '& [data-part="name"]': title,
    '& [data-part="number"]': {
      font: '600 clamp(1.375rem, 6.4vw, 1.625rem)/1.2 var(--font-body)',
      letterSpacing: '.05em',
      color: 'var(--title-on-third)',
      textShadow: PRESSED,
    },
    '& [data-part="copy"]': { ...solid, minWidth: 180 },
    '& [data-part="copy"][data-state="copied"]': outline,
    '& [data-part="pay"] a': { ...outline, minWidth: 180 },
    '& [data-part="qr"]': { border: hair },
    '& [data-part="dialog"]': {
      ...giftDialog,
      border: 0,
      background: 'var(--paper)',
      color: 'var(--ink-on-third)',
      '&::backdrop': { background: '#2e2024b3' },
    },
    '& [data-part="others-title"]': { ...title, textAlign: 'center' },
  }),
} satisfies Partial<SheetLook>;
