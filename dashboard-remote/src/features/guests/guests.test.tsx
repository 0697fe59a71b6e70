import {
  addGuest,
  changeGuest,
  changeGuests,
  checkGuestExistence,
  deleteBooking,
  deleteGuest,
  getHostedInvitation,
  getSendingQueues,
  inviteGuests,
  listAnswerHistory,
  listGuestChanges,
  listRsvpGuests,
  recordAnswer,
  saveMembers,
} from '@janur/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, Refusal } from '@janur/data/testing';
import { hostOf, recordOf } from '../../testing/couple.ts';
import { openDashboard, whereabouts } from '../../testing/dashboard.tsx';

const SASTRO = recordOf({ name: 'Eyang Sastro', code: 'SASTRO01', phone_number: null });

async function openGuests(guest = SASTRO) {
  answer(getHostedInvitation, () => hostOf());
  const asked = answer(listRsvpGuests, () => ({ rows: [guest], header: [] }));
  await openDashboard('/guests', 'CLIENT');
  await screen.findAllByText('Eyang Sastro');
  return asked;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('a guest without a name is not added, and the field that lacks it has the focus', async () => {
  await openGuests();
  const added = answer(addGuest, () => {
    throw new Refusal('CONFLICT');
  });
  press('Tambah tamu');
  const sheet = within(await screen.findByRole('dialog', { name: 'Tamu baru' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Tambah tamu' }));
  const name = sheet.getByLabelText('Nama');
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(name);
  expect(added).toEqual([]);
});

test('who is on the list already is added only after a second press; what the server refuses is said', async () => {
  await openGuests();
  answer(checkGuestExistence, () => ({ is_guest_exist: true, guests: [{ code: 'BUDI0001', name: 'Budi' }] }));
  const added = answer(addGuest, () => {
    throw new Refusal('CONFLICT');
  });
  press('Tambah tamu');
  const sheet = within(await screen.findByRole('dialog', { name: 'Tamu baru' }));
  type(sheet.getByLabelText('Nama'), 'Budi');
  fireEvent.click(sheet.getByRole('button', { name: 'Tambah tamu' }));
  fireEvent.click(await sheet.findByRole('button', { name: 'Tetap tambahkan' }));
  await waitFor(() => expect(added).toHaveLength(1));
  expect(added[0]?.body).toMatchObject({ slug: 'sinta-rama', name: 'Budi', total_guests: 2, event_ids: [1, 2] });
  expect((await sheet.findByRole('alert')).textContent).not.toBe('');
});

test('only what was changed of a guest travels', async () => {
  await openGuests();
  const changed = answer(changeGuest, () => {
    throw new Refusal('RATE_LIMITED');
  });
  fireEvent.click(screen.getAllByRole('button', { name: /Eyang Sastro/ })[0] ?? document.body);
  const sheet = within(await screen.findByRole('dialog', { name: 'Eyang Sastro' }));
  type(sheet.getByLabelText('Kelompok'), 'Keluarga');
  fireEvent.click(sheet.getByRole('button', { name: /^Simpan/ }));
  await waitFor(() => expect(changed).toHaveLength(1));
  expect(changed[0]).toMatchObject({ params: { guestCode: 'SASTRO01' }, body: { guest_group: 'Keluarga' } });
  expect(Object.keys(changed[0]?.body ?? {})).toEqual(['guest_group']);
});

test('a side takes the place of the other, and only the tags travel', async () => {
  await openGuests(recordOf({ ...SASTRO, tags: ['BRIDE', 'KIN'] }));
  const changed = answer(changeGuest, () => {
    throw new Refusal('RATE_LIMITED');
  });
  fireEvent.click(screen.getAllByRole('button', { name: /Eyang Sastro/ })[0] ?? document.body);
  const sheet = within(await screen.findByRole('dialog', { name: 'Eyang Sastro' }));
  const tags = within(sheet.getByRole('group', { name: 'Tanda' }));
  fireEvent.click(tags.getByRole('button', { name: 'Pihak pria' }));
  fireEvent.click(tags.getByRole('button', { name: 'VIP' }));
  const pressed = tags.getAllByRole('button').filter((one) => one.getAttribute('aria-pressed') === 'true');
  expect(pressed.map(({ textContent }) => textContent)).toEqual(['Pihak pria', 'Keluarga', 'VIP']);
  fireEvent.click(sheet.getByRole('button', { name: /^Simpan/ }));
  await waitFor(() => expect(changed[0]?.body).toEqual({ tags: ['GROOM', 'KIN', 'VIP'] }));
});

test('who wrote and changed a guest stands among the messages and answers', async () => {
  await openGuests();
  answer(listAnswerHistory, () => []);
  answer(listGuestChanges, () => [
    { id: 2, at: '2026-11-24T03:00:00.000Z', action: 'guest.update' as const, by: 'Ibu Ratna' },
    { id: 1, at: '2026-11-23T03:00:00.000Z', action: 'guest.create' as const, by: null },
  ]);
  fireEvent.click(screen.getAllByRole('button', { name: /Eyang Sastro/ })[0] ?? document.body);
  const history = within(await screen.findByRole('region', { name: 'Pesan dan jawaban' }));
  expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Ibu Ratna mengubah data tamu/),
    expect.stringMatching(/^Seseorang menambah tamu/),
  ]);
});

describe('many guests at once', () => {
  const AYU = recordOf({ name: 'Ayu', code: 'AYU00001', event_details: [] });

  async function tickBoth() {
    answer(getHostedInvitation, () => hostOf());
    answer(listRsvpGuests, () => ({ rows: [SASTRO, AYU], header: [] }));
    await openDashboard('/guests', 'CLIENT');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
    return within(await screen.findByRole('region', { name: 'Tamu yang dipilih' }));
  }

  test('are written to as a queue of their own', async () => {
    const bar = await tickBoth();
    answer(getSendingQueues, () => [{ kind: 'INVITATION' as const, waiting: 300, sent: 12 }]);
    const asked = answer(listRsvpGuests, () => ({ rows: [SASTRO, AYU], header: [] }));
    fireEvent.click(bar.getByRole('button', { name: 'Kirim undangan' }));
    await screen.findByText(/Hanya 2 tamu yang Anda tandai/);
    expect(whereabouts()).toBe('/sending?codes=SASTRO01%2CAYU00001');
    await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ codes: ['SASTRO01', 'AYU00001'] }));
    fireEvent.click(screen.getByRole('link', { name: 'Kembali ke semua tamu' }));
    await waitFor(() => expect(whereabouts()).toBe('/sending'));
  });

  /** So many that a page does not show all of them. */
  async function tickAll(count: number, address: string) {
    const rows = Array.from({ length: count }, (_, at) =>
      recordOf({ name: `Tamu ${at}`, code: `TAMU${1000 + at}`, invitation_sent_at: '2026-11-20T03:00:00.000Z' }),
    );
    answer(getHostedInvitation, () => hostOf());
    answer(listRsvpGuests, () => ({ rows, header: [] }));
    answer(getSendingQueues, () => []);
    await openDashboard(address, 'CLIENT');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
    fireEvent.click(await screen.findByRole('button', { name: `Pilih semua ${count} undangan` }));
    await screen.findByText(`${count} undangan dipilih`);
    return within(await screen.findByRole('region', { name: 'Tamu yang dipilih' }));
  }

  test('on all pages are written to by name, where they can be named', async () => {
    const bar = await tickAll(40, '/guests?q=tamu');
    fireEvent.click(await bar.findByRole('button', { name: 'Ingatkan' }));
    await waitFor(() => expect(whereabouts()).toMatch(/^\/sending\?kind=reminder&codes=TAMU1000/));
    expect(whereabouts().split('%2C')).toHaveLength(40);
  });

  test('and where they are too many, in the queue of all who are silent', async () => {
    const bar = await tickAll(111, '/guests?status=pending');
    fireEvent.click(await bar.findByRole('button', { name: 'Ingatkan' }));
    await waitFor(() => expect(whereabouts()).toBe('/sending?kind=reminder'));
  });

  test('but are not mixed with others whom a search left out', async () => {
    const bar = await tickAll(111, '/guests?q=tamu');
    expect(await bar.findByRole('button', { name: 'Tanda' })).toBeTruthy();
    expect(bar.queryByRole('button', { name: 'Ingatkan' })).toBeNull();
  });

  test('are tagged, or lose a tag', async () => {
    const bar = await tickBoth();
    const changed = answer(changeGuests, () => ({ changed: 2 }));
    fireEvent.click(bar.getByRole('button', { name: 'Tanda' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Tanda' }));
    fireEvent.click(sheet.getByRole('button', { name: /^Terapkan/ }));
    expect(await sheet.findByText('Pilih setidaknya satu tanda.')).toBeTruthy();
    fireEvent.click(sheet.getByRole('radio', { name: 'Hapus tanda' }));
    fireEvent.click(sheet.getByRole('button', { name: 'VIP' }));
    fireEvent.click(sheet.getByRole('button', { name: /^Terapkan/ }));
    await waitFor(() =>
      expect(changed[0]?.body).toMatchObject({
        guests: { codes: ['SASTRO01', 'AYU00001'] },
        tags: { remove: ['VIP'] },
      }),
    );
  });

  test('are invited to an event, and that is taken back for those whom it changed', async () => {
    const bar = await tickBoth();
    const invited = answer(inviteGuests, ({ body }) => ({
      changed: body.events.map((event) => ({ ...event, codes: ['AYU00001'] })),
      arrived: 0,
    }));
    expect(bar.getByText('2 undangan dipilih')).toBeTruthy();
    fireEvent.click(bar.getByRole('button', { name: 'Undang ke acara' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Undang ke acara' }));
    // one of the two is invited: neither on nor off
    expect(sheet.getByRole('switch', { name: /Akad/ }).getAttribute('aria-checked')).toBe('mixed');
    fireEvent.click(sheet.getByRole('switch', { name: /Akad/ }));
    fireEvent.click(sheet.getByRole('button', { name: 'Terapkan ke 2 undangan' }));
    await waitFor(() => expect(invited).toHaveLength(1));
    const codes = ['SASTRO01', 'AYU00001'];
    expect(invited[0]?.body).toEqual({ guests: { codes }, events: [{ event_id: 1, is_invited: true }] });
    fireEvent.click(await screen.findByRole('button', { name: 'Urungkan' }));
    await waitFor(() => expect(invited).toHaveLength(2));
    expect(invited[1]?.body).toEqual({
      guests: { codes: ['AYU00001'] },
      events: [{ event_id: 1, is_invited: false }],
    });
  });

  test('are let go of by the cross', async () => {
    const bar = await tickBoth();
    fireEvent.click(bar.getByRole('button', { name: 'Batalkan pilihan' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Tamu yang dipilih' })).toBeNull());
  });
});

test('an answer that came by telephone is written down at once, and taken back', async () => {
  await openGuests();
  const recorded = answer(recordAnswer, ({ params, body }) => ({
    event_id: params.eventId,
    confirmation_status: body.confirmation_status,
    total_guest: 2,
  }));
  answer(listAnswerHistory, () => []);
  fireEvent.click(screen.getAllByRole('button', { name: /Eyang Sastro/ })[0] ?? document.body);
  const sheet = within(await screen.findByRole('dialog', { name: 'Eyang Sastro' }));
  fireEvent.click(within(sheet.getByRole('radiogroup', { name: 'Jawaban untuk Akad' })).getByLabelText('Hadir'));
  await waitFor(() => expect(recorded).toHaveLength(1));
  expect(recorded[0]).toMatchObject({
    params: { guestCode: 'SASTRO01' },
    body: { confirmation_status: 'CONFIRMED', channel: 'PHONE' },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Urungkan' }));
  await waitFor(() => expect(recorded).toHaveLength(2));
  expect(recorded[1]?.body).toMatchObject({ confirmation_status: 'PENDING' });
});

describe('a household by name', () => {
  const BEEF = { id: 5, name: 'Sapi lada hitam', is_for_children: false };
  const member = (id: number, name: string) => ({ id, name, is_child: false, diet: null });
  const [place] = SASTRO.event_details;
  const said = (id: number, comes: boolean | null) => ({ member_id: id, comes, meal_id: null });
  const household = (...comes: (boolean | null)[]): typeof SASTRO => ({
    ...SASTRO,
    members: [member(1, 'Eyang'), member(2, 'Putri')],
    event_details: place
      ? [
          {
            ...place,
            confirmation_status: 'CONFIRMED' as const,
            total_guest: comes.filter((one) => one !== false).length,
            members: comes.map((one, at) => said(at + 1, one)),
          },
        ]
      : [],
  });

  async function openSheet(guest: typeof SASTRO) {
    await openGuests(guest);
    const { events } = hostOf();
    answer(getHostedInvitation, () => hostOf({ events: events.map((event) => ({ ...event, meals: [BEEF] })) }));
    answer(listAnswerHistory, () => []);
    fireEvent.click(screen.getAllByRole('button', { name: /Eyang Sastro/ })[0] ?? document.body);
    return within(await screen.findByRole('dialog', { name: 'Eyang Sastro' }));
  }

  test('is written name by name, each saved when its field is left', async () => {
    const sheet = await openSheet(SASTRO);
    const saved = answer(saveMembers, ({ body }) => ({
      members: body.members.map(({ name, is_child }, at) => ({ ...member(at + 1, name), is_child })),
      total_guests: body.members.length,
    }));
    fireEvent.click(sheet.getByRole('button', { name: 'Tambah anggota' }));
    const name = await sheet.findByRole('textbox', { name: 'Nama anggota 1' });
    type(name, 'Eyang Putri');
    fireEvent.blur(name);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.body).toEqual({ members: [{ name: 'Eyang Putri', is_child: false, diet: null }] });
    fireEvent.click(sheet.getByRole('button', { name: 'Eyang Putri masih anak-anak' }));
    await waitFor(() => expect(saved).toHaveLength(2));
    // the one that was saved is not added a second time
    expect(saved[1]?.body).toEqual({ members: [{ id: 1, name: 'Eyang Putri', is_child: true, diet: null }] });
  });

  test('answers by name, and has no number beside the names', async () => {
    const sheet = await openSheet(household(true, true));
    const recorded = answer(recordAnswer, ({ params, body }) => ({
      event_id: params.eventId,
      confirmation_status: body.confirmation_status,
      total_guest: 1,
    }));
    const who = within(sheet.getByRole('group', { name: 'Siapa yang hadir di Akad' }));
    expect(sheet.queryByRole('button', { name: 'Kurangi satu orang' })).toBeNull();
    fireEvent.click(who.getByRole('checkbox', { name: 'Putri' }));
    await waitFor(() => expect(recorded).toHaveLength(1));
    expect(recorded[0]?.body).toMatchObject({ confirmation_status: 'CONFIRMED', members: [{ id: 1, meal_id: null }] });
    expect(sheet.getByLabelText<HTMLInputElement>('Jumlah orang').readOnly).toBe(true);
  });

  test('of whom only the number is known, is so shown', async () => {
    const sheet = await openSheet(household(null, null));
    const who = within(sheet.getByRole('group', { name: 'Siapa yang hadir di Akad' }));
    expect(who.getByText(/Baru jumlahnya/)).toBeTruthy();
  });
});

test('what was typed is asked about before the sheet goes', async () => {
  await openGuests();
  fireEvent.click(screen.getAllByRole('button', { name: /Eyang Sastro/ })[0] ?? document.body);
  const sheet = within(await screen.findByRole('dialog', { name: 'Eyang Sastro' }));
  type(sheet.getByLabelText('Kelompok'), 'Keluarga');
  fireEvent.click(sheet.getByRole('button', { name: 'Tutup' }));
  const question = within(await screen.findByRole('dialog', { name: 'Perubahan belum disimpan' }));
  fireEvent.click(question.getByRole('button', { name: 'Buang perubahan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(whereabouts()).toBe('/guests');
});

test('a guest is deleted after its own question, and the list is asked anew', async () => {
  const asked = await openGuests();
  const deleted = answer(deleteGuest, () => null);
  fireEvent.click(screen.getAllByRole('button', { name: /Eyang Sastro/ })[0] ?? document.body);
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus tamu' }));
  const question = within(await screen.findByRole('dialog', { name: 'Hapus Eyang Sastro?' }));
  const before = asked.length;
  fireEvent.click(question.getByRole('button', { name: 'Hapus tamu' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(deleted.map(({ params }) => params.guestCode)).toEqual(['SASTRO01']);
  expect(asked.length).toBeGreaterThan(before);
});

test('an answer is taken back after its own question; who has not answered has none', async () => {
  const asked = await openGuests(recordOf({ ...SASTRO, booking_id: 81, is_attending: true, message: 'Selamat' }));
  const taken = answer(deleteBooking, () => null);
  fireEvent.click(screen.getAllByRole('button', { name: /Eyang Sastro/ })[0] ?? document.body);
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Batalkan semua jawaban' }));
  const question = await screen.findByRole('dialog', { name: 'Batalkan jawaban Eyang Sastro?' });
  expect(question.textContent).toContain('Ucapannya disembunyikan');
  const before = asked.length;
  fireEvent.click(within(question).getByRole('button', { name: 'Batalkan jawaban' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(taken.map(({ params }) => params.bookingId)).toEqual([81]);
  expect(asked.length).toBeGreaterThan(before);
});

test('a guest without an answer has none to take back', async () => {
  await openGuests(recordOf({ ...SASTRO, booking_id: null, is_attending: null }));
  fireEvent.click(screen.getAllByRole('button', { name: /Eyang Sastro/ })[0] ?? document.body);
  const sheet = within(await screen.findByRole('dialog', { name: 'Eyang Sastro' }));
  expect(sheet.queryByRole('button', { name: 'Batalkan semua jawaban' })).toBeNull();
});

test('a group narrows the list, and the address keeps it', async () => {
  const asked = await openGuests();
  type(screen.getByRole('combobox', { name: 'Kelompok' }), 'Kantor');
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ guest_group: 'Kantor', page: 1 }));
  expect(whereabouts()).toBe('/guests?group=Kantor');
});

test('a tag narrows the list, and the address keeps it', async () => {
  const asked = await openGuests();
  type(screen.getByRole('combobox', { name: 'Tanda' }), 'VIP');
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ tag: 'VIP', page: 1 }));
  expect(whereabouts()).toBe('/guests?tag=vip');
});
