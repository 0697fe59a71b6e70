import type { AuthDetail } from '@janur/contracts';
import { ApiError, routes } from '@janur/data';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api, sessionQuery, wasTakenOff } from '../data.ts';
import { forgetUnsaved } from './unsaved-keys.ts';

type Session =
  | { state: 'pending' }
  | { state: 'logged-out'; isTakenOff: boolean }
  | { state: 'failed'; retry: () => void }
  /** `isTakenOff`: the couple has taken her off while her page was open; what stands on it is hers to keep. */
  | { state: 'logged-in'; account: AuthDetail; isTakenOff: boolean };

/** Who is logged in. A guest's token opens an invitation, not the dashboard: here a guest counts as logged out. */
export function useSession(): Session {
  const { data, error, refetch } = useQuery(sessionQuery);
  const isTakenOff = wasTakenOff(error);
  const isOut = error instanceof ApiError && (error.status === 401 || error.status === 403);
  if (isOut && !(isTakenOff && data)) return { state: 'logged-out', isTakenOff };
  // A lost connection does not throw out who is already in.
  if (!data) return error ? { state: 'failed', retry: () => void refetch() } : { state: 'pending' };
  if (data.data.role === 'GUEST') return { state: 'logged-out', isTakenOff: false };
  return { state: 'logged-in', account: data.data, isTakenOff };
}

/** The account of the frame's screens: the frame shows them only to who is logged in. */
export function useAccount(): AuthDetail {
  const session = useSession();
  if (session.state !== 'logged-in') throw new Error('useAccount is only for screens inside the frame');
  return session.account;
}

export function useLogOut() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => api(routes.logout, {}),
    onSuccess: async () => {
      // the account's screens are gone before what they show is
      await navigate('/login', { flushSync: true });
      queryClient.clear();
      forgetTab();
    },
  });
  return { logOut: () => mutate(), isLoggingOut: isPending, hasFailed: isError };
}

/** What screens keep in the tab may hold guests' codes, and what an editor kept holds the invitation's; the server has that, too. */
function forgetTab(): void {
  try {
    sessionStorage.clear();
    forgetUnsaved();
  } catch {
    // a browser that keeps nothing
  }
}
