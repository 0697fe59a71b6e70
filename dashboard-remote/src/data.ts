import { type Api, ApiError, createApi, createDownloader, createUploader, queryOf, routes } from '@janur/data';
import { confirming } from './session/confirmation.ts';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

export const api: Api = confirming(createApi());
export const download = confirming(createDownloader());
export const upload = createUploader();

export const sessionQuery = queryOf(api, routes.authDetail, {});

/**
 * Server state of the whole remote. A refused call is final, a lost one is sent twice more. A 401 anywhere means that
 * the session ended, and a 403 that a co-host's rights were changed: who is logged in is asked again, and the frame acts on
 * the answer.
 */
export function createQueryClient(): QueryClient {
  const askWhoIsIn = () => void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => !(error instanceof ApiError && error.status < 500) && failures < 2,
      },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        const isSession = query.queryKey[0] === routes.authDetail.path;
        if (!isSession && ((error instanceof ApiError && error.status === 401) || isForbidden(error))) askWhoIsIn();
      },
    }),
    // whoever was logged out while typing keeps what is typed; whose rights were changed must not go on
    mutationCache: new MutationCache({
      onError: (error) => (isForbidden(error) || wasTakenOff(error)) && askWhoIsIn(),
    }),
  });
  return client;
}

/** A co-host whom the couple has taken off. */
export const wasTakenOff = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'taken_off';

const isForbidden = (error: unknown): boolean => error instanceof ApiError && error.code === 'FORBIDDEN';
