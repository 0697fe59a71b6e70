import { css } from '@emotion/react';
import type { HeadingProps } from '@janur/template-parts';

const heading = css({ position: 'relative' });
const eyebrow = css({ font: '600 .875rem/1.4 var(--font-body)', letterSpacing: '.18em', textTransform: 'uppercase' });
const title = css({
  marginTop: 6,
  fontSize: 'clamp(1.875rem, 9.7vw, 2.625rem)',
  lineHeight: 1.1,
  color: 'var(--title)',
  maxWidth: '11.5em',
  hyphens: 'auto',
});

/** A section's heading with the small line above it. */
export const Heading = ({ above, children, className }: HeadingProps) => (
  <header css={heading} className={className}>
    {above && <p css={eyebrow}>{above}</p>}
    <h2 css={title}>{children}</h2>
  </header>
);
