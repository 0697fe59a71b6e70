import { queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../data.ts';
import { DownloadButton } from '../../parts/download-button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { card, tools } from '../../parts/styles.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Problem } from '../../parts/problem.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { useListSearch } from '../../parts/url-state.ts';
import { useTakeDown } from './use-take-down.ts';
import { WishCard } from './wish-card.tsx';

/** What guests of all invitations wished, the newest first, and the way to take a wish down. */
export function WishesPage() {
  const { t, i18n } = useTranslation();
  const { search: list, hrefOf, change } = useListSearch();
  const { search, page, limit } = list;
  const query = useQuery({
    ...queryOf(api, routes.listAllWishes, { query: { page, limit, ...(search && { search }) } }),
    placeholderData: keepPreviousData,
  });
  const { problem, isShown, takeDown } = useTakeDown();
  const total = query.data?.meta.total_data;

  return (
    <>
      <PageHead
        title={t('wishes.title')}
        note={
          total !== undefined &&
          search === '' &&
          t('wishes.count', { count: total, number: total.toLocaleString(i18n.language) })
        }
        actions={
          <DownloadButton
            text={t(search ? 'wishes.export_found' : 'wishes.export')}
            route={routes.exportWishes}
            request={{ query: search ? { search } : {} }}
          />
        }
      />
      <section css={card}>
        <div role="search" aria-label={t('wishes.title')} css={tools}>
          <SearchField
            label={t('wishes.search')}
            value={search}
            onSearch={(text) => change({ search: text }, { replace: true })}
          />
        </div>
        {problem && (
          <div css={{ padding: '0 16px 16px' }}>
            <Problem>{problem}</Problem>
          </div>
        )}
        <PagedList
          query={query}
          words={{ loading: t('wishes.loading'), failed: t('wishes.failed') }}
          empty={<NoWishes isNarrowed={search !== ''} allHref={hrefOf({ search: '' })} />}
          hrefOf={hrefOf}
          onLimit={(size) => change({ limit: size })}
        >
          {(wishes) => (
            <ul aria-label={t('wishes.title')} css={grid}>
              {wishes.filter(isShown).map((wish) => (
                <WishCard
                  key={wish.id}
                  wish={wish}
                  now={query.dataUpdatedAt}
                  clientHref={hrefOf({ search: wish.client_name })}
                  onDelete={() => takeDown(wish)}
                />
              ))}
            </ul>
          )}
        </PagedList>
      </section>
    </>
  );
}

function NoWishes({ isNarrowed, allHref }: { isNarrowed: boolean; allHref: string }) {
  const { t } = useTranslation();
  if (!isNarrowed) return <Empty title={t('wishes.none_yet')} advice={t('wishes.none_yet_advice')} />;
  return (
    <Empty
      title={t('wishes.nothing_found')}
      advice={t('wishes.nothing_found_advice')}
      action={
        <Button component={Link} to={allHref}>
          {t('wishes.show_all')}
        </Button>
      }
    />
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: 14,
  margin: 0,
  padding: 16,
  borderTop: `1px solid ${ledger.border}`,
  background: ledger.head,
  listStyle: 'none',
} as const;
