import type { FrameProps } from '@janur/kit';
import { RULE } from './look.ts';

export function Frame({ children }: FrameProps) {
  return (
    <div
      css={{
        boxSizing: 'border-box',
        maxWidth: 640,
        margin: '12px auto',
        padding: '8px 18px 40px',
        border: RULE,
        fontSize: 17,
        lineHeight: 1.5,
        '@media (max-width: 664px)': { marginInline: 12 },
        '@media (min-width: 768px)': { padding: '24px 48px 56px' },
        '& [tabindex="-1"]:focus': { outline: 'none' },
        '& :focus-visible': { outline: '2px solid var(--ink)', outlineOffset: 3 },
      }}
    >
      {children}
    </div>
  );
}
