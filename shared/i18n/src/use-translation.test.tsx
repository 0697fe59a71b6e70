import { act, cleanup, render, screen } from '@testing-library/react';
import { createTexts, TextsProvider, useTranslation } from './index.ts';

afterEach(cleanup);

const ID = { hello: 'Halo, {{name}}', days_one: '{{count}} hari', days_other: '{{count}} hari' };
const GE = { hello: 'Hallo, {{name}}', days_one: '{{count}} Tag', days_other: '{{count}} Tage' };

function Hello() {
  const { t, i18n } = useTranslation();
  return (
    <p lang={i18n.language}>
      {t('hello', { name: 'Dina' })}: {t('days', { count: 2 })}
    </p>
  );
}

test('words come from the provider above, and change with its language', async () => {
  const texts = createTexts({ language: 'id', texts: ID });
  render(
    <TextsProvider texts={texts}>
      <Hello />
    </TextsProvider>,
  );
  expect(screen.getByText('Halo, Dina: 2 hari').lang).toBe('id');
  texts.addResourceBundle('de', 'texts', GE);
  await act(() => texts.changeLanguage('de'));
  expect(screen.getByText('Hallo, Dina: 2 Tage').lang).toBe('de');
});
