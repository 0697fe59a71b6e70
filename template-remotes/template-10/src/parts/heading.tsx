import { css } from '@emotion/react';
import { CJK, DESKTOP, type HeadingProps } from '@janur/template-parts';
import { caption } from './look.ts';

const title = css({
  marginTop: 6,
  font: 'italic 600 clamp(2.125rem, 10vw, 2.75rem)/1.08 var(--font-heading)',
  textWrap: 'balance',
  hyphens: 'auto',
  color: 'var(--heading, var(--title))',
  [DESKTOP]: { fontSize: '3.25rem' },
  [CJK]: { fontSize: '2rem', lineHeight: 1.35 },
});

/** A section's title with a small line above; the script is for names alone. */
export function Heading({ above, children, className }: HeadingProps) {
  return (
    <header className={className} css={{ textAlign: 'center' }}>
      {above && <p css={caption}>{above}</p>}
      <h2 css={title}>{children}</h2>
    </header>
  );
}
