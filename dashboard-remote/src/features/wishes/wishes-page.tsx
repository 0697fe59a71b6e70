import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { media } from '@janur/ui';
import { useMediaQuery } from '@mantine/hooks';
import { DownloadButton } from '../../parts/download-button.tsx';
import { useFileLanguage } from '../../parts/file-language.ts';
import { FilterButton } from '../../parts/filter-button.tsx';
import { LinkTabs } from '../../parts/link-tabs.tsx';
import { card, tools } from '../../parts/styles.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { useUrlState } from '../../parts/url-state.ts';
import { useWaitingCount } from '../../parts/use-waiting-count.ts';
import { useAccount } from '../../session/use-session.ts';
import { useMay } from '../../session/may.tsx';
import { WaitingList } from './waiting-list.tsx';
import { WishFilters } from './wish-filters.tsx';
import { TABS, type WishSearch, wishSearch } from './wish-search.ts';
import { useWishes, WishList } from './wish-list.tsx';

/** What guests wished, the newest first: what is shown, what waits for the hosts, what they hid. */
export function WishesPage() {
  const { t, i18n } = useTranslation();
  const language = useFileLanguage();
  const isAdmin = useAccount().role === 'ADMIN';
  const may = useMay();
  const isPhone = useMediaQuery(media.phone.replace('@media ', ''), undefined, { getInitialValueInEffect: false });
  const { search: asked, hrefOf, change } = useUrlState(wishSearch);
  const tabs = TABS.filter((tab) => tab !== 'waiting' || may('listWaitingAnswers'));
  const search = { ...asked, tab: tabs.find((tab) => tab === asked.tab) ?? 'shown' };
  const waiting = useWaitingCount();
  const wishes = useWishes({ isAdmin, search: { ...search, tab: search.tab === 'waiting' ? 'shown' : search.tab } });
  const total = wishes.data?.meta.total_data;
  const clientName =
    search.client === undefined
      ? undefined
      : wishes.data?.data.find((one) => one.client_id === search.client)?.client_name;
  const list = { search, isAdmin, isOfOne: !isAdmin || search.client !== undefined, hrefOf };
  const filters = <WishFilters search={search} clientName={clientName} hrefOf={hrefOf} change={change} />;
  const onLimit = (limit: number) => change({ limit });

  return (
    <>
      <PageHead
        title={t('wishes.title')}
        note={search.tab === 'shown' && !isSearched(search) && total !== undefined && countText(total)}
        actions={
          isAdmin && (
            <DownloadButton
              text={t(search.search ? 'wishes.export_found' : 'wishes.export')}
              route={routes.exportWishes}
              request={{ query: { language, ...(search.search ? { search: search.search } : {}) } }}
            />
          )
        }
      />
      <section css={card}>
        <div role="search" aria-label={t('wishes.title')}>
          <div css={tools}>
            <LinkTabs
              label={t('wishes.which')}
              language={i18n.language}
              tabs={tabs.map((tab) => ({
                key: tab,
                text: t(`wishes.tabs.${tab}`),
                href: hrefOf({ tab }),
                isCurrent: tab === search.tab,
                count: tab === 'waiting' && waiting > 0 ? waiting : undefined,
              }))}
            />
            <div css={isPhone ? { display: 'flex', flex: '1 0 100%', gap: 8 } : { display: 'contents' }}>
              {search.tab !== 'waiting' && (
                <SearchField
                  label={t(isAdmin ? 'wishes.search' : 'wishes.search_own')}
                  value={search.search}
                  onSearch={(text) => change({ search: text }, { replace: true })}
                />
              )}
              {isPhone && (
                <FilterButton
                  count={
                    [search.source, search.from, search.until, search.client].filter((one) => one !== undefined).length
                  }
                >
                  {filters}
                </FilterButton>
              )}
            </div>
          </div>
          {!isPhone && <div css={[tools, { paddingTop: 0 }]}>{filters}</div>}
        </div>
        {search.tab === 'waiting' ? (
          <WaitingList {...list} onLimit={onLimit} />
        ) : (
          <WishList {...list} onLimit={onLimit} />
        )}
      </section>
    </>
  );

  function countText(count: number) {
    const said = { count, number: count.toLocaleString(i18n.language) };
    return t(isAdmin ? 'wishes.count' : 'wishes.count_own', said);
  }
}

const isSearched = ({ search, source, from, until, client }: WishSearch): boolean =>
  search !== '' || (source ?? from ?? until ?? client) !== undefined;
