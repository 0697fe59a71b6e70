import type { Api } from '@janur/data';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';

const ApiContext = createContext<Api | undefined>(undefined);

/** The server's calls and the lists read from it, for everything inside. */
export function Services({ api, children }: { api: Api; children: ReactNode }) {
  const [queries] = useState(newQueryClient);
  return (
    <ApiContext value={api}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ApiContext>
  );
}

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs <Services> around it');
  return api;
}

function newQueryClient(): QueryClient {
  // the usher sees a failure at once and has a button for it; hidden retries would only be a longer wait
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5000, networkMode: 'always' } } });
}
