import { type FrameProps, from } from '@janur/kit';
import { RULE } from './look.ts';

export function Frame({ children }: FrameProps) {
  return (
    <div
      css={{
        boxSizing: 'border-box',
        width: 'min(640px, 100% - 24px)',
        margin: '12px auto',
        padding: '8px 18px 40px',
        border: RULE,
        fontSize: '1.0625rem',
        lineHeight: 1.5,
        [`@media ${from('tablet')}`]: { padding: '24px 48px 56px' },
        '& [tabindex="-1"]:focus': { outline: 'none' },
        '& :focus-visible': { outline: '2px solid var(--ink)', outlineOffset: 3 },
      }}
    >
      {children}
    </div>
  );
}
