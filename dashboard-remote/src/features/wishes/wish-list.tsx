import type { ModeratedWish } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { EyeIcon, EyeOffIcon } from '@janur/ui';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../data.ts';
import { Empty } from '../../parts/empty.tsx';
import { BinIcon } from '../../parts/icons.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Problem } from '../../parts/problem.tsx';
import { useMay } from '../../session/may.tsx';
import { BulkButton, bulkBar } from './bulk-button.tsx';
import { grid } from './styles.ts';
import { moderateAll, useModeration, useRefreshWishes } from './use-moderation.ts';
import { WishCard } from './wish-card.tsx';
import { chosenOf, EVERYTHING, type WishSearch } from './wish-search.ts';

interface WishListProps {
  search: WishSearch;
  isAdmin: boolean;
  /** Whether a filter may be followed in bulk: it names one client, or the client is who is logged in. */
  isOfOne: boolean;
  hrefOf: (change: Partial<WishSearch>) => string;
  onLimit: (limit: number) => void;
}

export function useWishes({ isAdmin, search }: { isAdmin: boolean; search: WishSearch }) {
  const { search: word, page, limit, tab } = search;
  const state = tab === 'hidden' ? ('HIDDEN' as const) : ('SHOWN' as const);
  const query = { page, limit, state, ...(word && { search: word }), ...chosenOf(search) };
  const { path } = isAdmin ? routes.listAllWishes : routes.listOwnWishes;
  return useQuery({
    queryKey: [path, query],
    queryFn: ({ signal }) =>
      isAdmin ? api(routes.listAllWishes, { query }, { signal }) : api(routes.listOwnWishes, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Wishes that stand on the invitations, or those that were hidden. */
export function WishList({ search, isAdmin, isOfOne, hrefOf, onLimit }: WishListProps) {
  const { t } = useTranslation();
  const query = useWishes({ isAdmin, search });
  const refresh = useRefreshWishes();
  const { problem, isHere, moderate } = useModeration();
  const chosen = chosenOf(search);
  const total = query.data?.meta.total_data ?? 0;
  // the bulk knows nothing of words that are looked for; all hidden ones may be removed, all shown ones not hidden unasked
  const isKept = useMay()('moderateWishes');
  const isBulk =
    isKept && isOfOne && search.search === '' && total > 0 && (search.tab === 'hidden' || isFiltered(search));
  const bulk = async (deed: 'HIDE' | 'REMOVE') => {
    await moderateAll(deed, chosen);
    await refresh();
  };

  return (
    <>
      {problem && (
        <div css={{ padding: '0 16px 16px' }}>
          <Problem>{problem}</Problem>
        </div>
      )}
      {isBulk && (
        <div css={bulkBar}>
          {search.tab === 'shown' && <BulkButton text="hide" count={total} onConfirm={() => bulk('HIDE')} />}
          {search.tab === 'hidden' && (
            <BulkButton text="remove" count={total} isDangerous onConfirm={() => bulk('REMOVE')} />
          )}
        </div>
      )}
      <PagedList
        query={query}
        words={{ loading: t('wishes.loading'), failed: t('wishes.failed') }}
        empty={<NoWishes search={search} isAdmin={isAdmin} allHref={hrefOf(EVERYTHING)} />}
        hrefOf={hrefOf}
        onLimit={onLimit}
      >
        {(wishes) => (
          <ul aria-label={t('wishes.title')} css={grid}>
            {wishes.filter(isHere).map((wish) => (
              <WishCard
                key={wish.id}
                wish={wish}
                now={query.dataUpdatedAt}
                clientHref={isAdmin ? hrefOf({ client: wish.client_id }) : undefined}
                sourceHref={hrefOf({ source: wish.source ?? undefined })}
              >
                {!isKept ? null : search.tab === 'hidden' ? (
                  <HiddenDeeds wish={wish} moderate={moderate} />
                ) : (
                  <Button
                    variant="subtle"
                    color="muted"
                    aria-label={t('wishes.hide_of', { name: wish.name })}
                    onClick={() => moderate('HIDE', wish)}
                  >
                    <EyeOffIcon /> {t('wishes.hide')}
                  </Button>
                )}
              </WishCard>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

const isFiltered = ({ source, from, until }: WishSearch): boolean => (source ?? from ?? until) !== undefined;

function HiddenDeeds({
  wish,
  moderate,
}: {
  wish: ModeratedWish;
  moderate: ReturnType<typeof useModeration>['moderate'];
}) {
  const { t } = useTranslation();
  const { name } = wish;
  return (
    <>
      <Button
        variant="subtle"
        color="muted"
        aria-label={t('wishes.remove_of', { name })}
        onClick={() => moderate('REMOVE', wish)}
      >
        <BinIcon /> {t('wishes.remove')}
      </Button>
      <Button variant="default" aria-label={t('wishes.show_of', { name })} onClick={() => moderate('SHOW', wish)}>
        <EyeIcon /> {t('wishes.show')}
      </Button>
    </>
  );
}

function NoWishes({ search, isAdmin, allHref }: { search: WishSearch; isAdmin: boolean; allHref: string }) {
  const { t } = useTranslation();
  const isNarrowed = search.search !== '' || isFiltered(search) || search.client !== undefined;
  if (isNarrowed) {
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
  if (search.tab === 'hidden') return <Empty title={t('wishes.none_hidden')} advice={t('wishes.none_hidden_advice')} />;
  const advice = t(isAdmin ? 'wishes.none_yet_advice' : 'wishes.none_of_yours_advice');
  return <Empty title={t('wishes.none_yet')} advice={advice} />;
}
