import { css } from '@emotion/react';
import {
  LanguageButton,
  MusicButton,
  type NavItem,
  type SectionName,
  Sheet,
  useNavItems,
  useTexts,
  below,
} from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';
import type { CSSProperties } from 'react';
import { useEntries, useUnfolded } from '../../skeleton/entries.ts';
import { TABLET } from '../../skeleton/media.ts';
import { sheet } from './sheet-styles.ts';

/** Outlines in a field of 24 × 24. */
const ICONS: Readonly<Record<NavItem['key'] | 'gift', string>> = {
  home: 'M3,12L12,4l9,8M5.5,10v10h13V10M10,20v-6h4v6',
  story: 'M12,20C3,13 3,5 7.5,5C10.500,5 12,8 12,8s1.500-3 4.500-3C21,5 21,13 12,20Z',
  rsvp: 'M3,5h18v14H3ZM3,5l9,8 9-8',
  wedding: 'M3,6l6-3 6,3 6-3v15l-6,3-6-3-6,3ZM9,3v15M15,6v15',
  party:
    'M5,4h5v6a2.500,2.500 0 0 1-5,0ZM7.500,12.500v7M5,19.500h5M14,4h5v6a2.500,2.500 0 0 1-5,0ZM16.500,12.500v7M14,19.500h5',
  gallery: 'M3,5h18v14H3ZM3,16l5-5 5,5 3-3 5,4M16,8.500h.01',
  gift: 'M3,10h18v11H3ZM2,6h20v4H2ZM12,6v15M12,6C6,6 6,0 9,1.5S12,6 12,6c0,0 0-3 3-4.5S18,6 12,6',
  wishes: 'M3,4h18v13H11l-5,4v-4H3Z',
};
/** The ways that a phone has room for; the others are in the sheet there. */
const FIRST: readonly string[] = ['wedding', 'rsvp', 'wishes', 'gift'];
const MORE = 'M4,12h.01M12,12h.01M20,12h.01';
/** What stands on the card itself, with a way to its sheet. */
const ON_CARD: readonly SectionName[] = ['quote', 'share_banner'];

const bar = css({
  position: 'relative',
  zIndex: 1,
  width: 'min(100%, 390px)',
  marginTop: 'max(10px, calc(24 * var(--v) - 6px))',
  '& > ul': { display: 'flex', justifyContent: 'space-between' },
  '& > ul > li': { flex: '1 1 0', minWidth: 0 },
  '& > ul > li[data-wide]': { display: 'none' },
  '& > ul > li[data-control]': {
    flex: '0 0 44px',
    display: 'grid',
    margin: '-14px -10px -10px -2px',
    alignContent: 'start',
  },
  [TABLET]: { width: 'min(100%, 540px)' },
  [DESKTOP]: { width: 'min(100%, 760px)', '& > ul > li[data-wide]': { display: 'block' } },
});
const button = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 5,
  // no word of a label is broken
  font: '600 1rem/1 var(--font-heading)',
  // five of them and the controls in the width of a phone
  fontSize: 'max(.625rem, min(.9375rem, calc((100vw - 76px) / 5 / var(--letters) / .57)))',
  color: 'var(--title)',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '&[data-short]': { whiteSpace: 'nowrap' },
  [`@media ${below('phone')}`]: { fontSize: '.625rem', letterSpacing: '-.05em' },
  // the longest word leaves its place a little: the ring is the icon's
  '&&&:focus-visible': { outline: 'none', '& i': { outline: '2px solid var(--focus, var(--ink))', outlineOffset: 2 } },
  '& i': {
    width: 'max(46px, calc(52 * var(--v)))',
    height: 'max(46px, calc(52 * var(--v)))',
    display: 'grid',
    placeContent: 'center',
    borderRadius: '50%',
    color: 'var(--title-on-third)',
    background: 'var(--paper)',
    boxShadow:
      '0 5px 10px -4px #3b303466, 0 0 0 1px #d7cbb6, inset 0 0 0 4px var(--paper), inset 0 0 0 5px var(--rule)',
  },
});
/** Two coins of the card's own board beside the ways on, one above the other. */
const control = css({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  color: 'var(--title)',
  background:
    'radial-gradient(circle closest-side, #0000 15px, var(--rule) 15.500px 16.500px, var(--paper) 17px 18.500px, #d7cbb6 19px, #0000 19.500px), radial-gradient(circle closest-side, var(--paper) 17px, #0000 18px)',
  font: '600 .875rem/1 var(--font-heading)',
  letterSpacing: '.04em',
  cursor: 'pointer',
  '&:active': { color: 'var(--copper)', translate: '0 1px' },
  '&[data-state="playing"]': { color: 'var(--copper)' },
});
const list = css({
  overflow: 'hidden auto',
  padding: '12px clamp(20px, 8vw, 32px) 34px',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 56,
    borderBottom: '1px solid var(--rule)',
    font: '600 1.375rem/1.2 var(--font-heading)',
    letterSpacing: '.03em',
    color: 'var(--title-on-third)',
  },
});

