import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { NavLink } from 'react-router';
import { FootSheet } from '../parts/foot-sheet.tsx';
import { AccountIcon } from '../parts/icons.tsx';
import type { Entry } from './entries.ts';

/** What the bar of a small screen has no place for, as large as a thumb. */
export function MoreSheet({ others, onClose }: { others: readonly Entry[]; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <FootSheet title={t('frame.more_title')} isWide={false} onClose={onClose}>
      <ul css={list}>
        {others.map(({ text, href, icon: EntryIcon, isElsewhere }) => (
          <li key={href}>
            {isElsewhere ? (
              <a href={href}>
                <EntryIcon size={24} /> {t(`frame.${text}`)}
              </a>
            ) : (
              <NavLink to={href} onClick={onClose}>
                <EntryIcon size={24} /> {t(`frame.${text}`)}
              </NavLink>
            )}
          </li>
        ))}
        <li>
          <NavLink to="/account" onClick={onClose}>
            <AccountIcon size={24} /> {t('frame.account')}
          </NavLink>
        </li>
      </ul>
    </FootSheet>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: 10,
  margin: 0,
  padding: '0 0 calc(22px + env(safe-area-inset-bottom))',
  listStyle: 'none',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 60,
    padding: '0 16px',
    border: `1px solid ${ledger.border}`,
    borderRadius: 14,
    background: ledger.card,
    color: ledger.ink,
    fontSize: 15,
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& a[aria-current=page]': { borderColor: ledger.brand, boxShadow: `inset 0 0 0 1px ${ledger.brand}` },
} as const;
