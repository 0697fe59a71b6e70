import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Link } from 'react-router';
import { oneLine, spoken, table } from '../../parts/styles.ts';
import { ago } from '../../parts/times.ts';
import { PasswordMark } from './password-mark.tsx';
import { UsherMenu } from './usher-menu.tsx';
import type { Usher } from './use-ushers.ts';
import type { UsherAction } from './actions.ts';

export interface UsherRowsProps {
  ushers: readonly Usher[];
  /** When the list was answered: ages are counted from then. */
  now: number;
  hrefOf: (client: string) => string;
  onAction: (action: UsherAction, usher: Usher) => void;
}

const COLUMNS = ['name', 'client', 'role', 'password', 'last_login'] as const;

/** The list where there is room for columns. */
export function UsherTable({ ushers, now, hrefOf, onAction }: UsherRowsProps) {
  const { t, i18n } = useTranslation();
  return (
    <table css={[table, grid]}>
      <caption css={spoken}>{t('ushers.title')}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t(`ushers.column.${column}`)}
            </th>
          ))}
          <th scope="col" data-column="actions">
            <span css={spoken}>{t('ushers.column.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {ushers.map((usher) => (
          <tr key={usher.id} data-closed={!usher.is_active || undefined}>
            <td data-column="name">
              <button type="button" onClick={() => onAction('edit', usher)} css={name}>
                {usher.name}
              </button>
              <span css={[oneLine, { color: ledger.muted }]} title={usher.username}>
                {usher.username}
              </span>
            </td>
            <td data-column="client">
              <Link to={hrefOf(usher.client_name)} css={client}>
                {usher.client_name}
              </Link>
            </td>
            <td data-column="role">{t(`ushers.role.${usher.guest_book_role}`)}</td>
            <td data-column="password">
              <PasswordMark usher={usher} />
            </td>
            <td data-column="last_login" css={{ color: ledger.muted }}>
              {usher.last_login_at ? ago(usher.last_login_at, i18n.language, now) : t('ushers.never')}
            </td>
            <td data-column="actions">
              <UsherMenu usher={usher} onAction={onAction} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const grid = {
  tableLayout: 'fixed',
  '& td': { height: 64 },
  '& [data-column=name]': { width: '25%' },
  '& [data-column=client]': { width: '21%' },
  '& [data-column=last_login]': { width: 130 },
  '& [data-column=actions]': { width: 64, textAlign: 'end' },
  '@container (max-width: 860px)': { '& [data-column=last_login]': { display: 'none' } },
} as const;

export const name = {
  maxWidth: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: ledger.ink,
  font: 'inherit',
  fontSize: 15,
  fontWeight: 700,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover, tr:hover &': { textDecoration: 'underline', textUnderlineOffset: 3 },
} as const;

export const client = {
  color: ledger.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
} as const;
