import type { RsvpField } from '@janur/contracts';
import { createApi } from '@janur/data';
import { fireEvent, screen, within } from '@testing-library/react';
import { show } from '../../../testing/show.tsx';
import { EditorProvider } from '../editor-context.tsx';
import { createEditorStore } from '../editor-store.ts';
import { usePanelProps } from '../page/panel-pane.tsx';
import { stored } from '../testing/stored.ts';
import { STARTER } from './questions.ts';
import { RsvpPanel } from './rsvp-panel.tsx';

function showForm(fields: RsvpField[] | null, version: 'V1' | 'V2' = 'V1') {
  const client = stored();
  const option = { ...client.option, rsvp_style: null, rsvp_config: fields && { fields } };
  const store = createEditorStore(createApi(), { ...client, version, option });
  show(
    <EditorProvider value={store}>
      <Panel />
    </EditorProvider>,
  );
  return () => store.getState().draft.option.rsvp_config?.fields;
}

function Panel() {
  return <RsvpPanel {...usePanelProps()} />;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: string, value: string, at = 0) => {
  const field = screen.getAllByLabelText(label)[at];
  if (field) fireEvent.change(field, { target: { value } });
};
const MEAL: RsvpField = {
  name: 'meal',
  label: 'Menu',
  type: 'select',
  options: [
    { label: 'Ikan', value: 'fish' },
    { label: 'Sayur', value: 'veg' },
  ],
};

test('the standard form becomes one’s own and the standard one again, with a way back', () => {
  const fields = showForm(null);
  press('Susun pertanyaan sendiri');
  expect(fields()).toEqual(STARTER);
  press('Kembali ke formulir baku');
  expect(fields()).toBeUndefined();
  press('Urungkan');
  expect(fields()).toEqual(STARTER);
});

test('a question is written with its choices; what is wrong with it is said until it is right', () => {
  const fields = showForm([]);
  press('Tambah pertanyaan');
  expect(screen.getByText('2 hal perlu dilihat sebelum disimpan')).toBeTruthy();
  fill('Pertanyaan', 'Menu apa?');
  press('Tambah pilihan');
  fill('Tulisan pilihan 1', 'Ikan');
  expect(screen.queryByText(/perlu dilihat/)).toBeNull();
  expect(fields()).toEqual([
    {
      name: 'menu_apa',
      label: 'Menu apa?',
      type: 'button',
      required: true,
      options: [{ label: 'Ikan', value: 'Ikan' }],
    },
  ]);
});

test('a follow-up stands beneath the choice that it hangs on, and no deeper than guests follow', () => {
  const fields = showForm([MEAL]);
  press(/^Menu/);
  press('Pertanyaan lanjutan bila memilih Sayur');
  fill('Pertanyaan', 'Alergi?', 1);
  expect(screen.getByText('Bila memilih “Sayur”, tanyakan juga')).toBeTruthy();
  expect(fields()?.[0]?.options?.[1]?.children).toMatchObject([{ name: 'alergi', label: 'Alergi?' }]);
  fireEvent.click(screen.getAllByRole('button', { name: 'Tambah pilihan' })[0] ?? document.body);
  press(/^Pertanyaan lanjutan bila memilih option_1/);
  fireEvent.click(screen.getAllByRole('button', { name: 'Tambah pilihan' })[0] ?? document.body);
  expect(screen.getAllByRole('button', { name: /^Pertanyaan lanjutan bila memilih/ })).toHaveLength(3);
});

test('questions change places by keyboard and buttons, and a removed one comes back', () => {
  const fields = showForm([...STARTER, MEAL]);
  const names = () => fields()?.map(({ name }) => name);
  press('Naikkan Menu');
  expect(names()).toEqual(['name', 'is_attending', 'meal', 'message']);
  const handle = screen.getByRole('button', { name: /^Seret Menu/ });
  fireEvent.keyDown(handle, { key: 'ArrowUp', altKey: true });
  expect(names()).toEqual(['name', 'meal', 'is_attending', 'message']);
  press('Hapus Menu');
  expect(names()).toEqual(['name', 'is_attending', 'message']);
  press('Urungkan');
  expect(names()).toEqual(['name', 'meal', 'is_attending', 'message']);
});

test('the kind of value is that of all choices, the limit and the default are numbers', () => {
  const fields = showForm([MEAL, { name: 'guest_total', type: 'guest_count' }]);
  press(/^Menu/);
  fireEvent.change(screen.getByRole('combobox', { name: 'Nilai yang disimpan' }), { target: { value: 'number' } });
  expect(fields()?.[0]?.options?.map(({ value }) => value)).toEqual([1, 2]);
  press(/^Menu/);
  press(/^Jumlah tamu/);
  fill('Paling banyak', '12');
  expect(screen.getByText('Tamu tanpa kode undangan tetap dibatasi 10 orang.')).toBeTruthy();
  fill('Paling banyak', '4');
  const list = within(screen.getByRole('combobox', { name: 'Terisi sejak awal' })).getAllByRole('option');
  expect(list.map((option) => option.textContent)).toEqual(['Tidak ada', '1', '2', '3', '4']);
  expect(fields()?.[1]).toMatchObject({ name: 'guest_total', limitValue: 4 });
});

test('an invitation of several events may ask of each in its own words', () => {
  showForm(STARTER, 'V2');
  press(/^Hadir atau tidak/);
  const purposes = within(screen.getByRole('combobox', { name: 'Untuk apa' })).getAllByRole('option');
  expect(purposes.some((option) => option.textContent.startsWith('Hadir di '))).toBe(true);
});
