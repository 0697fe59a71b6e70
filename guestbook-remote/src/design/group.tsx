import type { ReactNode } from 'react';

/** Settings that belong together, under their name. */
export function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label}>
      <p css={{ padding: '0 4px 8px', color: 'var(--quiet)', fontWeight: 500 }}>{label}</p>
      {children}
    </div>
  );
}
