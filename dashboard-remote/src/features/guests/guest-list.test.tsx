import { pageMeta, type RsvpRecord, updateTableNumber } from '@janur/contracts';
import { answer } from '@janur/data/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hostOf, recordOf } from '../../testing/couple.ts';
import { address, show } from '../../testing/show.tsx';
import { GuestList } from './guest-list.tsx';
import { type GuestSearch, guestSearch } from './guest-search.ts';
import type { Picker } from './use-selection.ts';

const MEAL = {
  id: 'answers.meal',
  accessor: 'answers.meal',
  header: 'Hidangan',
  disabled_sort_by: true,
  formatter: [{ key: 'fish', value: 'Ikan' }],
};
const NAME = { id: 'name', accessor: 'name', header: 'Name', disabled_sort_by: true, formatter: [] };

const PICKER: Picker = {
  selection: { guests: new Map(), isAll: false },
  has: () => false,
  toggle: () => undefined,
  togglePage: () => undefined,
  everybody: () => undefined,
  clear: () => undefined,
};

interface Shown {
  guests?: RsvpRecord[];
  total?: number;
  at?: string;
  hasFailed?: boolean;
}

function showList({ guests, total = guests?.length ?? 0, at = '', hasFailed = false }: Shown) {
  const search = guestSearch.read(new URLSearchParams(at));
  const asked = { opened: [] as string[], ticked: [] as string[], added: 0, retries: 0 };
  const meta = pageMeta({ page: search.page, limit: search.limit, total });
  show(
    <GuestList
      answer={guests && { status: 'success', status_code: 200, data: guests, meta, header: [NAME, MEAL] }}
      hasFailed={hasFailed}
      isStale={false}
      search={search}
      events={hostOf().events}
      hrefOf={(change: Partial<GuestSearch>) => `?${guestSearch.write(guestSearch.change(search, change)).toString()}`}
      onLimit={() => undefined}
      onRetry={() => (asked.retries += 1)}
      onOpen={({ name }) => asked.opened.push(name)}
      onAdd={() => (asked.added += 1)}
      onImport={() => undefined}
      picker={{ ...PICKER, toggle: ({ name }) => asked.ticked.push(name) }}
    />,
    { at: `/guests?${at}` },
  );
  return asked;
}

const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

test('a row says who, how many, what each event was answered, the own questions too, and whether it was sent', () => {
  const [akad] = recordOf().event_details;
  if (!akad) throw new Error('no event');
  const guest = recordOf({
    name: 'Ayu',
    guest_group: 'Kantor',
    total_guests: 4,
    answers: { meal: 'fish' },
    event_details: [{ ...akad, confirmation_status: 'CONFIRMED', total_guest: 3, total_guests: 4 }],
  });
  showList({ guests: [guest, recordOf({ name: 'Budi', phone_number: null })] });
  const row = rowOf('Ayu');
  for (const words of ['3 dari 4', '–', 'Ikan', 'Belum dikirim']) expect(row.getByText(words)).toBeTruthy();
  expect(row.getByText(/^Kantor/)).toBeTruthy();
  expect(rowOf('Budi').getByText('Tanpa nomor')).toBeTruthy();
  expect(rowOf('Budi').getByText('belum')).toBeTruthy();
  for (const name of ['Hidangan', 'Akad', 'Resepsi']) expect(screen.getByRole('columnheader', { name })).toBeTruthy();
});

test('a chosen event has the only column of answers; no own column is shown when none is wanted', () => {
  showList({ guests: [recordOf({ name: 'Ayu' })], at: 'event=1&columns=' });
  expect(screen.getByRole('columnheader', { name: 'Akad' })).toBeTruthy();
  for (const name of ['Hidangan', 'Resepsi']) expect(screen.queryByRole('columnheader', { name })).toBeNull();
});

test('a guest is ticked beside the name', () => {
  const asked = showList({ guests: [recordOf({ name: 'Ayu' })] });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Pilih Ayu' }));
  expect(asked.ticked).toEqual(['Ayu']);
});

test('a name opens the guest; a press on its column turns the order round', () => {
  const asked = showList({ guests: [recordOf({ name: 'Ayu' })], at: 'status=confirmed&page=2', total: 30 });
  fireEvent.click(screen.getByRole('button', { name: 'Ayu' }));
  expect(asked.opened).toEqual(['Ayu']);
  expect(screen.getByRole('link', { name: 'Nama' }).getAttribute('href')).toBe(
    '/guests?status=confirmed&sort=name.desc',
  );
});

test('a page behind the last leads to the last', () => {
  showList({ guests: [], total: 26, at: 'q=a&page=9' });
  expect(address()).toBe('/guests?q=a&page=2');
});

test('nothing found offers everybody again', () => {
  showList({ guests: [], at: 'q=zzz&status=pending' });
  expect(screen.getByRole('link', { name: 'Lihat semua' }).getAttribute('href')).toBe('/guests');
});

test('who has no guest yet is offered a list and a first guest', () => {
  const asked = showList({ guests: [] });
  expect(screen.getByRole('button', { name: 'Impor daftar' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Tambah tamu' }));
  expect(asked.added).toBe(1);
});

test('while the first page is on the way its shape stands there', () => {
  showList({});
  expect(screen.getByRole('status', { name: 'Memuat daftar tamu' })).toBeTruthy();
});

test('a failure is said, and tried again on demand', () => {
  const asked = showList({ hasFailed: true });
  fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(asked.retries).toBe(1);
});

test('tables are written one after the other from the keyboard: Enter goes on, and stays at the last', async () => {
  const saved = answer(updateTableNumber, ({ params, body }) => ({
    guest_event_id: params.guestEventId,
    table_number: body.table_number,
  }));
  showList({ guests: [recordOf({ name: 'Ayu' }), recordOf({ name: 'Budi' })], at: 'event=1' });
  const [first, second] = ['Ayu', 'Budi'].map((name) => screen.getByRole('textbox', { name: `Meja ${name}` }));
  if (!first || !second) throw new Error('both have a field');
  first.focus();
  fireEvent.change(first, { target: { value: '7' } });
  fireEvent.keyDown(first, { key: 'Enter' });
  expect(document.activeElement).toBe(second);
  fireEvent.change(second, { target: { value: '8' } });
  fireEvent.keyDown(second, { key: 'Enter' });
  expect(document.activeElement).toBe(second);
  await waitFor(() => expect(saved.map(({ body }) => body.table_number)).toEqual(['7', '8']));
});

test('the column with the number of people is not headed as if it were invitations', () => {
  showList({ guests: [recordOf({ name: 'Budi', total_guests: 4 })] });
  expect(screen.getByRole('columnheader', { name: 'Orang' })).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: 'Undangan' })).toBeNull();
});
