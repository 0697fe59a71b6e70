import { queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { FONT_TITLE, ledger } from '@janur/ui';
import { Button, Skeleton } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../data.ts';
import { card } from '../../parts/styles.ts';
import { PlusIcon } from '../../parts/icons.tsx';
import { ClientList } from './client-list.tsx';
import { useUrlState } from '../../parts/url-state.ts';
import { clientSearch, isNarrowed, queryFromSearch } from './client-search.ts';
import { ClientTools } from './client-tools.tsx';
import { SeasonStrip } from './season-strip.tsx';

/** Every client with addresses, date, status and account (spec §3, client account). */
export function ClientsPage() {
  const { t, i18n } = useTranslation();
  const { search, hrefOf, change } = useUrlState(clientSearch);
  const overview = useQuery(queryOf(api, routes.getClientsOverview, {})).data?.data;
  const list = useQuery({
    ...queryOf(api, routes.listClients, { query: queryFromSearch(search) }),
    placeholderData: keepPreviousData,
  });
  useDocumentTitle(`${t('clients.title')} | Janur`);
  const written = (value: number) => value.toLocaleString(i18n.language);

  return (
    <>
      <header css={head}>
        <div>
          <h1 css={{ margin: 0, font: `400 32px/1 ${FONT_TITLE}`, letterSpacing: '-0.01em' }}>{t('clients.title')}</h1>
          <p
            css={{
              margin: '8px 0 0',
              minHeight: 20,
              color: ledger.muted,
              fontSize: 14,
              fontWeight: 500,
              whiteSpace: 'nowrap',
            }}
          >
            {overview ? (
              t('clients.counts', { upcoming: written(overview.upcoming), past: written(overview.by_status.PAST) })
            ) : (
              <Skeleton component="span" h={14} w={170} />
            )}
          </p>
        </div>
        {overview ? <SeasonStrip weeks={overview.weeks} /> : <div css={{ height: 89 }} />}
        <Button component={Link} to="/clients/new" h={44} leftSection={<PlusIcon />} css={{ flex: 'none' }}>
          {t('clients.new')}
        </Button>
      </header>
      <section css={card}>
        <ClientTools search={search} overview={overview} hrefOf={hrefOf} change={change} />
        <ClientList
          answer={list.data}
          hasFailed={list.isError && !list.isPlaceholderData}
          isStale={list.isPlaceholderData}
          search={search}
          isNarrowed={isNarrowed(search)}
          now={new Date(list.dataUpdatedAt)}
          hrefOf={hrefOf}
          onLimit={(limit) => change({ limit })}
          onRetry={() => void list.refetch()}
        />
      </section>
    </>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '18px 40px',
  marginBottom: 16,
  '@media (min-width: 75em)': { flexWrap: 'nowrap' },
} as const;
