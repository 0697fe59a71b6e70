import type { ReactNode } from 'react';
import { RefusedIcon } from './icon.tsx';

export function LoginAlert({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      css={{
        display: 'flex',
        gap: 10,
        padding: '12px 14px',
        borderRadius: 10,
        background: 'var(--ledger-danger-ground)',
        color: 'var(--mantine-color-error)',
        fontSize: 15,
        fontWeight: 600,
        lineHeight: 1.45,
        '--icon-mark': 'var(--ledger-danger-ground)',
      }}
    >
      <RefusedIcon size={20} css={{ flex: 'none', marginTop: 1 }} />
      <span>{children}</span>
    </div>
  );
}
