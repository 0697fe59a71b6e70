import { css } from '@emotion/react';
import { from } from '@janur/kit';
import { LOW, NavList, outlineIcons } from '@janur/template-parts';
import { Controls } from './controls.tsx';
import { ICONS } from './icons.ts';

/** The crests stand up, the troughs are cut away. */
const WATERLINE =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='65' height='20'%3E%3Cpath d='M0,10Q16.25,-6 32.5,10T65,10V20H0Z'/%3E%3C/svg%3E\")";

const bar = css({
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  bottom: 0,
  padding: '18px 8px calc(6px + env(safe-area-inset-bottom))',
  color: 'var(--ink)',
  '--focus': 'var(--ink)',
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetInline: 0,
    background: 'var(--paper)',
  },
  '&::before': { top: 0, height: 20, mask: `${WATERLINE} 50% 0 / 65px 20px repeat-x` },
  '&::after': { top: 19.5, bottom: 0 },
  '& ul': { maxWidth: 720, marginInline: 'auto' },
  // the song and the languages stand at its ends
  paddingInline: '56px',
  '&:not(:has(~ [data-part="music"]))': { paddingLeft: 8 },
  '& > [data-hint="before"]': { left: '54px' },
  '& > [data-hint="after"]': { right: '54px' },
  '&:not(:has(~ [data-part="music"])) > [data-hint="before"]': { left: 2 },
  '& a': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 3,
    minHeight: 54,
    font: '500 .8125rem/1.15 var(--font-body)',
  },
  '& a[aria-current]': { fontWeight: 700 },
  '& a[aria-current] path': { strokeWidth: 2.3 },
  [LOW]: { paddingTop: 12, '& a': { minHeight: 46, gridAutoFlow: 'column', gap: 6 } },
  // beside the shore, once seven words and two buttons have room there
  [`@media ${from('wide')}`]: { left: '42vw' },
});

const icon = outlineIcons(ICONS, {
  width: 24,
  strokeWidth: 1.7,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Floats at the window's foot, its upper edge a wave. */
export const Nav = () => (
  <>
    <NavList css={bar} icon={icon} />
    <Controls />
  </>
);
