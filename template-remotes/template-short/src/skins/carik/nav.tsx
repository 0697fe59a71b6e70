import { css } from '@emotion/react';
import { type SectionName, Sheet, useTexts } from '@janur/kit';
import type { CSSProperties } from 'react';
import { type Entry, useEntries } from '../../skeleton/entries.ts';
import { sheet } from './sheet-styles.ts';

/** Outlines in a field of 24 × 24. */
const ICONS: Readonly<Partial<Record<SectionName, string>>> = {
  rsvp: 'M3,5h18v14H3ZM3,5l9,8 9-8',
  wedding_event: 'M3,6l6-3 6,3 6-3v15l-6,3-6-3-6,3ZM9,3v15M15,6v15',
  gift: 'M3,10h18v11H3ZM2,6h20v4H2ZM12,6v15M12,6C6,6 6,0 9,1.5S12,6 12,6c0,0 0-3 3-4.5S18,6 12,6',
  wishes: 'M3,4h18v13H11l-5,4v-4H3Z',
};
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
});
const button = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 5,
  // no word of a label is broken
  font: '600 1rem/1 var(--font-heading)',
  fontSize: 'max(.75rem, min(.9375rem, calc(18vw / var(--letters) / .57)))',
  color: 'var(--title)',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media (max-width: 359px)': { fontSize: '.75rem', hyphens: 'auto' },
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
const list = css({
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

/** Four ways on under the card, and the others in a sheet. */
export function Nav() {
  const { t } = useTexts();
  const entries = useEntries().filter(({ section }) => !ON_CARD.includes(section));
  const main = entries.filter(({ section }) => ICONS[section]);
  const others = entries.filter(({ section }) => !ICONS[section]);
  const label = t('nav.label');
  return (
    <nav css={bar} aria-label={label} id="more">
      <ul>
        {main.map((entry) => (
          <li key={entry.section}>
            <Way {...entry} icon={ICONS[entry.section]} />
          </li>
        ))}
        {others.length > 0 && (
          <li>
            <Way href="#more" label={label} icon={MORE} />
          </li>
        )}
      </ul>
      {others.length > 0 && (
        <Sheet css={sheet} label={label}>
          <ul css={list}>
            {others.map(({ section, href, label: name }) => (
              <li key={section}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </nav>
  );
}

function Way({ href, label, icon }: Pick<Entry, 'href' | 'label'> & { icon: string | undefined }) {
  const longest = Math.max(...label.split(/\s+/).map((word) => word.length));
  const letters = { '--letters': longest } as CSSProperties; // its type knows no custom properties
  return (
    <a css={button} href={href} style={letters}>
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
