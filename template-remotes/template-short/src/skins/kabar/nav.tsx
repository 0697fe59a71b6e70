import { css } from '@emotion/react';
import { useTexts } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';
import { useLabels } from '../../skeleton/entries.ts';
import { usePages } from './pages.ts';

const bar = css({
  '--focus': 'var(--on-primary)',
  color: 'var(--on-primary)',
  background: 'var(--primary)',
  paddingBottom: 'env(safe-area-inset-bottom)',
  '& ul': { display: 'flex', maxWidth: 620, marginInline: 'auto' },
  '& li': { flex: '1 1 auto', minWidth: 0 },
  '& li + li': { borderLeft: '1px solid color-mix(in srgb, var(--on-primary) 33%, #0000)' },
  '& :is(a, span[aria-current])': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 8px',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 'max(52px, calc(62 * var(--v)))',
    padding: '4px 8px',
    font: '600 .9375rem/1.1 var(--font-body)',
    textAlign: 'center',
  },
  '& a:focus-visible': { outlineOffset: -4 },
  '& [aria-current]': { boxShadow: 'inset 0 4px 0 var(--secondary)', background: '#fff1' },
  '& b': { font: '700 1.625rem/1 var(--font-heading)' },
  [DESKTOP]: { width: 'min(640px, 100%)', marginInline: 'auto' },
});

/** The pages by number: this one, pictures, letters, the coupon. */
export function Nav() {
  const { t } = useTexts();
  const labels = useLabels();
  const { named, numberOf } = usePages();
  if (named.length === 0) return null;
  return (
    <nav css={bar} aria-label={t('nav.label')}>
      <ul>
        <li>
          <span aria-current="page">
            <b>1</b> {t('nav.home')}
          </span>
        </li>
        {named.map((section) => (
          <li key={section}>
            <a href={`#${section}`}>
              <b>{numberOf(section)}</b> {labels[section]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
