import type { AccessEntry } from '@janur/contracts';
import { localeOf } from '@janur/contracts/languages';
import { queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../data.ts';
import { Empty } from '../../parts/empty.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { card } from '../../parts/styles.ts';
import { listParams, urlState, useUrlState, whole } from '../../parts/url-state.ts';
import { rows } from './accounts-page.tsx';

interface LogSearch {
  readonly page: number;
  readonly limit: number;
  readonly client: number | undefined;
  readonly account: number | undefined;
}

const { page, limit } = listParams();
const LOG = urlState<LogSearch>({
  page,
  limit,
  client: whole('client', undefined),
  account: whole('account', undefined),
});

/** Who came in and who was refused: of everybody, of a client or of one account. */
export function AccessLogPage() {
  const { t } = useTranslation();
  const { search, hrefOf, change } = useUrlState(LOG);
  const { client, account } = search;
  const wanted = {
    page: search.page,
    limit: search.limit,
    ...(client !== undefined && { client_id: client }),
    ...(account !== undefined && { account_id: account }),
  };
  const query = useQuery({
    ...queryOf(api, routes.listAccessLog, { query: wanted }),
    placeholderData: keepPreviousData,
  });
  const isNarrowed = client !== undefined || account !== undefined;
  return (
    <>
      <PageHead
        title={t('accounts.access_log')}
        note={t(isNarrowed ? 'accounts.log_narrowed' : 'accounts.log_note')}
        actions={
          isNarrowed && (
            <Button variant="default" component={Link} to={hrefOf({ client: undefined, account: undefined })}>
              {t('accounts.log_all')}
            </Button>
          )
        }
      />
      <section css={card}>
        <PagedList
          query={query}
          words={{ loading: t('accounts.loading'), failed: t('accounts.failed') }}
          empty={<Empty title={t('accounts.log_empty')} advice={t('accounts.log_note')} />}
          hrefOf={hrefOf}
          onLimit={(most) => change({ limit: most })}
        >
          {(entries) => (
            <ul css={rows} aria-label={t('accounts.access_log')}>
              {entries.map((entry) => (
                <EntryItem key={entry.id} entry={entry} />
              ))}
            </ul>
          )}
        </PagedList>
      </section>
    </>
  );
}

const BAD = new Set<AccessEntry['action']>(['access.failed', 'access.refused', 'access.limited']);

function EntryItem({
  entry: { action, account, client_name, address, device, what, created_at },
}: {
  entry: AccessEntry;
}) {
  const { t, i18n } = useTranslation();
  const time = new Date(created_at).toLocaleString(localeOf(i18n.language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const who = account ? `${account.name} (${account.username})` : t('accounts.nobody');
  const where = [client_name, device ?? t('account.sessions.unknown'), address, what];
  return (
    <li>
      <span css={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <b css={{ display: 'block', color: BAD.has(action) ? ledger.danger : ledger.ink, fontWeight: 600 }}>
          {t(`accounts.action.${action.replace('access.', '')}`)}
        </b>
        <span css={{ display: 'block' }}>{who}</span>
        <span css={{ color: ledger.muted }}>
          <time dateTime={created_at}>{time}</time> · {where.filter(Boolean).join(' · ')}
        </span>
      </span>
    </li>
  );
}
