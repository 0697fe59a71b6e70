import './fonts.css';
import './ledger.css';
import './styles.ts';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariables, theme } from './theme.ts';

const chosen = localStorageColorSchemeManager({ key: 'janur-scheme' });

/**
 * Mantine in the "Ledger" look: fonts, colours, focus rings, page ground. Once, around a whole remote.
 * The scheme is the given one; `chosen` is what `SchemeSwitch` was last set to on this device, at first as the device has it.
 */
export function ThemeProvider({
  scheme = 'light',
  env = 'default',
  children,
}: {
  scheme?: 'light' | 'dark' | 'chosen';
  /** In `test` nothing moves and nothing waits. */
  env?: 'default' | 'test';
  children: ReactNode;
}) {
  const ofScheme =
    scheme === 'chosen'
      ? ({ defaultColorScheme: 'auto', colorSchemeManager: chosen } as const)
      : { forceColorScheme: scheme };
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} env={env} {...ofScheme}>
      {children}
    </MantineProvider>
  );
}
