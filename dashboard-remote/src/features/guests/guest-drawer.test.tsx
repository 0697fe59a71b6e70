import { jest } from '@jest/globals';
import {
  addGuest,
  changeGuest,
  checkGuestExistence,
  getHostedInvitation,
  listMessageTemplates,
  listRsvpGuests,
  markMessage,
  recordAnswer,
} from '@janur/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer } from '@janur/data/testing';
import { hostOf, recordOf } from '../../testing/couple.ts';
import { openDashboard } from '../../testing/dashboard.tsx';

const SASTRO = recordOf({ name: 'Eyang Sastro', code: 'SASTRO01', phone_number: null });
const AGUS = { code: 'AGUS0001', name: 'Agus Gunawan' };

async function openGuests(host = hostOf()) {
  answer(getHostedInvitation, () => host);
  const asked = answer(listRsvpGuests, () => ({ rows: [SASTRO], header: [] }));
  await openDashboard('/guests', 'CLIENT');
  await screen.findAllByText('Eyang Sastro');
  return asked;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('whose number it is has a name and a way there; one number may be of two invitations', async () => {
  await openGuests();
  const asked = answer(checkGuestExistence, () => ({ is_guest_exist: true, guests: [AGUS] }));
  const added = answer(addGuest, () => recordOf({ name: 'Bude Tutik', code: 'TUTIK001' }));
  press('Tambah tamu');
  const sheet = within(await screen.findByRole('dialog', { name: 'Tamu baru' }));
  type(sheet.getByLabelText('Nama'), 'Bude Tutik');
  type(sheet.getByLabelText('Nomor WhatsApp'), '0812 0000 4444');
  fireEvent.click(sheet.getByRole('button', { name: 'Tambah tamu' }));
  expect((await sheet.findByRole('alert')).textContent).toContain('Nomor ini sudah dipakai Agus Gunawan.');
  expect(asked[0]?.query).toEqual({ slug: 'sinta-rama', phone_number: '0812 0000 4444' });
  expect(sheet.getByRole('button', { name: 'Buka Agus Gunawan' })).toBeTruthy();
  fireEvent.click(sheet.getByRole('button', { name: 'Ya, satu nomor bersama' }));
  await waitFor(() => expect(added).toHaveLength(1));
  expect(added[0]?.body).toMatchObject({ name: 'Bude Tutik', shares_number: true });
  await screen.findByText('Bude Tutik masuk daftar tamu');
});

test('a number that is changed to somebody else’s is asked about, and the guest’s own is none', async () => {
  await openGuests();
  const own = { code: SASTRO.code, name: SASTRO.name };
  const known = answer(checkGuestExistence, () => ({ is_guest_exist: true, guests: [own, AGUS] }));
  const changed = answer(changeGuest, () => recordOf({ name: 'Eyang Sastro', code: 'SASTRO01' }));
  fireEvent.click(screen.getAllByRole('button', { name: /Eyang Sastro/ })[0] ?? document.body);
  const sheet = within(await screen.findByRole('dialog', { name: 'Eyang Sastro' }));
  type(sheet.getByLabelText('Nomor WhatsApp'), '081200004444');
  fireEvent.click(sheet.getByRole('button', { name: /^Simpan/ }));
  fireEvent.click(await sheet.findByRole('button', { name: 'Ya, satu nomor bersama' }));
  await waitFor(() => expect(changed).toHaveLength(1));
  expect(changed[0]?.body).toEqual({ phone_number: '081200004444', shares_number: true });
  expect(known).toHaveLength(1);
  expect(sheet.queryByRole('button', { name: 'Buka Eyang Sastro' })).toBeNull();
});

test('who writes a whole family goes on at once, with its group and events', async () => {
  await openGuests();
  answer(checkGuestExistence, () => ({ is_guest_exist: false, guests: [] }));
  const added = answer(addGuest, ({ body }) => recordOf({ name: body.name, code: 'NEW00001' }));
  press('Tambah tamu');
  const sheet = within(await screen.findByRole('dialog', { name: 'Tamu baru' }));
  type(sheet.getByLabelText('Nama'), 'Pakde Joko');
  type(sheet.getByLabelText('Kelompok'), 'Keluarga Solo');
  fireEvent.click(sheet.getByRole('button', { name: 'Tambah, lalu isi lagi' }));
  await screen.findByText('Pakde Joko masuk daftar tamu');
  const name = sheet.getByLabelText<HTMLInputElement>('Nama');
  await waitFor(() => expect(name.value).toBe(''));
  expect(sheet.getByLabelText<HTMLInputElement>('Kelompok').value).toBe('Keluarga Solo');
  expect(document.activeElement).toBe(name);
  type(name, 'Bulik Rini');
  fireEvent.click(sheet.getByRole('button', { name: 'Tambah tamu' }));
  await waitFor(() => expect(added.map(({ body }) => body.name)).toEqual(['Pakde Joko', 'Bulik Rini']));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Tamu baru' })).toBeNull());
});

test('one guest is sent to from the sheet, and is noted as sent when one comes back from WhatsApp', async () => {
  const asked = await openGuests();
  answer(listMessageTemplates, () => [
    {
      kind: 'INVITATION' as const,
      language: 'id' as const,
      guest_group: null,
      text: 'Halo {name}, ini undanganmu: {link}',
    },
  ]);
  const marked = answer(markMessage, ({ params, body }) => ({
    guest_code: params.guestCode,
    kind: params.kind,
    sent_at: body.is_sent ? '2026-11-20T03:00:00.000Z' : null,
  }));
  fireEvent.click(screen.getAllByRole('button', { name: /Eyang Sastro/ })[0] ?? document.body);
  const sheet = within(await screen.findByRole('dialog', { name: 'Eyang Sastro' }));
  const link = await sheet.findByRole('link', { name: 'Kirim undangan lewat WhatsApp' });
  const text = () => new URL(link.getAttribute('href') ?? '').searchParams.get('text');
  await waitFor(() => expect(text()).toBe(`Halo Eyang Sastro, ini undanganmu: ${SASTRO.invitation_link}`));
  expect(sheet.getByRole('link', { name: 'Lihat pesannya' }).getAttribute('href')).toContain('/sending?guest=SASTRO01');
  // what jsdom does not do: it opens no other tab
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(marked).toEqual([]);
  const before = asked.length;
  const shown = jest.spyOn(document, 'visibilityState', 'get');
  for (const state of ['hidden', 'visible'] as const) {
    shown.mockReturnValue(state);
    fireEvent(document, new Event('visibilitychange'));
  }
  shown.mockRestore();
  const note = await screen.findByText('Undangan untuk Eyang Sastro dicatat terkirim');
  expect(asked.length).toBeGreaterThan(before);
  fireEvent.click(within(note.parentElement ?? note).getByRole('button', { name: 'Urungkan' }));
  await waitFor(() => expect(marked.map(({ body }) => body.is_sent)).toEqual([true, false]));
});

test('a guest’s link can be copied as it is, and as a quiet invitation', async () => {
  await openGuests();
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void copied.push(text) },
    configurable: true,
  });
  fireEvent.click(screen.getAllByRole('button', { name: /Eyang Sastro/ })[0] ?? document.body);
  const sheet = within(await screen.findByRole('dialog', { name: 'Eyang Sastro' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Salin tautan pribadi Eyang Sastro' }));
  fireEvent.click(sheet.getByRole('button', { name: /^Salin tautan mode tenang Eyang Sastro/ }));
  await waitFor(() => expect(copied).toHaveLength(2));
  const [own, quiet] = copied.map((text) => new URL(text));
  expect(quiet?.searchParams.get('calm')).toBe('1');
  quiet?.searchParams.delete('calm');
  expect(quiet?.href).toBe(own?.href);
});

async function openAnswers(host = hostOf()) {
  const recorded = answer(recordAnswer, ({ params, body }) => ({
    event_id: params.eventId,
    confirmation_status: body.confirmation_status,
    total_guest: 0,
  }));
  await openGuests(host);
  fireEvent.click(screen.getAllByRole('button', { name: /Eyang Sastro/ })[0] ?? document.body);
  const sheet = within(await screen.findByRole('dialog', { name: 'Eyang Sastro' }));
  const group = sheet.getByRole('radiogroup', { name: 'Jawaban untuk Akad' });
  // what a browser does of itself: the next radio is focused and clicked
  const walkTo = (name: string) => {
    const radio = within(group).getByLabelText<HTMLInputElement>(name);
    const from = within(group).getByRole('radio', { checked: true });
    fireEvent.keyDown(from, { key: 'ArrowLeft' });
    radio.focus();
    fireEvent.click(radio);
    return radio;
  };
  return { recorded, sheet, group, walkTo };
}
const sayings = (recorded: { body: { confirmation_status: string } }[]) =>
  recorded.map(({ body }) => body.confirmation_status);

describe('by keys', () => {
  test('who walks past an answer has not given it; the one that is confirmed is saved', async () => {
    const { recorded, walkTo } = await openAnswers();
    walkTo('Tidak');
    const coming = walkTo('Hadir');
    expect(coming.checked).toBe(true);
    expect(recorded).toEqual([]);
    fireEvent.keyDown(coming, { key: 'Enter' });
    await screen.findByText(/Akad dicatat/);
    fireEvent.blur(coming, { relatedTarget: null });
    expect(sayings(recorded)).toEqual(['CONFIRMED']);
  });

  test('the one that is left is saved, and the one that stood there before is none', async () => {
    const { recorded, group, walkTo } = await openAnswers();
    walkTo('Tidak');
    fireEvent.blur(walkTo('Belum'), { relatedTarget: null });
    fireEvent.blur(walkTo('Tidak'), { relatedTarget: group.parentElement });
    await screen.findByText('Akad dicatat: tidak hadir');
    expect(sayings(recorded)).toEqual(['DECLINED']);
  });

  test('who goes away with Escape has given none', async () => {
    const { recorded, walkTo } = await openAnswers();
    fireEvent.keyDown(walkTo('Tidak'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Eyang Sastro' })).toBeNull());
    expect(recorded).toEqual([]);
  });
});

test('after the deadline an answer can be noted as before, and the sheet says that it is late', async () => {
  const { recorded, sheet, group } = await openAnswers(hostOf({ answers_until: '2020-01-01T16:59:00.000Z' }));
  expect(sheet.getByText(/^Batas jawaban sudah lewat\. /)).toBeTruthy();
  fireEvent.click(within(group).getByLabelText('Hadir'));
  await waitFor(() => expect(sayings(recorded)).toEqual(['CONFIRMED']));
});

test('one more who comes than were invited is one press: the invitation grows with it, and shrinks by the undo', async () => {
  const place = { confirmation_status: 'CONFIRMED' as const, total_guest: 2 };
  let guest = recordOf({ name: 'Eyang Sastro', code: 'SASTRO01', total_guests: 2, booking_id: 7 });
  guest.event_details = guest.event_details.map((one) => ({ ...one, ...place }));
  answer(getHostedInvitation, () => hostOf());
  answer(listRsvpGuests, () => ({ rows: [guest], header: [] }));
  const said: unknown[] = [];
  answer(changeGuest, ({ body }) => {
    said.push(body);
    const total_guests = body.total_guests ?? 2;
    guest = { ...guest, total_guests, event_details: guest.event_details.map((one) => ({ ...one, total_guests })) };
    return guest;
  });
  answer(recordAnswer, ({ params, body }) => {
    said.push(body.total_guests);
    const total_guest = body.total_guests ?? 2;
    guest = { ...guest, event_details: guest.event_details.map((one) => ({ ...one, total_guest })) };
    return { event_id: params.eventId, confirmation_status: 'CONFIRMED' as const, total_guest };
  });
  await openDashboard('/guests?guest=SASTRO01', 'CLIENT');
  const sheet = within(await screen.findByRole('dialog', { name: 'Eyang Sastro' }));
  fireEvent.click(await sheet.findByRole('button', { name: 'Tambah satu orang' }));
  const note = await screen.findByText('Akad dicatat: 3 hadir. Undangannya kini untuk 3 orang');
  expect(said).toEqual([{ total_guests: 3 }, 3]);
  // what the form below would save is the same
  await waitFor(() => expect(sheet.getByLabelText<HTMLInputElement>('Jumlah orang').value).toBe('3'));
  fireEvent.click(within(note.parentElement ?? note).getByRole('button', { name: 'Urungkan' }));
  await waitFor(() => expect(said).toEqual([{ total_guests: 3 }, 3, { total_guests: 2 }, 2]));
});

test('whose household is named grows by a name, and the sheet says so', async () => {
  const members = [{ id: 1, name: 'Eyang', is_child: false, diet: null }];
  const guest = recordOf({ name: 'Eyang Sastro', code: 'SASTRO01', total_guests: 1, members });
  guest.event_details = guest.event_details.map((one) => ({
    ...one,
    confirmation_status: 'CONFIRMED' as const,
    total_guest: 1,
    total_guests: 1,
  }));
  answer(getHostedInvitation, () => hostOf());
  answer(listRsvpGuests, () => ({ rows: [guest], header: [] }));
  await openDashboard('/guests?guest=SASTRO01', 'CLIENT');
  const sheet = within(await screen.findByRole('dialog', { name: 'Eyang Sastro' }));
  const more = await sheet.findByRole<HTMLButtonElement>('button', { name: 'Tambah satu orang' });
  expect(more.disabled).toBe(true);
  expect(sheet.getByText('Ini semua yang diundang. Tambah anggotanya bila yang hadir lebih banyak.')).toBeTruthy();
});

test('the head of the sheet says whose guest it is and how many, and a finger on the number calls', async () => {
  answer(getHostedInvitation, () => hostOf());
  const guest = recordOf({
    name: 'Eyang Sastro',
    code: 'SASTRO01',
    guest_group: 'Keluarga Solo',
    phone_number: '+6281234567890',
  });
  answer(listRsvpGuests, () => ({ rows: [guest], header: [] }));
  await openDashboard('/guests?guest=SASTRO01', 'CLIENT');
  const sheet = within(await screen.findByRole('dialog', { name: 'Eyang Sastro' }));
  expect(sheet.getByText('Keluarga Solo, 2 orang')).toBeTruthy();
  const call = sheet.getByRole('link', { name: 'Telepon Eyang Sastro, +6281234567890' });
  expect(call.getAttribute('href')).toBe('tel:+6281234567890');
});
