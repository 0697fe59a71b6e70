import { css } from '@emotion/react';
import { type FrameProps, useNavItems, useTexts } from '@janur/kit';

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
  '& ul': { display: 'flex', justifyContent: 'center', maxWidth: 640, margin: '0 auto', listStyle: 'none' },
  '& li': { flex: '1 1 0', minWidth: 0 },
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 60,
    padding: '4px 2px',
    color: 'inherit',
    font: '500 .875rem/1.15 var(--font-body)',
    textAlign: 'center',
    textDecoration: 'none',
    outlineOffset: -4,
  },
  '& span': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& a[aria-current]': { boxShadow: 'inset 0 3px 0 currentColor', fontWeight: 700 },
});

/** The ground and the navigation. */
export function Frame({ children }: FrameProps) {
  const items = useNavItems(4);
  const { t } = useTexts();
  return (
    <div css={[page, lent]}>
      {children}
      {items.length > 1 && (
        <nav css={bar} aria-label={t('nav.label')}>
          <ul>
            {items.map(({ key, label, href, isActive }) => (
              <li key={key}>
                <a href={href} aria-current={isActive ? 'true' : undefined}>
                  <span>{label}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
