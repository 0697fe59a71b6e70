import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openApp } from '../../testing/app.tsx';
import { aGuest, anArrivedGuest } from '../../testing/guest.ts';

afterEach(cleanup);

describe('who is written down as a walk-in and is on the list', () => {
  const guests = () => [
    aGuest(),
    anArrivedGuest({
      guest_event_id: 12,
      guest_code: 'NURUL006',
      name: 'Nurul Gunawan',
      phone_number: '+6281200000006',
    }),
    aGuest({ guest_event_id: 13, guest_code: 'AGUS0007', name: 'Agoes Salim', phone_number: '+6281200000007' }),
  ];
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
  const likely = () => within(screen.getByRole('status', { name: 'Apakah ini tamunya? Ketuk namanya.' }));
  async function openForm() {
    const app = openApp({ path: '/walk-in', server: { guests: guests() } });
    await screen.findByRole('textbox', { name: 'Nama tamu' });
    await screen.findByRole('img', { name: /2 dari 12 orang/ });
    return app;
  }

  test('is shown while the name is typed, and one tap says that the guest is in already', async () => {
    const { server } = await openForm();
    type('Nama tamu', 'Nu');
    expect(screen.queryByText('Nurul Gunawan')).toBeNull();
    type('Nama tamu', 'Nurul Gun');
    fireEvent.click(likely().getByRole('button', { name: /Nurul Gunawan.*Sudah masuk/ }));
    expect(screen.getByRole('dialog', { name: 'Sudah masuk Nurul Gunawan' })).toBeTruthy();
    expect(server.operations).toEqual([]);
  });

  test('is found by the phone number, before who has a name like that', async () => {
    await openForm();
    type('Nama tamu', 'Nurul');
    type('Nomor telepon', '0812-0000-0007');
    const names = likely()
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual([expect.stringContaining('Agoes Salim'), expect.stringContaining('Nurul Gunawan')]);
  });

  test('comes in as the guest of the list, and nothing of the form is left', async () => {
    const { server } = await openForm();
    type('Nama tamu', 'agus salim');
    fireEvent.click(likely().getByRole('button', { name: /Agoes Salim/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Konfirmasi' }));
    await screen.findByRole('dialog', { name: 'Tercatat hadir Agoes Salim' });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nama tamu', hidden: true }).value).toBe('');
    await waitFor(() => expect(server.operations).toMatchObject([{ type: 'CHECK_IN', guest_code: 'AGUS0007' }]));
  });

  test('is not held against who is somebody else: the verdict is closed and the form is as it was', async () => {
    const { server } = await openForm();
    type('Nama tamu', 'Agus Salim');
    fireEvent.click(likely().getByRole('button', { name: /Agoes Salim/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Tutup' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nama tamu' }).value).toBe('Agus Salim');
    fireEvent.click(screen.getByRole('button', { name: 'Catat hadir' }));
    await screen.findByRole('dialog', { name: 'Tercatat hadir Agus Salim' });
    await waitFor(() => expect(server.operations).toMatchObject([{ type: 'ADHOC', name: 'Agus Salim' }]));
  });
});
