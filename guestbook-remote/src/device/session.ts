import { type Api, ApiError } from '@janur/data';
import { create } from 'zustand';

interface Session {
  /** The server said that nobody is logged in here. Unknown counts as logged in: the first call tells. */
  readonly isOver: boolean;
  readonly begin: () => void;
  readonly end: () => void;
}

/** The token itself is in an HttpOnly cookie that no script can read. */
export const useSession = create<Session>()((set) => ({
  isOver: false,
  begin: () => set({ isOver: false }),
  end: () => set({ isOver: true }),
}));

/** The same calls; one that is answered with "not logged in" ends the session. A refused login does not. */
export function watchingSession(api: Api): Api {
  return async (route, request, options) => {
    try {
      return await api(route, request, options);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') useSession.getState().end();
      throw error;
    }
  };
}
