import { css } from '@emotion/react';
import { CJK, DESKTOP, emptySheet, WishesSection } from '@janur/template-parts';
import { Page } from '../parts/page.tsx';
import { caption, textLink } from '../parts/type.ts';

/** Letters to the editor: the words, then who wrote them; side by side where there is room for two columns. */
const letters = css({
  '& [data-part="list"]': { columns: '280px', columnGap: 28 },
  '& [data-part="wish"]': {
    display: 'flex',
    flexDirection: 'column',
    breakInside: 'avoid',
    padding: '16px 0 26px',
    borderTop: 'var(--rule)',
  },
  '& [data-part="message"]': {
    font: '400 1.5rem/1.14 var(--font-heading)',
    letterSpacing: '-.005em',
    color: 'var(--title)',
    whiteSpace: 'pre-line',
  },
  '& [data-part="head"]': {
    order: 1,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '0 16px',
    marginTop: 12,
  },
  // below who wrote, and smaller than a letter
  '& [data-part="answer"]': {
    order: 2,
    '& [data-part="message"]': { marginTop: 4, fontSize: '1.25rem', lineHeight: 1.2, color: 'inherit' },
  },
  '& [data-part="name"]': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& [data-part="time"]': caption,
  '& :is([data-part="empty"], [data-part="failed"], [data-part="status"])': {
    padding: '16px 0',
    borderTop: 'var(--rule)',
  },
  '& [data-part="empty"]': emptySheet,
  '& [data-part="more"]': { ...textLink, marginTop: 8 },
  [DESKTOP]: { '& [data-part="list"]': { columns: '250px' } },
  [CJK]: { '& [data-part="message"]': { fontSize: '1.125rem', lineHeight: 1.6 } },
});

export const Wishes = () => (
  <WishesSection
    page={({ of, title, label = title, children }) => (
      <Page of={of} title={label} above={title}>
        {children}
      </Page>
    )}
    list={letters}
  />
);
