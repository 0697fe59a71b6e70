import { css } from '@emotion/react';
import { useCouple, useDay, useRsvpView, useSettings } from '@janur/kit';
import type { ReactNode } from 'react';
import barcode from '../../assets/kabar-barcode.svg';
import scissors from '../../assets/kabar-scissors.svg';
import { stencil } from '../../skeleton/stencil.ts';
import { settings } from './settings.ts';

const coupon = css({
  position: 'relative',
  clear: 'both',
  marginTop: 26,
  padding: '26px clamp(14px, 5vw, 22px) 22px',
  background: 'var(--white)',
  border: '2px dashed var(--ink)',
  '--white': 'var(--base)',
});
const cutter = css({
  position: 'absolute',
  top: -16,
  right: 52,
  width: 52,
  height: 30,
  transform: 'scaleX(-1)',
  background: 'var(--base)',
  '&::before': { content: '""', position: 'absolute', inset: 0, ...stencil(scissors, 'var(--ink)') },
});
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  gap: 14,
  marginTop: 26,
});
const bars = css({ width: 132, height: 32, ...stencil(barcode, 'var(--ink)') });
/** Two frames, stamped a little askew. */
const stamp = css({
  maxWidth: 200,
  padding: '7px 12px',
  border: '2.6px solid var(--red)',
  outline: '1px solid var(--red)',
  outlineOffset: -7,
  borderRadius: 4,
  transform: 'rotate(-6deg)',
  textAlign: 'center',
  font: '700 .875rem/1.15 var(--font-heading)',
  letterSpacing: '.07em',
  textTransform: 'uppercase',
  overflowWrap: 'anywhere',
  color: 'var(--red)',
});

const title = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '2px 14px',
  marginBottom: 16,
  '& b': {
    font: '700 1.375rem/1.1 var(--font-heading)',
    letterSpacing: '.09em',
    textTransform: 'uppercase',
    color: 'var(--red)',
  },
  '& span': { font: '600 .9375rem/1.2 var(--font-body)' },
});

/** To be cut out: dashes, scissors, a barcode and the couple's stamp. */
export function Coupon({ children }: { children: ReactNode }) {
  const { joinedNames } = useCouple();
  const day = useDay();
  const { eyebrow } = useRsvpView();
  const { stamp: words } = useSettings(settings);
  const number = day?.numerals.replaceAll(/\D/g, '').slice(0, 4);
  return (
    <div css={coupon}>
      <i css={cutter} aria-hidden="true" />
      <p css={title} aria-hidden="true">
        <b>{eyebrow}</b>
        {number && <span>No. {number}</span>}
      </p>
      {children}
      <div css={foot} aria-hidden="true">
        <i css={bars} />
        <p css={stamp}>
          {words || (
            <>
              {joinedNames}
              {day && <br />}
              {day?.numerals}
            </>
          )}
        </p>
      </div>
    </div>
  );
}
