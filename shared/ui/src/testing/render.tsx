import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { StaffTexts } from '../staff-texts.tsx';
import { ThemeProvider } from '../theme-provider.tsx';

/** Renders as a remote would: in the theme, with this package's own texts. */
export function show(element: ReactElement): void {
  render(
    <ThemeProvider>
      <StaffTexts texts={{ id: {}, en: {} }}>{element}</StaffTexts>
    </ThemeProvider>,
  );
}
