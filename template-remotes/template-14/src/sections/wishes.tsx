import { css } from '@emotion/react';
import { below, from } from '@janur/kit';
import { DESKTOP, emptySheet, WishesSection } from '@janur/template-parts';
import bamboo from '../assets/bamboo.svg';
import { lineButton } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';

const POLE = `url(${bamboo}) 0 0 / 150px 20px repeat-x`;
const pole = {
  content: '""',
  position: 'absolute',
  top: -38,
  left: -46,
  right: '-100vw',
  height: 20,
  background: POLE,
  pointerEvents: 'none',
} as const;

/** Tanzaku: strips of paper that hang from a pole of bamboo by their threads, on phones one from the other in turn. */
const strips = css({
  marginTop: 62,
  '& [data-part="list"]': {
    display: 'grid',
    gap: 40,
    alignItems: 'start',
  },
  '& [data-part="wish"]': {
    position: 'relative',
    padding: '42px 16px 26px',
    color: 'var(--ink)',
    background: 'radial-gradient(circle at 50% 18px, var(--base) 4.5px, #0000 5px), var(--paper)',
    boxShadow: '0 4px 10px #4a3a2033, inset 0 5px 0 var(--hem)',
    '--hem': 'var(--seal)',
    // its thread
    '&::after': {
      content: '""',
      position: 'absolute',
      left: 'calc(50% - 1px)',
      top: -26,
      width: 2,
      height: 42,
      background: 'var(--edge)',
    },
  },
  '& [data-part="wish"]:nth-of-type(even)': {
    '--hem': 'var(--primary)',
  },
  [`@media ${below('large')}`]: {
    '& [data-part="wish"]': { width: '90%', '&::after': { left: '50%' } },
    '& [data-part="wish"]:nth-of-type(even)': { marginLeft: '10%' },
    '& [data-part="wish"]:nth-of-type(n + 2)::after': { top: -44, height: 60 },
    '& [data-part="wish"]:nth-of-type(1)::before': pole,
  },
  '& [data-part="wish"]:nth-of-type(3n)': { '--hem': '#d9b970' },
  '& [data-part="name"]': {
    display: 'block',
    font: '500 1.1875rem/1.3 var(--font-heading)',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  '& [data-part="time"]': { font: '500 .9375rem/1.4 var(--font-body)' },
  '& [data-part="message"]': {
    marginTop: 10,
    font: '500 1.0625rem/1.55 var(--font-body)',
    whiteSpace: 'pre-line',
    hyphens: 'auto',
  },
  '& :is([data-part="empty"], [data-part="failed"], [data-part="status"])': { paddingBlock: 8 },
  '& [data-part="empty"]': emptySheet,
  '& [data-part="more"]': { ...lineButton, minHeight: 52, marginTop: 40 },
  [`@media ${from('large')}`]: {
    '& [data-part="list"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '66px 34px' },
    '& [data-part="wish"]': { minHeight: 240, paddingInline: 24 },
    '& [data-part="wish"]:nth-of-type(even)': { marginTop: 26, '&::after': { top: -52, height: 68 } },
    '& [data-part="wish"]:nth-of-type(odd)::before': pole,
  },
  [DESKTOP]: { marginTop: 44, '& [data-part="list"]': { gap: '70px 48px' } },
});
const section = css({ position: 'relative', overflow: 'clip' });

/** The wishes on strips that hang from bamboo. */
export const Wishes = () => (
  <WishesSection
    page={(props) => (
      <div css={section}>
        <Page {...props} />
      </div>
    )}
    list={strips}
  />
);
