import { css } from '@emotion/react';
import { DESKTOP, emptySheet, WishesSection } from '@janur/template-parts';
import { outlineButton } from '../parts/buttons.ts';
import { Page } from '../parts/page.tsx';
import { SHEET } from '../parts/paper.ts';

const mark = (body: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 92 60' fill='none' stroke='#8a2f45' stroke-width='1.6'>${body}</svg>`)}")`;

const WAVES =
  "<path d='M38,18q6,-6 12,0t12,0t12,0t12,0M38,27q6,-6 12,0t12,0t12,0t12,0M38,36q6,-6 12,0t12,0t12,0t12,0'/>";
/** Three post offices have three postmarks. */
const MARKS = [
  mark(
    `<circle cx='26' cy='28' r='22'/><circle cx='26' cy='28' r='15' stroke-width='1'/><path d='M16,28h20'/>${WAVES}`,
  ),
  mark(
    `<rect x='6' y='10' width='80' height='36' rx='18'/><rect x='11' y='15' width='70' height='26' rx='13' stroke-width='1'/><path d='M20,28h52' stroke-dasharray='3 3'/>`,
  ),
  mark(
    `<path d='M30,4l24,24l-24,24l-24,-24Z'/><path d='M30,12l16,16l-16,16l-16,-16Z' stroke-width='1'/><path d='M52,20h34M56,28h30M52,36h34'/>`,
  ),
];

const notes = css({
  marginTop: 30,
  display: 'grid',
  gap: 20,
  textAlign: 'start',
  '& [data-part="list"]': {
    display: 'grid',
    gap: 14,
    [DESKTOP]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 24 },
  },
  '& [data-part="wish"]': {
    position: 'relative',
    padding: '20px 20px 22px',
    color: 'var(--ink)',
    background: SHEET,
    boxShadow: '0 4px 12px -2px color-mix(in srgb, var(--wine) 30%, transparent)',
    '&::before': {
      content: '""',
      position: 'absolute',
      top: 10,
      right: 12,
      width: 92,
      height: 60,
      opacity: 0.42,
      background: `${MARKS[0]} center / contain no-repeat`,
      transform: 'rotate(-7deg)',
    },
  },
  '& [data-part="wish"]:nth-of-type(3n + 1)': { transform: 'rotate(-.5deg)' },
  '& [data-part="wish"]:nth-of-type(3n + 2)': {
    transform: 'rotate(.6deg)',
    '&::before': { backgroundImage: MARKS[1], transform: 'rotate(5deg)' },
  },
  '& [data-part="wish"]:nth-of-type(3n)::before': { backgroundImage: MARKS[2], transform: 'rotate(-3deg)' },
  '& [data-part="head"]': { display: 'grid', gap: 2, paddingRight: 96 },
  '& [data-part="name"]': {
    font: '600 1.125rem/1.3 var(--font-heading)',
    color: 'var(--caps-on-base)',
    overflowWrap: 'anywhere',
  },
  '& [data-part="time"]': { font: 'italic 400 1rem/1.3 var(--font-body)' },
  '& [data-part="message"]': { marginTop: 10, font: '400 1.125rem/1.5 var(--font-body)', whiteSpace: 'pre-line' },
  '& :is([data-part="empty"], [data-part="status"], [data-part="failed"])': {
    textAlign: 'center',
    font: 'italic 400 1.125rem/1.5 var(--font-body)',
  },
  '& [data-part="empty"]': emptySheet,
  '& [data-part="more"]': { ...outlineButton, width: 'min(320px, 100%)', marginInline: 'auto' },
});

/** Short notes, each with a postmark. */
export const Wishes = () => <WishesSection page={Page} list={notes} />;
