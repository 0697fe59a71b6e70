import { css } from '@emotion/react';
import type { StaffAccount } from '@janur/contracts';
import { queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../data.ts';
import { Empty } from '../../parts/empty.tsx';
import { HistoryIcon, LockIcon, LogOutIcon, TickIcon } from '../../parts/icons.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Problem, useReason } from '../../parts/problem.tsx';
import { RowMenu } from '../../parts/row-menu.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { card, tools } from '../../parts/styles.ts';
import { ago } from '../../parts/times.ts';
import { useListSearch } from '../../parts/url-state.ts';
import { useAccount } from '../../session/use-session.ts';
import { EndAccount } from './end-account.tsx';

type Open = { account: StaffAccount; action: 'log-out' | 'close' };

/** Every account of the installation: who is logged in, and the way to end it. */
export function AccountsPage() {
  const { t } = useTranslation();
  const reason = useReason();
  const queries = useQueryClient();
  const { search: list, hrefOf, change } = useListSearch();
  const { search, page, limit } = list;
  const query = useQuery({
    ...queryOf(api, routes.listAccounts, { query: { page, limit, ...(search && { search }) } }),
    placeholderData: keepPreviousData,
  });
  const [open, setOpen] = useState<Open>();
  const refresh = () => void queries.invalidateQueries({ queryKey: [routes.listAccounts.path] });
  const reopen = useMutation({
    mutationFn: ({ id }: StaffAccount) =>
      api(routes.changeAccount, { params: { accountId: id }, body: { is_active: true } }),
    onSuccess: refresh,
  });
  return (
    <>
      <PageHead
        title={t('accounts.title')}
        note={t('accounts.note')}
        actions={
          <Button variant="default" component={Link} to="/access-log" leftSection={<HistoryIcon />}>
            {t('accounts.access_log')}
          </Button>
        }
      />
      {reopen.isError && <Problem>{reason(reopen.error)}</Problem>}
      <section css={card}>
        <div role="search" aria-label={t('accounts.title')} css={tools}>
          <SearchField
            label={t('accounts.search')}
            value={search}
            onSearch={(wanted) => change({ search: wanted }, { replace: true })}
          />
        </div>
        <PagedList
          query={query}
          words={{ loading: t('accounts.loading'), failed: t('accounts.failed') }}
          empty={<Empty title={t('accounts.nothing_found')} advice={t('accounts.nothing_found_advice')} />}
          hrefOf={hrefOf}
          onLimit={(most) => change({ limit: most })}
        >
          {(accounts) => (
            <ul css={rows} aria-label={t('accounts.title')}>
              {accounts.map((account) => (
                <AccountItem
                  key={account.id}
                  account={account}
                  onOpen={(action) => setOpen({ account, action })}
                  onReopen={() => reopen.mutate(account)}
                />
              ))}
            </ul>
          )}
        </PagedList>
      </section>
      {open && (
        <EndAccount
          {...open}
          onClose={() => setOpen(undefined)}
          onDone={() => {
            setOpen(undefined);
            refresh();
          }}
        />
      )}
    </>
  );
}

interface AccountItemProps {
  account: StaffAccount;
  onOpen: (action: Open['action']) => void;
  onReopen: () => void;
}

function AccountItem({ account, onOpen, onReopen }: AccountItemProps) {
  const { t, i18n } = useTranslation();
  const me = useAccount();
  const { id, name, username, role, client_name, is_active, sessions, last_login_at } = account;
  const facts = [
    username,
    t(`role.${role}`),
    client_name,
    is_active ? t('accounts.sessions', { count: sessions }) : t('accounts.closed'),
    last_login_at && ago(last_login_at, i18n.language),
  ];
  const log = { text: t('accounts.log_of'), icon: <HistoryIcon />, href: `/access-log?account=${id}` };
  const out = { text: t('accounts.log_out'), icon: <LogOutIcon />, onSelect: () => onOpen('log-out') };
  const close = { text: t('accounts.close'), icon: <LockIcon />, onSelect: () => onOpen('close') };
  const again = { text: t('accounts.reopen'), icon: <TickIcon />, onSelect: onReopen };
  return (
    <li>
      <span css={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <b css={{ display: 'block', fontWeight: 600 }}>{name}</b>
        <span css={{ color: ledger.muted }}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <RowMenu
        label={t('parts.more_of', { name })}
        entries={id === me.id ? [log] : is_active ? [log, out, close] : [log, again]}
      />
    </li>
  );
}

export const rows = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 64,
    padding: '8px 8px 8px 16px',
    borderTop: `1px solid ${ledger.line}`,
  },
});
