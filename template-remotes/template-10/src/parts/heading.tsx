import { css } from '@emotion/react';
import { CJK, DESKTOP, type HeadingProps } from '@janur/template-parts';
import { caption } from './look.ts';

const title = css({
  marginTop: 6,
  fontFamily: 'var(--font-script)',
  fontSize: 'clamp(2.875rem, 14vw, 3.5rem)',
  lineHeight: 0.95,
  wordSpacing: '.2em',
  color: 'var(--heading, var(--title))',
  [DESKTOP]: { fontSize: '4.25rem' },
  [CJK]: { fontSize: '2rem', lineHeight: 1.35 },
});

/** A section's title in the script of the names, with a small line above. */
export function Heading({ above, children, className }: HeadingProps) {
  return (
    <header className={className} css={{ textAlign: 'center' }}>
      {above && <p css={caption}>{above}</p>}
      <h2 css={title}>{children}</h2>
    </header>
  );
}
