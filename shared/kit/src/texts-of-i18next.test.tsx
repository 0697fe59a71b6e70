import de from '@janur/i18n/guest/ge' with { type: 'json' };
import en from '@janur/i18n/guest/en' with { type: 'json' };
import { fireEvent, render, screen } from '@testing-library/react';
import * as i18next from './texts-of-i18next.ts';
import * as own from './texts.ts';

describe.each([
  ['i18next', i18next],
  ['our own translator', own],
])('a page whose texts are given by %s', (_, { GuestTexts, useTexts, useShownLanguage }) => {
  function Page() {
    const { t, locale } = useTexts();
    const { knows, show, language } = useShownLanguage();
    return (
      <>
        <p data-testid="said">{`${t('lock.welcome')} ${t('rsvp.person', { count: 2 })} ${t('no.such', { defaultValue: 'given' })}`}</p>
        <p data-testid="where">{`${language} ${locale} ${knows('ge')}`}</p>
        <input aria-label="written" />
        <button type="button" onClick={() => show('ge', knows('ge') ? undefined : de)}>
          Deutsch
        </button>
        <button type="button" onClick={() => show('en')}>
          English
        </button>
      </>
    );
  }
  const textOf = (id: string) => screen.getByTestId(id).textContent;

  test('says what the files say, and changes in place with the language', async () => {
    render(
      <GuestTexts language="en" texts={en}>
        <Page />
      </GuestTexts>,
    );
    expect([textOf('said'), textOf('where')]).toEqual([`${en.lock.welcome} 2 people given`, 'en en false']);
    const written = screen.getByLabelText<HTMLInputElement>('written');
    fireEvent.change(written, { target: { value: 'Budi' } });
    fireEvent.click(screen.getByRole('button', { name: 'Deutsch' }));
    await screen.findByText(`${de.lock.welcome} 2 Personen given`);
    expect(textOf('where')).toBe('ge de true');
    expect(document.documentElement.lang).toBe('de');
    fireEvent.click(screen.getByRole('button', { name: 'English' }));
    await screen.findByText(`${en.lock.welcome} 2 people given`);
    expect([screen.getByLabelText('written'), written.value]).toEqual([written, 'Budi']);
  });

  test('knows no language that nobody gave it', () => {
    const shown: { show?: ReturnType<typeof useShownLanguage>['show'] } = {};
    function Taken() {
      Object.assign(shown, useShownLanguage());
      return null;
    }
    render(
      <GuestTexts language="en" texts={en}>
        <Taken />
      </GuestTexts>,
    );
    expect(() => shown.show?.('ge')).toThrow('no texts in de');
  });
});
