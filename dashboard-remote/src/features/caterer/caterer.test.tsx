import {
  type CatererSheet,
  getCatererSheet,
  getHeadcount,
  getHostedInvitation,
  listCatererSheets,
  makeCatererSheet,
  readCatererSheet,
  saveMeals,
} from '@janur/contracts';
import { answer } from '@janur/data/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { headcountOf, hostOf } from '../../testing/couple.ts';
import { openDashboard, whereabouts } from '../../testing/dashboard.tsx';

const MARK = { id: 7, made_at: '2027-06-01T03:00:00.000Z', made_by: 'Sinta', people: 3 };

const sheetOf = (over: Partial<CatererSheet> = {}): CatererSheet => ({
  sheet: null,
  event_id: 1,
  event_title: 'Akad',
  start_datetime: '2027-06-12T01:00:00.000Z',
  timezone: 'Asia/Jakarta',
  location: 'Gedung Serbaguna',
  households: 2,
  people: 4,
  children: 1,
  meals: [
    { name: 'Sapi lada hitam', is_for_children: false, people: 3 },
    { name: null, is_for_children: false, people: 1 },
  ],
  diets: [{ name: 'Nadira', household: 'Keluarga Agus', diet: 'alergi kacang', table_number: '12' }],
  list: [
    {
      guest_code: 'AGUS0001',
      household: 'Keluarga Agus',
      people: 4,
      table_number: '12',
      members: [{ name: 'Nadira', is_child: true, meal: 'Sapi lada hitam', diet: 'alergi kacang' }],
    },
  ],
  since: MARK,
  changes: [
    {
      guest_code: 'AGUS0001',
      household: 'Keluarga Agus',
      from: 3,
      to: 4,
      lines: [
        { what: 'COMES', name: 'Nadira', from: null, to: 'Sapi lada hitam' },
        { what: 'MEAL', name: 'Agus', from: null, to: 'Sapi lada hitam' },
        { what: 'STAYS', name: 'Sri', from: null, to: null },
      ],
    },
  ],
  ...over,
});

function kitchen(over: Partial<CatererSheet> = {}) {
  answer(getHostedInvitation, () => hostOf());
  answer(getHeadcount, () => headcountOf());
  answer(getCatererSheet, () => sheetOf(over));
  answer(listCatererSheets, () => [MARK]);
}

test('the couple reads portions, menu, diets, the forecast and what changed since the kitchen was told', async () => {
  kitchen();
  await openDashboard('/caterer', 'CLIENT');
  const portions = within(await screen.findByRole('region', { name: 'Porsi' }));
  expect(portions.getByRole('link', { name: '4' }).getAttribute('href')).toMatch(/guests\?event=1&status=confirmed$/);
  expect(await portions.findByText('siapkan 6.')).toBeTruthy();
  const changes = within(screen.getByRole('region', { name: 'Perubahan sejak lembar terakhir' }));
  expect(changes.getByText('3 → 4')).toBeTruthy();
  expect(changes.getByText('Sri tidak ikut')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Menu' })).getByText('Belum memilih')).toBeTruthy();
  expect(screen.getByText('alergi kacang')).toBeTruthy();
});

test('a sheet is made, opened, and is the paper that the kitchen gets', async () => {
  kitchen();
  const made = answer(makeCatererSheet, () => sheetOf({ sheet: { ...MARK, id: 8, people: 4 } }));
  answer(readCatererSheet, () => sheetOf({ sheet: { ...MARK, id: 8, people: 4 } }));
  await openDashboard('/caterer', 'CLIENT');
  await screen.findByRole('region', { name: 'Porsi' });
  fireEvent.click(screen.getByRole('button', { name: 'Buat lembar katering' }));
  const paper = within(await screen.findByRole('article', { name: 'Lembar katering' }));
  expect(made).toHaveLength(1);
  expect(whereabouts()).toBe('/caterer?event=1&sheet=8');
  expect(paper.getByText('Gedung Serbaguna', { exact: false })).toBeTruthy();
  expect(paper.getByText('Nadira (Anak, Sapi lada hitam, alergi kacang)')).toBeTruthy();
  expect(screen.getByRole('button', { name: /Cetak/ })).toBeTruthy();
});

test('the menu is written row by row; a row without a name is none', async () => {
  kitchen({ meals: [], since: null, changes: [] });
  const saved = answer(saveMeals, () => ({ event_id: 1, meals: [] }));
  await openDashboard('/caterer', 'CLIENT');
  fireEvent.click((await screen.findAllByRole('button', { name: 'Tulis menu' }))[0] ?? document.body);
  const sheet = within(await screen.findByRole('dialog', { name: 'Menu Akad' }));
  fireEvent.change(sheet.getByRole('textbox', { name: 'Menu 1' }), { target: { value: ' Nasi kebuli ' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Nasi kebuli hanya untuk anak-anak' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({
    params: { eventId: 1 },
    body: { meals: [{ name: 'Nasi kebuli', is_for_children: true }] },
  });
});

test('a half-written menu is not lost by Escape: one is asked, and may save', async () => {
  kitchen({ meals: [], since: null, changes: [] });
  const saved = answer(saveMeals, () => ({ event_id: 1, meals: [] }));
  await openDashboard('/caterer', 'CLIENT');
  fireEvent.click((await screen.findAllByRole('button', { name: 'Tulis menu' }))[0] ?? document.body);
  const first = await screen.findByRole('textbox', { name: 'Menu 1' });
  fireEvent.change(first, { target: { value: 'Nasi kebuli' } });
  fireEvent.keyDown(first, { key: 'Escape' });
  const question = within(await screen.findByRole('dialog', { name: 'Perubahan belum disimpan' }));
  fireEvent.click(question.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the menu that is missing is written where it is missing, and nowhere else', async () => {
  kitchen({ meals: [], since: null, changes: [] });
  await openDashboard('/caterer', 'CLIENT');
  await screen.findByRole('region', { name: 'Menu' });
  expect(screen.getAllByRole('button', { name: 'Tulis menu' })).toHaveLength(1);
});
