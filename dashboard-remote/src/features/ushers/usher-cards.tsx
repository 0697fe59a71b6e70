import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Link } from 'react-router';
import { ago } from '../../parts/times.ts';
import { PasswordMark } from './password-mark.tsx';
import { UsherMenu } from './usher-menu.tsx';
import { client, name, type UsherRowsProps } from './usher-table.tsx';

/** The list on a phone: what a row says, one card an usher. */
export function UsherCards({ ushers, now, hrefOf, onAction }: UsherRowsProps) {
  const { t, i18n } = useTranslation();
  return (
    <ul aria-label={t('ushers.title')} css={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {ushers.map((usher) => (
        <li key={usher.id} css={item}>
          <div css={{ minWidth: 0 }}>
            <button type="button" onClick={() => onAction('edit', usher)} css={[name, { minHeight: 32 }]}>
              {usher.name}
            </button>
            <span css={{ display: 'block', color: ledger.muted, overflowWrap: 'anywhere' }}>{usher.username}</span>
          </div>
          <UsherMenu usher={usher} onAction={onAction} />
          <div css={facts}>
            <Link to={hrefOf(usher.client_name)} css={[client, { flexBasis: '100%' }]}>
              {usher.client_name}
            </Link>
            <span>{t(`ushers.role.${usher.guest_book_role}`)}</span>
            <PasswordMark usher={usher} />
            {usher.last_login_at && <span>{ago(usher.last_login_at, i18n.language, now)}</span>}
          </div>
        </li>
      ))}
    </ul>
  );
}

const item = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '8px 8px',
  padding: '12px 8px 14px 16px',
  borderTop: `1px solid ${ledger.border}`,
} as const;

const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: '1 / -1',
  gap: '4px 18px',
  color: ledger.muted,
} as const;
