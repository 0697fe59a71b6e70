import type { getSending, RequestOf, saveSending, SuccessOf } from '@janur/contracts';
import { queryOf, routes } from '@janur/data';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../data.ts';

export type Automatic = SuccessOf<typeof getSending>['data'];
type Change = NonNullable<RequestOf<typeof saveSending>['body']>;

const stateQuery = queryOf(api, routes.getSending, {});
const troubleQuery = queryOf(api, routes.listOutbox, { query: { failed: 'true', page: 1, limit: 50 } });
const LOOK_EVERY_MS = 10_000;

/** Whether messages go by themselves, and what became of them: looked at again while some are on their way. */
export function useAutomatic() {
  const queries = useQueryClient();
  const state = useQuery({
    ...stateQuery,
    refetchInterval: ({ state: { data } }) => (data?.data.settings.is_on ? LOOK_EVERY_MS : false),
  });
  const hasTrouble = (state.data?.data.counts.failed ?? 0) > 0;
  const trouble = useQuery({ ...troubleQuery, enabled: hasTrouble });
  const lookAgain = async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: stateQuery.queryKey }),
      queries.invalidateQueries({ queryKey: troubleQuery.queryKey }),
    ]);
  };
  const change = useMutation({
    mutationFn: (body: Change) => api(routes.saveSending, { body }),
    onSuccess: lookAgain,
  });
  const retry = useMutation({
    mutationFn: (ids: readonly number[] | undefined) =>
      api(routes.retryOutbox, { body: ids === undefined ? {} : { ids: [...ids] } }),
    onSuccess: lookAgain,
  });
  return {
    state: state.data?.data,
    trouble: hasTrouble ? (trouble.data?.data ?? []) : [],
    change,
    retry,
    error: change.error ?? retry.error ?? state.error,
  };
}
