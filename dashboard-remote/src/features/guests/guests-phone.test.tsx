import { getHostedInvitation, listRsvpGuests } from '@janur/contracts';
import { answer } from '@janur/data/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hostOf, recordOf } from '../../testing/couple.ts';
import { openDashboard, whereabouts } from '../../testing/dashboard.tsx';
import { onPhone } from '../../testing/screens.ts';

let toWide: () => void;
beforeEach(() => {
  toWide = onPhone();
});
afterEach(() => toWide());

async function openGuests({ eventCount = 2 }: { eventCount?: number } = {}) {
  const { events } = hostOf();
  const more = events.slice(0, 1).map((event) => ({ ...event, id: 3, title: 'After party' }));
  answer(getHostedInvitation, () => hostOf({ events: [...events, ...more].slice(0, eventCount) }));
  const guest = recordOf({ name: 'Eyang Sastro', guest_group: 'Keluarga Solo' });
  guest.event_details = guest.event_details.map((place) => ({
    ...place,
    confirmation_status: 'CONFIRMED' as const,
    total_guest: 1,
  }));
  answer(listRsvpGuests, () => ({ rows: [guest], header: [] }));
  await openDashboard('/guests', 'CLIENT');
  await screen.findByText('Eyang Sastro');
}

test('the list is imported from where one looks; what is done less often is one tap away', async () => {
  await openGuests();
  expect(screen.getByRole('link', { name: 'Impor daftar' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Cetak kartu' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Tindakan lain' }));
  expect(await screen.findByRole('link', { name: 'Cetak kartu' })).toBeTruthy();
});

test('what narrows the list stands behind one button, which says how many do', async () => {
  await openGuests();
  expect(screen.queryByRole('combobox', { name: 'Kelompok' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Saring' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Saring' }));
  fireEvent.change(sheet.getByRole('combobox', { name: 'Kelompok' }), { target: { value: 'Kantor' } });
  await waitFor(() => expect(whereabouts()).toBe('/guests?group=Kantor'));
  fireEvent.click(sheet.getByRole('button', { name: 'Selesai' }));
  expect(await screen.findByRole('button', { name: 'Saring 1' })).toBeTruthy();
});

test('of three events each answer is a drawing with the number who come; its words are spoken', async () => {
  await openGuests({ eventCount: 3 });
  const said = screen.getByText('1 dari 2');
  expect(getComputedStyle(said).clipPath).toBe('inset(50%)');
  expect(said.parentElement?.textContent).toContain('1');
});

test('of two events each answer is said in words', async () => {
  await openGuests();
  expect(getComputedStyle(screen.getByText('1 dari 2')).clipPath).not.toBe('inset(50%)');
});
