import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { Star } from './icons.tsx';

/** A guest of honour: a word, and a star on a ground of its own, so that no colour is needed to see it. */
export function VipMark({ isLarge = false }: { isLarge?: boolean }) {
  const { t } = useTranslation();
  return (
    <span css={mark} data-large={isLarge || undefined}>
      <Star size={isLarge ? 24 : 16} />
      {t('guest.vip')}
    </span>
  );
}

const mark = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '3px 10px 3px 8px',
  borderRadius: 8,
  // on a verdict the verdict's ink, on a page the page's
  background: 'var(--ink, var(--text))',
  color: 'var(--on-ink, var(--ground))',
  fontSize: '0.875rem',
  fontWeight: 800,
  lineHeight: 1.3,
  letterSpacing: '0.04em',
  whiteSpace: 'nowrap',
  '&[data-large]': { gap: 8, padding: '6px 16px 6px 12px', borderRadius: 12, fontSize: '1.25rem' },
});
