import { css } from '@emotion/react';
import { DESKTOP, NavList } from '@janur/template-parts';
import { usePageNumber } from './pages.ts';

const bar = css({
  '--focus': 'var(--on-primary)',
  color: 'var(--on-primary)',
  background: 'var(--primary)',
  // in view however long the page is
  position: 'sticky',
  zIndex: 5,
  bottom: 0,
  paddingBottom: 'env(safe-area-inset-bottom)',
  '& ul': { maxWidth: 760, marginInline: 'auto' },
  '& li + li': { borderLeft: '1px solid color-mix(in srgb, var(--on-primary) 33%, #0000)' },
  '& a': {
    display: 'flex',
    gap: 8,
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 'max(52px, calc(62 * var(--v)))',
    padding: '4px 12px',
    font: '600 .9375rem/1.1 var(--font-body)',
  },
  '& a:focus-visible': { outlineOffset: -4 },
  '& [aria-current]': { boxShadow: 'inset 0 4px 0 var(--secondary)', background: '#fff1' },
  '& b': { font: '700 1.625rem/1 var(--font-heading)' },
  [DESKTOP]: { width: 'min(860px, 100%)', marginInline: 'auto', '& a': { minHeight: 52 } },
});

/** The pages of the paper by number. */
export function Nav() {
  const numberOf = usePageNumber();
  return <NavList css={bar} icon={(_, section) => <b>{numberOf(section)}</b>} />;
}
