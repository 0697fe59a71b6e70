import { css } from '@emotion/react';
import { CJK, DESKTOP, nameStyle } from '@janur/template-parts';
import { poster } from '../parts/type.ts';

const strip = css({
  overflow: 'auto hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingLeft: 14,
  scrollbarWidth: 'none',
  outlineOffset: -5,
  '& h3': {
    ...poster,
    display: 'flex',
    gap: '.16em',
    width: 'max-content',
    padding: '12px 14px 10px',
    color: 'inherit',
    fontSize: 'min(46vw, 12rem)',
    lineHeight: 0.82,
    whiteSpace: 'nowrap',
    [CJK]: { fontSize: 'min(28vw, 9rem)', lineHeight: 1.1 },
    // in its half of the page a word a line, the longest from edge to edge
    [DESKTOP]: {
      flexWrap: 'wrap',
      width: 'auto',
      fontSize: 'min(13vw, (50vw - 60px) / (max(9, var(--word)) * .46))',
      padding: '20px 24px 16px',
    },
  },
  '& span': { scrollSnapAlign: 'start' },
});

/** A name that runs out of the screen; it is scrolled word by word. */
export const NameStrip = ({ name }: { name: string }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever has no pointer scrolls it with the arrow keys
  <div css={strip} tabIndex={0} role="group" aria-label={name}>
    <h3 style={nameStyle([name])}>
      {name.split(' ').map((word, index) => (
        <span key={index}>{word} </span>
      ))}
    </h3>
  </div>
);
