import { type DataOf, getHostedInvitation, previewGuestList, problem, uploadGuestList } from '@janur/contracts';
import { answer, Refusal } from '@janur/data/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hostOf } from '../../../testing/couple.ts';
import { openDashboard } from '../../../testing/dashboard.tsx';
import '../import-page.tsx';

const ALL_NEW: DataOf<typeof previewGuestList> = { created: [2, 3], updated: [], unchanged: [] };

async function openImport(preview: () => DataOf<typeof previewGuestList> = () => ALL_NEW) {
  answer(getHostedInvitation, () => hostOf());
  answer(previewGuestList, () => preview());
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

test('the focus and the name in the tab go along with the steps', async () => {
  await openImport();
  expect(document.title).toBe('Impor tamu | Janur');
  paste('Nama\tSumber\nBudi\tKantor');
  fireEvent.click(screen.getByRole('button', { name: /^Lihat/ }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Kolom'));
  expect(document.title).toBe('Kolom · Impor tamu | Janur');
  fireEvent.click(screen.getByRole('button', { name: 'Lanjut' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Periksa'));
  fireEvent.click(screen.getByRole('button', { name: 'Kembali' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Kolom'));
});

test('a list without anything to decide says so, and columns that were chosen are known the next time', async () => {
  await openImport();
  paste('Nama\tSumber\nBudi\tKantor\nSiti\tKantor');
  fireEvent.click(screen.getByRole('button', { name: /^Lihat/ }));
  expect(await screen.findByText('Cocokkan kolom')).toBeTruthy();
  expect(screen.getByText('Tidak dipakai:')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Lanjut' }));
  fireEvent.click(await screen.findByRole('button', { name: /perlu dipastikan/ }));
  expect(screen.getByText('Semua baris terbaca.')).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('janur-import-columns') ?? '{}')).toEqual({ nama: 'name', sumber: 'ignored' });
});

describe('before anything is written', () => {
  const counts = () =>
    ['created', 'updated', 'unchanged', 'asked'].map(
      (part) => document.querySelector(`[data-number="${part}"]`)?.textContent,
    );
  async function bring() {
    paste('Nama\tNo WA\nBudi\t0811 2640 118\nSiti\t0811 2640 119\nTono\t0811 2640 120');
    fireEvent.click(screen.getByRole('button', { name: /^Lihat/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Lanjut' }));
    return screen.findByRole<HTMLButtonElement>('button', { name: /^Masukkan/ });
  }
  const planned = {
    created: [4],
    updated: [{ row: 2, code: 'BUDI01', name: 'Budi Santoso', columns: ['name' as const] }],
    unchanged: [3],
  };

  test('it is said who is new, who changes and who is the same, and each count opens its rows', async () => {
    await openImport(() => planned);
    await bring();
    await waitFor(() => expect(counts()).toEqual(['1', '1', '1', '0']));
    const rows = (of: string) =>
      within(screen.getByRole('region', { name: of }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(rows('baru')).toEqual(['Tono 0811 2640 120']);
    fireEvent.click(screen.getByRole('button', { name: /berubah/ }));
    expect(rows('berubah')).toEqual(['Budi Nama di undangan (sekarang Budi Santoso)']);
    fireEvent.click(screen.getByRole('button', { name: /sama$/ }));
    expect(rows('sama')).toEqual(['Siti 0811 2640 119']);
  });

  test('what was said is what is asked for, and a list that changed meanwhile is said anew', async () => {
    let isTaken = false;
    await openImport(() => (isTaken ? { created: [], updated: [], unchanged: [2, 3, 4] } : planned));
    const sent = answer(uploadGuestList, () => {
      isTaken = true;
      throw new Refusal('CONFLICT', [], problem('changed_since'));
    });
    const take = await bring();
    await waitFor(() => expect(take.disabled).toBe(false));
    fireEvent.click(take);
    await waitFor(() => expect(counts()).toEqual(['0', '0', '3', '0']));
    expect(sent.map(({ body }) => body.as_said)).toEqual([{ created: 1, updated: 1, unchanged: 1 }]);
    expect(screen.getByText(/mengubahnya/)).toBeTruthy();
  });
});
