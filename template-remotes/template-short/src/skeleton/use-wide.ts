import { from } from '@janur/kit';
import { useSyncExternalStore } from 'react';

/** Whether the window has room for two pages: what only the second one shows is not made for phones. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    (hear) => {
      window.addEventListener('resize', hear);
      return () => window.removeEventListener('resize', hear);
    },
    () => window.matchMedia(from('desktop')).matches,
    () => false,
  );
