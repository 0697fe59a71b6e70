import { css } from '@emotion/react';
import { Candles } from '../drawings/glyphs.tsx';
import { poster } from '../parts/type.ts';

/** Set solid, `--fig` large. A picture and no text: it need not be readable in every colour. */
const figure = css(poster, {
  position: 'absolute',
  left: 'calc(14 * var(--u))',
  fontSize: 'var(--fig)',
  lineHeight: 0.74,
  // it stays where it is when a guest's browser spaces lines out
  display: 'grid',
  height: '.74em',
  placeContent: 'center start',
  letterSpacing: '-.04em',
  color: 'var(--secondary)',
  whiteSpace: 'nowrap',
  '&::before': { content: 'attr(data-text)' },
  '&[data-at="0"]': { top: 'var(--first, 0px)' },
  '&[data-at="1"]': { top: 'var(--second)', left: 'var(--second-left, calc(14 * var(--u)))' },
});
const candles = css({
  position: 'absolute',
  left: 'calc(14 * var(--u) + var(--fig) * .165)',
  top: 'calc(var(--first) - var(--fig) * .255)',
  height: 'calc(var(--fig) * .285)',
  width: 'auto',
  color: 'var(--title)',
  '--flame': 'var(--secondary)',
  '--stripe': 'var(--base)',
});

/** Two signs or pairs of them, only to be looked at. */
export function Figures({ figures, hasCandles = false }: { figures: readonly string[]; hasCandles?: boolean }) {
  return (
    <div aria-hidden="true">
      {hasCandles && <Candles css={candles} count={Math.min(3, figures[0]?.length ?? 1)} step={137} />}
      {figures.map((text, index) => (
        <span key={index} css={figure} data-at={index} data-text={text} />
      ))}
    </div>
  );
}

interface Source {
  layout: string;
  initials: readonly string[];
  /** '12 · 06 · 2027', '2027.06.12' */
  numerals: string | undefined;
  age: string | null;
}

/** The initials in the composition of TEMPLATE_6, the age of a birthday alone, else day and month as the language orders them. */
export function figuresOf({ layout, initials, numerals, age }: Source): readonly string[] {
  if (layout === 'template-6') return initials;
  if (age) return [age];
  const parts = numerals?.split(/\D+/).filter((part) => part.length <= 2) ?? [];
  return parts.length > 0 ? parts.map((part) => part.padStart(2, '0')) : initials;
}
