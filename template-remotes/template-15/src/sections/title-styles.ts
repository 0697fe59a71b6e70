import { css } from '@emotion/react';
import { from } from '@janur/kit';
import { DESKTOP, LOW, NARROW } from '@janur/template-parts';

/** What stands below the still, on wide windows in its lower third. */
export const credits = css({
  position: 'relative',
  flex: 1,
  display: 'grid',
  alignContent: 'space-evenly',
  justifyItems: 'center',
  gap: 14,
  margin: '-40px 0 0',
  padding: '0 14px',
  [LOW]: { marginTop: -110 },
  [DESKTOP]: {
    gridArea: '2 / 1',
    alignSelf: 'end',
    grid: '"names names" auto "billing time" auto / minmax(0, 1fr) auto',
    gap: '22px 64px',
    alignItems: 'end',
    justifyItems: 'start',
    width: 'min(1280px, 100% - 96px)',
    margin: '0 auto',
    padding: '0 0 44px',
    textAlign: 'start',
  },
});

const size = (most: string, line: string) =>
  `max(2rem, min(calc(${most} * var(--scale, var(--step))), calc(${line} / var(--billed))))`;

/** In one line where it fits, else each name in its own; the joining word is written by hand. */
export const names = css({
  fontSize: size('clamp(5rem, 27.6vw, 9.5rem)', '246vw'),
  lineHeight: 0.94,
  letterSpacing: '.006em',
  color: 'var(--title)',
  '& [data-line]:first-of-type': { display: 'var(--lines)' },
  '& [data-joiner]': {
    display: 'inline-block',
    padding: '0 .1em',
    font: '400 .56em/.9 var(--font-script)',
    letterSpacing: 0,
    textTransform: 'none',
    verticalAlign: '.16em',
    color: 'var(--gilt)',
    transform: 'rotate(-7deg)',
    whiteSpace: 'pre',
  },
  '&:is([data-layout="new-lines"], [data-single]) [data-line]': { display: 'block' },
  '&[data-layout="new-lines"]': { fontSize: size('clamp(4rem, 19.5vw, 9.5rem)', '246vw') },
  '&[data-layout="new-lines"] [data-joiner]': { display: 'block' },
  [DESKTOP]: {
    '&, &[data-layout="new-lines"]': {
      gridArea: 'names',
      maxWidth: '78%',
      fontSize: 'max(3rem, min(calc(11rem * var(--scale, var(--step))), calc(150vw / var(--billed))))',
    },
  },
});

export const billing = css({
  maxWidth: 372,
  color: 'var(--ink)',
  [`@media ${from('large')}`]: { maxWidth: 520, fontSize: '1.5rem', '& i': { fontSize: '.9375rem' } },
  [DESKTOP]: { gridArea: 'billing', maxWidth: 560 },
});

const corner = (x: '0' | '100%', y: '0' | '100%') =>
  `linear-gradient(var(--gilt) 0 0) ${x} ${y} / 16px 1.5px no-repeat, linear-gradient(var(--gilt) 0 0) ${x} ${y} / 1.5px 16px no-repeat`;

/** 212:07:46:18 between the corners of a viewfinder. */
export const timecode = css({
  width: 'min(352px, 100%)',
  padding: '16px 8px 14px',
  background: [corner('0', '0'), corner('100%', '0'), corner('0', '100%'), corner('100%', '100%')].join(', '),
  '& [data-part="units"]': { display: 'flex', justifyContent: 'space-between' },
  '& [data-part="unit"]': { position: 'relative', flex: '1 1 0', minWidth: 0, textAlign: 'center' },
  '& [data-part="unit"]:first-of-type': { flexGrow: 1.35 },
  '& b': {
    display: 'block',
    font: '700 clamp(2rem, 11vw, 2.6875rem)/1 var(--font-body)',
    letterSpacing: '-.03em',
    color: 'var(--title)',
  },
  '& [data-part="unit"] + [data-part="unit"]::before': {
    content: '":"',
    position: 'absolute',
    left: '-.3em',
    top: 0,
    font: '700 clamp(2rem, 11vw, 2.6875rem)/1 var(--font-body)',
    color: 'var(--gilt)',
  },
  '& span': { display: 'block', marginTop: 5, font: '400 .8125rem/1 var(--font-body)' },
  '& [data-part="over"]': { font: '700 1.125rem/1.3 var(--font-body)', textAlign: 'center' },
  [NARROW]: { '& span': { fontSize: '.75rem', letterSpacing: '-.03em' } },
  [DESKTOP]: { gridArea: 'time', width: 420 },
});
