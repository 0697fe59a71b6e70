import { css } from '@emotion/react';
import burst from '../../assets/kabar-burst.svg';
import { stencil } from '../../skeleton/stencil.ts';

const splash = css({
  position: 'relative',
  isolation: 'isolate',
  width: 88,
  aspectRatio: '1',
  display: 'grid',
  transform: 'rotate(9deg)',
  pointerEvents: 'none',
  '&::before': { content: '""', position: 'absolute', zIndex: -1, inset: 0, ...stencil(burst, 'var(--red)') },
  '& > span': {
    margin: '6%',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    borderRadius: '50%',
    color: 'var(--title)',
    ...stencil(burst, 'var(--base)'),
  },
  '& b': { font: '700 2.25rem/.82 var(--font-heading)', letterSpacing: '-.03em' },
  '& i': { font: '600 .8125rem/1.1 var(--font-body)', color: 'var(--ink)' },
  '&:has(b:empty)': { display: 'none' },
});

/** What a front page shouts: the age. */
export function Burst({ years, word, className }: { years: string; word: string; className?: string }) {
  return (
    <p css={splash} className={className} aria-hidden="true">
      <span>
        <b>{years}</b>
        <i>{word}</i>
      </span>
    </p>
  );
}
