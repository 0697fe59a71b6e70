import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../device/services.tsx';
import { loadClientEvents, type PinLock, readPinLock } from '../../event-store/index.ts';

const TICK_MS = 1000;
/** On the list of events nothing else asks the server. */
const ASK_MS = 10_000;

/** Whether this device asks for a PIN, as it is stored here, anew at once and each second while `isFollowed`; undefined until it is read. */
export function usePinLock({ isFollowed }: { isFollowed: boolean }): PinLock | undefined {
  const services = useServices();
  const { data, isError, refetch } = useQuery({
    queryKey: ['pin'],
    queryFn: () => readPinLock(services),
    staleTime: 0,
    refetchInterval: isFollowed && TICK_MS,
  });
  useEffect(() => {
    // what came with the list since is not known to the page yet
    if (isFollowed) void refetch();
  }, [isFollowed, refetch]);
  // a device that cannot be read keeps nobody out of its own repair
  return data ?? (isError ? { isAsked: false } : undefined);
}

/** Asks the server while the PIN is asked for: the hosts may have changed or cleared it for whoever stands here. */
export function useNewsOfPin(): void {
  const services = useServices();
  useQuery({
    queryKey: ['client-events'],
    queryFn: () => loadClientEvents(services),
    refetchInterval: ASK_MS,
    staleTime: 0,
  });
}
