import { css } from '@emotion/react';
import { MusicButton, type NavItem } from '@janur/kit';
import { DESKTOP, NavList } from '@janur/template-parts';
import { antefixes, ON_STONE, STONE } from '../parts/materials.ts';

/** In a field of 20 × 20. */
const ICONS: Record<NavItem['key'], string> = {
  home: 'M2,10L10,2l8,8v8H2Z',
  story: 'M10,17C2,11 1,4 6,4c3,0 4,3 4,3s1-3 4-3c5,0 4,7-4,13Z',
  wedding: 'M2,4h16v14H2ZM2,8h16M6,2v4M14,2v4',
  party: 'M10,3v15M1,9C3,3 17,3 19,9C17,7 15,7 13,9C11,7 9,7 7,9C5,7 3,7 1,9ZM6,18h8',
  gallery: 'M2,3h16v14H2ZM2,14l5-5 5,5 2-2 4,4',
  rsvp: 'M2,4h16v12H2ZM2,4l8,7 8-7',
  wishes: 'M3,3h14v10H9l-4,4v-4H3Z',
};

const bar = css({
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  bottom: 0,
  '--focus': ON_STONE,
  paddingBottom: 'env(safe-area-inset-bottom)',
  color: ON_STONE,
  background: STONE,
  borderTop: '1px solid #efe3ca',
  boxShadow: 'inset 0 6px 0 #a89b86, inset 0 7.5px 0 #5d5447',
  '&::before': antefixes(12),
  '& ul': { maxWidth: 760, marginInline: 'auto', paddingInline: 6 },
  paddingTop: 7,
  // the last cell is the music's
  '&:has(+ [data-part="music"])': { paddingRight: 60, '& > [data-hint="after"]': { right: 58 } },
  '& a': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 5,
    minHeight: 58,
    font: '700 .8125rem/1.1 var(--font-body)',
  },
  '& svg': { flex: 'none' },
  '& [aria-current]': { color: '#5a2a27', '& svg': { fill: 'currentColor' } },
  '@media (max-height: 430px)': { '& a': { minHeight: 44 }, '& svg': { display: 'none' } },
});

const icon = (key: NavItem['key']) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <path d={ICONS[key]} />
  </svg>
);

/** A gong at the ledge's end; struck, its rings are seen. */
const gong = css({
  position: 'fixed',
  zIndex: 31,
  right: 2,
  bottom: 'env(safe-area-inset-bottom)',
  display: 'grid',
  placeItems: 'center',
  width: 58,
  height: 60,
  padding: 0,
  border: 0,
  color: ON_STONE,
  '--focus': ON_STONE,
  background: 'none',
  cursor: 'pointer',
  outlineOffset: -5,
  '&:active': { transform: 'scale(.94)' },
  '@media (max-height: 430px)': { height: 46 },
  [DESKTOP]: { right: 20 },
});
const Gong = (isPlaying: boolean) => (
  <svg width="38" height="38" viewBox="-19 -19 38 38" fill="none" stroke="currentColor" aria-hidden="true">
    <circle r="15" fill={isPlaying ? '#e8b842' : '#b8a98c'} strokeWidth="1.500" />
    <circle r="9.500" strokeOpacity=".6" />
    <circle r="4.200" fill={isPlaying ? '#5a2a27' : 'none'} strokeWidth="1.500" />
    {isPlaying ? (
      <path d="M13,-13a18.400,18.400 0 0 1 0,26M-13,-13a18.400,18.400 0 0 0 0,26" strokeWidth="1.300" />
    ) : (
      <path d="M-12,12L12,-12" strokeWidth="2" />
    )}
  </svg>
);

/** The navigation is a ledge of stone, crowned as the gate is. */
export const StoneBar = () => (
  <>
    <NavList css={bar} icon={icon} />
    <MusicButton css={gong}>{Gong}</MusicButton>
  </>
);
