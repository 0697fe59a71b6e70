import { css } from '@emotion/react';
import type { OpeningProps } from '@janur/kit';
import { DESKTOP, LEAVING, LOW, REDUCED_MOTION } from '@janur/template-parts';
import terrazzo from '../assets/terrazzo.svg';
import { BURST } from '../parts/burst.ts';
import { WIDE } from './wide.ts';

type View = OpeningProps['view'];

const greeting = css({
  textAlign: 'center',
  color: 'var(--soot)',
  '& span': { display: 'block', font: '400 1.5rem/1.1 var(--font-script)', color: 'var(--deep)' },
  '& strong': {
    display: 'block',
    marginTop: 4,
    font: '400 1.5rem/1.2 var(--font-heading)',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  '[data-guest="long"] & strong': { fontSize: '1.1875rem' },
  [LOW]: { '& span': { fontSize: '1.125rem' }, '& strong': { fontSize: '1.1875rem' } },
  [DESKTOP]: { '& span': { fontSize: '1.875rem' }, '& strong': { fontSize: '2rem' } },
});

/** Whom the party greets. */
export function Greeting({ view, className }: { view: View; className?: string }) {
  const { guest, texts } = view;
  if (!guest) return null;
  return (
    <p css={greeting} className={className}>
      <span>{texts.to}</span>
      <strong data-part="guest">{guest}</strong>
    </p>
  );
}

const counter = css({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  justifyItems: 'center',
  gap: 10,
  padding: '40px 20px max(14px, env(safe-area-inset-bottom))',
  '--focus': 'var(--soot)',
  background:
    'linear-gradient(#fffdf6 3px, #e6cfa8 3px 16px, #7a5a3421 16px 26px, #0000 26px) 0 0 / 100% 26px no-repeat, var(--cream)',
  [WIDE]: { gridArea: 'counter', paddingTop: 34 },
  [LOW]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 16,
    padding: '24px 20px 6px',
    '& > button:nth-of-type(1):nth-child(2)': { gridColumn: '1 / -1' },
  },
  [LEAVING]: { transform: 'translateY(110%)', transition: 'transform 620ms 240ms cubic-bezier(.6,0,.8,.4)' },
  [REDUCED_MOTION]: { [LEAVING]: { transform: 'none' } },
});
/** Chips of stone, beside the words and never under them. */
const stone = css({
  position: 'absolute',
  inset: '26px 0 0',
  background: '50% 0 / 390px 220px',
  mask: 'linear-gradient(90deg, #000 26px, #0000 68px calc(100% - 68px), #000 calc(100% - 26px))',
});
const words = css({ position: 'relative', maxWidth: 'min(100%, 560px)' });
const button = css({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minWidth: 'min(276px, 100%)',
  minHeight: 96,
  padding: '18px 44px 22px 40px',
  border: 0,
  color: 'var(--cream)',
  background: 'none',
  cursor: 'pointer',
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    inset: '6px 0 0 6px',
    clipPath: BURST,
    background: 'var(--gold)',
  },
  '&::after': { inset: '0 6px 6px 0', background: 'var(--red)' },
  '& span': {
    position: 'relative',
    zIndex: 1,
    font: '600 1.1875rem/1.2 var(--font-body)',
    background: 'var(--red)',
  },
  '&:active': { transform: 'translate(2px, 2px)' },
  [LOW]: { minHeight: 72, minWidth: 230, padding: '8px 40px 12px' },
  [DESKTOP]: { minWidth: 330, minHeight: 112, '& span': { fontSize: '1.375rem' } },
});

/** The terrazzo counter with its starburst. */
export function Counter({ view, hasGreeting }: { view: View; hasGreeting: boolean }) {
  return (
    <div css={counter}>
      <div css={stone} style={{ backgroundImage: `url("${terrazzo}")` }} />
      {hasGreeting && <Greeting css={words} view={view} />}
      <button type="button" data-part="open" css={button}>
        <span>{view.texts.open}</span>
      </button>
    </div>
  );
}
