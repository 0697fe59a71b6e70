import { jest } from '@jest/globals';
import type { Language } from '@janur/contracts/languages';
import { type Texts, useTranslation } from '@janur/i18n';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { LanguageSwitch } from './language-switch.tsx';
import { StaffTexts, useLanguage } from './staff-texts.tsx';
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
afterEach(cleanup);

test.each([
  [['id-ID'], 'id'],
  [['en-GB', 'id'], 'en'],
  [['fr', 'EN'], 'en'],
  [['fr'], 'en'],
  // a remote that has no more languages than two
  [['ja'], 'en'],
  [[], 'id'],
])('a first visit of a browser that asks for %j is in %s', (languages, shown) => {
  const asked = jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  showScreen();
  asked.mockRestore();
  expect(document.documentElement.lang).toBe(shown);
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

function Names() {
  const { languages, setLanguage } = useLanguage();
  return languages.map((language) => (
    <button key={language} type="button" onClick={() => setLanguage(language)}>
      {language}
    </button>
  ));
}

const showMore = (loadTexts: (language: Language) => Promise<Texts>) =>
  render(
    <StaffTexts texts={TEXTS} loadTexts={loadTexts}>
      <Greeting />
      <Names />
    </StaffTexts>,
  );

test('a remote with more languages reads each when it is chosen, and on the next visit at once', async () => {
  const asked: string[] = [];
  const load = async (language: Language) => {
    asked.push(language);
    return { greeting: 'こんにちは' };
  };
  const { unmount } = showMore(load);
  expect(screen.getAllByRole('button')).toHaveLength(9);
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'ja' }));
  expect(screen.getByRole('heading').textContent).toBe('Halo');
  await screen.findByRole('heading', { name: 'こんにちは' });
  expect(document.documentElement.lang).toBe('ja');
  unmount();
  showMore(load);
  await screen.findByRole('heading', { name: 'こんにちは' });
  expect(asked).toEqual(['ja', 'ja']);
});

test('a remote that has some of them offers these alone', () => {
  render(
    <StaffTexts texts={TEXTS} loadTexts={async () => ({ greeting: 'Salam' })} more={['my']}>
      <Names />
    </StaffTexts>,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['id', 'en', 'my']);
});

test('texts that cannot be read leave the screen as it is', async () => {
  localStorage.setItem('janur-language', 'kr');
  showMore(() => Promise.reject(new Error('no network')));
  await screen.findByRole('heading', { name: 'Halo' });
  fireEvent.click(screen.getByRole('button', { name: 'en' }));
  expect(screen.getByRole('heading').textContent).toBe('Hello');
});

test('a language that only another remote offers counts as none', () => {
  localStorage.setItem('janur-language', 'kr');
  showScreen();
  expect(screen.getByRole('heading').textContent).toBe('Halo');
});
