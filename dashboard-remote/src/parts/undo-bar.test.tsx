import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { show } from '../testing/show.tsx';
import { UNDO_MS, UndoBar } from './undo-bar.tsx';

const wait = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms);
  });

function showBar() {
  const happened: string[] = [];
  show(
    <UndoBar
      deeds={[{ key: 7, text: 'Ucapan Ayu dihapus.' }]}
      onUndo={(key) => happened.push(`undo ${key}`)}
      onEnd={(key) => happened.push(`end ${key}`)}
    />,
  );
  return happened;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('what was done is said, and the way back has the focus', () => {
  const happened = showBar();
  expect(screen.getByText('Ucapan Ayu dihapus.').closest('[role=status]')).not.toBeNull();
  const button = screen.getByRole('button', { name: 'Urungkan' });
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect(happened).toEqual(['undo 7']);
});

test('the way back ends after six seconds, and the time stands still under the pointer', () => {
  const happened = showBar();
  fireEvent.blur(screen.getByRole('button', { name: 'Urungkan' }));
  wait(UNDO_MS - 1000);
  fireEvent.mouseEnter(screen.getByText('Ucapan Ayu dihapus.'));
  wait(UNDO_MS);
  expect(happened).toEqual([]);
  fireEvent.mouseLeave(screen.getByText('Ucapan Ayu dihapus.'));
  wait(999);
  expect(happened).toEqual([]);
  wait(1);
  expect(happened).toEqual(['end 7']);
});
