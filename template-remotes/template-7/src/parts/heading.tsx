import { css } from '@emotion/react';
import { CJK, DESKTOP, type HeadingProps } from '@janur/template-parts';

const eyebrow = css({
  font: '600 .9375rem/1.4 var(--font-body)',
  letterSpacing: '.1em',
  color: 'var(--above, var(--soft))',
});
const title = css({
  fontSize: 'clamp(2rem, 9.8vw, 2.5rem)',
  lineHeight: 1.15,
  color: 'var(--heading, var(--title))',
  hyphens: 'auto',
  [CJK]: { fontSize: '1.75rem', lineHeight: 1.35 },
  [DESKTOP]: { fontSize: '3rem' },
});

/** A section's title with the small line above it. */
export function Heading({ above, children, className }: HeadingProps) {
  return (
    <header className={className}>
      {above && <p css={eyebrow}>{above}</p>}
      <h2 css={title}>{children}</h2>
    </header>
  );
}
