import { useTranslation } from '@janur/i18n';
import { fireEvent, render, screen } from '@testing-library/react';
import { LanguageSwitch } from './language-switch.tsx';
import { StaffTexts } from './staff-texts.tsx';
import { ThemeProvider } from './theme-provider.tsx';

const TEXTS = { id: { greeting: 'Halo' }, en: { greeting: 'Hello' } };

function Greeting() {
  const { t } = useTranslation();
  return <h1>{t('greeting')}</h1>;
}

const showScreen = () =>
  render(
    <ThemeProvider>
      <StaffTexts texts={TEXTS}>
        <Greeting />
        <LanguageSwitch />
      </StaffTexts>
    </ThemeProvider>,
  );

beforeEach(() => localStorage.clear());

test('a first visit is Indonesian', () => {
  showScreen();
  expect(screen.getByRole('heading').textContent).toBe('Halo');
  expect(document.documentElement.lang).toBe('id');
});

test('the chosen language shows at once and is still there on the next visit', () => {
  const { unmount } = showScreen();
  fireEvent.click(screen.getByRole('radio', { name: 'English' }));
  expect(screen.getByRole('heading').textContent).toBe('Hello');
  expect(document.documentElement.lang).toBe('en');
  unmount();
  showScreen();
  expect(screen.getByRole('heading').textContent).toBe('Hello');
});

test('a stored language that we do not have counts as none', () => {
  localStorage.setItem('janur-language', 'tlh');
  showScreen();
  expect(screen.getByRole('heading').textContent).toBe('Halo');
});
