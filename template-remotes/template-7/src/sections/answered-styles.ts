import { giltButton, paperButton } from '../parts/layout.ts';

const quietButton = { ...paperButton, width: '100%', minHeight: 50 } as const;

/** What stands in the form's place once it was answered: the answers, the ticket, the calendar, and the way back. */
export const answered = {
  '& [data-part="done"]': { display: 'grid', gap: 14 },
  '& [data-part="done"] > [data-part="answered"]': {
    padding: 0,
    border: 0,
    background: 'none',
    boxShadow: 'none',
    textAlign: 'center',
    font: '400 1.375rem/1.3 var(--font-heading)',
    color: 'inherit',
  },
  '& [data-part="said"] > li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 16px',
    padding: '11px 2px',
    borderBottom: '1px solid color-mix(in srgb, var(--gold) 70%, #0000)',
  },
  '& [data-part="ticket"]': {
    // as broad as the paper: its words are small else
    margin: '8px calc(0px - clamp(20px, 6vw, 40px) + 5px) 0',
    '& svg': { boxShadow: '0 10px 26px #0004' },
  },
  '& [data-part="save"]': { ...giltButton, width: '100%', minHeight: 54, marginTop: 18 },
  '& [data-part="calendar"] > summary': { ...quietButton, listStyle: 'none' },
  '& [data-part="calendar"] > [data-part="choices"]': { display: 'grid', gap: 6, margin: '8px 0 4px' },
  '& [data-part="calendar"] a': quietButton,
  '& [data-part="change"]': {
    ...quietButton,
    background: 'none',
    border: 0,
    boxShadow: 'none',
    textDecoration: 'underline',
    textUnderlineOffset: 4,
  },
  // above the envelope's front
  '&[data-state="answered"]': { paddingBottom: 158 },
} as const;
