import de from '@janur/i18n/guest/ge' with { type: 'json' };
import en from '@janur/i18n/guest/en' with { type: 'json' };
import { translator } from '@janur/i18n';
import { fireEvent, render, screen } from '@testing-library/react';
import { type Invitation, InvitationProvider, useLanguage } from './model/invitation.tsx';
import { readLink } from './model/link.ts';
import { useDay } from './model/wedding-date.ts';
import { openingView } from './opening/opening-view.ts';
import RsvpForm from './rsvp/rsvp-form.tsx';
import { client } from './testing/fixture.ts';
import { GuestTexts, useShownLanguage } from './texts.ts';

function Page() {
  const { knows, show } = useShownLanguage();
  const language = useLanguage();
  const day = useDay();
  return (
    <>
      <p data-testid="language">{language}</p>
      <p data-testid="day">{day?.full}</p>
      <p data-testid="knows">{String(knows('ge'))}</p>
      <button type="button" onClick={() => show('ge', de)}>
        Deutsch
      </button>
      <button type="button" onClick={() => show('en')}>
        English
      </button>
      <RsvpForm />
    </>
  );
}

function showPage({ printed = null }: Pick<Invitation, 'printed'> = {}) {
  const invitation = { client: client(), guest: null, link: readLink('sinta-rama', new URLSearchParams()), printed };
  render(
    <GuestTexts language="en" texts={en}>
      <InvitationProvider invitation={invitation}>
        <Page />
      </InvitationProvider>
    </GuestTexts>,
  );
}

const said = (id: string) => screen.getByTestId(id).textContent;

test('another language changes texts, dates and the page’s lang in place, and keeps what was written', async () => {
  showPage();
  expect(said('language')).toBe('en');
  expect(said('knows')).toBe('false');
  const name = screen.getByLabelText<HTMLInputElement>('Your name');
  fireEvent.change(name, { target: { value: 'Budi Santoso' } });

  fireEvent.click(screen.getByRole('button', { name: 'Deutsch' }));
  expect(await screen.findByLabelText('Ihr Name')).toBe(name);
  expect(name.value).toBe('Budi Santoso');
  expect(said('day')).toBe('Samstag, 8. Mai 2027');
  expect(said('language')).toBe('ge');
  expect(document.documentElement.lang).toBe('de');

  fireEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByLabelText('Your name')).toBe(name);
  expect(name.value).toBe('Budi Santoso');
  expect(said('day')).toBe('Saturday, 8 May 2027');
  expect(document.documentElement.lang).toBe('en');
});

test('the day is the one that the server printed, until another language is shown', async () => {
  const t = translator(en, 'en');
  const opening = openingView(client(), null, { t, locale: 'en' });
  const day = opening.day && { ...opening.day, full: 'as printed' };
  showPage({ printed: { locale: 'en', opening: { ...opening, day } } });
  expect(said('day')).toBe('as printed');
  fireEvent.click(screen.getByRole('button', { name: 'Deutsch' }));
  expect(await screen.findByText('Samstag, 8. Mai 2027')).toBeTruthy();
});
