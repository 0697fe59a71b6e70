import './styles.ts';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariables, theme } from './theme.ts';

/**
 * Mantine in the "Ledger" look: fonts, colours, focus rings, page ground. Once, around a whole remote.
 * The scheme is whatever the caller says: Mantine neither reads nor stores it.
 */
export function ThemeProvider({ scheme = 'light', children }: { scheme?: 'light' | 'dark'; children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme={scheme}>
      {children}
    </MantineProvider>
  );
}
