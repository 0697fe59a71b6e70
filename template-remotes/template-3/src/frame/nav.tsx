import { css } from '@emotion/react';
import { DESKTOP, NavList, outlineIcons } from '@janur/template-parts';
import { Language, Music } from './controls.tsx';
import { ICONS } from './icons.ts';

const entry = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 5,
  minHeight: 58,
  font: '500 .8125rem/1.1 var(--font-body)',
  letterSpacing: '.02em',
  // a golden thread over the section in view
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: -1,
    insetInline: '16%',
    height: 2,
    background: 'var(--gold-2)',
    transform: 'scaleX(0)',
    transition: 'transform 240ms',
  },
  '&[aria-current]': { color: 'var(--on-soga)' },
  '&[aria-current]::before': { transform: 'none' },
  '@media (max-height: 430px)': { minHeight: 46, gap: 2 },
} as const;

const bar = css({
  position: 'fixed',
  zIndex: 30,
  insetInline: 'max(16px, 50% - 290px)',
  bottom: 'max(14px, env(safe-area-inset-bottom))',
  color: 'var(--soft-on-soga)',
  '--focus': 'var(--on-soga)',
  background: 'var(--soga-deep)',
  border: '1px solid color-mix(in srgb, var(--wire) 60%, #0000)',
  boxShadow: '0 10px 24px -12px #000a',
  display: 'flex',
  paddingLeft: 6,
  '& a': entry,
  '@media (max-height: 430px)': { bottom: 6 },
  [DESKTOP]: { left: '34vw', right: 0, width: 'min(640px, 62vw)', marginInline: 'auto', bottom: 24 },
});

const list = css({ flex: 1, '--above': '2px' });

const icon = outlineIcons(ICONS, { width: 19, viewBox: '0 0 18 18', strokeWidth: 1.3 });

/** A dark bar with golden line icons. */
export const Nav = () => (
  <div css={bar}>
    <NavList css={list} icon={icon} />
    <Language />
    <Music />
  </div>
);
