import type { Api } from '@janur/data';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import type { DoorServices } from '../door/door.ts';

const DoorContext = createContext<DoorServices | undefined>(undefined);

/** The server's calls, the device's storage and the lists read from the server, for everything inside. */
export function Services({ door, children }: { door: DoorServices; children: ReactNode }) {
  const [queries] = useState(newQueryClient);
  return (
    <DoorContext value={door}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </DoorContext>
  );
}

export function useDoorServices(): DoorServices {
  const services = useContext(DoorContext);
  if (!services) throw new Error('useDoorServices needs <Services> around it');
  return services;
}

export function useApi(): Api {
  return useDoorServices().api;
}

function newQueryClient(): QueryClient {
  // the usher sees a failure at once and has a button for it; hidden retries would only be a longer wait
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5000, networkMode: 'always' } } });
}
