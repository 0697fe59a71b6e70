import { css } from '@emotion/react';
import { type NavItem, useCouple } from '@janur/kit';
import { DESKTOP, NavList } from '@janur/template-parts';
import spark from '../assets/spark.svg';
import { ICONS, STAR_OF_STORY } from './icons.ts';

/** The limb of a planet: a circle so large that only its upper edge is seen. */
const limb = css({
  '--limb': 'max(205vw, 1000px)',
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  bottom: 0,
  padding: '20px 0 max(6px, env(safe-area-inset-bottom))',
  background:
    'radial-gradient(circle at 50% calc(var(--limb) + 1px), var(--panel) calc(var(--limb) - 1.6px), var(--silver) calc(var(--limb) - .9px) calc(var(--limb) - .1px), #0000 calc(var(--limb) + .5px))',
  '& ul': { maxWidth: 720, marginInline: 'auto' },
  '--above': '24px',
  '& a': {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 5,
    minHeight: 60,
    font: '400 .84375rem/1.15 var(--font-body)',
    color: 'var(--star)',
    outlineOffset: -3,
  },
  '& a[aria-current]': { fontWeight: 500, color: 'var(--gold)' },
  // a star rises over what is in view
  '& a[aria-current]::before': {
    content: '""',
    position: 'absolute',
    top: -22,
    left: 'calc(50% - 20px)',
    width: 40,
    height: 40,
    background: `url(${spark}) 50% / contain no-repeat`,
    pointerEvents: 'none',
  },
  '@media (max-height: 430px)': { paddingTop: 12, '& a': { minHeight: 46, gap: 1, '& svg': { height: 18 } } },
  [DESKTOP]: {
    insetInline: '0 auto',
    width: 'var(--side, 100%)',
    '--limb': '1100px',
    '& a': { minWidth: 44, paddingInline: 4 },
  },
});

export function Nav() {
  const { isSingleHost } = useCouple();
  const drawn = (key: NavItem['key']) => (
    <svg
      width="24"
      height="22"
      viewBox="-12 -11 24 22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={key === 'story' && isSingleHost ? STAR_OF_STORY : ICONS[key]} />
    </svg>
  );
  return <NavList css={limb} icon={drawn} />;
}
