import { css } from '@emotion/react';
import { CJK, DESKTOP, nameStyle } from '@janur/template-parts';

const heading = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 .22em',
  fontSize: 'min(clamp(2.125rem, 11.6vw, 3.25rem), calc(158vw / var(--word)))',
  lineHeight: 1.02,
  color: 'var(--room-title)',
  hyphens: 'auto',
  '& > *': { minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere' },
  '& em': {
    fontFamily: 'var(--font-script)',
    fontStyle: 'normal',
    fontSize: '1.08em',
    color: 'var(--room-accent)',
    rotate: '-4deg',
    marginLeft: '-.1em',
  },
  [CJK]: { fontSize: 'clamp(1.75rem, 8.4vw, 2.5rem)', lineHeight: 1.3, '& em': { rotate: '0deg', fontSize: '1em' } },
  [DESKTOP]: { fontSize: 'min(4rem, calc(62rem / var(--word)))' },
});

/** A title in two faces: its last word is written by hand. */
export function Heading({ children, className }: { children: string; className?: string }) {
  const cut = children.trimEnd().lastIndexOf(' ');
  return (
    <h2 css={heading} className={className} style={nameStyle([children])}>
      {cut > 0 && <span>{children.slice(0, cut + 1)}</span>}
      {cut > 0 ? <em>{children.slice(cut + 1)}</em> : <span>{children}</span>}
    </h2>
  );
}
