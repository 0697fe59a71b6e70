import { css } from '@emotion/react';
import { CJK, DESKTOP } from '@janur/template-parts';

/** A large name and three lines about whom it belongs to. */
export const hostWords = css({
  minWidth: 0,
  '& h3': {
    fontSize: 'clamp(1.5rem, min(3.25rem * var(--step), 60vw / (.5 * var(--word))), 3.25rem)',
    lineHeight: 0.92,
    letterSpacing: '-.025em',
    color: 'var(--title)',
    overflowWrap: 'anywhere',
  },
  '& [data-line="child"]': { marginTop: 12 },
  '& [data-line="parents"]': { fontWeight: 600, color: 'var(--ink)' },
  '& ul': { display: 'flex', flexWrap: 'wrap', margin: '6px 0 0 -13px' },
  '& ul a': { display: 'grid', placeContent: 'center', width: 48, height: 48 },
  [CJK]: { '& h3': { fontSize: '1.75rem', lineHeight: 1.3 } },
  [DESKTOP]: { '& h3': { fontSize: 'clamp(2rem, 5rem * var(--step), 5rem)' } },
});
