import en from '@janur/i18n/guest/en' with { type: 'json' };
import { createTexts, I18nextProvider } from '@janur/i18n';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { InvitationProvider } from '../model/invitation.tsx';
import { readLink } from '../model/link.ts';
import { client } from '../testing/fixture.ts';
import RsvpForm from './rsvp-form.tsx';

function showForm() {
  const invitation = { client: client(), guest: null, link: readLink('sinta-rama', new URLSearchParams()) };
  render(
    <I18nextProvider i18n={createTexts({ language: 'en', texts: en })}>
      <InvitationProvider invitation={invitation}>
        <RsvpForm />
      </InvitationProvider>
    </I18nextProvider>,
  );
}

test('an empty form says what is missing, at the top and beside each field, and takes the focus there', async () => {
  showForm();
  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('Enter your name');
  expect(summary.textContent).toContain('Choose whether you will attend Akad Nikah');
  expect(summary.textContent).toContain('Choose whether you will attend Resepsi');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(screen.getByLabelText('Your name').getAttribute('aria-invalid')).toBe('true');
});

test('an entry of the summary leads to its field', async () => {
  showForm();
  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  await screen.findByRole('alert');
  fireEvent.click(screen.getByRole('link', { name: 'Enter your name' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
});

test('how many are coming is asked only of those who come', () => {
  showForm();
  expect(screen.queryByLabelText('How many at Akad Nikah?')).toBeNull();
  const [yes] = screen.getAllByRole('radio', { name: 'Yes, I will come' });
  if (yes) fireEvent.click(yes);
  expect(screen.getByLabelText('How many at Akad Nikah?')).toBeTruthy();
  const [no] = screen.getAllByRole('radio', { name: "Sorry, I can't" });
  if (no) fireEvent.click(no);
  expect(screen.queryByLabelText('How many at Akad Nikah?')).toBeNull();
});
