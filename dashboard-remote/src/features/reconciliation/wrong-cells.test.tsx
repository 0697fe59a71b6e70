import { screen, within } from '@testing-library/react';
import { show } from '../../testing/show.tsx';
import { WrongCells } from './wrong-cells.tsx';

test('each wrong cell is told by row and column in the reader’s words, and how many there are in all', () => {
  const rows = [
    {
      row: 2,
      values: {},
      problems: { total_attended: 'Must be a whole number from 0 to 1000', gift: 'Must be yes or no' },
    },
    {
      row: 9,
      values: {},
      problems: {
        guest_code: 'This event has no guest with this code',
        Warna: 'Unknown column',
        name: 'Something new',
      },
    },
  ];
  show(<WrongCells count={250} rows={rows} />);
  expect(screen.getByRole('alert').textContent).toBe(
    '250 sel keliru. Tidak ada yang berubah. Perbaiki di berkasnya, lalu kirim lagi. 5 yang pertama:',
  );
  const [, ...told] = screen.getAllByRole('row');
  expect(
    told.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['2', 'Jumlah hadir', 'Bilangan bulat dari 0 sampai 1000'],
    ['2', 'Hadiah', 'Tulis ya atau tidak'],
    ['9', 'Kode', 'Acara ini tidak punya tamu dengan kode ini'],
    ['9', 'Warna', 'Kolom ini tidak dikenal'],
    ['9', 'Nama', 'Something new'],
  ]);
});
