import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { show } from '../testing/show.tsx';
import { SearchField } from './search-field.tsx';

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Cari nama, alamat, atau akun' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const wait = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms);
  });

function showField(value = '') {
  const searched: string[] = [];
  show(<SearchField label="Cari nama, alamat, atau akun" value={value} onSearch={(text) => searched.push(text)} />);
  return searched;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('it searches once, 300 ms after the last letter', () => {
  const searched = showField();
  type('wu');
  wait(299);
  type('wulan ');
  wait(299);
  expect(searched).toEqual([]);
  wait(1);
  expect(searched).toEqual(['wulan']);
});

test('Enter does not wait, and the pause after it searches nothing again', () => {
  const searched = showField();
  type('wulan');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(searched).toEqual(['wulan']);
  wait(1000);
  expect(searched).toEqual(['wulan']);
});

test('clearing searches everything at once and keeps the focus', () => {
  const searched = showField('wulan');
  fireEvent.click(screen.getByRole('button', { name: 'Hapus pencarian' }));
  expect(searched).toEqual(['']);
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});
