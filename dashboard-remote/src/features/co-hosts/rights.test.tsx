import type { CoHostRole } from '@janur/contracts/co-hosts';
import {
  addGuest,
  type AuthDetail,
  authDetail,
  checkGuestExistence,
  getGuestBookSummary,
  getHeadcount,
  getHostedInvitation,
  listAnswerHistory,
  listEntrustedGifts,
  listGifts,
  listGuestBookGuests,
  listGuestChanges,
  listOwnWishes,
  listRsvpGuests,
  listWaitingAnswers,
  problem,
} from '@janur/contracts';
import { answer, Refusal } from '@janur/data/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { headcountOf, hostOf, recordOf } from '../../testing/couple.ts';
import { accountOf, openDashboard, whereabouts } from '../../testing/dashboard.tsx';

const as = (co_host_role: CoHostRole): AuthDetail => ({
  ...accountOf('CLIENT'),
  name: 'Ibu Ratna',
  co_host_role,
  is_guest_book: co_host_role === 'JOINT',
});

/** Whatever a screen asks that one may not ask is noticed: nothing is there to answer it. */
function givenGuests() {
  answer(getHostedInvitation, () => hostOf());
  answer(getHeadcount, () => headcountOf());
  answer(listGuestChanges, () => []);
  answer(listAnswerHistory, () => []);
  answer(listRsvpGuests, () => ({ rows: [recordOf({ name: 'Bude Tutik', code: 'TUTIK1' })], header: [] }));
  return answer(listWaitingAnswers, () => []);
}

test.each([
  ['GIFTS', '/', '/gifts'],
  ['LOOK', '/', '/rsvp'],
  ['JOINT', '/', '/rsvp'],
] as const)('%s begins at the first screen of what there is', async (role, at, first) => {
  givenGuests();
  await openDashboard(at, as(role));
  await waitFor(() => expect(whereabouts()).toBe(first));
});

test.each([
  ['LOOK', '/gifts'],
  ['LOOK', '/sending'],
  ['LOOK', '/guests/import'],
  ['LOOK', '/guests/cards'],
  ['GUESTS', '/gifts'],
  ['GUESTS', '/co-hosts'],
  ['JOINT', '/co-hosts'],
  ['GIFTS', '/guests'],
  ['GIFTS', '/rsvp'],
  ['GIFTS', '/tables'],
  ['GIFTS', '/caterer'],
  ['GIFTS', '/wishes'],
] as const)('for %s the address %s says who can open it', async (role, at) => {
  givenGuests();
  await openDashboard(at, as(role));
  await screen.findByRole('heading', { level: 1, name: 'Bagian ini tidak dibuka untuk Anda' });
  expect(
    await screen.findByText('Yang bisa membukanya: Sinta & Rama, di menu Pengurus pada akun mereka.'),
  ).toBeTruthy();
});

test('who only looks finds the list without anything that changes it', async () => {
  const waiting = givenGuests();
  await openDashboard('/guests', as('LOOK'));
  const [name] = await screen.findAllByRole('button', { name: 'Bude Tutik' });
  for (const deed of ['Tambah tamu', 'Impor', 'Kartu QR', 'Unduh daftar'])
    expect(screen.queryByRole('button', { name: deed }) ?? screen.queryByRole('link', { name: deed })).toBeNull();
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  expect(screen.queryByRole('button', { name: /Salin tautan/ })).toBeNull();
  if (name) fireEvent.click(name);
  const sheet = within(await screen.findByRole('dialog', { name: 'Bude Tutik' }));
  expect(sheet.queryAllByRole('textbox')).toEqual([]);
  expect(sheet.queryAllByRole('switch')).toEqual([]);
  expect(sheet.getByText('Akad')).toBeTruthy();
  expect(document.body.innerHTML).not.toContain('?code=');
  expect(waiting).toEqual([]);
});

