import { getHostedInvitation } from '@janur/contracts';
import { answer } from '@janur/data/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hostOf } from '../../../testing/couple.ts';
import { openDashboard } from '../../../testing/dashboard.tsx';
import '../import-page.tsx';

async function openImport() {
  answer(getHostedInvitation, () => hostOf());
  await openDashboard('/guests/import', 'CLIENT');
  await screen.findByRole('textbox', { name: /Tempel/ });
}

function paste(text: string) {
  fireEvent.change(screen.getByRole('textbox', { name: /Tempel/ }), { target: { value: text } });
}

test('a pasted list is matched, mended in place, and a shared number becomes a household', async () => {
  await openImport();
  paste(
    [
      'DAFTAR TAMU',
      'Nama\tNo WA\tPax\tAlamat kirim',
      'Pak Darma\t0811 2640 118\t2\tJl. A',
      'Bu Retno\t08112640118\t1\tJl. A',
      'Pakdhe Karyo\t0812 27\t2\tJl. B',
    ].join('\n'),
  );
  fireEvent.click(screen.getByRole('button', { name: /^Lihat/ }));
  expect(await screen.findByText('3 baris · 1 baris di atas judul kolom dilewati')).toBeTruthy();
  expect(within(screen.getByText('Tidak dipakai:')).getByText('Alamat kirim')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Lanjut' }));

  const take = await screen.findByRole<HTMLButtonElement>('button', { name: /^Masukkan/ });
  expect(take.disabled).toBe(true);
  const household = within(screen.getByRole('group', { name: '+628112640118' }));
  expect(household.getByRole<HTMLInputElement>('radio', { name: /^Satu rumah tangga: Pak Darma/ }).checked).toBe(true);
  const phone = screen.getByRole('textbox', { name: 'Nomor WhatsApp' });
  fireEvent.change(phone, { target: { value: '0812 2754 0931' } });
  fireEvent.click(screen.getByRole('button', { name: 'Pakai' }));
  await waitFor(() => expect(take.disabled).toBe(false));
  expect(take.textContent).toBe('Masukkan 2 undangan');
  expect(screen.getByText(/^5 orang/)).toBeTruthy();
});

test('a list without anything to decide says so, and columns that were chosen are known the next time', async () => {
  await openImport();
  paste('Nama\tSumber\nBudi\tKantor\nSiti\tKantor');
  fireEvent.click(screen.getByRole('button', { name: /^Lihat/ }));
  expect(await screen.findByText('Cocokkan kolom')).toBeTruthy();
  expect(screen.getByText('Tidak dipakai:')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Lanjut' }));
  expect(await screen.findByText('Semua baris terbaca.')).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('janur-import-columns') ?? '{}')).toEqual({ nama: 'name', sumber: 'ignored' });
});
