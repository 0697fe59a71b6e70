import { MOST_NAMED } from '@janur/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { bodyFromSearch, type GuestSearch } from './guest-search.ts';
import { type Guest, guestsQuery } from './use-guest-list.ts';
import type { Picker } from './use-selection.ts';

/** Ticks everybody of the list. Where they can be named they are read first: then they can be written to, and people be counted. */
export function useTickAll(
  search: GuestSearch,
  { picker, shown = [], total }: { picker: Picker; shown: readonly Guest[] | undefined; total: number },
): () => void {
  const queries = useQueryClient();
  return () => {
    if (total > MOST_NAMED) return picker.everybody(shown);
    const all = guestsQuery({ ...bodyFromSearch(search), page: 1, limit: MOST_NAMED });
    // who cannot be read now is meant all the same
    void queries.fetchQuery(all).then(
      ({ data }) => picker.everybody(data),
      () => picker.everybody(shown),
    );
  };
}
