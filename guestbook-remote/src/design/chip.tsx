import { css } from '@emotion/react';
import type { ReactNode } from 'react';

/** A word or two about what stands beside it. */
export function Chip({ children, isDashed = false }: { children: ReactNode; isDashed?: boolean }) {
  return (
    <span css={chip} data-dashed={isDashed || undefined}>
      {children}
    </span>
  );
}

const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  margin: '14px 8px 0 0',
  padding: '8px 14px',
  borderRadius: 20,
  background: 'var(--wash, var(--card))',
  fontSize: '1.0625rem',
  fontWeight: 700,
  lineHeight: 1.2,
  '&[data-dashed]': { background: 'none', border: '2px dashed currentColor' },
  '& svg': { flex: 'none' },
});
