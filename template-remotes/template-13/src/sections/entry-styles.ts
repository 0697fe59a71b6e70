import { css } from '@emotion/react';
import { NARROW } from '@janur/template-parts';

/** Time, thread and words; the thread runs from one entry to the next. */
export const entry = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '72px 34px minmax(0, 1fr)',
  paddingBottom: 40,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 'calc(72px + 17px)',
    top: 14,
    bottom: -14,
    width: 1,
    background: 'color-mix(in srgb, var(--thread) 75%, #0000)',
  },
  // beyond the last one it fades
  '&:last-of-type::before': {
    background: 'repeating-linear-gradient(var(--thread) 0 1px, #0000 1px 6px)',
  },
  '& > [data-mark]': {
    position: 'relative',
    display: 'grid',
    placeContent: 'center',
    width: 34,
    height: 28,
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '0 4px',
      borderRadius: '50%',
      background: 'var(--night)',
    },
    '& > *': { position: 'relative' },
  },
  [NARROW]: {
    gridTemplateColumns: '68px 28px minmax(0, 1fr)',
    '&::before': { left: 'calc(68px + 14px)' },
    '& > [data-mark]': { width: 28 },
  },
});

export const when = css({
  padding: '3px 6px 0 0',
  textAlign: 'end',
  '& b': { font: '400 1.3125rem/1.05 var(--font-heading)', color: 'var(--gold)' },
  '& small': {
    display: 'block',
    marginTop: 5,
    font: '400 .8125rem/1.3 var(--font-body)',
    letterSpacing: '.06em',
    color: 'var(--line)',
    overflowWrap: 'anywhere',
  },
  // an hour and its half of the day stay together
  [NARROW]: { '& b': { fontSize: '1.0625rem' }, '& small': { letterSpacing: 0 } },
});
