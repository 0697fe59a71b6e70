import { css } from '@emotion/react';
import { DESKTOP, emptySheet, WishesSection } from '@janur/template-parts';
import { Block } from '../parts/block.tsx';
import { bar, label, poster, prose, RULE } from '../parts/type.ts';

const rows = css({
  '& [data-part="wish"]': { padding: '18px 20px 20px 14px', borderBottom: RULE },
  '& [data-part="head"]': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '6px 14px' },
  '& [data-part="name"]': {
    ...poster,
    flex: '1 1 60%',
    fontSize: 'clamp(2.25rem, 12vw, 3.25rem)',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  '& [data-part="time"]': { ...label, fontWeight: 500, paddingLeft: 6 },
  '& [data-part="message"]': { ...prose, marginTop: 10, paddingLeft: 6, maxWidth: 640, whiteSpace: 'pre-line' },
  '& :is([data-part="empty"], [data-part="failed"], [data-part="status"])': { ...label, padding: '28px 20px' },
  '& [data-part="empty"]': emptySheet,
  '& [data-part="more"]': bar,
  [DESKTOP]: {
    '& [data-part="list"]': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '& [data-part="wish"]': { padding: '24px 28px 28px 22px', borderRight: RULE },
    '& [data-part="name"]': { fontSize: '3rem' },
  },
});

/** The wishes in rows. */
export const Wishes = () => (
  <WishesSection page={(words) => <Block title={words.label ?? words.title}>{words.children}</Block>} list={rows} />
);
