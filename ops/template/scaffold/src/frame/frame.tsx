import { css } from '@emotion/react';
import type { FrameProps } from '@janur/kit';
import { NavList } from '@janur/template-parts';

const page = css({
  position: 'relative',
  overflow: 'clip',
  paddingBottom: 96,
  background: 'var(--base)',
  // what has the focus must not stand under the bar
  'html:has(&)': { scrollPaddingBottom: 96 },
  // sections that Plain Paper lends stand in a column of their own
  '& > section': { maxWidth: 1100, marginInline: 'auto' },
});

/** Sections that Plain Paper lends bring no space at their sides. */
const lent = css(
  ['our_story', 'gallery', 'video', 'rsvp', 'wishes', 'gift', 'health_protocol', 'share_banner']
    .map((name) => `& > [data-section="${name}"] { max-width: 640px; padding: 8px 24px; }`)
    .join(' '),
);

const bar = css({
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  bottom: 0,
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: 'var(--primary)',
  color: 'var(--on-primary)',
  '--focus': 'var(--on-primary)',
  '& ul': { maxWidth: 760, margin: '0 auto', listStyle: 'none' },
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 60,
    padding: '4px 8px',
    color: 'inherit',
    font: '500 .875rem/1.15 var(--font-body)',
    textDecoration: 'none',
    outlineOffset: -4,
  },
  '& a[aria-current]': { boxShadow: 'inset 0 3px 0 currentColor', fontWeight: 700 },
});

/** The ground and the navigation. */
export function Frame({ children }: FrameProps) {
  return (
    <div css={[page, lent]}>
      {children}
      <NavList css={bar} />
    </div>
  );
}
