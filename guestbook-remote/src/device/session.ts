import { type Api, ApiError } from '@janur/data';
import { create } from 'zustand';

interface Session {
  /** The server said that nobody is logged in here. Unknown counts as logged in: the first call tells. */
  readonly isOver: boolean;
  /** The server wants a password of the usher's own before it answers anything else. */
  readonly mustChangePassword: boolean;
  readonly begin: () => void;
  readonly end: () => void;
}

/** The token itself is in an HttpOnly cookie that no script can read. */
export const useSession = create<Session>()((set) => ({
  isOver: false,
  mustChangePassword: false,
  begin: () => set({ isOver: false, mustChangePassword: false }),
  end: () => set({ isOver: true, mustChangePassword: false }),
}));

/** The same calls; what one is answered of the session itself is kept. A refused login says nothing of it. */
export function watchingSession(api: Api): Api {
  return async (route, request, options) => {
    try {
      return await api(route, request, options);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') useSession.getState().end();
      if (error instanceof ApiError && error.code === 'PASSWORD_CHANGE_REQUIRED')
        useSession.setState({ mustChangePassword: true });
      throw error;
    }
  };
}
