import { useSearchParams } from 'react-router';
import { changedList, type Filters, type ListSearch, listSearchOf, paramsOfList } from './list-search.ts';

/** A list's search from the address bar; `hrefOf` and `change` lead to another one. */
export function useListSearch<F extends Filters>(filters: F) {
  const [params, setParams] = useSearchParams();
  const list = listSearchOf(params, filters);
  return {
    list,
    hrefOf: (change: Partial<ListSearch<F>>) => `?${paramsOfList(changedList(list, change)).toString()}`,
    change: (change: Partial<ListSearch<F>>, options?: { replace: boolean }) =>
      setParams((now) => paramsOfList(changedList(listSearchOf(now, filters), change)), options),
  };
}
