import { css } from '@emotion/react';
import { LanguageButton, MusicButton } from '@janur/kit';
import { DESKTOP, NavList } from '@janur/template-parts';

const LOW_WINDOW = '@media (max-height: 430px)';

/** The player's bar: its chapters, and at its end the sound and the subtitles. */
const bar = css({
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  paddingRight: 'max(4px, env(safe-area-inset-right))',
  paddingBottom: 'env(safe-area-inset-bottom)',
  color: 'var(--ink-on-third)',
  '--focus': 'var(--ink-on-third)',
  background: 'var(--third)',
  borderTop: '1px solid color-mix(in srgb, var(--ink-on-third) 18%, #0000)',
  '& > *': { gridRow: 1 },
  '& > nav': { gridColumn: 1 },
  '& > [data-part="music"]': { gridColumn: 2 },
  '& > [data-part="language"]': { gridColumn: 3 },
  // as wide before the line as behind it
  [DESKTOP]: { paddingLeft: 104 },
});
const key = css({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'center',
  width: 48,
  height: 48,
  padding: 0,
  border: 0,
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  outlineOffset: -4,
  '& > svg': { gridArea: '1 / 1' },
  '& > b': {
    padding: '4px 4px 2px',
    borderRadius: 4,
    boxShadow: 'inset 0 0 0 2px currentColor',
    font: '700 .875rem/1 var(--font-body)',
  },
  '&:active': { color: 'var(--primary)', translate: '0 1px' },
  '&[data-state="playing"]': { color: 'var(--primary)' },
});
/** Chapters are ticks on its line, gold up to the one that plays. */
const chapters = css({
  '& ul': { maxWidth: 760, marginInline: 'auto', paddingInline: 8 },
  '& li': { position: 'relative' },
  // the line, in one piece a chapter
  '& li::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: 22,
    height: 4,
    background: 'color-mix(in srgb, var(--ink-on-third) 32%, var(--third))',
  },
  '& li:first-of-type::before': { left: 10, borderRadius: '2px 0 0 2px' },
  '& li:last-of-type::before': { right: 10, borderRadius: '0 2px 2px 0' },
  '& li:has(~ li [aria-current])::before': { background: 'var(--primary)' },
  '& li:has([aria-current])::before': {
    background:
      'linear-gradient(90deg, var(--primary) 80%, color-mix(in srgb, var(--ink-on-third) 32%, var(--third)) 0)',
  },
  '& a': {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    minHeight: 68,
    padding: '46px 8px 6px',
    font: '400 .8125rem/1.15 var(--font-body)',
    outlineOffset: -4,
  },
  '& a::before': {
    content: '""',
    position: 'absolute',
    left: 'calc(50% - 2px)',
    top: 17,
    width: 4,
    height: 14,
    borderRadius: 2,
    background: 'currentColor',
  },
  '& a[aria-current]': { fontWeight: 700 },
  '& a[aria-current]::before': {
    left: 'calc(50% - 10px)',
    top: 14,
    width: 20,
    height: 20,
    borderRadius: '50%',
    background: 'var(--primary)',
  },
  '& a[aria-current]::after': {
    content: '""',
    position: 'absolute',
    left: 'calc(50% - 3px)',
    top: 19,
    width: 8,
    height: 10,
    clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
    background: 'var(--on-primary)',
  },
  [LOW_WINDOW]: {
    '& li::before': { top: 12 },
    '& a': { minHeight: 46, padding: '28px 8px 2px' },
    '& a::before': { top: 7 },
    '& a[aria-current]::before': { top: 4 },
    '& a[aria-current]::after': { top: 9 },
  },
});

export const PlaybackBar = () => (
  <div css={bar}>
    <NavList css={chapters} />
    <MusicButton css={key}>{(isPlaying) => <Speaker isPlaying={isPlaying} />}</MusicButton>
    <LanguageButton css={key}>{(language) => <b>{language}</b>}</LanguageButton>
  </div>
);

const Speaker = ({ isPlaying }: { isPlaying: boolean }) => (
  <svg
    viewBox="0 0 26 24"
    width="28"
    height="26"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M3,9h4l6,-5v16l-6,-5H3Z" fill="currentColor" />
    <path d={isPlaying ? 'M17,8q3,4 0,8M20,5q5.500,7 0,14' : 'M17,9l6,6M23,9l-6,6'} />
  </svg>
);
