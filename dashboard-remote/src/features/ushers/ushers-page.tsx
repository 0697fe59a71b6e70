import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger, media } from '@janur/ui';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../data.ts';
import { Empty } from '../../parts/empty.tsx';
import { PlusIcon } from '../../parts/icons.tsx';
import { card, tools } from '../../parts/styles.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Problem, useReason } from '../../parts/problem.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { ToolSelect } from '../../parts/tool-select.tsx';
import { useUrlState } from '../../parts/url-state.ts';
import type { UsherAction } from './actions.ts';
import { EditUsher } from './edit-usher.tsx';
import { EndUsher } from './end-usher.tsx';
import { NewUsher } from './new-usher.tsx';
import { ResetPassword } from '../../parts/password/reset-password.tsx';
import { ACCOUNTS, ROLES, type Usher, USHERS_KEY, usherSearch, useUshers } from './use-ushers.ts';
import { UsherCards } from './usher-cards.tsx';
import { UsherTable } from './usher-table.tsx';

/** Who welcomes guests at the door, of every client, and their accounts. */
export function UshersPage() {
  const { t, i18n } = useTranslation();
  const reason = useReason();
  const queries = useQueryClient();
  const { search: list, hrefOf, change } = useUrlState(usherSearch);
  const isNarrowed = list.search !== '' || list.role !== undefined || list.account !== undefined;
  const query = useUshers(list);
  const isPhone = useMediaQuery(media.phone.replace('@media ', ''), undefined, { getInitialValueInEffect: false });
  const [isMaking, setIsMaking] = useState(false);
  const [open, setOpen] = useState<{ action: UsherAction; usher: Usher }>();
  const [said, setSaid] = useState('');
  const refresh = () => queries.invalidateQueries({ queryKey: USHERS_KEY });
  const done = (text: string) => {
    setSaid(text);
    setOpen(undefined);
    void refresh();
  };
  const reopen = useMutation({
    mutationFn: ({ id }: Usher) => api(routes.changeUsher, { params: { accountId: id }, body: { is_active: true } }),
    onSuccess: (_, { name }) => done(t('ushers.reopened', { name })),
  });
  const total = query.data?.meta.total_data;
  const everybody = { search: '', role: undefined, account: undefined };
  const Rows = isPhone ? UsherCards : UsherTable;

  return (
    <>
      <PageHead
        title={t('ushers.title')}
        note={
          total !== undefined &&
          !isNarrowed &&
          t('ushers.count', { count: total, number: total.toLocaleString(i18n.language) })
        }
        actions={
          <Button onClick={() => setIsMaking(true)}>
            <PlusIcon /> {t('ushers.new')}
          </Button>
        }
      />
      <p role="status" css={[saidStyle, { '&:empty': { display: 'none' } }]}>
        {said}
      </p>
      {reopen.isError && <Problem>{reason(reopen.error)}</Problem>}
      <section css={card}>
        <div role="search" aria-label={t('ushers.title')} css={tools}>
          <SearchField
            label={t('ushers.search')}
            value={list.search}
            onSearch={(search) => change({ search }, { replace: true })}
          />
          <ToolSelect
            label={t('ushers.role_filter')}
            value={list.role ?? ''}
            options={[
              { value: '', text: t('ushers.any') },
              ...ROLES.map((role) => ({ value: role, text: t(`ushers.role.${role}`) })),
            ]}
            onChange={(role) => change({ role: role || undefined })}
          />
          <ToolSelect
            label={t('ushers.state_filter')}
            value={list.account ?? ''}
            options={[
              { value: '', text: t('ushers.any') },
              ...ACCOUNTS.map((state) => ({ value: state, text: t(`ushers.${state}`) })),
            ]}
            onChange={(account) => change({ account: account || undefined })}
          />
        </div>
        <PagedList
          query={query}
          words={{ loading: t('ushers.loading'), failed: t('ushers.failed') }}
          empty={
            isNarrowed ? (
              <Empty
                title={t('ushers.nothing_found')}
                advice={t('ushers.nothing_found_advice')}
                action={
                  <Button component={Link} to={hrefOf(everybody)}>
                    {t('ushers.show_all')}
                  </Button>
                }
              />
            ) : (
              <Empty title={t('ushers.none_yet')} advice={t('ushers.none_yet_advice')} />
            )
          }
          hrefOf={hrefOf}
          onLimit={(limit) => change({ limit })}
        >
          {(ushers) => (
            <Rows
              ushers={ushers}
              now={query.dataUpdatedAt}
              hrefOf={(search) => hrefOf({ ...everybody, search })}
              onAction={(action, usher) => (action === 'reopen' ? reopen.mutate(usher) : setOpen({ action, usher }))}
            />
          )}
        </PagedList>
      </section>
      {isMaking && <NewUsher of={undefined} onClose={() => setIsMaking(false)} />}
      {open && <Opened {...open} onClose={() => setOpen(undefined)} onDone={done} onChanged={() => void refresh()} />}
    </>
  );
}

interface OpenedProps {
  action: UsherAction;
  usher: Usher;
  onClose: () => void;
  onDone: (said: string) => void;
  onChanged: () => void;
}

function Opened({ action, usher, onClose, onDone, onChanged }: OpenedProps) {
  const { t } = useTranslation();
  const { name, username, client_id: clientId } = usher;
  switch (action) {
    case 'edit':
      return <EditUsher usher={usher} onClose={onClose} onDone={() => onDone(t('ushers.saved', { name }))} />;
    case 'password':
      return <ResetPassword clientId={clientId} username={username} name={name} onClose={onClose} onDone={onChanged} />;
    case 'log-out':
      return (
        <EndUsher
          usher={usher}
          action={action}
          onClose={onClose}
          onDone={() => onDone(t('ushers.logged_out', { name }))}
        />
      );
    case 'close':
      return (
        <EndUsher
          usher={usher}
          action={action}
          onClose={onClose}
          onDone={() => onDone(t('ushers.account_closed', { name }))}
        />
      );
    case 'reopen':
      return null;
  }
}

const saidStyle = { margin: '0 0 12px', color: ledger.success, fontSize: 14, fontWeight: 600 } as const;
