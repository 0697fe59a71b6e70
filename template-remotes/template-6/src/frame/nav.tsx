import { css } from '@emotion/react';
import { DESKTOP, NavList } from '@janur/template-parts';
import crown from '../assets/crown.svg';
import { Language, Music } from './controls.tsx';

const line = css({
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  bottom: 0,
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: 'var(--base)',
  borderTop: '1px solid var(--title)',
  display: 'flex',
  '& ul': { maxWidth: 900, marginInline: 'auto', paddingInline: 8 },
  '& a': {
    position: 'relative',
    display: 'grid',
    placeContent: 'center',
    minHeight: 66,
    paddingTop: 16,
    font: '500 .8125rem/1.1 var(--font-heading)',
    letterSpacing: '.04em',
    textTransform: 'uppercase',
    color: 'var(--ink)',
  },
  // a crown over the section in view
  '& a::before': {
    content: '""',
    position: 'absolute',
    left: 'calc(50% - 13px)',
    top: 5,
    width: 26,
    height: 26,
    background: 'var(--gilt)',
    mask: `url(${crown}) 50% 50% / contain no-repeat`,
    opacity: 0,
    transform: 'translateY(4px)',
    transition: 'opacity 260ms, transform 260ms',
  },
  '& [aria-current]::before': { opacity: 1, transform: 'none' },
  '@media (max-height: 430px)': {
    '& a': { minHeight: 48, paddingTop: 18 },
    '& a::before': { top: 1, width: 20, left: 'calc(50% - 10px)' },
  },
  [DESKTOP]: { '& a': { fontSize: '.9375rem', letterSpacing: '.1em' } },
});

const list = css({ flex: 1 });

/** A thin line at the window's foot with words over nothing. */
export const Nav = () => (
  <div css={line}>
    <NavList css={list} />
    <Language />
    <Music />
  </div>
);
