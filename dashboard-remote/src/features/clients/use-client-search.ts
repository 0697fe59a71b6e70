import { useSearchParams } from 'react-router';
import { changed, type ClientSearch, paramsFromSearch, searchFromParams } from './client-search.ts';

/** The list's search from the address bar; `hrefOf` and `change` lead to another one. */
export function useClientSearch() {
  const [params, setParams] = useSearchParams();
  const search = searchFromParams(params);
  return {
    search,
    hrefOf: (change: Partial<ClientSearch>) => `?${paramsFromSearch(changed(search, change)).toString()}`,
    change: (change: Partial<ClientSearch>, options?: { replace: boolean }) =>
      setParams((now) => paramsFromSearch(changed(searchFromParams(now), change)), options),
  };
}
