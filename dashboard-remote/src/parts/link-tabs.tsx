import { ledger } from '@janur/ui';
import { Link } from 'react-router';
import { fading, marksMore } from './more-aside.ts';

export interface LinkTab {
  readonly key: string;
  readonly text: string;
  readonly href: string;
  readonly isCurrent: boolean;
  readonly count?: number | undefined;
}

/** Choices of which one holds, each an address of its own. Wider than the screen it scrolls, the chosen one in sight. */
export function LinkTabs({ label, tabs, language }: { label: string; tabs: readonly LinkTab[]; language: string }) {
  return (
    <nav aria-label={label} css={track}>
      <div ref={marksMore} css={row}>
        {tabs.map(({ key, text, href, isCurrent, count }) => (
          <Link
            ref={isCurrent ? showChosen : undefined}
            key={key}
            to={href}
            aria-current={isCurrent ? 'true' : undefined}
            css={tab}
          >
            {text}
            {count !== undefined && <span css={{ fontWeight: 500 }}>{count.toLocaleString(language)}</span>}
          </Link>
        ))}
      </div>
    </nav>
  );
}

function showChosen(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

const track = {
  display: 'flex',
  flex: 'none',
  maxWidth: '100%',
  height: 40,
  padding: 3,
  borderRadius: 10,
  background: 'var(--ledger-track)',
  '@media (hover: none)': { height: 48 },
} as const;

const row = {
  ...fading,
  position: 'relative',
  display: 'flex',
  minWidth: 0,
  borderRadius: 8,
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const;

const tab = {
  display: 'flex',
  alignItems: 'center',
  gap: 7,
  padding: '0 12px',
  borderRadius: 8,
  color: 'var(--ledger-track-text)',
  fontSize: 14,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media (max-width: 30em)': { gap: 5, padding: '0 9px' },
  '&:hover': { color: ledger.ink },
  '&[aria-current]': { background: ledger.card, boxShadow: '0 1px 3px #26353526', color: ledger.ink },
  '&:focus-visible': { outlineOffset: -2 },
} as const;
