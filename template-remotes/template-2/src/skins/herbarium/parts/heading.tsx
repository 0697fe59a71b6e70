import { css } from '@emotion/react';
import { CJK, type HeadingProps } from '@janur/template-parts';
import { cap } from './look.ts';

const heading = css({ position: 'relative', textAlign: 'center' });
const eyebrow = css(cap);
const title = css({
  marginTop: 6,
  fontFamily: 'var(--font-script)',
  fontSize: 'clamp(2.75rem, 15.4vw, 4.25rem)',
  lineHeight: 0.95,
  padding: '.08em 0',
  color: 'var(--title)',
  [CJK]: { fontSize: 'clamp(1.75rem, 9vw, 2.5rem)', lineHeight: 1.35 },
});

/** A section's title in script, with small capitals above it. */
export function Heading({ above, children, className }: HeadingProps) {
  return (
    <header css={heading} className={className}>
      {above && <p css={eyebrow}>{above}</p>}
      <h2 css={title}>{children}</h2>
    </header>
  );
}
