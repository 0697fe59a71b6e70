import { css } from '@emotion/react';
import { DESKTOP, type HeadingProps } from '@janur/template-parts';
import { FOIL } from './brass.ts';
import { eyebrowText } from './layout.ts';

const above = css(eyebrowText, { marginBottom: 8 });
const title = css({
  '[data-invitation] &': { fontSize: 'clamp(2rem, 11vw, 3.25rem)', lineHeight: 1.08 },
  letterSpacing: '.035em',
  textTransform: 'uppercase',
  hyphens: 'auto',
  '& span': FOIL,
  // long titles are sentences
  '&[data-long]': { '[data-invitation] &': { fontSize: 'clamp(1.75rem, 8.2vw, 2.5rem)' } },
  '&:lang(zh), &:lang(ja), &:lang(ko)': { '& span': { fontSize: '.82em', lineHeight: 1.35 } },
  [DESKTOP]: {
    '[data-invitation] &': { fontSize: '3.5rem' },
    '[data-invitation] &[data-long]': { fontSize: '2.75rem' },
  },
});
const LONG = 12;

/** A section's title in tall brass capitals, with the small line above it. */
export function Heading({ above: line, children, className }: HeadingProps) {
  return (
    <header className={className}>
      {line && <p css={above}>{line}</p>}
      <h2 css={title} data-long={children.length > LONG ? '' : undefined}>
        <span>{children}</span>
      </h2>
    </header>
  );
}
