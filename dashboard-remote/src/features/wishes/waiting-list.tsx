import type { BodyOf, decideWaitingAnswers } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../data.ts';
import { Empty } from '../../parts/empty.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Problem, useReason } from '../../parts/problem.tsx';
import { WAITING_KEY } from '../../parts/use-waiting-count.ts';
import { BulkButton, bulkBar } from './bulk-button.tsx';
import { grid } from './styles.ts';
import { useRefreshWishes } from './use-moderation.ts';
import { WaitingCard } from './waiting-card.tsx';
import { chosenOf, type WishSearch } from './wish-search.ts';

interface WaitingListProps {
  search: WishSearch;
  isAdmin: boolean;
  /** Whether a filter may be followed in bulk: it names one client, or the client is who is logged in. */
  isOfOne: boolean;
  hrefOf: (change: Partial<WishSearch>) => string;
  onLimit: (limit: number) => void;
}

/** Answers of strangers that came when there were too many: they count when a host says so. */
export function WaitingList({ search, isAdmin, isOfOne, hrefOf, onLimit }: WaitingListProps) {
  const { t } = useTranslation();
  const reason = useReason();
  const queries = useQueryClient();
  const refreshWishes = useRefreshWishes();
  const chosen = chosenOf(search);
  const asked = { page: search.page, limit: search.limit, ...chosen };
  const query = useQuery({
    queryKey: [...WAITING_KEY, asked],
    queryFn: ({ signal }) => api(routes.listWaitingAnswers, { query: asked }, { signal }),
    placeholderData: keepPreviousData,
  });
  const refresh = () => Promise.all([queries.invalidateQueries({ queryKey: WAITING_KEY }), refreshWishes()]);
  const decide = async (body: BodyOf<typeof decideWaitingAnswers>) => {
    await api(routes.decideWaitingAnswers, { body });
    await refresh();
  };
  const one = useMutation({ mutationFn: decide, onError: () => refresh() });
  const shown = query.data?.data ?? [];
  const total = query.data?.meta.total_data ?? 0;

  return (
    <>
      {one.isError && (
        <div css={{ padding: '0 16px 16px' }}>
          <Problem>{t('wishes.decide_failed', { reason: reason(one.error) })}</Problem>
        </div>
      )}
      {shown.length > 0 && (
        <div css={bulkBar}>
          <BulkButton
            text="approve"
            count={shown.length}
            onConfirm={() => decide({ verdict: 'APPROVE', ids: shown.map(({ id }) => id) })}
          />
          {isOfOne && (
            <BulkButton
              text="remove_waiting"
              count={total}
              isDangerous
              onConfirm={() => decide({ verdict: 'REMOVE', chosen })}
            />
          )}
        </div>
      )}
      <PagedList
        query={query}
        words={{ loading: t('wishes.loading'), failed: t('wishes.failed') }}
        empty={<Empty title={t('wishes.none_waiting')} advice={t('wishes.none_waiting_advice')} />}
        hrefOf={hrefOf}
        onLimit={onLimit}
      >
        {(answers) => (
          <ul aria-label={t('wishes.tabs.waiting')} css={grid}>
            {answers.map((answer) => (
              <WaitingCard
                key={answer.id}
                answer={answer}
                now={query.dataUpdatedAt}
                clientHref={isAdmin ? hrefOf({ client: answer.client_id }) : undefined}
                sourceHref={hrefOf({ source: answer.source })}
                isBusy={one.isPending}
                onApprove={() => one.mutate({ verdict: 'APPROVE', ids: [answer.id] })}
                onRemove={() => one.mutate({ verdict: 'REMOVE', ids: [answer.id] })}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
