import { css } from '@emotion/react';
import { CJK, DESKTOP, type HeadingProps } from '@janur/template-parts';
import { FOIL } from './thread.ts';

const eyebrow = css({ font: '400 1rem/1.35 var(--font-body)', letterSpacing: '.1em', color: 'var(--soft)' });
const title = css({
  '& > span': FOIL,
  fontWeight: 700,
  fontSize: 'clamp(2.125rem, 11.2vw, 2.75rem)',
  lineHeight: 1.12,
  hyphens: 'auto',
  [CJK]: { fontSize: '1.9375rem', lineHeight: 1.35 },
  [DESKTOP]: { fontSize: '3.25rem' },
});

/** A section's title with the small line above it; on base. */
export function Heading({ above, children, className }: HeadingProps) {
  return (
    <header className={className}>
      {above && <p css={eyebrow}>{above}</p>}
      <h2 css={title}>
        <span>{children}</span>
      </h2>
    </header>
  );
}
