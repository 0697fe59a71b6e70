import { problem } from '@janur/contracts/problems';
import { screen } from '@testing-library/react';
import { show } from '../../testing/show.tsx';
import { WrongFile } from './wrong-file.tsx';

test('a wrong column can only be put right in the file', () => {
  show(<WrongFile rows={[{ row: 1, values: {}, problems: { Alamat: problem('unknown_column') } }]} />);
  expect(screen.getByRole('alert').textContent).toContain('Baris 1, Alamat: Kolom ini tidak dikenal');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a column of ours is named by its word also in a file that only its owner can put right', () => {
  const code = problem('no_guest_with_code_at_event');
  const table = problem('too_long', { max: 20 });
  show(
    <WrongFile
      rows={[
        { row: 2, values: {}, problems: { guest_code: code } },
        { row: 3, values: {}, problems: { table_number: table } },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Baris 2, Kode: Acara ini tidak punya tamu dengan kode ini',
    'Baris 3, Meja: Maksimal 20 karakter',
  ]);
});
