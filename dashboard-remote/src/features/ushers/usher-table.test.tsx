import { fireEvent, screen, within } from '@testing-library/react';
import { show } from '../../testing/show.tsx';
import type { Usher } from './use-ushers.ts';
import { UsherTable } from './usher-table.tsx';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const usherOf = (over: Partial<Usher>): Usher => ({
  id: 1,
  name: 'Dewi',
  username: 'dewi-sinta',
  guest_book_role: 'FULL',
  client_id: 1,
  client_name: 'Sinta & Rama',
  is_active: true,
  password_state: 'SET',
  password_expires_at: null,
  last_login_at: '2026-11-21T08:00:00.000Z',
  ...over,
});

function showTable(usher: Usher): string[] {
  const actions: string[] = [];
  show(
    <UsherTable
      ushers={[usher]}
      now={NOW}
      hrefOf={(client) => `?q=${encodeURIComponent(client)}`}
      onAction={(action, { name }) => actions.push(`${action} ${name}`)}
    />,
  );
  return actions;
}
const cells = () => within(screen.getAllByRole('row')[1] ?? document.body).getAllByRole('cell');
/** A closed popover is hidden, as the browser has it; jsdom knows no popovers. */
function entries(): string[] {
  fireEvent.click(screen.getByRole('button', { name: 'Tindakan lain untuk Dewi' }));
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent.trim());
}

test('a row says who, whose, what the usher may do, and whether and when a log-in was', () => {
  const actions = showTable(usherOf({ guest_book_role: 'SCAN_ONLY' }));
  const words = cells().map(({ textContent }) => textContent.trim());
  expect(words.slice(0, 5)).toEqual(['Dewidewi-sinta', 'Sinta & Rama', 'Hanya memindai', 'Aktif', '2 jam yang lalu']);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/?q=Sinta%20%26%20Rama');
  fireEvent.click(screen.getByRole('button', { name: 'Dewi' }));
  expect(actions).toEqual(['edit Dewi']);
});

test.each([
  [{ password_state: 'WAITING', password_expires_at: '2026-11-24T03:00:00.000Z' }, 'Menunggu diganti'],
  [{ password_state: 'RUN_OUT' }, 'Kedaluwarsa'],
  [{ is_active: false, password_state: 'RUN_OUT' }, 'Akun ditutup'],
] as const)('an account with %j is told by its word', (over, word) => {
  showTable(usherOf(over));
  expect(cells()[3]?.textContent).toContain(word);
});

test('a closed account can be opened again, an open one be given a password, logged out and closed', () => {
  showTable(usherOf({}));
  expect(entries()).toEqual(['Ubah Dewi', 'Kata sandi baru', 'Keluarkan dari semua perangkat', 'Tutup akun']);
  document.body.replaceChildren();
  showTable(usherOf({ is_active: false }));
  expect(entries()).toEqual(['Ubah Dewi', 'Buka lagi']);
});
