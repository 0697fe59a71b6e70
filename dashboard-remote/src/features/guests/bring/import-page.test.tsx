import { type DataOf, getHostedInvitation, previewGuestList, problem, uploadGuestList } from '@janur/contracts';
import { answer, Refusal } from '@janur/data/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hostOf } from '../../../testing/couple.ts';
import { openDashboard, whereabouts } from '../../../testing/dashboard.tsx';
import '../import-page.tsx';

const ALL_NEW: DataOf<typeof previewGuestList> = { created: [2, 3], updated: [], unchanged: [] };

async function openImport(preview: () => DataOf<typeof previewGuestList> = () => ALL_NEW) {
  answer(getHostedInvitation, () => hostOf());
  answer(previewGuestList, () => preview());
  await openDashboard('/guests/import', 'CLIENT');
  await screen.findByRole('textbox', { name: /Tempel/ });
}

afterEach(() => sessionStorage.clear());

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

describe('lines of a chat that can be misread', () => {
  const LINES = ['DAFTAR TAMU FINAL', 'Mas Fajar 0812 27', 'Tante Lusi & anak2 4 0818 276 551', 'Pak Surya 27 orang'];
  async function bring() {
    await openImport();
    paste(LINES.join('\n'));
    fireEvent.click(screen.getByRole('button', { name: 'Lihat 3 tamu' }));
    expect(within(await screen.findByText('Tidak dipakai:')).getByText('DAFTAR TAMU FINAL')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Lanjut' }));
    return screen.findByRole<HTMLButtonElement>('button', { name: /^Masukkan/ });
  }
  const cardOf = (name: string) =>
    within(screen.getAllByRole('listitem').find((one) => within(one).queryByText(name)) ?? document.body);

  test('are asked about, and what is new says for how many it is', async () => {
    const take = await bring();
    const fajar = cardOf('Mas Fajar');
    expect(fajar.getByText('Nomor kurang angka')).toBeTruthy();
    expect(fajar.queryByRole('button', { name: 'Nomornya benar' })).toBeNull();
    fireEvent.change(fajar.getByRole('textbox', { name: 'Nomor WhatsApp' }), { target: { value: '0812 2754 0931' } });
    fireEvent.click(fajar.getByRole('button', { name: 'Pakai' }));
    const surya = cardOf('Pak Surya');
    expect(surya.getByText('27 orang untuk satu undangan?')).toBeTruthy();
    expect(take.disabled).toBe(true);
    fireEvent.click(surya.getByRole('button', { name: 'Ya, 27 orang' }));
    await waitFor(() => expect(screen.queryByText('27 orang untuk satu undangan?')).toBeNull());
    await waitFor(() => expect(take.disabled).toBe(false));
    fireEvent.click(screen.getByRole('button', { name: /baru$/ }));
    expect(screen.getByText('Tante Lusi & anak2').closest('li')?.textContent).toBe(
      'Tante Lusi & anak2 4 orang · 0818 276 551',
    );
  });
});

describe('Back', () => {
  const LIST = 'Nama\tNo WA\nBudi\t0811 2640 118\nPakdhe Karyo\t0812 27';
  const step = (name: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(name));

  test('goes one step back at a time, and the list is kept with what was put right', async () => {
    await openImport();
    paste(LIST);
    fireEvent.click(screen.getByRole('button', { name: /^Lihat/ }));
    await step('Kolom');
    fireEvent.click(screen.getByRole('button', { name: 'Lanjut' }));
    await step('Periksa');
    fireEvent.change(screen.getByRole('textbox', { name: 'Nomor WhatsApp' }), { target: { value: '081227540931' } });
    fireEvent.click(screen.getByRole('button', { name: 'Pakai' }));
    history.back();
    await step('Kolom');
    history.back();
    await step('Sumber');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Tempel/ }).value).toBe(LIST);
    fireEvent.click(screen.getByRole('button', { name: /^Lihat/ }));
    await step('Kolom');
    fireEvent.click(screen.getByRole('button', { name: 'Lanjut' }));
    await step('Periksa');
    expect(screen.queryByText('Nomor kurang angka')).toBeNull();
    expect(whereabouts()).toBe('/guests/import?step=check');
  });

  test('leaves the screen from the first step, and what was pasted is there when one comes again', async () => {
    await openImport();
    paste(LIST);
    fireEvent.click(screen.getByRole('link', { name: 'Ke daftar tamu' }));
    await waitFor(() => expect(whereabouts()).toBe('/guests'));
    history.back();
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Tempel/ })).value).toBe(LIST);
  });

  test('there is one on each step', async () => {
    await openImport();
    expect(screen.queryByRole('button', { name: 'Kembali' })).toBeNull();
    paste(LIST);
    fireEvent.click(screen.getByRole('button', { name: /^Lihat/ }));
    await step('Kolom');
    expect(screen.queryByRole('link', { name: 'Ke daftar tamu' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Kembali' }));
    await step('Sumber');
  });

  test('a step with nothing to show, as after a reload, is the first one', async () => {
    answer(getHostedInvitation, () => hostOf());
    await openDashboard('/guests/import?step=check', 'CLIENT');
    await screen.findByRole('textbox', { name: /Tempel/ });
    expect(whereabouts()).toBe('/guests/import');
  });

  test('from a list that is in leads out of it, and it is not kept', async () => {
    await openImport();
    answer(uploadGuestList, () => ({ slug: 'sinta-rama', created: 2, updated: 0, unchanged: 0 }));
    paste('Nama\tNo WA\nBudi\t0811 2640 118\nSiti\t0811 2640 119');
    fireEvent.click(screen.getByRole('button', { name: /^Lihat/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Lanjut' }));
    const take = await screen.findByRole<HTMLButtonElement>('button', { name: /^Masukkan/ });
    await waitFor(() => expect(take.disabled).toBe(false));
    fireEvent.click(take);
    await step('Selesai');
    await waitFor(() => expect(whereabouts()).toBe('/guests/import'));
    expect(sessionStorage).toHaveLength(0);
  });
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
    expect(rows('baru')).toEqual(['Tono 1 orang · 0811 2640 120']);
    fireEvent.click(screen.getByRole('button', { name: /berubah/ }));
    expect(rows('berubah')).toEqual(['Budi Nama di undangan (sekarang Budi Santoso)']);
    fireEvent.click(screen.getByRole('button', { name: /sama$/ }));
    expect(rows('sama')).toEqual(['Siti 0811 2640 119']);
  });

  test('the button counts who is new and who changes, and nobody who is the same', async () => {
    await openImport(() => planned);
    const take = await bring();
    await waitFor(() => expect(take.disabled).toBe(false));
    expect(take.textContent).toBe('Masukkan 2 undangan');
    expect(screen.getByText('1 orang di undangan baru. Belum ada yang disimpan.')).toBeTruthy();
  });

  test('of a list that is in already nothing is put in', async () => {
    await openImport(() => ({ created: [], updated: [], unchanged: [2, 3, 4] }));
    await bring();
    expect(await screen.findByText('Semua tamu ini sudah ada di daftar.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Masukkan/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Lihat tamu' }).getAttribute('href')).toBe('/dashboard/guests');
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
