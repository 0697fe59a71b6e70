import { css } from '@emotion/react';
import { DESKTOP, type HeadingProps } from '@janur/template-parts';
import { FOIL } from './foil.ts';

const eyebrow = css({
  font: '600 .875rem/1.3 var(--font-body)',
  letterSpacing: '.24em',
  textIndent: '.24em',
  textTransform: 'uppercase',
  color: 'var(--soft)',
});
const title = css({
  '[data-invitation] &': { font: '400 clamp(2.25rem, 10.8vw, 2.75rem)/1.16 var(--font-script)' },
  paddingTop: 2,
  '& span': { ...FOIL, padding: '0 .24em .2em' },
  hyphens: 'auto',
  // Chinese, Japanese and Korean are set smaller: their signs fill the line
  '&:lang(zh), &:lang(ja), &:lang(ko)': { '& span': { fontSize: '.82em', lineHeight: 1.35 } },
  [DESKTOP]: { '[data-invitation] &': { fontSize: '3.5rem' } },
});

/** A section's title in gold script, with the small line above it. */
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
