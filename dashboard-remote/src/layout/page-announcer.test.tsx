import { getHeadcount, getHostedInvitation, listRsvpGuests } from '@janur/contracts';
import { answer, Refusal } from '@janur/data/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { hostOf } from '../testing/couple.ts';
import { openDashboard } from '../testing/dashboard.tsx';

const said = () => document.querySelector('[data-page-name]')?.textContent;

test('a page that one comes to is said by its name; the one that was loaded says itself', async () => {
  answer(getHostedInvitation, () => hostOf());
  answer(listRsvpGuests, () => ({ rows: [], header: [] }));
  await openDashboard('/guests', 'CLIENT');
  await screen.findByRole('heading', { name: 'Tamu', level: 1 });
  expect(said()).toBe('');
  fireEvent.click(screen.getAllByRole('link', { name: 'Kirim' })[0] ?? document.body);
  await screen.findByRole('heading', { name: 'Kirim', level: 1 });
  await waitFor(() => expect(said()).toBe('Kirim'));
});

test('a page that cannot be loaded says so in its title', async () => {
  answer(getHostedInvitation, () => {
    throw new Refusal('UNAVAILABLE');
  });
  answer(getHeadcount, () => {
    throw new Refusal('UNAVAILABLE');
  });
  await openDashboard('/rsvp', 'CLIENT');
  await screen.findByRole('heading', { name: 'Jawaban tamu belum bisa dimuat.', level: 1 });
  expect(document.title).toBe('Jawaban tamu belum bisa dimuat. | Janur');
});
