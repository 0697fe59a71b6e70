import { css } from '@emotion/react';
import { DESKTOP, WishesSection } from '@janur/template-parts';
import { ruledButton } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';

const RULE = 'color-mix(in srgb, var(--title) 26%, #0000)';

/** A visitors' book: lines in pale ink with a margin; everything written stands on a line of 32 px. */
const book = css({
  marginTop: 26,
  [DESKTOP]: { margin: 0 },
  '& [data-part="list"]': {
    position: 'relative',
    marginInline: -12,
    paddingBottom: 32,
    background:
      'linear-gradient(90deg, #0000 22px, var(--gilt) 22px 22.8px, #0000 23px 25px, var(--gilt) 25px 25.8px, #0000 26px)',
  },
  // each wish brings its own lines, so that none inherits a pixel of its neighbour
  '& [data-part="wish"]': {
    padding: '32px 12px 0 34px',
    background: `repeating-linear-gradient(#0000 0 31px, ${RULE} 31px 32px) 0 -6px`,
  },
  '& [data-part="head"]': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    // not by the baseline: two sizes of one line height would make the line higher than its rule
    alignItems: 'start',
    columnGap: 12,
  },
  '& [data-part="name"]': {
    font: 'italic 600 1.375rem/32px var(--font-body)',
    minWidth: 0,
    color: 'color-mix(in oklab, var(--title) 35%, var(--ink))',
    overflowWrap: 'anywhere',
  },
  '& [data-part="time"]': { font: '400 1rem/32px var(--font-body)' },
  '& [data-part="message"]': { font: '400 1.1875rem/32px var(--font-body)', whiteSpace: 'pre-line', textWrap: 'wrap' },
  // on the lines, too
  '& [data-part="answer"]': { marginTop: 0, paddingInlineStart: 20, border: 0 },
  '& [data-part="answered-by"]': {
    font: 'italic 600 1.125rem/32px var(--font-body)',
    color: 'color-mix(in oklab, var(--title) 35%, var(--ink))',
  },
  '& :is([data-part="empty"], [data-part="failed"], [data-part="status"])': {
    padding: '24px 0',
    font: 'italic 400 1.1875rem/1.5 var(--font-body)',
    textAlign: 'center',
  },
  // the first page, ruled
  '& [data-part="empty"]': {
    padding: '26px 12px 38px 34px',
    lineHeight: '32px',
    background: `linear-gradient(90deg, #0000 22px, var(--gilt) 22px 22.8px, #0000 23px 25px, var(--gilt) 25px 25.8px, #0000 26px), repeating-linear-gradient(#0000 0 31px, ${RULE} 31px 32px) 0 -6px`,
  },
  '& [data-part="more"]': { ...ruledButton, width: '100%', marginTop: 24 },
});

/** The wishes in the guest-book. */
export const Wishes = () => <WishesSection page={(props) => <Page plate={3} {...props} />} list={book} />;
