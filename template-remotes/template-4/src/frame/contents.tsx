import { css } from '@emotion/react';
import { LanguageButton, MusicButton, useCouple, useNavItems, useTexts } from '@janur/kit';
import { DESKTOP, LOW, NARROW } from '@janur/template-parts';
import { useEffect, useRef, useState } from 'react';
import { JoinedNames } from '../parts/joined-names.tsx';
import { usePageNumber } from '../parts/page-number.ts';

const bar = css({
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  top: 0,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 20,
  height: 64,
  padding: '0 8px 0 20px',
  color: 'var(--ink)',
  background: 'var(--base)',
  [NARROW]: { gap: 8, paddingLeft: 16 },
  [LOW]: { height: 52 },
  [DESKTOP]: { padding: '0 28px 0 40px', height: 72 },
});
const names = css({
  flex: '1 1 0',
  minWidth: 0,
  maxHeight: '1.1em',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  font: '400 1.4375rem/1.1 var(--font-heading)',
  letterSpacing: '-.01em',
  // a long masthead takes two small lines, and loses nothing
  '&[data-long]': { maxHeight: 'none', fontSize: '1rem' },
  [NARROW]: { fontSize: '1.125rem' },
});
const words = css({ flex: 'none', display: 'flex', alignItems: 'center' });
/** The song and the language are set as words are. */
const word = css({
  display: 'grid',
  placeContent: 'center',
  minWidth: 48,
  height: 48,
  padding: 0,
  border: 0,
  font: '500 .9375rem/1 var(--font-body)',
  color: 'var(--ink)',
  background: 'none',
  cursor: 'pointer',
  '&:active': { textDecoration: 'underline', textUnderlineOffset: 7 },
});
const bars = css({
  '& path': { transformOrigin: '0 16px', transition: 'transform 300ms' },
  '[data-state="silent"] & path': { transform: 'scaleY(.16)' },
});
const toggle = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 48,
  padding: '0 6px',
  border: 0,
  font: '500 .9375rem/1 var(--font-body)',
  color: 'var(--ink)',
  background: 'none',
  cursor: 'pointer',
  '& path': { transition: 'transform 200ms', transformOrigin: '50% 50%' },
  '&[aria-expanded="true"] path:first-of-type': { transform: 'translateY(3.500px) rotate(14deg)' },
  [DESKTOP]: { display: 'none' },
  '&[aria-expanded="true"] path:last-of-type': { transform: 'translateY(-3.500px) rotate(-14deg)' },
});
const list = css({
  position: 'fixed',
  zIndex: 29,
  inset: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '88px 20px 32px',
  background: 'var(--base)',
  'html:has(&:not([hidden]))': { overflow: 'hidden' },
  '& ol': { display: 'grid', borderTop: 'var(--rule)', maxWidth: 1100, marginInline: 'auto' },
  '& a': {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    alignItems: 'baseline',
    minHeight: 56,
    padding: '6px 0 14px',
    borderBottom: 'var(--rule)',
    font: '400 clamp(2.25rem, 11.500vw, 4rem)/1 var(--font-heading)',
    letterSpacing: '-.02em',
    color: 'var(--title)',
    overflowWrap: 'anywhere',
  },
  '& a > span:first-of-type': { font: '500 .8125rem/1 var(--font-body)', letterSpacing: 0, color: 'var(--ink)' },
  '& a[aria-current]': { fontStyle: 'italic' },
  [LOW]: { padding: '60px 20px 16px', '& a': { fontSize: '1.75rem', minHeight: 48 } },
  [DESKTOP]: { padding: '120px 40px 40px' },
});

/** Where there is room for all of them. */
const line = css({
  display: 'none',
  [DESKTOP]: { display: 'flex', flex: 'none' },
  '& a': {
    display: 'grid',
    placeContent: 'center',
    minHeight: 48,
    minWidth: 44,
    paddingInline: 'clamp(6px, .8vw, 12px)',
    font: '500 .9375rem/1 var(--font-body)',
    color: 'var(--ink)',
    '& span': { padding: '6px 0', borderBottom: '1px solid #0000' },
    '&[aria-current] span': { borderColor: 'currentColor' },
  },
});

const SHORT = 12; // letters of both names that one line holds on a small phone

/** The running head: whose issue it is, and the contents: a line of them, on phones a list that fills the window. */
export function Contents() {
  const items = useNavItems();
  const pageNumber = usePageNumber();
  const { t } = useTexts();
  const { names: hosts } = useCouple();
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const nav = root.current;
    if (!isOpen || !nav) return;
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !nav.contains(relatedTarget)) setIsOpen(false);
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    nav.addEventListener('focusout', leave);
    nav.addEventListener('keydown', escape);
    return () => {
      nav.removeEventListener('focusout', leave);
      nav.removeEventListener('keydown', escape);
    };
  }, [isOpen]);

  return (
    <nav ref={root} aria-label={t('nav.label')}>
      <div css={bar}>
        <span css={names} data-long={hosts.join('').length > SHORT || undefined} aria-hidden="true">
          <JoinedNames names={hosts} />
        </span>
        <ul css={line}>
          {items.map(({ key, label, href, isActive }) => (
            <li key={key}>
              <a href={href} aria-current={isActive ? 'true' : undefined}>
                <span>{label}</span>
              </a>
            </li>
          ))}
        </ul>
        <div css={words}>
          {items.length > 1 && (
            <button
              ref={button}
              type="button"
              css={toggle}
              aria-expanded={isOpen}
              aria-controls="atelier-contents"
              onClick={() => setIsOpen(!isOpen)}
            >
              {t('nav.index')}
              <svg width="22" height="9" viewBox="0 0 22 9" stroke="currentColor" strokeWidth="1.2" aria-hidden="true">
                <path d="M0,1H22" />
                <path d="M0,8H22" />
              </svg>
            </button>
          )}
          <MusicButton css={word}>{sound}</MusicButton>
          <LanguageButton css={word}>{(shortName) => shortName}</LanguageButton>
        </div>
      </div>
      <div css={list} id="atelier-contents" hidden={!isOpen}>
        <ol>
          {items.map(({ key, section, label, href, isActive }) => (
            <li key={key}>
              <a href={href} aria-current={isActive ? 'true' : undefined} onClick={() => setIsOpen(false)}>
                <span aria-hidden="true">{pageNumber(section)}</span>
                <span>{label}</span>
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

/** Four bars that stand while the song plays. */
const sound = () => (
  <svg css={bars} viewBox="0 0 18 16" width="18" height="16" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
    <path d="M2,16V7M7,16V1M12,16V5M17,16V10" />
  </svg>
);
