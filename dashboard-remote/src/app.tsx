import type { Boot } from '@janur/contracts/boot';
import { StaffTexts, ThemeProvider, useKeptFocus } from '@janur/ui';
import './styles.ts';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from './data.ts';
import { GuestOrigin } from './parts/guest-origin.ts';
import { createRouter } from './router.tsx';
import { en } from './texts/en/index.ts';
import { id } from './texts/id/index.ts';
import { loadTexts, MORE_LANGUAGES } from './texts/load-texts.ts';

const TEXTS = { id, en };

/** The remote's one exposed module: the shell mounts it at `/dashboard/*`. */
export default function App({ boot }: { boot: Boot }) {
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(createRouter);
  useKeptFocus();
  return (
    <ThemeProvider scheme="chosen">
      <StaffTexts texts={TEXTS} loadTexts={loadTexts} more={MORE_LANGUAGES}>
        <Notifications position="bottom-center" />
        <QueryClientProvider client={queryClient}>
          <GuestOrigin value={boot.guestOrigin ?? location.origin}>
            <RouterProvider router={router} />
          </GuestOrigin>
        </QueryClientProvider>
      </StaffTexts>
    </ThemeProvider>
  );
}
