import { css } from '@emotion/react';
import { CJK, DESKTOP, type HeadingProps } from '@janur/template-parts';

const head = css({ position: 'relative' });
const above = css({ marginBottom: 4, font: '400 1.75rem/1 var(--font-script)', [CJK]: { fontSize: '1.125rem' } });
const title = css({
  fontSize: 'clamp(2.75rem, 15.500vw, 4rem)',
  lineHeight: 0.88,
  color: 'var(--title)',
  hyphens: 'auto',
  '& span + span': {
    display: 'table',
    maxWidth: '100%',
    marginLeft: 'clamp(0px, 5vw, 28px)',
    paddingInline: '.08em .06em',
    color: 'var(--marker)',
    // a stroke of the highlighter under the words in red
    background: 'linear-gradient(178deg, #0000 30%, #edbd54bf 34% 66%, #0000 70%) 0 100% / 100% .26em no-repeat',
    paddingBottom: '.12em',
  },
  [CJK]: { fontSize: '2.125rem' },
  [DESKTOP]: { display: 'flex', flexWrap: 'wrap', gap: '0 .24em', '& span + span': { marginLeft: 0 } },
});

/** In marker, the second half in red; without spaces all in one. */
export function Heading({ above: words, children, className }: HeadingProps) {
  const [first, second] = halves(children);
  return (
    <header css={head} className={className}>
      {words && (
        <p css={above} data-hand="">
          {words}
        </p>
      )}
      <h2 css={title}>
        <span>{first} </span>
        {second && <span>{second}</span>}
      </h2>
    </header>
  );
}

/** The words in two lines, the second at least as long as the first. */
export function halves(words: string): [first: string, second: string] {
  const all = words.split(/\s+/);
  const middle = Math.floor(all.length / 2);
  return all.length < 2 ? [words, ''] : [all.slice(0, middle).join(' '), all.slice(middle).join(' ')];
}
