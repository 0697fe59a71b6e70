import { css } from '@emotion/react';
import { below, LanguageButton, MusicButton } from '@janur/kit';
import { DESKTOP, NavList } from '@janur/template-parts';
import { usePageNumber } from './pages.ts';

const bar = css({
  '--focus': 'var(--on-primary)',
  color: 'var(--on-primary)',
  background: 'var(--primary)',
  // in view however long the page is
  position: 'sticky',
  zIndex: 5,
  bottom: 0,
  paddingBottom: 'env(safe-area-inset-bottom)',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    width: 48,
    padding: 0,
    border: 0,
    borderLeft: '1px solid color-mix(in srgb, var(--on-primary) 33%, #0000)',
    color: 'inherit',
    background: 'none',
    font: '700 .9375rem/1 var(--font-heading)',
    letterSpacing: '.06em',
    cursor: 'pointer',
    '&:active': { background: 'var(--secondary)' },
    '&:focus-visible': { outlineOffset: -4 },
  },
  '& ul': { maxWidth: 760, marginInline: 'auto' },
  '& li + li': { borderLeft: '1px solid color-mix(in srgb, var(--on-primary) 33%, #0000)' },
  '& a': {
    display: 'flex',
    gap: 8,
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 'max(52px, calc(62 * var(--v)))',
    padding: '4px 12px',
    font: '600 .9375rem/1.1 var(--font-body)',
  },
  '& a:focus-visible': { outlineOffset: -4 },
  '& [aria-current]': { boxShadow: 'inset 0 4px 0 var(--secondary)', background: '#fff1' },
  '& b': { font: '700 1.625rem/1 var(--font-heading)' },
  // number above word: four pages at first sight
  [`@media ${below('tablet')}`]: {
    '& a': { flexDirection: 'column', gap: 3, minWidth: 52, padding: '6px 5px', fontSize: '.75rem' },
    '& b': { fontSize: '1.25rem' },
    '& > button': { width: 46 },
  },
  [DESKTOP]: { width: 'min(860px, 100%)', marginInline: 'auto', '& a': { minHeight: 52 } },
});

/** The pages of the paper by number. */
export function Nav() {
  const numberOf = usePageNumber();
  return (
    <div css={bar}>
      <NavList icon={(_, section) => <b>{numberOf(section)}</b>} />
      <MusicButton>{(isPlaying) => <Gramophone isPlaying={isPlaying} />}</MusicButton>
      <LanguageButton>{(language) => language}</LanguageButton>
    </div>
  );
}

/** An advertisement's gramophone; its horn sounds. */
const Gramophone = ({ isPlaying }: { isPlaying: boolean }) => (
  <svg
    viewBox="0 0 28 28"
    width="28"
    height="28"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M4,19h16v5H4ZM12,19V15q0,-3 -3,-4L4,5q6,-3 13,-2q3,4 2,9q-5,0 -8,-1.500" />
    <path d="M4,5q5,3 13,-2M9,11q5,-1 8,-8" strokeWidth="1" />
    {isPlaying ? <path d="M22,6q2,2 0,4M24.500,4q4,4 0,8" /> : <path d="M21,6l5,5M26,6l-5,5" />}
  </svg>
);
