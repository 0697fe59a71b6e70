import type { RowCorrections } from '@janur/contracts';
import { problem } from '@janur/contracts/problems';
import { fireEvent, screen } from '@testing-library/react';
import { show } from '../../testing/show.tsx';
import type { WrongRow } from '../../parts/file-upload/refused-rows.ts';
import { WrongFile, WrongRows } from './wrong-rows.tsx';

const ROWS: readonly WrongRow[] = [
  {
    row: 4,
    values: { name: 'Siti', phone_number: 'nanti' },
    problems: { phone_number: problem('not_a_phone_number') },
  },
  { row: 9, values: { phone_number: '0812' }, problems: { name: problem('required') } },
];

function showRows(rows: Parameters<typeof WrongRows>[0]['rows'] = ROWS, corrections: RowCorrections = {}) {
  const sent: RowCorrections[] = [];
  show(<WrongRows count={2} rows={rows} corrections={corrections} onSend={(corrected) => sent.push(corrected)} />);
  return sent;
}

const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('a wrong cell is named by row and column, says what is wrong, and holds what the file has', () => {
  showRows();
  expect(screen.getByRole('alert').textContent).toContain('2 sel keliru');
  const phone = cell('Baris 4, Nomor HP');
  expect([phone.value, phone.getAttribute('aria-invalid')]).toEqual(['nanti', 'true']);
  expect(document.getElementById(phone.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Bukan nomor telepon',
  );
  expect(cell('Baris 4, Nama').value).toBe('Siti');
});

test('what is corrected and left out is sent with the file, beside what was corrected before', () => {
  const sent = showRows(ROWS, { 2: { name: 'Budi' } });
  fireEvent.change(cell('Baris 4, Nomor HP'), { target: { value: '0812 3456 7890' } });
  expect(cell('Baris 4, Nomor HP').getAttribute('aria-invalid')).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Lewati baris 9' }));
  expect(cell('Baris 9, Nama').disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Kirim lagi' }));
  expect(sent).toEqual([{ 2: { name: 'Budi' }, 4: { phone_number: '0812 3456 7890' }, 9: null }]);
});

test('a wrong column can only be put right in the file', () => {
  showRows([{ row: 1, values: {}, problems: { Alamat: problem('unknown_column') } }]);
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
    'Baris 3, Meja: Maksimal 20 huruf',
  ]);
});