/** Ways on under the card: on a phone four, and all others in a sheet. */
export function Nav() {
  const { t } = useTexts();
  const onCard = [...ON_CARD, ...useUnfolded()];
  const entries = useEntries().filter(({ section }) => !onCard.includes(section));
  const items = useNavItems();
  const beside = entries.filter(({ href }) => !items.some((item) => item.href === href));
  const gift = beside
    .filter(({ section }) => section === 'gift')
    .map((entry) => ({ ...entry, key: 'gift' as const, isActive: false }));
  const ways = [...items, ...gift];
  const others = [
    ...items.filter(({ key }) => !FIRST.includes(key)),
    ...beside.filter(({ section }) => section !== 'gift'),
  ];
  const onPhone = [...ways.filter(({ key }) => FIRST.includes(key)).map(({ label: name }) => name), t('nav.index')];
  const letters = Math.max(...onPhone.flatMap((name) => name.split(/\s+/)).map((word) => word.length));
  const label = t('nav.label');
  return (
    <nav css={bar} aria-label={label} id="more">
      <ul>
        {ways.map(({ key, href, label: name, isActive }) => (
          <li key={key} data-wide={FIRST.includes(key) ? undefined : ''}>
            <Way href={href} label={name} letters={letters} icon={ICONS[key]} isCurrent={isActive} />
          </li>
        ))}
        {others.length > 0 && (
          <li>
            <Way href="#more" label={t('nav.index')} letters={letters} icon={MORE} />
          </li>
        )}
        <li data-control="">
          <MusicButton css={control}>{(isPlaying) => <Sounding isPlaying={isPlaying} />}</MusicButton>
          <LanguageButton css={control}>{(language) => language}</LanguageButton>
        </li>
      </ul>
      {others.length > 0 && (
        <Sheet css={sheet} label={label}>
          <ul css={list}>
            {others.map(({ href, label: name }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </nav>
  );
}

interface WayProps {
  href: string;
  label: string;
  /** Of the longest word beside it: all are set alike. */
  letters: number;
  icon: string;
  isCurrent?: boolean;
}

function Way({ href, label, letters, icon, isCurrent = false }: WayProps) {
  const measure = { '--letters': letters } as CSSProperties; // its type knows no custom properties
  return (
    <a
      css={button}
      href={href}
      style={measure}
      data-short={label.length <= letters ? '' : undefined}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <i>
        <svg
          width="24"
          height="24"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth={icon === MORE ? 3 : 1.4}
          strokeLinejoin="round"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d={icon} />
        </svg>
      </i>
      {label}
    </a>
  );
}

const Sounding = ({ isPlaying }: { isPlaying: boolean }) => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M9,18V6l9,-2v12" />
    <ellipse cx="6.500" cy="18" rx="2.500" ry="2" fill="currentColor" />
    <ellipse cx="15.500" cy="16" rx="2.500" ry="2" fill="currentColor" />
    {!isPlaying && <path d="M4,4l16,16" />}
  </svg>
);
