import { css } from '@emotion/react';
import { CJK, hashtagStyle, type HeadingProps } from '@janur/template-parts';
import { SILVER, small } from './layout.ts';

const head = css({ textAlign: 'center' });
const above = css(small, { marginBottom: 8 });
const title = css({
  // the longest word has a line to itself
  fontSize: 'clamp(1.125rem, min(8.4vw, 124vw / var(--letters)), 2.375rem)',
  lineHeight: 1.14,
  hyphens: 'auto',
  '& span': SILVER,
  [CJK]: { fontSize: '1.75rem', lineHeight: 1.35 },
});

/** A section's title in silver, with the small line above it. */
export function Heading({ above: line, children, className }: HeadingProps) {
  const longest = children.split(/[\s-]+/).reduce((most, word) => (word.length > most.length ? word : most));
  return (
    <header css={head} className={className}>
      {line && <p css={above}>{line}</p>}
      <h2 css={title} style={hashtagStyle(longest)}>
        <span>{children}</span>
      </h2>
    </header>
  );
}
