import type { AuthDetail } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger, media } from '@janur/ui';
import { NavLink } from 'react-router';
import { entriesFor } from './entries.ts';
import { AccountIcon } from '../parts/icons.tsx';

/** More would be too narrow for a thumb; the others are reached from the account. */
export const MOST = 4;

/** Navigation under the thumb, where there is no room for the sidebar. */
export function BottomBar({ account }: { account: AuthDetail }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('frame.navigation')} css={bar}>
      {entriesFor(account)
        .slice(0, MOST)
        .map(({ text, href, icon: EntryIcon, isElsewhere }) =>
          isElsewhere ? (
            <a key={href} href={href} css={entry}>
              <EntryIcon size={22} /> {t(`frame.${text}`)}
            </a>
          ) : (
            <NavLink key={href} to={href} css={entry}>
              <EntryIcon size={22} /> {t(`frame.${text}`)}
            </NavLink>
          ),
        )}
      <NavLink to="/account" css={entry}>
        <AccountIcon size={22} /> {t('frame.account')}
      </NavLink>
    </nav>
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
  '&[aria-current=page]': { background: '#ffffff14', color: ledger.accent },
} as const;
