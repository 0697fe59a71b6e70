import type { AuthDetail } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger, media } from '@janur/ui';
import { type ReactNode, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { AccountIcon, MenuIcon } from '../parts/icons.tsx';
import { type Entry, entriesFor } from './entries.ts';
import { useEntryWord } from './entry-word.ts';
import { MoreSheet } from './more-sheet.tsx';

/** More would be too narrow for a thumb; the others stand in the sheet of the last one. */
const MOST = 4;

/** Navigation under the thumb, where there is no room for the sidebar. */
export function BottomBar({ account }: { account: AuthDetail }) {
  const { t } = useTranslation();
  const wordOf = useEntryWord();
  const entries = entriesFor(account);
  const others = entries.slice(MOST);
  return (
    <nav aria-label={t('frame.navigation')} css={bar}>
      {entries.slice(0, MOST).map(({ text, href, icon: EntryIcon, isElsewhere }) =>
        isElsewhere ? (
          <a key={href} href={href} css={entry}>
            <EntryIcon size={22} /> {t(`frame.${wordOf(text)}`)}
          </a>
        ) : (
          <NavLink key={href} to={href} css={entry}>
            <EntryIcon size={22} /> {t(`frame.${wordOf(text)}`)}
          </NavLink>
        ),
      )}
      {others.length === 0 ? (
        <NavLink to="/account" css={entry}>
          <AccountIcon size={22} /> {t('frame.account')}
        </NavLink>
      ) : (
        <More others={others}>
          <MenuIcon size={22} /> {t('frame.more')}
        </More>
      )}
    </nav>
  );
}

function More({ others, children }: { others: readonly Entry[]; children: ReactNode }) {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const isHere = ['/account', ...others.map(({ href }) => href)].some((href) => pathname.startsWith(href));
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-here={isHere || undefined}
        onClick={() => setOpen(true)}
        css={[entry, { border: 0, background: 'none', fontFamily: 'inherit', cursor: 'pointer' }]}
      >
        {children}
      </button>
      {isOpen && <MoreSheet others={others} onClose={() => setOpen(false)} />}
    </>
  );
}

const bar = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 10,
  display: 'flex',
  justifyContent: 'center',
  gap: 4,
  padding: '6px 8px calc(6px + env(safe-area-inset-bottom))',
  background: ledger.brandDeep,
  '--ledger-focus': ledger.accent,
  [media.desktop]: { display: 'none' },
} as const;

const entry = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  flex: '1 1 0',
  maxWidth: 168,
  minWidth: 0,
  minHeight: 54,
  borderRadius: 10,
  color: ledger.onPanelMuted,
  fontSize: 12.5,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  // a word of two lines leaves its drawing on one line with the others
  '@media (max-width: 26em)': {
    justifyContent: 'flex-start',
    paddingTop: 7,
    fontSize: 11.5,
    lineHeight: 1.1,
    textAlign: 'center',
    whiteSpace: 'normal',
  },
  '&:is([aria-current=page], [data-here])': { background: '#ffffff14', color: ledger.accent },
} as const;
