import { css } from '@emotion/react';
import { CJK, DESKTOP, type HeadingProps, nameStyle } from '@janur/template-parts';
import { Beside, type BesideKind } from '../drawings/beside.tsx';

const eyebrow = css({
  font: '400 1.5rem/1.2 var(--font-script)',
  color: 'var(--above, var(--shu))',
  [CJK]: { fontSize: '1.5rem' },
});
const title = css({
  marginTop: 6,
  fontSize: 'clamp(1.5rem, min(10.2vw, 152vw / var(--word)), 2.5rem)',
  lineHeight: 1.12,
  color: 'var(--heading, var(--title))',
  hyphens: 'auto',
  [CJK]: { fontSize: '1.75rem', lineHeight: 1.35 },
  [DESKTOP]: { fontSize: 'clamp(1.5rem, min(3.2vw, 34vw / var(--word)), 3rem)' },
});

/** A section's title; above it a line as the brush writes it. */
export function Heading({ above, beside, children, className }: HeadingProps & { beside?: BesideKind }) {
  return (
    <header className={className}>
      {above && <p css={eyebrow}>{above}</p>}
      <h2 css={title} style={nameStyle([children])}>
        {children}
      </h2>
      {beside && <Beside kind={beside} />}
    </header>
  );
}
