import { css } from '@emotion/react';
import { LanguageButton, MusicButton, useNavItems } from '@janur/kit';
import { CJK, column, DESKTOP, LOW, NavList } from '@janur/template-parts';

/** `[as it lies, as it is pulled out]`; the letters on the second are white. */
const COLOURS: [string, string][] = [
  ['#f1a48d', '#b8472c'],
  ['#efc765', '#8a5f12'],
  ['#a7c4a9', '#3e5c4b'],
  ['#a9c4d6', '#3c6079'],
  ['#d9b8d0', '#7a4a70'],
  ['#d3bfa5', '#775a38'],
  ['#a5c9c4', '#2f635d'],
];

/** Index tabs stick out at the right: on a phone into the page, on a desktop out of it. */
const tabs = css(column, {
  position: 'fixed',
  zIndex: 29,
  right: 0,
  top: 84,
  pointerEvents: 'none',
  '& ul': { gap: 4, maxHeight: 'calc(100dvh - 92px)' },
  '& li': { flex: '0 0 auto', display: 'flex', justifyContent: 'flex-end' },
  '& a': {
    '--focus': '#3a2f28',
    position: 'relative',
    display: 'grid',
    placeItems: 'center end',
    width: 44,
    minWidth: 44,
    minHeight: 44,
    paddingInline: 0,
    color: '#3a2f28',
    outlineOffset: -4,
  },
  '& a span': {
    display: 'grid',
    placeContent: 'center',
    width: 32,
    height: '100%',
    padding: '8px 0',
    writingMode: 'vertical-rl',
    borderRadius: '9px 0 0 9px',
    font: '650 .875rem/1 var(--font-body)',
    letterSpacing: '-.01em',
    boxShadow: '-1px 1px 3px #3a2f2838',
    [CJK]: { letterSpacing: '.06em' },
  },
  '& [data-control] button': {
    '--focus': '#3a2f28',
    display: 'grid',
    placeItems: 'center',
    width: 48,
    minHeight: 48,
    padding: '0 0 0 16px',
    border: 0,
    color: '#3a2f28',
    background: '#fffdf8',
    font: '700 .8125rem/1 var(--font-body)',
    pointerEvents: 'auto',
    cursor: 'pointer',
    outlineOffset: -4,
    clipPath: 'inset(2px 0 2px 16px round 9px 0 0 9px)',
    '&:active': { translate: '-3px 0' },
  },
  '& a[aria-current]': { color: '#fff', '--focus': '#fff' },
  '& a[aria-current] span': { width: 38 },
  ...Object.fromEntries(
    COLOURS.flatMap(([lying, pulled], index) => [
      [`& li:nth-of-type(${index + 1}) a span`, { background: lying }],
      [`& li:nth-of-type(${index + 1}) a[aria-current] span`, { background: pulled }],
    ]),
  ),
  '@media (max-height: 760px)': { '& ul': { gap: 3 }, '& a span': { padding: '7px 0', fontSize: '.8125rem' } },
  '@media (max-height: 680px)': {
    top: 68,
    '& ul': { gap: 2, maxHeight: 'calc(100dvh - 72px)' },
    '& a span': { padding: '3px 0', fontSize: '.75rem' },
  },
  // a phone on its side has room for words that lie
  [LOW]: {
    '& a': { width: 'auto' },
    '& a span, & a[aria-current] span': {
      writingMode: 'horizontal-tb',
      width: 'auto',
      maxWidth: 128,
      padding: '2px 10px',
    },
    '& a[aria-current] span': { paddingRight: 20 },
  },
  // a page of 400 % has no room for tabs that stay: they lie at its beginning
  '@media (max-height: 300px)': { position: 'absolute', top: 8 },
  [DESKTOP]: {
    right: 'auto',
    left: 'calc(100vw - var(--margin) - var(--scrollbar, 0px))',
    top: 56,
    '& ul': { gap: 5, maxHeight: 'calc(100dvh - 64px)' },
    '& li': { justifyContent: 'flex-start' },
    '& a': { width: 52, placeItems: 'center start' },
    '& a span': {
      width: 36,
      padding: '14px 0',
      borderRadius: '0 9px 9px 0',
      fontSize: '1rem',
      boxShadow: '1px 2px 3px #3a2f2838',
    },
    '& a[aria-current] span': { width: 50 },
    '& [data-control] button': {
      padding: '0 12px 0 0',
      clipPath: 'inset(2px 12px 2px 0 round 0 9px 9px 0)',
      '&:active': { translate: '3px 0' },
    },
  },
});

/** The last two are of plain paper: the song, and the language. */
export function IndexTabs() {
  const isIndexed = useNavItems().length > 1;
  const controls = (
    <>
      <li data-control="">
        <MusicButton>{(isPlaying) => <Note isPlaying={isPlaying} />}</MusicButton>
      </li>
      <li data-control="">
        <LanguageButton>{(language) => <b>{language}</b>}</LanguageButton>
      </li>
    </>
  );
  if (isIndexed) return <NavList css={tabs}>{controls}</NavList>;
  return (
    <div css={tabs}>
      <ul>{controls}</ul>
    </div>
  );
}

const Note = ({ isPlaying }: { isPlaying: boolean }) => (
  <svg
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M9,18V6L19,3.500V15.500" />
    <ellipse cx="6.500" cy="18" rx="2.600" ry="2.200" fill="currentColor" />
    <ellipse cx="16.500" cy="15.500" rx="2.600" ry="2.200" fill="currentColor" />
    {!isPlaying && <path d="M3,3L21,22" stroke="#b8472c" />}
  </svg>
);
