import type { Api } from '@janur/data';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import type { StoreServices } from '../event-store/services.ts';

const ServicesContext = createContext<StoreServices | undefined>(undefined);

/** The server's calls, the device's storage and the lists read from the server, for everything inside. */
export function Services({ services, children }: { services: StoreServices; children: ReactNode }) {
  const [queries] = useState(newQueryClient);
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </ServicesContext>
  );
}

export function useServices(): StoreServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs <Services> around it');
  return services;
}

export function useApi(): Api {
  return useServices().api;
}

function newQueryClient(): QueryClient {
  // the usher sees a failure at once and has a button for it; hidden retries would only be a longer wait
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5000, networkMode: 'always' } } });
}
