import { css } from '@emotion/react';
import { useEyebrow } from '@janur/kit';
import type { HeadProps } from '../../skeleton/sheet-look.ts';
import { usePageNumber } from './pages.ts';
import { Parcel } from './parcel.tsx';
import { doubleRule } from './press.ts';

const head = css({
  '& > [data-line]': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minHeight: 58,
  },
  '& > [data-line] > span': { font: '400 1.5rem/1 var(--font-script)', color: 'var(--title)' },
  '& > [data-line] > b': { font: '700 1.625rem/1 var(--font-heading)' },
  '&::after': { ...doubleRule, position: 'absolute', insetInline: 16, top: 58 },
  '& h2': {
    marginTop: 22,
    font: '700 clamp(1.75rem, 9.4vw, 2.6875rem)/.98 var(--font-heading)',
    letterSpacing: '-.022em',
    hyphens: 'auto',
    color: 'var(--title)',
  },
});

const drawn = css({ float: 'right', margin: '14px 0 6px 16px' });

/** The running head with the page's number, and the headline. */
export function Head({ section, title, isPlain }: HeadProps) {
  const eyebrow = useEyebrow();
  const numberOf = usePageNumber();
  return (
    <header css={head}>
      <p data-line="">
        <span>{eyebrow}</span>
        <b aria-hidden="true">{numberOf(section)}</b>
      </p>
      {section === 'gift' && !isPlain && <Parcel css={drawn} />}
      <h2>{title}</h2>
    </header>
  );
}
