import { css } from '@emotion/react';
import { CJK, type HeadingProps } from '@janur/template-parts';

const heading = css({ position: 'relative', textAlign: 'center' });
const label = css({
  display: 'inline-block',
  marginBottom: 12,
  padding: '7px 15px 8px',
  borderRadius: 22,
  rotate: '-2deg',
  font: '600 .9375rem/1.15 var(--font-script)',
  color: '#fff',
  background: 'var(--toy-ink)',
});
const title = css({
  maxWidth: '13em',
  marginInline: 'auto',
  fontSize: 'clamp(2rem, 10.4vw, 3rem)',
  [CJK]: { fontSize: 'clamp(1.75rem, 9vw, 3rem)' },
  lineHeight: 1,
  color: 'var(--page-title)',
  hyphens: 'auto',
});

/** A page's title in giant letters, with a label stuck above it. */
export function Heading({ above, children, className }: HeadingProps) {
  return (
    <header css={heading} className={className}>
      {above && <p css={label}>{above}</p>}
      <h2 css={title}>{children}</h2>
    </header>
  );
}
