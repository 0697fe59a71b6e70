import { css } from '@emotion/react';
import { RefusedIcon } from '@janur/ui';
import type { ReactNode } from 'react';

/** What went wrong with a form, said at once. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <div role="alert" css={alert}>
      <RefusedIcon size={20} />
      <span>{children}</span>
    </div>
  );
}

const alert = css({
  display: 'flex',
  gap: 10,
  padding: '12px 14px',
  borderRadius: 10,
  background: 'var(--no-ground)',
  color: 'var(--no)',
  fontSize: 15,
  fontWeight: 600,
  lineHeight: 1.45,
  '--icon-mark': 'var(--no-ground)',
  '& svg': { flex: 'none', marginTop: 1 },
});
