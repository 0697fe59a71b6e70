import type { AuthDetail } from '@janur/contracts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface Usher {
  readonly name: string | undefined;
  readonly isScanOnly: boolean;
  /** Nothing but the screen at the entrance. */
  readonly isGreeting: boolean;
  /** The hosts themselves, or whom they gave the door: they may look at all gates and close the event. */
  readonly isHost: boolean;
  readonly learn: (detail: AuthDetail) => void;
  readonly forget: () => void;
}

/** Who is logged in here, as the server said last: a device that starts without a network still knows its role. */
export const useUsher = create<Usher>()(
  persist(
    (set) => ({
      name: undefined,
      isScanOnly: false,
      isGreeting: false,
      isHost: false,
      // whom the hosts did not give the door opens no event here
      learn: ({ name, role, guest_book_role }) =>
        set({
          name,
          isScanOnly: guest_book_role === 'SCAN_ONLY',
          isGreeting: guest_book_role === 'GREETING',
          isHost: role === 'CLIENT',
        }),
      forget: () => set({ name: undefined, isScanOnly: false, isGreeting: false, isHost: false }),
    }),
    { name: 'janur.guest-book.usher', version: 1 },
  ),
);

/** What the screens offer. The server holds to it as well: this only leaves out what would be refused. */
export function usePermissions() {
  const isScanOnly = useUsher((usher) => usher.isScanOnly);
  const isGreeting = useUsher((usher) => usher.isGreeting);
  const isHost = useUsher((usher) => usher.isHost);
  return { isFullRole: !isScanOnly && !isGreeting, isGreeting, isHost };
}
