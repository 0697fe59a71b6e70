import { css } from '@emotion/react';
import { DESKTOP, NavList, outlineIcons } from '@janur/template-parts';
import { Music } from './controls.tsx';
import { ICONS } from './icons.ts';

const entry = {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 5,
  minHeight: 62,
  font: '500 .8125rem/1.1 var(--font-body)',
  paddingInline: 11,
  '& :is(span, svg)': { position: 'relative' },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '-8px 2px 4px',
    borderRadius: '32px 32px 8px 8px',
    background: 'var(--base)',
    transform: 'translateY(8px) scaleY(.4)',
    transformOrigin: '50% 100%',
    opacity: 0,
    transition: 'transform 260ms cubic-bezier(.2,.7,.2,1), opacity 160ms',
  },
  '&[aria-current]': { color: 'var(--ink)', fontWeight: 700 },
  '&[aria-current]::before': { transform: 'none', opacity: 1 },
  '@media (max-height: 430px)': { minHeight: 50, gap: 2 },
} as const;

const bar = css({
  position: 'fixed',
  zIndex: 30,
  insetInline: 'max(14px, 50% - 300px)',
  display: 'flex',
  padding: '0 12px',
  bottom: 'max(14px, env(safe-area-inset-bottom))',
  color: 'var(--on-primary)',
  '--focus': 'var(--on-primary)',
  borderRadius: 62,
  background: 'var(--deep)',
  boxShadow: '0 12px 22px -10px #4a1d0ecc, inset 0 1px 0 var(--clay-4)',
  '& a': entry,
  '@media (max-height: 430px)': { bottom: 8 },
  [DESKTOP]: { left: '44vw', right: 0, width: 'min(600px, 54vw)', marginInline: 'auto', bottom: 24 },
});

const list = css({ flex: 1, '--above': '10px' });

const icon = outlineIcons(ICONS, { width: 20, viewBox: '0 0 18 18', strokeWidth: 1.4 });

/** The floating clay pill; the entry of the section in view stands in an arch. */
export const Nav = () => (
  <div css={bar}>
    <NavList css={list} icon={icon} />
    <Music />
  </div>
);
