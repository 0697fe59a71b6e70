import { listEvents } from '@janur/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answer } from '@janur/data/testing';
import { openDashboard, whereabouts } from '../../testing/dashboard.tsx';

const AKAD = {
  id: 4,
  title: 'Akad',
  type: null,
  start_datetime: '2026-11-21T03:00:00.000Z',
  timezone: 'Asia/Jakarta',
  client_id: 1,
  client_name: 'Sinta & Rama',
  total_invitations: 120,
  total_checked_in: 80,
};

const eventsOf = () =>
  answer(listEvents, ({ query }) =>
    [AKAD, { ...AKAD, id: 5, client_name: 'Dewi & Bayu' }].filter(
      ({ id, client_name }) =>
        (query.event_id === undefined || query.event_id === id) && client_name.includes(query.search ?? ''),
    ),
  );

test('an event is found by its client and chosen by its address', async () => {
  const asked = eventsOf();
  await openDashboard('/reconciliation', 'ADMIN');
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'Dewi' } });
  await waitFor(() => expect(asked.at(-1)?.query.search).toBe('Dewi'));
  await waitFor(() => expect(screen.queryByText('Sinta & Rama')).toBeNull());
  fireEvent.click(screen.getByText('Dewi & Bayu'));
  await waitFor(() => expect(whereabouts()).toBe('/reconciliation?event=5'));
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4));
});

test('a search without a match offers all events again', async () => {
  eventsOf();
  await openDashboard('/reconciliation?q=xyz', 'ADMIN');
  fireEvent.click(await screen.findByRole('link', { name: /semua/i }));
  expect(await screen.findByText('Sinta & Rama')).toBeTruthy();
});

test('the screen is headed as its tab, which tells it from the rehearsal', async () => {
  await openDashboard('/reconciliation', 'ADMIN');
  expect(await screen.findByRole('heading', { level: 1, name: 'Koreksi' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Koreksi', current: true })).toBeTruthy();
});
