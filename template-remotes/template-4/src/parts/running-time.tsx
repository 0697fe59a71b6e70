import { css } from '@emotion/react';
import { Countdown, type CountdownView, hasSigns, useTexts } from '@janur/kit';
import { CJK, DESKTOP } from '@janur/template-parts';
import { useMemo } from 'react';

const sentence = css({
  font: '400 clamp(1.625rem, 8.7vw, 2.125rem)/1.06 var(--font-heading)',
  letterSpacing: '-.005em',
  fontVariantNumeric: 'tabular-nums',
  color: 'var(--title)',
  '&::after': { content: '"."' },
  '& > span': { whiteSpace: 'nowrap' },
  [CJK]: { fontSize: '1.5rem', lineHeight: 1.35, '&::after': { content: 'none' } },
  [DESKTOP]: { fontSize: 'clamp(2rem, 3.2vw, 3rem)' },
});

/** The countdown as one running sentence. */
export const RunningTime = () => (
  <Countdown>{(view) => (view.isOver ? <p css={sentence}>{view.text}</p> : <Sentence view={view} />)}</Countdown>
);

const MARK = '\u0000'; // stands for the time while the words around it are looked up

function Sentence({ view }: { view: CountdownView }) {
  const { t, locale } = useTexts();
  // a span of time in signs is one run: no spaces within, and no 'and' of an office
  const isInSigns = view.units.some(({ label }) => hasSigns(label));
  const list = useMemo(
    () => new Intl.ListFormat(locale, isInSigns ? { type: 'unit', style: 'narrow' } : undefined),
    [locale, isInSigns],
  );
  const [before, after] = t('countdown.in', { time: MARK }).split(MARK);
  const parts = view.units.map(({ value, label }) => `${Number(value)}${isInSigns ? '' : ' '}${label}`);
  return (
    <p css={sentence} aria-hidden="true">
      {before}
      {list
        .formatToParts(parts)
        .map(({ type, value }, index) =>
          type === 'element' ? <span key={index}>{value}</span> : <i key={index}>{value}</i>,
        )}
      {after}
    </p>
  );
}
