import { routes } from '@janur/data';
import { useEffect } from 'react';
import { useUsher } from '../device/role.ts';
import { useApi } from '../device/services.tsx';

/** Learns who is logged in and what this account may do. Without an answer, what was learnt before holds. */
export function useWhoIsHere() {
  const api = useApi();
  const learn = useUsher((usher) => usher.learn);
  useEffect(() => {
    const asking = new AbortController();
    api(routes.authDetail, {}, { signal: asking.signal }).then(
      ({ data }) => learn(data),
      () => undefined,
    );
    return () => asking.abort();
  }, [api, learn]);
}
