import { css } from '@emotion/react';
import { CJK, DESKTOP } from '@janur/template-parts';
import type { CSSProperties } from 'react';
import { label, poster } from './type.ts';

const header = css({
  '--room': '100vw - 28px',
  padding: '22px 14px 20px',
  '& p': { ...label, padding: '0 6px', marginTop: 10 },
  [DESKTOP]: { '--room': '25vw - 48px', padding: '28px 24px' },
});
/** A word as wide as there is room. */
const title = css({
  ...poster,
  fontSize: 'min(11rem, calc((var(--room)) / (var(--letters) * .56)))',
  lineHeight: 0.8,
  paddingTop: '.04em',
  color: 'var(--heading, var(--title))',
  // letters that a guest spaces out may need a second line
  overflowWrap: 'anywhere',
  [CJK]: { fontSize: 'min(5.5rem, calc((var(--room)) / (var(--letters) * 1.05)))', lineHeight: 1.1 },
});

/** A section's title: each of its words as an image. */
export function Heading({
  children,
  note,
  className,
}: {
  children: string;
  note?: string | undefined;
  className?: string;
}) {
  // in capitals 'Grüße' has a letter more
  const longest = Math.max(3, ...children.split(/[\s-]+/).map((word) => [...word.toUpperCase()].length));
  return (
    <header css={header} className={className}>
      {/* React passes custom properties through; its type knows only standard ones */}
      <h2 css={title} style={{ '--letters': longest } as CSSProperties}>
        {children}
      </h2>
      {note && <p>{note}</p>}
    </header>
  );
}
