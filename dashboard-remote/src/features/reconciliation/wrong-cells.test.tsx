import { problem, type ProblemCode } from '@janur/contracts/problems';
import { screen, within } from '@testing-library/react';
import { show } from '../../testing/show.tsx';
import type { WrongRow } from '../../parts/file-upload/refused-rows.ts';
import { WrongCells } from './wrong-cells.tsx';

test('each wrong cell is told by row and column in the reader’s words, and how many there are in all', () => {
  const rows: WrongRow[] = [
    {
      row: 2,
      values: {},
      problems: { total_attended: problem('whole_between', { min: 0, max: 1000 }), gift: problem('yes_or_no') },
    },
    {
      row: 9,
      values: {},
      problems: {
        guest_code: problem('no_guest_with_code_at_event'),
        Warna: problem('unknown_column'),
        // a code that this page is too old to know
        name: { code: 'of_tomorrow' as ProblemCode, params: {} },
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
    ['2', 'Orang yang datang', 'Bilangan bulat dari 0 sampai 1000'],
    ['2', 'Hadiah', 'Tulis ya atau tidak'],
    ['9', 'Kode', 'Acara ini tidak punya tamu dengan kode ini'],
    ['9', 'Warna', 'Kolom ini tidak dikenal'],
    ['9', 'Nama di undangan', 'Isian ini belum bisa diterima.'],
  ]);
});