test('who is taken off while she writes keeps what she wrote, and is told', async () => {
  givenGuests();
  await openDashboard('/guests', as('GUESTS'));
  await screen.findAllByRole('button', { name: 'Bude Tutik' });
  fireEvent.click(screen.getByRole('button', { name: /Tambah tamu/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Tamu baru' }));
  const name = sheet.getByLabelText<HTMLInputElement>('Nama');
  fireEvent.change(name, { target: { value: 'Pakdhe Karyo' } });
  const off = () => {
    throw new Refusal('UNAUTHENTICATED', [], problem('taken_off'));
  };
  answer(authDetail, off);
  answer(checkGuestExistence, off);
  answer(addGuest, off);
  fireEvent.click(sheet.getByRole('button', { name: 'Tambah tamu' }));
  expect(await screen.findByText('Anda tidak lagi mengurus undangan ini.')).toBeTruthy();
  expect([whereabouts(), name.value]).toEqual(['/guests?guest=new', 'Pakdhe Karyo']);
  fireEvent.click(screen.getByRole('button', { name: 'Tinggalkan halaman' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Buang perubahan' }));
  expect(await screen.findByRole('heading', { name: 'Masuk ke Janur' })).toBeTruthy();
  expect(screen.getByText(/Yang sudah Anda simpan tetap ada di sana/)).toBeTruthy();
});

test('who keeps guests has the list whole', async () => {
  givenGuests();
  await openDashboard('/guests', as('GUESTS'));
  await screen.findAllByRole('button', { name: 'Bude Tutik' });
  expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: /Tambah/ })).toBeTruthy();
});

test('attendance has no entrusted gifts and no sums for who may not see gifts', async () => {
  givenGuests();
  answer(getGuestBookSummary, () => ({
    event_id: 1,
    event_title: 'Akad',
    total_invitations_confirmed: 5,
    total_checked_in: 2,
    total_pax_confirmed: 4,
    total_pax_attended: 3,
    total_inside: 3,
    total_walk_ins: 0,
    total_received_gift: 1,
    total_received_souvenir: 1,
  }));
  answer(listGuestBookGuests, () => []);
  const sums = answer(listEntrustedGifts, () => ({
    rows: [],
    header: { total_gifts: 0, total_amount: 0, perhaps_twice: 0 },
  }));
  await openDashboard('/attendance?shown=entrusted', as('GUESTS'));
  await screen.findByRole('heading', { name: 'Kehadiran' });
  await screen.findByText('Suvenir', { selector: 'dt' });
  expect(screen.queryByText('Titipan')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Penerima tamu sendiri' })).toBeNull();
  expect(sums).toEqual([]);
});

test('who keeps the gifts alone sees the book, without ways to screens that are not there', async () => {
  answer(getHostedInvitation, () => hostOf());
  answer(listGifts, () => ({
    rows: [],
    header: {
      total: 0,
      not_thanked: 0,
      owed: 0,
      not_counted: 0,
      unwritten: 2,
      total_amount: null,
      perhaps_twice: 0,
      perhaps_twice_amount: null,
    },
  }));
  await openDashboard('/gifts', as('GIFTS'));
  await screen.findByRole('heading', { name: 'Amplop & hadiah' });
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Catat hadiah' }).length).toBeGreaterThan(0));
  const elsewhere = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  expect(elsewhere.filter((href) => /sending|attendance|guests/.test(href ?? ''))).toEqual([]);
});

test('what the bar of a phone has no place for stands in its last sheet, the caterer among it', async () => {
  givenGuests();
  await openDashboard('/guests', as('JOINT'));
  fireEvent.click(await screen.findByRole('button', { name: 'Lainnya' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Menu lainnya' }));
  expect(sheet.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual([
    'Kehadiran',
    'Katering',
    'Hadiah',
    'Ucapan',
    'Album',
    'Buku tamu',
    'Akun',
  ]);
  fireEvent.click(sheet.getByRole('link', { name: 'Katering' }));
  await waitFor(() => expect(whereabouts()).toBe('/caterer'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('rights that are taken away while one looks are gone from the screen with the next call', async () => {
  givenGuests();
  await openDashboard('/guests', as('GUESTS'));
  await screen.findAllByRole('button', { name: 'Bude Tutik' });
  answer(listOwnWishes, () => {
    throw new Refusal('FORBIDDEN');
  });
  answer(authDetail, () => as('GIFTS'));
  fireEvent.click(screen.getByRole('button', { name: 'Lainnya' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Ucapan' }));
  await screen.findByRole('heading', { name: 'Bagian ini tidak dibuka untuk Anda' });
  const [menu] = screen.getAllByRole('navigation');
  expect(menu?.textContent).not.toContain('Tamu');
});
