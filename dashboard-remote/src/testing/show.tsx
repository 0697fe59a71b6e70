import { StaffTexts, ThemeProvider } from '@janur/ui';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { createQueryClient } from '../data.ts';
import { GuestOrigin } from '../parts/guest-origin.ts';
import { en } from '../texts/en/index.ts';
import { id } from '../texts/id/index.ts';

const TEXTS = { id, en };

/** Renders inside theme, texts and a router that begins at `at`. */
export function show(element: ReactElement, { at = '/' }: { at?: string } = {}): void {
  const shown = (
    <>
      <QueryClientProvider client={createQueryClient()}>
        <GuestOrigin value="https://janur.test">{element}</GuestOrigin>
      </QueryClientProvider>
      <Address />
    </>
  );
  render(
    <ThemeProvider env="test">
      <Notifications />
      <StaffTexts texts={TEXTS}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element: shown }], { initialEntries: [at] })} />
      </StaffTexts>
    </ThemeProvider>,
  );
}

/** Where the router is now. */
export const address = (): string => screen.getByTestId('address').textContent;

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}
