import { css } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { CJK, DESKTOP, Quotation } from '@janur/template-parts';
import spark from '../assets/spark.svg';
import { column } from '../parts/layout.ts';

const quote = css({ textAlign: 'center', paddingBlock: 64 });
const words = css({
  font: '400 clamp(1.3125rem, 6vw, 1.75rem)/1.5 var(--font-heading)',
  color: 'var(--gold)',
  whiteSpace: 'pre-line',
  hyphens: 'auto',
  '& span': { display: 'inline-block', maxWidth: '100%' },
  [CJK]: { lineHeight: 1.7 },
  // each word is a star of a path that rises and falls
  [DESKTOP]: { lineHeight: 2, '& span': { transform: 'translateY(calc(sin(var(--at) * 42deg) * 13px))' } },
});
const source = css({
  display: 'block',
  marginTop: 18,
  font: '400 1rem/1.5 var(--font-body)',
  color: 'var(--line)',
});
const figure = css({
  position: 'relative',
  width: 'min(280px, 80%)',
  margin: '0 auto 26px',
  '& svg': { width: '100%', height: 'auto', overflow: 'visible' },
  '&[data-below]': { margin: '26px auto 0', transform: 'scale(-1, -1)' },
});
const rule = css({ width: 88, height: 1, margin: '22px auto 0', border: 0, background: 'var(--silver)' });

const STARS = [
  [4, 40, 30],
  [52, 22, 44],
  [104, 34, 26],
  [140, 12, 70],
  [186, 30, 26],
  [232, 18, 46],
  [276, 38, 32],
] as const;
const LINE = STARS.map(([x, y]) => `${x},${y}`).join(' ');

/** The quote word by word between two constellations; with NO_FLOWER over a rule. */
export const Quote = () => (
  <Reveal>
    <Quotation
      css={[column, quote]}
      above={<Path />}
      rule={<hr css={rule} />}
      source={(by) => <cite css={source}>{by}</cite>}
      below={<Path isBelow />}
    >
      {({ text }) => <p css={words}>{[...wordsOf(text)]}</p>}
    </Quotation>
  </Reveal>
);

/** Words apart from each other; spaces and line breaks stay between them as they were written. */
function* wordsOf(text: string) {
  for (const [index, part] of text.split(/(\s+)/).entries()) {
    if (index % 2) yield part;
    else
      yield (
        <span key={index} style={at(index / 2)}>
          {part}
        </span>
      );
  }
}

function at(word: number) {
  const properties = { '--at': word };
  return properties as React.CSSProperties; // React passes custom properties through; its type knows only standard ones
}

const Path = ({ isBelow = false }: { isBelow?: boolean }) => (
  <div css={figure} data-below={isBelow ? '' : undefined} aria-hidden="true">
    <svg viewBox="0 0 280 52">
      <polyline points={LINE} fill="none" stroke="var(--silver)" />
      {STARS.map(([x, y, size]) => (
        <image key={x} href={spark} x={x - size / 2} y={y - size / 2} width={size} height={size} />
      ))}
    </svg>
  </div>
);
