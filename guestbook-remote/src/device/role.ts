import type { AuthDetail } from '@janur/contracts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface Usher {
  readonly name: string | undefined;
  readonly isScanOnly: boolean;
  readonly learn: (detail: AuthDetail) => void;
  readonly forget: () => void;
}

/** Who is logged in here, as the server said last: a device that starts without a network still knows its role. */
export const useUsher = create<Usher>()(
  persist(
    (set) => ({
      name: undefined,
      isScanOnly: false,
      learn: ({ name, guest_book_role: role }) => set({ name, isScanOnly: role === 'SCAN_ONLY' }),
      forget: () => set({ name: undefined, isScanOnly: false }),
    }),
    { name: 'janur.guest-book.usher', version: 1 },
  ),
);

/** What the screens offer. The server holds to it as well: this only leaves out what would be refused. */
export function usePermissions() {
  const isScanOnly = useUsher((usher) => usher.isScanOnly);
  return { isFullRole: !isScanOnly };
}
