import { css } from '@emotion/react';
import { DESKTOP, type HeadingProps } from '@janur/template-parts';
import { caps, script } from './letters.ts';

const line = css({ ...caps, color: 'var(--caps)', [DESKTOP]: { fontSize: '.9375rem' } });
const title = css({
  ...script,
  // clear of the swashes, which stand above the line
  marginTop: '.3em',
  fontSize: 'clamp(2.125rem, calc(11.6vw * var(--script)), 3.25rem)',
  lineHeight: 1.06,
  color: 'var(--title-on-third)',
  [DESKTOP]: { fontSize: 'calc(4.25rem * var(--script))' },
});

/** A section's title with the small line above it. */
export function Heading({ above, children, className }: HeadingProps) {
  return (
    <header className={className}>
      {above && <p css={line}>{above}</p>}
      <h2 css={title}>{children}</h2>
    </header>
  );
}
