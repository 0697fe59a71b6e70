import { css } from '@emotion/react';
import { CJK } from '@janur/template-parts';
import laurel from '../assets/laurel.svg';

const wreath = css({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  width: 118,
  aspectRatio: '110 / 100',
  padding: '0 26px 12px',
  color: '#f4efe6',
  textAlign: 'center',
  background: `url("${laurel}") 50% / 100% 100%`,
  '& b': { font: '400 1.125rem/1 var(--font-heading)', letterSpacing: '.03em', textTransform: 'uppercase' },
  '& b[data-large]': { fontSize: '2.25rem', lineHeight: 0.9 },
  '& span': { marginTop: 3, font: '400 .8125rem/1 var(--font-body)' },
  [CJK]: { '& b': { fontWeight: 700, fontSize: '.9375rem' } },
});

interface LaurelProps {
  /** The award's words, or one large number. */
  words: string;
  below?: string | undefined;
  className?: string;
}

/** A festival's laurels around an award. */
export function Laurel({ words, below, className }: LaurelProps) {
  return (
    <p css={wreath} className={className}>
      <b data-large={words.length <= 3 ? '' : undefined}>{words}</b>
      {below && <span>{below}</span>}
    </p>
  );
}
